import Foundation
import Testing

extension LabBrowserTests {
  /// Explains and replays logs that the user pastes, or selects as a file.
  @Suite struct PastedLogTests {
    @Test func `a file with a log can be chosen again after it has changed`() async throws {
      try await LabVisit.with { page in
        let value = try await page.browser.run(
          """
          const input = document.querySelector("#replay-file-input");
          const files = new DataTransfer();
          files.items.add(new File(["willShow (0.0, 516.0, 393.0, 336.0)"], "log.txt"));
          input.files = files.files;
          input.dispatchEvent(new Event("change"));
          return input.value;
          """, as: String.self)
        #expect(value == "")
        try await page.wait(until: "return document.querySelector('#replay-text').value.startsWith('willShow');")
      }
    }

    @Test func `explains and replays a pasted log`() async throws {
      try await LabVisit.with { page in
        try await page.hurry()
        try await page.browser.click("#open-replay")
        try await page.browser.click("#replay-example")
        try await page.wait(until: "return /6 notifications/.test(document.querySelector('#replay-result').innerText);")
        try await page.keepPicture("explained")
        try await page.wait(until: "return !document.querySelector('#replay-play').disabled;")
        try await page.browser.click("#replay-play")
        try await page.wait(until: "return !document.querySelector('#replay').open;")
        try await page.wait(until: "return document.querySelectorAll('#events li[data-name=willShow]').length > 0;")
        try await page.wait(until: "return document.querySelectorAll('#events li[data-name=willHide]').length > 0;")
        try await page.rest()
      }
    }

    @Test func `an explanation of text that has changed does not allow a replay`() async throws {
      try await LabVisit.with { page in
        try await page.browser.click("#open-replay")
        try await page.browser.run(
          """
          document.querySelector("#replay-example").click();
          const text = document.querySelector("#replay-text");
          text.value = "another text";
          text.dispatchEvent(new Event("input", { bubbles: true }));
          """)
        try await Task.sleep(for: .seconds(1))
        #expect(try await page.browser.run("return document.querySelector('#replay-play').disabled;", as: Bool.self))
        let result = try await page.browser.run(
          "return document.querySelector('#replay-result').textContent;", as: String.self)
        #expect(result.contains("Where to find a log"), "\(result)")
      }
    }

    @Test(
      arguments: [
        ("nothing of the kind", "line 1, column 1: "),
        ("{\"clavierTrace\":1}\n{\"event\":\"willShow\" oops}", "line 2, column 1: "),
      ]) func `refuses text that is not a log, and reports its position`(text: String, place: String) async throws
    {
      // The refusal is expected, but the browser logs every response of this kind.
      try await LabVisit.with(refusals: 1) { page in
        try await page.browser.click("#open-replay")
        try await page.browser.run("document.querySelector('#replay-text').value = arguments[0];", [text])
        try await page.browser.click("#replay-explain")
        // Before the response arrives, this element explains where to find a log.
        try await page.wait(
          until: "return !document.querySelector('#replay-result').textContent.includes('Where to find a log');")
        let result = try await page.browser.run(
          "return document.querySelector('#replay-result').textContent;", as: String.self)
        #expect(result.hasPrefix(place), "\(result)")
        #expect(try await page.browser.run("return document.querySelector('#replay-play').disabled;", as: Bool.self))
      }
    }
  }
}
