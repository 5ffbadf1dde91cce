import Foundation
import Testing

extension LabBrowserTests {
  /// Tests that the page shows why the phone was lost, until a phone answers again.
  @Suite struct ReconnectingTests {
    @Test func `a phone that was shut down stays visible until the user reconnects`() async throws {
      try await LabVisit.with { page in
        let input = try #require(try await page.inputs().first)
        try await page.tap(input.id)
        let count = "return document.querySelectorAll('#events li').length;"
        let before = try await page.browser.run(count, as: Int.self)
        // The page remembers the socket, so that the test can close it as the lab does.
        try await page.browser.run(
          """
          window.sockets = 0;
          const Native = window.WebSocket;
          window.WebSocket = class extends Native {
            constructor(address) {
              super(address);
              window.sockets += 1;
            }
          };
          const { send } = Native.prototype;
          Native.prototype.send = function (text) {
            Native.prototype.send = send;
            send.call(this, text);
            this.dispatchEvent(new CloseEvent("close", { code: 1000, reason: "The page was idle for 30 minutes." }));
          };
          document.querySelector("#return").click();
          """)
        try await page.wait(until: "return !document.querySelector('#banner').hidden;")
        let banner = try await page.browser.run(
          "return document.querySelector('#banner-text').textContent;", as: String.self)
        #expect(banner == "The page was idle for 30 minutes.")
        try await page.browser.click("#start-over")
        // The first attempt to reconnect would follow after half a second.
        try await Task.sleep(for: .seconds(1))
        let verdict = "return document.querySelector('#verdict-text').textContent;"
        #expect(try await page.browser.run(verdict, as: String.self) == "The phone is not connected.")
        #expect(try await page.browser.run("return window.sockets;", as: Int.self) == 0)
        #expect(try await page.browser.run(count, as: Int.self) >= before)
        try await page.browser.click("#reconnect")
        try await page.rest()
        #expect(try await page.browser.run("return document.querySelector('#banner').hidden;", as: Bool.self))
      }
    }

    @Test func `the page shows why the lab refuses a phone`() async throws {
      try await LabVisit.with { page in
        try await page.refusePhones()
        try await page.browser.run("document.querySelector('#reconnect').click();")
        try await page.wait(until: "return !document.querySelector('#banner').hidden;")
        let banner = try await page.browser.run(
          "return document.querySelector('#banner-text').textContent;", as: String.self)
        #expect(banner == "32 phones are already open. Reconnecting…")
      }
    }

    @Test func `the page shows why a phone cannot be started until a phone answers`() async throws {
      try await LabVisit.with { page in
        // The replaced class behaves like a lab that accepts a session and closes it.
        try await page.browser.run(
          """
          window.openings = 0;
          window.texts = new Set();
          const banner = document.querySelector("#banner");
          window.WebSocket = class extends EventTarget {
            static OPEN = 1;
            constructor() {
              super();
              setTimeout(() => {
                this.dispatchEvent(new Event("open"));
                window.openings += 1;
                if (window.openings > 1) window.texts.add(banner.hidden);
                const reason = "The phone cannot be started: It is missing.";
                this.dispatchEvent(new CloseEvent("close", { code: 1011, reason }));
              });
            }
            close() {}
            send() {}
          };
          document.querySelector("#reconnect").click();
          """)
        try await page.wait(until: "return window.openings >= 2;")
        let banner = try await page.browser.run(
          "return document.querySelector('#banner-text').textContent;", as: String.self)
        #expect(banner == "The phone cannot be started: It is missing. Reconnecting…")
        #expect(try await page.browser.run("return [...window.texts];", as: [Bool].self) == [false])
      }
    }
  }
}
