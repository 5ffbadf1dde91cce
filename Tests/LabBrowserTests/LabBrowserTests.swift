import Foundation
import Testing

/// Tests the page in a browser with a running phone.
///
/// The tests take real time, so they run only if they are requested.
@Suite(
  .serialized,
  .enabled(if: BrowserPrograms.areAskedFor, "only when asked for by name: swift test --filter LabBrowserTests"),
  .enabled(if: BrowserPrograms.found != nil, "no Chromium here: apt install chromium chromium-driver"),
  .sharedBrowser, .timeLimit(.minutes(5)))
struct LabBrowserTests {
  static let devices = ["iPhone 16", "iPhone SE (1st generation)", "iPad (10th generation)"]

  @Test(arguments: devices) func `no tapped field is covered on any screen`(device: String) async throws {
    try await LabVisit.with(settings: ["device": device]) { page in
      try await page.hurry()
      let screens = try await page.screens()
      #expect(screens.count >= 13)
      for screen in screens {
        try await page.choose(screen: screen)
        let inputs = try await page.inputs()
        #expect(!inputs.isEmpty, "\(screen)")
        for input in inputs {
          try await page.tap(input.id)
          let seen = try await page.input(input.id)
          #expect(seen.isFocused && seen.coveredHeight == 0 && seen.isInSight, "\(screen), \(seen)")
        }
        try await page.keepPicture("\(screen)-\(device.filter { $0.isLetter || $0.isNumber })")
      }
    }
  }

  @Test func `no tapped field is covered on a narrow page`() async throws {
    try await LabVisit.with(width: 390, height: 844) { page in
      try await page.hurry()
      for screen in try await page.screens() {
        try await page.choose(screen: screen)
        let input = try #require(try await page.inputs().last { $0.isInReach })
        try await page.tap(input.id)
        let seen = try await page.input(input.id)
        #expect(seen.coveredHeight == 0 && seen.isInSight, "\(screen), \(seen)")
        try await page.keepPicture("\(screen)-narrow")
      }
    }
  }

  @Test(arguments: [(700, 450), (640, 400)])
  func `the field and the keyboard are visible together on a zoomed page`(width: Int, height: Int) async throws {
    try await LabVisit.with(width: width, height: height, settings: ["screen": "chat", "compare": "true"]) { page in
      try await page.tap("message")
      try await page.wait(
        until: """
          const box = document.querySelector("#phone-picture").getBoundingClientRect();
          return box.top >= 0 && box.bottom <= innerHeight + 1;
          """)
      let seen = try await page.input("message")
      #expect(seen.isFocused && seen.coveredHeight == 0 && seen.isInSight)
      try await page.keepPicture("zoomed-\(width)")
    }
  }

  @Test func `the link can change before the phone opens`() async throws {
    try await LabVisit.with { page in
      let scale = try await page.browser.runAndWait(
        """
        const done = arguments[arguments.length - 1];
        import("/modules/phone-view.js").then(({ PhoneView }) => {
          const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg");
          const view = new PhoneView(document.createElement("div"), picture);
          // What the page knows about a phone that has not opened yet.
          view.take({ screen: { width: 0, height: 0 } });
          view.show(new Map());
          done(view.scale);
        }).catch((error) => done(String(error)));
        """, as: Double.self)
      #expect(scale == 1)
      try await page.browser.run("location.hash = '#screen=editor';")
      try await page.wait(until: "return document.querySelector('#phone').dataset.screen === 'editor';")
    }
  }

  @Test(arguments: devices) func `a rotated phone keeps its field visible`(device: String) async throws {
    try await LabVisit.with(settings: ["device": device]) { page in
      let input = try #require(try await page.inputs().last { $0.isInReach })
      try await page.tap(input.id)
      try await page.browser.run(
        """
        window.turns = 0;
        new MutationObserver(() => { if (document.querySelector("#phone > .turning")) window.turns += 1; })
          .observe(document.querySelector("#phone"), { childList: true });
        """)
      for orientation in ["landscape", "portrait"] {
        try await page.browser.click("#rotate")
        try await page.wait(
          until: """
            const box = document.querySelector("#phone-picture").viewBox.baseVal;
            const state = document.querySelector("#orientation input:checked").value;
            return state === "\(orientation)" && (box.width > box.height) === (state === "landscape");
            """)
        try await page.rest()
        let seen = try await page.input(input.id)
        #expect(seen.isFocused && seen.coveredHeight == 0 && seen.isInSight, "\(orientation), \(seen)")
        // The previous picture turns with the phone, and is then removed.
        try await page.wait(until: "return !document.querySelector('#phone > .turning');")
        try await page.keepPicture("turned-\(orientation)-\(device.filter { $0.isLetter || $0.isNumber })")
      }
      #expect(try await page.browser.run("return window.turns;", as: Int.self) == 2)
    }
  }

  @Test func `the keyboard of an iPad floats`() async throws {
    try await LabVisit.with(settings: ["device": "iPad (10th generation)"]) { page in
      let input = try #require(try await page.inputs().first)
      try await page.tap(input.id)
      try await page.browser.click("#placement label:has(input[value=floating])")
      try await page.wait(until: "return /float/i.test(document.querySelector('#panel-state dd').textContent);")
      try await page.rest()
      let seen = try await page.input(input.id)
      #expect(seen.isFocused && seen.coveredHeight == 0 && seen.isInSight, "\(seen)")
      try await page.keepPicture("floating")
      try await page.browser.click("#placement label:has(input[value=docked])")
      try await page.wait(until: "return /docked/i.test(document.querySelector('#panel-state dd').textContent);")
      try await page.rest()
      #expect(try await page.input(input.id).coveredHeight == 0)
    }
  }

  @Test func `a link contains the device, the screen, and the system, whose defaults depend on the lab's options`()
    async throws
  {
    try await LabVisit.with { page in
      let link = try await page.browser.run("return location.hash;", as: String.self)
      #expect(link.hasPrefix("#device=iPhone+16&screen=closures&system=26"), "\(link)")
    }
  }

  @Test func `the link to the phone focuses it and keeps the settings`() async throws {
    try await LabVisit.with(settings: ["screen": "editor"]) { page in
      let link = try await page.browser.run("return location.hash;", as: String.self)
      try await page.browser.type(WebDriver.enter, into: ".skip")
      #expect(try await page.browser.run("return document.activeElement.id;", as: String.self) == "phone")
      #expect(try await page.browser.run("return location.hash;", as: String.self) == link)
      try await page.rest()
      let screen = try await page.browser.run("return document.querySelector('#screen').value;", as: String.self)
      #expect(screen == "editor")
    }
  }

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
      // The first attempt to reconnect would follow after half a second.
      try await Task.sleep(for: .seconds(1))
      #expect(try await page.browser.run("return window.sockets;", as: Int.self) == 0)
      #expect(try await page.browser.run(count, as: Int.self) >= before)
      try await page.browser.click("#reconnect")
      try await page.rest()
      #expect(try await page.browser.run("return document.querySelector('#banner').hidden;", as: Bool.self))
    }
  }

  @Test func `the page shows why the lab refuses a phone`() async throws {
    try await LabVisit.with { page in
      // Two replaced functions respond like a lab that has no space for another phone.
      try await page.browser.run(
        """
        window.fetch = async () => Response.json({ error: "32 phones are already open." }, { status: 503 });
        window.WebSocket = class extends EventTarget {
          static OPEN = 1;
          constructor() {
            super();
            setTimeout(() => this.dispatchEvent(new CloseEvent("close", { code: 1006 })));
          }
          close() {}
        };
        document.querySelector("#reconnect").click();
        """)
      try await page.wait(until: "return !document.querySelector('#banner').hidden;")
      let banner = try await page.browser.run(
        "return document.querySelector('#banner-text').textContent;", as: String.self)
      #expect(banner == "32 phones are already open. Reconnecting…")
    }
  }

  @Test func `the page shows why a phone cannot be started until a phone answers`() async throws {
    try await LabVisit.with { page in
      // A replaced class behaves as a lab that accepts a session and closes it.
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

  @Test func `screen readers do not announce the clock`() async throws {
    try await LabVisit.with { page in
      // The role of an output element is a live region.
      let live = try await page.browser.run("return document.querySelector('#clock').ariaLive;", as: String.self)
      #expect(live == "off")
    }
  }

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

  @Test func `a device offers only the systems that it can run`() async throws {
    try await LabVisit.with(settings: ["device": "iPhone 8", "system": "26"]) { page in
      let offered = "return [...document.querySelectorAll('#system option:enabled')].map((item) => item.textContent);"
      #expect(try await page.browser.run(offered, as: [String].self) == ["iOS 16", "iOS 15"])
      // The link asks for another one.
      try await page.wait(until: "return document.querySelector('#system').value === '16';")
      let notice = "return document.querySelector('#toasts').textContent;"
      #expect(try await page.browser.run(notice, as: String.self).contains("'iPhone 8' cannot run iOS 26"))
      try await page.browser.run(
        """
        const device = document.querySelector('#device');
        device.value = 'iPad (A16)';
        device.dispatchEvent(new Event('change', { bubbles: true }));
        """)
      try await page.wait(until: "return document.querySelector('#system').value === '18';")
      #expect(try await page.browser.run(offered, as: [String].self) == ["iPadOS 27", "iPadOS 26", "iPadOS 18"])
      try await page.rest()
      let notices = try await page.browser.run(notice, as: String.self)
      #expect(!notices.contains("iPad (A16)"), "\(notices)")
    }
  }

  @Test func `a finger that drags into the keyboard dismisses it`() async throws {
    try await LabVisit.with(settings: ["screen": "longForm"]) { page in
      let input = try #require(try await page.inputs().first)
      try await page.tap(input.id)
      let (start, end) = (try await page.point(x: 0.5, y: 0.45), try await page.point(x: 0.5, y: 0.97))
      try await page.browser.point([
        .move(x: start.x, y: start.y, milliseconds: 0), .down, .move(x: end.x, y: end.y, milliseconds: 500), .up,
      ])
      try await page.wait(until: "return !document.querySelector('[data-focused=true]');")
      // The page lists a notification with its next frame.
      try await page.wait(
        until: "return [...document.querySelectorAll('#events li')].at(-1).dataset.name === 'didHide';")
      try await page.rest()
      let names = try await page.browser.run(
        "return [...document.querySelectorAll('#events li')].map((item) => item.dataset.name);", as: [String].self)
      #expect(names.contains("willHide") && names.last == "didHide", "\(names)")
      #expect(try await page.inputs().allSatisfy { $0.coveredHeight == 0 })
    }
  }

  @Test func `the scrubber shows the past and returns to the present`() async throws {
    try await LabVisit.with { page in
      let input = try #require(try await page.inputs().first)
      try await page.tap(input.id)
      let verdict = "return document.querySelector('#verdict').dataset.kind;"
      #expect(try await page.browser.run(verdict, as: String.self) == "good")
      for part in [0, 0.5, 0.02, 0] {
        try await page.browser.run(
          """
          const scrubber = document.querySelector("#scrubber");
          scrubber.value = Number(scrubber.max) * arguments[0];
          scrubber.dispatchEvent(new Event("input", { bubbles: true }));
          """, [part])
        try await page.wait(until: "return document.querySelector('#phone').dataset.live === 'false';")
        #expect(try await page.browser.run(verdict, as: String.self) == "past")
      }
      let then = try await page.browser.run(
        "return document.querySelector('#verdict-text').textContent;", as: String.self)
      #expect(then == "Then: No input is focused.")
      try await page.keepPicture("past")
      try await page.browser.click("#live")
      try await page.wait(until: "return document.querySelector('#phone').dataset.live === 'true';")
      #expect(try await page.browser.run(verdict, as: String.self) == "good")
      #expect(try await page.input(input.id).isFocused)
    }
  }

  @Test func `types into the field with the computer's keys and the phone's keys`() async throws {
    try await LabVisit.with { page in
      try await page.tap("email")
      try await page.browser.type("ada", into: "[data-focused=true]")
      let at = try await page.key("e")
      try await page.browser.tap(x: at.x, y: at.y)
      try await page.wait(until: "return /, adae/.test(document.querySelector('[data-input=email]').ariaLabel);")
      let picture = "return document.querySelector('#phone-picture').textContent"
      try await page.tap("password")
      try await page.browser.type("secret", into: "[data-focused=true]")
      try await page.wait(
        until: "return /6 hidden characters/.test(document.querySelector('[data-input=password]').ariaLabel);")
      #expect(try await page.browser.run("\(picture).includes('secret');", as: Bool.self) == false)
      try await page.keepPicture("typed")
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
      // Before, it explains where to find a log.
      try await page.wait(
        until: "return !document.querySelector('#replay-result').textContent.includes('Where to find a log');")
      let result = try await page.browser.run(
        "return document.querySelector('#replay-result').textContent;", as: String.self)
      #expect(result.hasPrefix(place), "\(result)")
      #expect(try await page.browser.run("return document.querySelector('#replay-play').disabled;", as: Bool.self))
    }
  }
}
