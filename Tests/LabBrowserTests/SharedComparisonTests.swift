import Foundation
import Testing

extension LabBrowserTests.ComparisonTests {
  private struct Compared: Decodable, Sendable {
    var verdict: String
    var other: String
    var widths: [Double]
  }

  private func compared(_ page: LabVisit) async throws -> Compared {
    try await page.browser.run(
      """
      const width = (id) => document.querySelector(id).getBoundingClientRect().width;
      return {
        verdict: document.querySelector("#verdict").textContent,
        other: document.querySelector("#other-verdict").textContent,
        widths: [width("#phone-picture"), width("#other-picture")],
      };
      """, as: Compared.self)
  }

  @Test func `two quick clicks save two files with both phones`() async throws {
    try await LabVisit.with(settings: ["screen": "chat", "compare": "true"]) { page in
      try await page.wait(until: "return document.querySelector('#twin-phone').dataset.ready === 'true';")
      try await page.tap("message")
      try await page.wait(until: "return document.querySelector('#twin').dataset.kind === 'bad';")
      try await page.rest()
      let hasBoth = try await page.browser.runAndWait(
        """
        const done = arguments[arguments.length - 1];
        const create = URL.createObjectURL;
        const pages = [];
        URL.createObjectURL = (blob) => {
          if (blob.type === "text/html") pages.push(blob.text());
          if (pages.length === 2) {
            Promise.all(pages).then((texts) => done(texts.map((text) => !/id="other-session">null</.test(text))));
          }
          return create.call(URL, blob);
        };
        document.querySelector("#share").click();
        document.querySelector("#share").click();
        """, as: [Bool].self)
      #expect(hasBoth == [true, true])
    }
  }

  @Test func `a shared session shows both phones in step after the second phone was opened again`() async throws {
    try await LabVisit.with(settings: ["screen": "chat", "compare": "true"]) { page in
      try await page.wait(until: "return document.querySelector('#twin-phone').dataset.ready === 'true';")
      try await page.tap("message")
      try await page.wait(until: "return document.querySelector('#twin').dataset.kind === 'bad';")
      try await page.rest()
      try await page.browser.click("label:has(#compare)")
      try await page.wait(until: "return document.querySelector('#twin-phone').dataset.ready === 'false';")
      // The keyboard of the new phone appears this much later.
      try await Task.sleep(for: .seconds(3))
      try await page.browser.click("label:has(#compare)")
      try await page.wait(until: "return document.querySelector('#twin').dataset.kind === 'bad';")
      try await page.rest()
      try await page.browser.type("a", into: "[data-focused=true]")
      try await page.wait(until: "return /type/.test(document.querySelector('#events').textContent);")
      try await page.rest()
      try await page.browser.click("#done")
      try await page.wait(until: "return document.querySelector('#twin').dataset.kind === 'idle';")
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
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("again-\(UUID().uuidString).html")
      try Data(html.utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }

      try await page.browser.prefer(["prefers-reduced-motion": "reduce"])
      try await page.browser.open(file.absoluteString)
      let show = """
        [...document.querySelectorAll('#rows button')].find((row) => row.textContent.includes(arguments[0])).click();
        """
      try await page.browser.run(show, ["didShow"])
      let first = try await compared(page)
      #expect(first.verdict.contains("fully visible") && first.other.isEmpty, "the other phone was not open: \(first)")
      try await page.browser.run(show, ["type “a”"])
      let last = try await compared(page)
      #expect(last.other.hasPrefix(": covered by "), "\(last)")
      try await page.browser.prefer(["prefers-color-scheme": "light"])
    }
  }

  @Test func `a shared session shows the phone without Clavier, beside the phone with Clavier or instead of it`()
    async throws
  {
    try await LabVisit.with(settings: ["screen": "chat", "compare": "true"]) { page in
      try await page.wait(until: "return document.querySelector('#twin-phone').dataset.ready === 'true';")
      try await page.tap("message")
      try await page.wait(until: "return document.querySelector('#twin').dataset.kind === 'bad';")
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
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("compared-\(UUID().uuidString).html")
      try Data(html.utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }

      try await page.browser.prefer(["prefers-reduced-motion": "reduce"])
      try await page.browser.open(file.absoluteString)
      try await page.browser.run(
        "[...document.querySelectorAll('#rows button')].find((row) => /didShow/.test(row.textContent)).click();")
      let wide = try await compared(page)
      #expect(wide.verdict.contains("fully visible") && wide.other.hasPrefix(": covered by "), "\(wide)")
      #expect(wide.widths.allSatisfy { $0 > 100 }, "both phones are visible: \(wide)")
      try await page.keepPicture("shared-compared")

      try await page.browser.resize(width: 390, height: 844)
      try await page.wait(until: "return document.querySelector('#other-picture').getBoundingClientRect().width === 0;")
      try await page.browser.click("[name=shown][value=without]")
      try await page.wait(until: "return document.querySelector('#other-picture').getBoundingClientRect().width > 100;")
      let narrow = try await compared(page)
      #expect(narrow.widths[0] == 0, "only the chosen phone is visible: \(narrow)")
      try await page.browser.resize(width: 1280, height: 1000)
      try await page.browser.prefer(["prefers-color-scheme": "light"])
    }
  }
}
