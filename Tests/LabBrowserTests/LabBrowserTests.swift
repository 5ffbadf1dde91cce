import Foundation
import Testing

/// Tests the page in a browser with a running phone.
///
/// The tests take real time, so they run only if they are requested.
@Suite(
  .serialized,
  .enabled(if: BrowserPrograms.areAskedFor, "runs only when requested by name: swift test --filter LabBrowserTests"),
  .enabled(if: BrowserPrograms.found != nil, "Chromium was not found: apt install chromium chromium-driver"),
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
        // The previous picture rotates with the phone, and is then removed.
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

  @Test func `unknown names and values in a link are reported and not kept`() async throws {
    try await LabVisit.with(settings: ["compare": "maybe", "constructor": "1", "toString": "2"]) { page in
      let texts = try await page.browser.run(
        "return [document.querySelector('#toasts').textContent, location.hash];", as: [String].self)
      #expect(texts[0].contains("settings in the link: compare=maybe, constructor=1, toString=2."), "\(texts[0])")
      #expect(texts[1] == "#device=iPhone+16&screen=closures&system=26")
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

  @Test func `screen readers do not announce the clock`() async throws {
    try await LabVisit.with { page in
      // The role of an output element is a live region.
      let live = try await page.browser.run("return document.querySelector('#clock').ariaLive;", as: String.self)
      #expect(live == "off")
    }
  }

  @Test func `a device offers only the systems that it can run`() async throws {
    try await LabVisit.with(settings: ["device": "iPhone 8", "system": "26"]) { page in
      let offered = "return [...document.querySelectorAll('#system option:enabled')].map((item) => item.textContent);"
      #expect(try await page.browser.run(offered, as: [String].self) == ["iOS 16", "iOS 15"])
      // The link selects a system that the device cannot run, so the page selects the closest system.
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
}
