import Foundation
import Testing

/// The page in a real browser, with a real phone behind it.
@Suite(
  .serialized,
  .enabled(if: BrowserPrograms.found != nil, "no Chromium here: apt install chromium chromium-driver"),
  .enabled(if: BrowserPrograms.hasPhone, "this clavier has no lab-phone"),
  .disabled(if: BrowserPrograms.isSkipped, "CLAVIER_SKIP_BROWSER is 1"), .timeLimit(.minutes(5)))
struct LabBrowserTests {
  static let devices = ["iPhone 16", "iPhone SE (1st generation)", "iPad (10th generation)"]

  @Test(arguments: devices) func `no field that is tapped is covered, on any screen`(device: String) async throws {
    try await LabVisit.with(settings: ["device": device]) { page in
      let screens = try await page.browser.run(
        "return [...document.querySelector('#screen').options].map((option) => option.value);", as: [String].self)
      #expect(screens.count >= 5)
      for screen in screens {
        try await page.open(["device": device, "screen": screen])
        let inputs = try await page.inputs()
        #expect(!inputs.isEmpty, "\(screen)")
        for input in inputs {
          try await page.tap(input.id)
          let state = try await page.inputs().first { $0.id == input.id }
          #expect(state?.coveredHeight == 0, "\(screen), \(input.id)")
          #expect(state?.isInSight == true, "\(screen), \(input.id)")
        }
        try await page.keepPicture("\(screen)-\(device.filter { $0.isLetter || $0.isNumber })")
      }
    }
  }

  @Test func `a phone that is turned keeps its field in sight`() async throws {
    try await LabVisit.with { page in
      let first = try #require(try await page.inputs().first)
      try await page.tap(first.id)
      try await page.browser.click("#rotate")
      try await page.wait(until: "return document.querySelector('#orientation input:checked').value === 'landscape';")
      try await page.rest()
      let state = try await page.inputs().first { $0.id == first.id }
      #expect(state?.isFocused == true && state?.coveredHeight == 0 && state?.isInSight == true)
      try await page.keepPicture("landscape")
    }
  }

  @Test func `the keyboard of an iPad floats`() async throws {
    try await LabVisit.with(settings: ["device": "iPad (10th generation)"]) { page in
      let first = try #require(try await page.inputs().first)
      try await page.tap(first.id)
      try await page.browser.run("document.querySelector('#placement input[value=floating]').click();")
      try await page.wait(until: "return /float/i.test(document.querySelector('#panel-state').textContent);")
      try await page.rest()
      #expect(try await page.inputs().allSatisfy { $0.id != first.id || $0.coveredHeight == 0 })
      try await page.keepPicture("floating")
    }
  }

  @Test func `what was can be looked at again, and the present come back to`() async throws {
    try await LabVisit.with { page in
      try await page.tap(try #require(try await page.inputs().first).id)
      let live = "return document.querySelector('#phone').dataset.live === 'true';"
      #expect(try await page.browser.run(live, as: Bool.self))
      try await page.browser.run(
        """
        const scrubber = document.querySelector("#scrubber");
        scrubber.value = 0;
        scrubber.dispatchEvent(new Event("input", { bubbles: true }));
        """)
      try await page.wait(until: "return document.querySelector('#phone').dataset.live === 'false';")
      try await page.keepPicture("past")
      try await page.browser.click("#live")
      try await page.wait(until: live)
    }
  }

  @Test func `a pasted log is explained and played`() async throws {
    try await LabVisit.with { page in
      try await page.browser.click("#open-replay")
      try await page.browser.click("#replay-example")
      try await page.browser.click("#replay-explain")
      try await page.wait(until: "return document.querySelector('#replay-result').textContent.length > 100;")
      try await page.keepPicture("explained")
      try await page.wait(until: "return !document.querySelector('#replay-play').disabled;")
      try await page.browser.click("#replay-play")
      try await page.wait(until: "return !document.querySelector('#replay').open;")
      try await page.wait(until: "return document.querySelectorAll('#events li[data-name=willShow]').length > 0;")
      try await page.wait(until: "return document.querySelectorAll('#events li[data-name=willHide]').length > 0;")
    }
  }

  @Test func `a log that is none is refused with its place`() async throws {
    try await LabVisit.with { page in
      try await page.browser.click("#open-replay")
      try await page.browser.type("nothing of the kind", into: "#replay-text")
      try await page.browser.click("#replay-explain")
      try await page.wait(until: "return /line 1/.test(document.querySelector('#replay-result').textContent);")
      // The refusal itself is no error of the page, but the browser notes every answer of this kind.
      _ = try await page.browser.log()
    }
  }
}
