import ClavierTesting
import Foundation
import KeyboardGallery
import Testing
import UIKit

@testable import ClavierLab

@MainActor
struct CheckTests {
  private static let phone = TrialConfiguration(device: .standard, orientation: .portrait)

  @Test func `every screen keeps every input visible on a small phone in landscape`() throws {
    let device = try #require(Device.named("iPhone SE (1st generation)"))
    let configuration = TrialConfiguration(device: device, orientation: .landscape)
    let outcome = try GalleryCheck(configurations: [configuration]).run()
    #expect(outcome.report.covered.isEmpty)
    #expect(Set(outcome.cases.map(\.screen)) == Set(GalleryScreen.allCases.map(\.id)))
    for screen in GalleryScreen.allCases {
      let cases = outcome.cases.filter { $0.screen == screen.id }
      #expect(Set(cases.map(\.keyboard)) == ["text", "textWithoutBar", "numberPad", "emoji"])
      #expect(Set(cases).count == cases.count, "no case is checked twice")
    }
    // Each assumed height is reported with its device.
    let assumed = outcome.assumedHeights
    #expect(assumed.allSatisfy { $0.device == device.id && $0.orientation == "landscape" && $0.height > 0 })
    #expect(Set(assumed).count == assumed.count)
    let borrowed = TestedKeyboard.all(on: device, .landscape).contains { keyboard in
      device.keyboardHeight(kind: keyboard.kind, orientation: .landscape)?.isAssumed == true
    }
    #expect(assumed.isEmpty == !borrowed)
  }

  @Test func `counts the covered points of each case`() throws {
    let job = GalleryCheck.Job(screen: .closures, configuration: Self.phone)
    let field = UITextField(frame: CGRect(x: 20, y: 500, width: 200, height: 40))
    field.accessibilityIdentifier = "lower"
    let controller = UIViewController()
    let trial = try InputTrial(
      searching: {
        controller.view.addSubview(field)
        return controller
      }, in: job.configuration)
    let cases = GalleryCheck.cases(of: trial, for: job)
    // The keyboards have different heights. The number pad begins below the field.
    #expect(cases.map(\.keyboard) == TestedKeyboard.all(on: .standard, .portrait).map(\.id))
    #expect(cases.allSatisfy { $0.input == "lower" && $0.device == "iphone-393x852" && $0.orientation == "portrait" })
    let text = try #require(cases.first)
    #expect(text.coveredLength == 24)
    #expect(text.explanation == "the input ends at 540, and the keyboard begins at 516.")
    let pad = try #require(cases.first { $0.keyboard == "numberPad" })
    #expect(pad.coveredLength == 0 && pad.passed)
  }

  @Test func `fails for a screen without inputs`() throws {
    let job = GalleryCheck.Job(screen: .closures, configuration: Self.phone)
    let cases = GalleryCheck.cases(
      of: try InputTrial(searching: { UIViewController() }, in: job.configuration), for: job)
    #expect(!cases.isEmpty && cases.allSatisfy { !$0.passed && $0.input == "no input" })
  }

  @Test func `checks every screen on every device with known heights`() {
    let all = GalleryCheck().jobs
    let jobs = all.filter { $0.textSize == .large }
    #expect(jobs.count == GalleryScreen.allCases.count * Device.withKnownHeights.count * 2)
    #expect(Set(all).count == all.count)
    let unknown = Device.all.filter { !Device.withKnownHeights.contains($0) }
    #expect(unknown.allSatisfy { $0.keyboardHeight(orientation: .portrait) == nil })
  }

  @Test func `checks larger text sizes on a sample of the devices, or on all devices on request`() {
    let (sample, all) = (GalleryCheck().jobs, GalleryCheck(isComplete: true).jobs)
    let count = sample.filter { $0.textSize == .large }.count
    #expect(all.count == 3 * count)
    #expect(sample.count < count * 5 / 4, "the larger text sizes add less than a quarter to the number of jobs")
    #expect(Set(sample).isSubset(of: Set(all)))
    for size in GalleryCheck.largerTextSizes {
      let jobs = sample.filter { $0.textSize == size }
      #expect(Set(jobs.map(\.screen)).count == GalleryScreen.allCases.count)
      #expect(Set(jobs.map(\.configuration.orientation)).count == 2)
      #expect(Set(jobs.map(\.configuration.device.idiom)).count == 2)
      #expect(jobs.count == Set(jobs.map(\.screen)).count * 3 || Set(jobs.map(\.configuration)).count > 20)
    }
  }

  @Test(arguments: [LabSettings.TextSize.large] + GalleryCheck.largerTextSizes)
  func `opens the screen at the text size of the case, and names the text size`(size: LabSettings.TextSize) throws {
    let job = GalleryCheck.Job(screen: .closures, configuration: Self.phone, textSize: size)
    let trial = try GalleryCheck.trial(of: job)
    let font = (HeadlessWorld.windowScene.windows.last?.textInputs.first as? UITextField)?.font
    let expected = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
    #expect(font?.pointSize == expected.pointSize && (expected.pointSize > 17) == (size != .large))
    let cases = GalleryCheck.cases(of: trial, for: job)
    #expect(!cases.isEmpty && cases.allSatisfy { $0.passed && $0.textSize == (size == .large ? nil : size.rawValue) })
  }

  @Test func `reports progress after every job`() throws {
    let check = GalleryCheck(screens: [.handler, .constraint], configurations: [Self.phone])
    var progress: [Int] = []
    _ = try check.run { progress.append($0) }
    #expect(progress == Array(1...check.jobs.count) && progress.count >= 2)
  }

  @Test(arguments: 1...7)
  func `shards are disjoint and complete`(count: Int) throws {
    let shards = try (1...count).map { try #require(Shard("\($0)/\(count)")) }
    let parts = shards.map { GalleryCheck(shard: $0).jobs }
    let whole = GalleryCheck().jobs
    #expect(Set(parts.joined()) == Set(whole))
    #expect(parts.map(\.count).reduce(0, +) == whole.count)
    // All shards have about the same number of jobs.
    let counts = parts.map(\.count)
    #expect((counts.max() ?? 0) - (counts.min() ?? 0) <= 1)
  }

  @Test(arguments: ["", "1", "/", "0/4", "5/4", "-1/4", "1/0", "1/2/3", "a/b", " 1/2", "1/99999999999999999999"])
  func `rejects an invalid shard`(text: String) {
    #expect(Shard(text) == nil)
  }

  // MARK: - Reports

  private static func item(_ screen: String, _ input: String, covered: Double = 0, _ explanation: String? = nil)
    -> CheckReportCase
  {
    CheckReportCase(
      screen: screen, device: "iphone-393x852", orientation: "portrait", keyboard: "text", input: input,
      coveredLength: covered, explanation: explanation)
  }

  private static let cases = [
    item("closures", "email"), item("closures", "password", covered: 24.04, "the input ends at 540."),
    item("handler", "iban", covered: 0, "out of sight"),
  ]

  @Test func `the report lists the failures and decodes from its own JSON`() throws {
    let report = CheckReport(cases: Self.cases, assumedHeights: [])
    #expect(report.cases == 3)
    #expect(report.covered == Array(Self.cases.dropFirst()))
    let object = try #require(JSONSerialization.jsonObject(with: report.json()) as? [String: Any])
    #expect(Set(object.keys) == ["version", "cases", "covered", "assumedHeights"])
    #expect(object["version"] as? Int == 1)
    let covered = try #require(object["covered"] as? [[String: Any]])
    let keys: Set = ["screen", "device", "orientation", "keyboard", "input", "coveredHeight", "explanation"]
    #expect(covered.allSatisfy { Set($0.keys) == keys })
    #expect(covered.first?["coveredHeight"] as? Double == 24.04)
    #expect(try CheckReport(json: report.json()) == report)
    var larger = Self.cases[1]
    larger.textSize = "extraExtraExtraLarge"
    let decoded = try CheckReport(json: CheckReport(cases: [larger], assumedHeights: []).json())
    #expect(decoded.covered == [larger])
    #expect(CheckReport.junit([larger]).contains("name=\"password, portrait, text, extraExtraExtraLarge\""))
  }

  @Test func `a report on one device does not repeat the device's name for each height`() throws {
    let height = AssumedHeight(kind: "emoji", orientation: "portrait", height: 336, note: "borrowed")
    let text = String(decoding: try JSONEncoder().encode(height), as: UTF8.self)
    #expect(!text.contains("device"))
  }

  @Test func `the table has a row for each screen and lists the failures`() {
    var outcome = GalleryCheck.Outcome()
    outcome.cases = Self.cases
    let text = CheckTable(style: TextStyle(isColored: false)).text(outcome, seconds: 0.001)
    #expect(
      text == """
        screen     inputs  devices    cases  visible
        closures        2        1        2      1 ✗
        handler         1        1        1      1 ✗

        ✗ password 24 points covered · closures, iphone-393x852, portrait, text: the input ends at 540.
        ✗ iban not visible · handler, iphone-393x852, portrait, text: out of sight
        ✗ An input is not visible in 2 of 3 cases, 3000 per second.

        """)
    outcome.cases[2].textSize = "accessibilityExtraLarge"
    let larger = CheckTable(style: TextStyle(isColored: false)).text(outcome, seconds: 0.001)
    #expect(larger.contains("handler, iphone-393x852, portrait, text, accessibilityExtraLarge: out of sight\n"))
    #expect(larger.contains("\n1 case has a larger text size: accessibilityExtraLarge.\n"))
    outcome.cases = [Self.item("closures", "email")]
    #expect(
      CheckTable(style: TextStyle(isColored: false)).text(outcome, seconds: 0.5).hasSuffix(
        "1        ✓\n\n✓ Every input is visible: 1 case, 2 per second.\n"))
  }

  @Test func `counts the failures beyond the first twenty`() {
    var outcome = GalleryCheck.Outcome()
    outcome.cases = (0..<50).map { Self.item("closures", "input\($0)", covered: 1, "covered") }
    let text = CheckTable(style: TextStyle(isColored: false)).text(outcome, seconds: 1)
    #expect(text.contains("and 30 more (use --format json to list all)\n"))
    #expect(text.split(separator: "\n").count == 24)
  }

  // MARK: - JUnit

  @Test func `the JUnit report has a suite for each screen and a failure for each covered input`() {
    #expect(
      CheckReport.junit(Self.cases) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="clavier check" tests="3" failures="2">
          <testsuite name="closures" tests="2" failures="1">
            <testcase classname="closures.iphone-393x852" name="email, portrait, text"/>
            <testcase classname="closures.iphone-393x852" name="password, portrait, text">
              <failure message="password: 24 points covered">the input ends at 540.</failure>
            </testcase>
          </testsuite>
          <testsuite name="handler" tests="1" failures="1">
            <testcase classname="handler.iphone-393x852" name="iban, portrait, text">
              <failure message="iban: not visible">out of sight</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
    #expect(WellFormedness.problem(in: CheckReport.junit([])) == nil)
  }

  @Test(arguments: ["a<b>&\"c\"'d'", "]]>", "line\nbreak\ttab\r", "\u{0}\u{1B}[31m\u{8}", "\u{FFFF}", "名前 🙂", ""])
  func `escapes any name in XML`(name: String) {
    let xml = CheckReport.junit([Self.item(name, name, covered: 1, name), Self.item(name, name)])
    #expect(WellFormedness.problem(in: xml) == nil)
    #expect(xml.contains("tests=\"2\" failures=\"1\""))
  }
}
