import Foundation
import Testing

extension LabBrowserTests {
  /// Compares a screen with the same screen without keyboard handling.
  @Suite struct ComparisonTests {
    @Test func `two phones side by side show the difference after the first tap`() async throws {
      try await LabVisit.with(settings: ["screen": "chat", "compare": "true"]) { page in
        try await page.wait(until: "return document.querySelector('#twin-phone').dataset.ready === 'true';")
        try await page.tap("message")
        try await page.wait(until: "return document.querySelector('#twin').dataset.kind === 'bad';")
        let texts = try await page.browser.run(
          "return ['#verdict', '#twin-verdict'].map((name) => document.querySelector(name).textContent);",
          as: [String].self)
        #expect(texts[0].contains("Message is fully visible.") && texts[1].hasPrefix("covered by "))
        try await page.browser.type("Hello", into: "[data-focused=true]")
        try await page.wait(until: "return /Hello/.test(document.querySelector('#twin-picture').textContent);")
        try await page.keepPicture("compared")
        try await page.browser.click("#done")
        try await page.wait(until: "return document.querySelector('#twin').dataset.kind === 'idle';")
      }
    }

    @Test func `long text is edited on both phones`() async throws {
      try await LabVisit.with(settings: ["screen": "editor", "compare": "true"]) { page in
        try await page.wait(until: "return document.querySelector('#twin-phone').dataset.ready === 'true';")
        try await page.tap("letter")
        try await page.wait(until: "return document.querySelector('#twin').dataset.kind === 'bad';")
        try await page.keepPicture("compared-letter")
      }
    }

    @Test func `the page opens with two phones, and rotated phones are stacked`() async throws {
      try await LabVisit.with(height: 900) { page in
        try await page.browser.open("about:blank")
        try await page.browser.open(page.address)
        try await page.rest()
        try await page.wait(until: "return document.querySelector('#twin-phone').dataset.ready === 'true';")
        try await page.tap("message")
        try await page.wait(until: "return document.querySelector('#twin').dataset.kind === 'bad';")
        try await page.browser.run(
          """
          window.growths = [];
          new MutationObserver(() => {
            const former = document.querySelector("#phone > .turning");
            if (!former) return;
            const { transform } = former.getAnimations()[0].effect.getKeyframes().at(-1);
            // The width of the former picture becomes the height of the new one.
            const height = document.querySelector("#phone-picture").getAttribute("height");
            window.growths.push(Number(/scale\\((.*)\\)/.exec(transform)[1]) * former.getAttribute("width") / height);
          }).observe(document.querySelector("#phone"), { childList: true });
          """)
        for (orientation, isBelow) in [("landscape", true), ("portrait", false)] {
          try await page.browser.click("#rotate")
          try await page.wait(
            until: """
              const state = document.querySelector("#orientation input:checked").value;
              const [first, second] = ["#phone-picture", "#twin-picture"].map((name) =>
                document.querySelector(name).getBoundingClientRect());
              const isTurned = [first, second].every((box) => (box.width > box.height) === (state === "landscape"));
              return isTurned && state === "\(orientation)" && (second.top >= first.bottom) === \(isBelow)
                && (second.left >= first.right) === \(!isBelow);
              """)
          try await page.rest()
          try await page.wait(until: "return !document.querySelector('.turning');")
          try await page.keepPicture("compared-\(orientation)")
        }
        let growths = try await page.browser.run("return window.growths;", as: [Double].self)
        #expect(growths.count == 2 && growths.allSatisfy { abs($0 - 1) < 0.02 }, "\(growths)")
      }
    }

    @Test func `Back shows or hides the second phone`() async throws {
      try await LabVisit.with(settings: ["screen": "chat", "compare": "true"]) { page in
        try await page.wait(until: "return !document.querySelector('#twin').hidden;")
        try await page.browser.click("label:has(#compare)")
        try await page.wait(until: "return document.querySelector('#twin').hidden;")
        try await page.browser.run("history.back();")
        try await page.wait(until: "return !document.querySelector('#twin').hidden;")
        try await page.browser.run("history.forward();")
        try await page.wait(until: "return document.querySelector('#twin').hidden;")
      }
    }

    @Test func `Reconnect opens both phones again`() async throws {
      try await LabVisit.with(settings: ["screen": "chat"]) { page in
        // The page remembers the sockets, so that the test can close them as the lab does.
        try await page.browser.run(
          """
          window.sockets = [];
          const Native = window.WebSocket;
          window.WebSocket = class extends Native {
            constructor(address) {
              super(address);
              window.sockets.push(this);
            }
          };
          document.querySelector("#reconnect").click();
          """)
        try await page.browser.click("label:has(#compare)")
        try await page.wait(until: "return document.querySelector('#twin-phone').dataset.ready === 'true';")
        try await page.rest()
        try await page.browser.run(
          "for (const socket of window.sockets) socket.dispatchEvent(new CloseEvent('close', { code: 1000 }));")
        try await page.wait(until: "return !document.querySelector('#banner').hidden;")
        let ready = """
          return ['#phone', '#twin-phone'].map((phone) => document.querySelector(phone).dataset.ready);
          """
        #expect(try await page.browser.run(ready, as: [String].self) == ["false", "false"])
        try await page.browser.click("#reconnect")
        try await page.wait(
          until: """
            return ['#phone', '#twin-phone'].every((phone) => document.querySelector(phone).dataset.ready === 'true');
            """)
        #expect(try await page.browser.run("return document.querySelector('#banner').hidden;", as: Bool.self))
        #expect(try await page.browser.run("return window.sockets.length;", as: Int.self) == 4)
      }
    }

    @Test func `the page shows why the second phone is not connected`() async throws {
      try await LabVisit.with { page in
        try await page.refusePhones()
        try await page.browser.click("label:has(#compare)")
        try await page.wait(
          until: """
            const { textContent, title } = document.querySelector("#twin-verdict");
            return textContent === "not connected" && title === "32 phones are already open.";
            """)
      }
    }

    @Test func `a narrow page shows one phone, and a wide one shows two`() async throws {
      try await LabVisit.with(width: 390, height: 844, settings: ["compare": "true"]) { page in
        let isHidden = try await page.browser.run("return document.querySelector('#twin').hidden;", as: Bool.self)
        #expect(isHidden)
        let note = "return document.querySelector('#compare-note').textContent;"
        #expect(try await page.browser.run(note, as: String.self).contains("There is not enough space for two phones."))
        try await page.browser.resize(width: 1024, height: 768)
        try await page.wait(until: "return !document.querySelector('#twin').hidden;")
        #expect(try await page.browser.run(note, as: String.self).isEmpty)
      }
    }

    @Test func `a switch turns keyboard handling on`() async throws {
      try await LabVisit.with(settings: ["handlesKeyboard": "false"]) { page in
        let input = try #require(try await page.inputs().last { $0.isInReach })
        try await page.tap(input.id)
        #expect(try await page.input(input.id).coveredHeight > 0)
        try await page.browser.click("label:has(#handles-keyboard)")
        try await page.wait(
          until: "return document.querySelector('[data-focused=true]')?.dataset.coveredHeight === '0';")
      }
    }
  }
}
