import Foundation
import Testing

extension LabBrowserTests {
  /// Types with input methods, and checks what persists over time and after settings change.
  @Suite struct TypingTests {
    @Test func `a composition of an input method is inserted when it ends`() async throws {
      try await LabVisit.with { page in
        try await page.tap("firstName")
        try await page.browser.compose("にほん")
        try await page.wait(until: "return document.activeElement.classList.contains('composing');")
        #expect(try await page.label(of: "firstName") == "First name")
        let distance = try await page.browser.run(
          """
          const caret = document.querySelector("#phone-picture rect[fill='#007aff']").getBoundingClientRect();
          const area = document.activeElement;
          const left = area.getBoundingClientRect().x + parseFloat(area.style.paddingLeft);
          return Math.abs(left - caret.x);
          """, as: Double.self)
        #expect(distance < 20, "the composition must be at the caret")
        let color = "return getComputedStyle(document.activeElement).backgroundColor;"
        let background = try await page.browser.run(color, as: String.self)
        #expect(background == "rgb(230, 236, 245)", "the composition must hide the placeholder")
        try await page.browser.insert("日本")
        try await page.wait(until: "return /, 日本$/.test(document.querySelector('[data-input=firstName]').ariaLabel);")
        #expect(try await page.browser.run("return document.activeElement.value;", as: String.self) == "")
        try await page.browser.insert("😀")
        try await page.wait(until: "return /, 日本😀$/.test(document.querySelector('[data-input=firstName]').ariaLabel);")
      }
    }

    @Test func `the log combines repeated keys, and shows the time that passed`() async throws {
      try await LabVisit.with { page in
        try await page.tap("firstName")
        try await page.browser.type("abc\u{E003}\u{E003}", into: "[data-focused=true]")
        try await page.wait(until: "return /× 2/.test(document.querySelector('#events').textContent);")
        try await page.wait(until: "return /, a$/.test(document.querySelector('[data-input=firstName]').ariaLabel);")
        let rows = "return [...document.querySelectorAll('#events .action .what')].map((row) => row.textContent);"
        let texts = try await page.browser.run(rows, as: [String].self)
        #expect(texts == ["tap firstName", "type “abc”", "press backspace × 2"])
        // The phone's clock continues while nothing happens.
        try await Task.sleep(for: .seconds(2.5))
        try await page.tap("lastName")
        let times = try await page.browser.run(
          "return [...document.querySelectorAll('#events .action')].map((row) => Number(row.dataset.time));",
          as: [Double].self)
        #expect(times.last ?? 0 > (times.dropLast().last ?? 0) + 2, "\(times)")
      }
    }

    @Test func `changing the text size keeps the text and the log, and Back returns to the previous size`() async throws
    {
      try await LabVisit.with { page in
        try await page.tap("firstName")
        try await page.browser.type("ada", into: "[data-focused=true]")
        try await page.wait(until: "return /, ada$/.test(document.querySelector('[data-input=firstName]').ariaLabel);")
        let count = "return document.querySelectorAll('#events li').length;"
        let before = try await page.browser.run(count, as: Int.self)
        try await page.browser.run(
          """
          const size = document.querySelector("#text-size");
          size.value = "extraLarge";
          size.dispatchEvent(new Event("change", { bubbles: true }));
          """)
        try await page.wait(until: "return /change the text size/.test(document.querySelector('#events').textContent);")
        try await page.rest()
        #expect(try await page.label(of: "firstName") == "First name, ada")
        #expect(try await page.browser.run(count, as: Int.self) > before)
        try await page.browser.run("history.back();")
        try await page.wait(until: "return document.querySelector('#text-size').value === 'large';")
      }
    }

    @Test func `the Delete key deletes the character after the caret`() async throws {
      try await LabVisit.with { page in
        try await page.tap("firstName")
        // Delete at the end of the text, Left twice, Delete, and Backspace, whose row shows that all keys have arrived.
        try await page.browser.type("abcd\u{E017}\u{E012}\u{E012}\u{E017}\u{E003}", into: "[data-focused=true]")
        try await page.wait(until: "return /press backspace/.test(document.querySelector('#events').textContent);")
        try await page.rest()
        #expect(try await page.label(of: "firstName") == "First name, ad")
        // A browser reports some ways to delete forward, such as by word, only as a change of the text area.
        try await page.browser.run(
          """
          document.activeElement.dispatchEvent(new InputEvent(
            "beforeinput", { inputType: "deleteWordForward", bubbles: true, cancelable: true }));
          """)
        try await page.wait(until: "return /, a$/.test(document.querySelector('[data-input=firstName]').ariaLabel);")
      }
    }

    @Test func `changing a setting without restarting the screen keeps the page's focus`() async throws {
      try await LabVisit.with { page in
        try await page.tap("firstName")
        try await page.browser.type("ada", into: "[data-focused=true]")
        try await page.wait(until: "return /, ada$/.test(document.querySelector('[data-input=firstName]').ariaLabel);")
        // Changes a setting without moving focus, as Back does.
        try await page.browser.run(
          """
          const size = document.querySelector("#text-size");
          size.value = "extraLarge";
          size.dispatchEvent(new Event("change", { bubbles: true }));
          """)
        try await page.wait(until: "return /change the text size/.test(document.querySelector('#events').textContent);")
        try await page.rest()
        let focus = "return document.activeElement.dataset.input ?? '';"
        #expect(try await page.browser.run(focus, as: String.self) == "firstName")
      }
    }

    @Test func `returning to the browser's window does not show the keyboard again`() async throws {
      try await LabVisit.with { page in
        try await page.tap("firstName")
        try await page.browser.click("#done")
        try await page.wait(until: "return !document.querySelector('[data-focused=true]');")
        try await page.rest()
        // The events that a browser sends when the user leaves its window and returns.
        try await page.browser.run(
          """
          const area = document.querySelector("[data-input=firstName]");
          const has = document.hasFocus;
          document.hasFocus = () => false;
          area.dispatchEvent(new FocusEvent("blur"));
          document.hasFocus = has;
          area.dispatchEvent(new FocusEvent("focus"));
          """)
        try await Task.sleep(for: .milliseconds(500))
        let inputs = try await page.inputs()
        #expect(!inputs.isEmpty && inputs.allSatisfy { !$0.isFocused })
        // If the window has not changed, focusing the text area taps the input.
        try await page.browser.run(
          "document.querySelector('[data-input=firstName]').dispatchEvent(new FocusEvent('focus'));")
        try await page.wait(
          until: "return document.querySelector('[data-input=firstName]').dataset.focused === 'true';")
      }
    }

    @Test func `a setting is kept while the phone responds to the previous one`() async throws {
      try await LabVisit.with { page in
        try await page.browser.run(
          """
          window.links = [];
          const replace = history.replaceState;
          history.replaceState = function (state, title, link) {
            window.links.push(link);
            replace.call(history, state, title, link);
          };
          const size = document.querySelector("#text-size");
          size.value = "extraLarge";
          size.dispatchEvent(new Event("change", { bubbles: true }));
          document.querySelector("#dark-mode").click();
          """)
        try await page.wait(until: "return document.querySelector('#phone').dataset.dark === 'true';")
        try await page.rest()
        let links = try await page.browser.run("return window.links;", as: [String].self)
        #expect(links.allSatisfy { $0.contains("darkMode=true") }, "\(links)")
        let link = try await page.browser.run("return location.hash;", as: String.self)
        #expect(link.contains("textSize=extraLarge") && link.contains("darkMode=true"), "\(link)")
      }
    }

    @Test func `a message reports that only the first part of long text was pasted`() async throws {
      try await LabVisit.with { page in
        try await page.tap("firstName")
        let paste = """
          const data = new DataTransfer();
          data.setData("text/plain", "a".repeat(arguments[0]));
          document.activeElement.dispatchEvent(
            new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
          """
        try await page.browser.run(paste.replacing("arguments[0]", with: "1000"))
        try await page.wait(
          until: "return /, a{1000}$/.test(document.querySelector('[data-input=firstName]').ariaLabel);")
        let text = "return document.querySelector('#toasts').textContent;"
        #expect(try await page.browser.run(text, as: String.self) == "")
        try await page.browser.run(paste.replacing("arguments[0]", with: "1001"))
        try await page.wait(
          until: "return /, a{2000}$/.test(document.querySelector('[data-input=firstName]').ariaLabel);")
        #expect(
          try await page.browser.run(text, as: String.self).contains("Only the first 1,000 characters were pasted."))
      }
    }

    @Test func `a link with unknown values is reported`() async throws {
      try await LabVisit.with(settings: ["device": "iPhone 99", "shape": "round"]) { page in
        let text = try await page.browser.run("return document.querySelector('#toasts').textContent;", as: String.self)
        #expect(text.contains("device=iPhone 99") && text.contains("shape=round"))
      }
    }

    @Test func `a link with a placement that the device does not support is reported`() async throws {
      try await LabVisit.with(settings: ["device": "iPhone 16", "placement": "floating"]) { page in
        let text = try await page.browser.run("return document.querySelector('#toasts').textContent;", as: String.self)
        #expect(text.contains("placement=floating"), "\(text)")
      }
      try await LabVisit.with(settings: ["device": "iPad (10th generation)", "placement": "floating"]) { page in
        let text = try await page.browser.run("return document.querySelector('#toasts').textContent;", as: String.self)
        #expect(text == "")
      }
    }
  }
}
