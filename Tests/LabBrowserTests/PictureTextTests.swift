import Foundation
import Testing

extension LabBrowserTests {
  /// Tests the drawn text, whose size depends on the browser's fonts.
  @Suite struct PictureTextTests {
    @Test func `no text extends beyond its bubble, in any browser font`() async throws {
      try await LabVisit.with(settings: ["screen": "chat"]) { page in
        let bubbles = """
          const texts = [...document.querySelectorAll("#phone-picture text[textLength]")];
          const bubble = (text) => text.closest("g").parentNode.closest("g:has(> rect)")?.querySelector(":scope > rect");
          const inBubbles = texts.filter((text) => bubble(text) && text.textContent.length > 4);
          """
        // The first picture may show an empty screen.
        try await page.wait(until: "\(bubbles) return inBubbles.length >= 5;")
        // A label fills its bubble except for a margin.
        let wide = try await page.browser.run(
          """
          \(bubbles)
          const right = (element) => element.getBoundingClientRect().right;
          return inBubbles.filter((text) => right(text) > right(bubble(text)) - 4).map((text) => text.textContent);
          """, as: [String].self)
        #expect(wide.isEmpty, "\(wide)")
        let fitted = try await page.browser.run(
          """
          return [...document.querySelectorAll("#phone-picture text[textLength]")].filter((text) =>
            Math.abs(text.getComputedTextLength() - Number(text.getAttribute("textLength"))) > 1).length;
          """, as: Int.self)
        #expect(fitted == 0)
      }
    }

    @Test func `marks on the screen are clipped at the screen's rounded corners`() async throws {
      try await LabVisit.with(settings: ["screen": "chat", "compare": "true"]) { page in
        try await page.wait(until: "return document.querySelector('#twin-phone').dataset.ready === 'true';")
        // The corners are known with the first picture.
        try await page.wait(
          until: """
            return ["", "twin-"].every((prefix) =>
              Number(document.querySelector(`#${prefix}screen-edge rect`).getAttribute("rx")) > 20);
            """)
      }
    }

    @Test func `a picture can be saved even if the typed text contains control characters or half of a character`()
      async throws
    {
      try await LabVisit.with { page in
        let input = try #require(try await page.inputs().first)
        try await page.tap(input.id)
        try await page.browser.run(
          """
          const data = new DataTransfer();
          data.setData("text/plain", "\\u001b[31m\\0\\ufffe half \\ud83d");
          document.querySelector("[data-focused=true]").dispatchEvent(
            new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
          """)
        try await page.wait(
          until: "return /half \\ufffd/.test(document.querySelector('[data-focused=true]').ariaLabel);")
        try await page.rest()
        let isDrawn = try await page.browser.runAndWait(
          """
          const done = arguments[arguments.length - 1];
          const picture = document.querySelector("#phone-picture");
          import("/modules/export.js").then(({ rasterized }) => rasterized(picture, { width: 100, height: 100 }, 1))
            .then(() => done(true), () => done(false));
          """, as: Bool.self)
        #expect(isDrawn)
      }
    }

    @Test func `with the colors of the system, only the phone draws a cursor`() async throws {
      try await LabVisit.with { page in
        try await page.browser.prefer(["forced-colors": "active"])
        let color = "return getComputedStyle(document.querySelector('[data-input]')).caretColor;"
        #expect(try await page.browser.run(color, as: String.self) == "rgba(0, 0, 0, 0)")
      }
    }

    @Test func `while it is empty, the dialog for logs explains where to find a log`() async throws {
      try await LabVisit.with { page in
        try await page.browser.click("#open-replay")
        let text = "return document.querySelector('#replay-result').innerText;"
        #expect(try await page.browser.run(text, as: String.self).contains("Where to find a log"))
        try await page.browser.click("#replay-example")
        try await page.wait(until: "return /6 notifications/.test(document.querySelector('#replay-result').innerText);")
      }
    }

    @Test func `an input that only the edge of the screen clips is not an error while the keyboard covers nothing`()
      async throws
    {
      try await LabVisit.with { page in
        let kinds = try await page.browser.runAndWait(
          """
          const done = arguments[arguments.length - 1];
          const input = { id: "note", isFocused: true, coveredHeight: 0, isInSight: false, frame: [0, 900, 300, 400] };
          const state = { inputs: [input], keyboardFrame: [0, 500, 810, 318] };
          import("/modules/verdict.js").then(({ verdictOn }) =>
            done([0, 318].map((overlap) => verdictOn({ ...state, overlap }).kind)));
          """, as: [String].self)
        #expect(kinds == ["note", "bad"], "undocked and docked")
      }
    }
  }
}
