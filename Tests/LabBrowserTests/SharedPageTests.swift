import Foundation
import Testing

extension LabBrowserTests {
  /// The player on a shared page.
  private struct Player: Decodable, Sendable {
    var isPlaying: Bool
    var clock: Double
    /// The displayed time, and the time of the current row.
    var displayed: String
    var current: String?
    var duration: Double
    var verdict: String
    var kind: String
    var rows: Int
    var future: Int
    /// The number of drawn letters of the text keyboard.
    var keys: Int
    /// The number of files that the page has requested.
    var requests: Int
  }

  private func player(_ page: LabVisit) async throws -> Player {
    try await page.browser.run(
      """
      const texts = [...document.querySelectorAll("#phone-picture text")].map((text) => text.textContent);
      const one = (selector) => document.querySelector(selector);
      return {
        isPlaying: one("#phone").dataset.playing === "true", clock: Number(one("#scrubber").value),
        displayed: one("#clock").textContent, current: one("#rows [aria-current] .when")?.textContent,
        duration: Number(one("#scrubber").max), verdict: one("#verdict").textContent,
        kind: one("#verdict").dataset.kind, rows: document.querySelectorAll("#rows li").length,
        future: document.querySelectorAll("#rows li.future").length,
        keys: texts.filter((text) => /^[a-z]$/i.test(text)).length,
        requests: performance.getEntriesByType("resource").length,
      };
      """, as: Player.self)
  }

  @Test func `a shared session plays from disk without a server`() async throws {
    try await LabVisit.with { page in
      let input = try #require(try await page.inputs().last { $0.isInReach })
      try await page.tap(input.id)
      try await page.browser.click("#done")
      try await page.wait(until: "return !document.querySelector('[data-focused=true]');")
      try await page.rest()
      let html = try await page.browser.runAndWait(
        """
        const done = arguments[arguments.length - 1];
        const create = URL.createObjectURL;
        URL.createObjectURL = (blob) => {
          if (blob.type === "text/html") blob.text().then(done);
          return create.call(URL, blob);
        };
        document.querySelector("#share").click();
        """, as: String.self)
      #expect(html.utf8.count < 2_000_000)
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("shared-\(UUID().uuidString).html")
      try Data(html.utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }

      try await page.browser.prefer(["prefers-reduced-motion": "reduce"])
      try await page.browser.open(file.absoluteString)
      let start = try await player(page)
      #expect(!start.isPlaying && start.clock == 0 && start.duration > 1, "nothing moves by itself: \(start)")
      #expect(start.rows > 4 && start.future > 0 && start.requests == 0)

      try await page.browser.click("#play")
      try await page.wait(until: "return document.querySelector('#verdict').dataset.kind === 'good';")
      #expect(try await player(page).isPlaying)
      try await page.keepPicture("shared")
      try await page.wait(until: "return document.querySelector('#phone').dataset.playing === 'false';")
      let end = try await player(page)
      #expect(abs(end.clock - end.duration) < 0.01 && end.future == 0 && end.kind == "idle" && end.keys == 0, "\(end)")

      // A click on a row shows the moment of its notification. At the moment of a `didShow`, the keyboard is visible.
      try await page.browser.run(
        "[...document.querySelectorAll('#rows button')].find((row) => /didShow/.test(row.textContent)).click();")
      let shown = try await player(page)
      #expect(shown.displayed == "\(shown.current ?? "?") s")
      #expect(shown.keys >= 20 || shown.keys == 0, "letters, or a number pad")
      #expect(shown.kind == "good" && shown.clock > 0 && shown.clock < end.clock && !shown.isPlaying, "\(shown)")
      try await page.browser.run(
        """
        const scrubber = document.querySelector("#scrubber");
        scrubber.value = 0;
        scrubber.dispatchEvent(new Event("input"));
        """)
      let again = try await player(page)
      #expect(again.clock == 0 && again.keys == 0 && again.future == start.future, "\(again)")

      // On a short or zoomed page, the phone does not cover the controls.
      try await page.browser.resize(width: 600, height: 300)
      try await page.wait(
        until: """
          const [picture, controls] = ["#phone-picture", ".controls"].map((name) =>
            document.querySelector(name).getBoundingClientRect());
          return picture.height > 150 && picture.bottom <= controls.top + 1;
          """)
      try await page.browser.prefer(["prefers-color-scheme": "light"])
    }
  }

  @Test func `a phone that was just opened can be saved as an animated SVG`() async throws {
    try await LabVisit.with { page in
      let film = try await page.browser.runAndWait(
        """
        const done = arguments[arguments.length - 1];
        const create = URL.createObjectURL;
        URL.createObjectURL = (blob) => {
          if (blob.type.startsWith("image/svg")) blob.text().then(done);
          return create.call(URL, blob);
        };
        document.querySelector("#export-film").click();
        """, as: String.self)
      #expect(film.hasPrefix("<svg"))
      let toasts = try await page.browser.run("return document.querySelector('#toasts').textContent;", as: String.self)
      #expect(toasts == "")
    }
  }

  @Test func `the last few seconds are saved as an animated image`() async throws {
    struct Film: Decodable, Sendable {
      var frames: Int
      var seconds: Double
      var bytes: Int
      /// The number of different colors in the middle of the image.
      var colors: Int
    }

    try await LabVisit.with { page in
      let input = try #require(try await page.inputs().last { $0.isInReach })
      try await page.tap(input.id)
      let film = try await page.browser.runAndWait(
        """
        const done = arguments[arguments.length - 1];
        const create = URL.createObjectURL;
        async function read(blob) {
          const decoder = new ImageDecoder({ data: await blob.arrayBuffer(), type: blob.type });
          await decoder.tracks.ready;
          await decoder.completed;
          const frames = decoder.tracks.selectedTrack.frameCount;
          let [seconds, colors] = [0, new Set()];
          for (let frameIndex = 0; frameIndex < frames; frameIndex += 1) {
            const { image } = await decoder.decode({ frameIndex });
            seconds += image.duration / 1e6;
            if (frameIndex === frames >> 1) {
              const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
              canvas.getContext("2d").drawImage(image, 0, 0);
              const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
              for (let place = 0; place < data.length; place += 4) colors.add(data.slice(place, place + 4).join());
            }
          }
          done({ frames, seconds, bytes: blob.size, colors: colors.size });
        }
        URL.createObjectURL = (blob) => {
          if (blob.type === "image/gif") read(blob);
          return create.call(URL, blob);
        };
        document.querySelector("#export-gif").click();
        """, as: Film.self)
      #expect(film.frames >= 4 && film.seconds > 0.9 && film.seconds < 20, "\(film)")
      #expect(film.bytes > 5_000 && film.bytes < 1_000_000 && film.colors > 20 && film.colors <= 256, "\(film)")
      try await page.wait(until: "return !/GIF/.test(document.querySelector('#toasts').textContent);")
    }
  }
}
