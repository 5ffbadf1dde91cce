import ClavierTesting
import ClavierTraces
import Foundation
import Testing

@testable import ClavierLab

struct ExplainTests {
  private func explain(_ text: String) -> ExplanationReport {
    Explanation.report(on: KeyboardTrace(text: text))
  }

  private func explainOne(
    _ event: String, begin: String, end: String, duration: String = "\"0.25\"", bounds: String = ""
  )
    throws -> NotificationReport
  {
    let text = ConsoleTexts.objectiveC(
      "UIKeyboard\(event)Notification", begin: begin, end: end, duration: duration, bounds: bounds)
    return try #require(explain(text).notifications.first)
  }

  @Test func `reports the state, the line, and the visible height of each notification`() {
    let notes = explain(ConsoleTexts.visit).notifications
    #expect(notes.map(\.line) == [2, 9, 16, 23, 31, 38])
    #expect(
      notes.map(\.event) == ["willChangeFrame", "willShow", "didChangeFrame", "didShow", "willShow", "willHide"])
    #expect(notes.map(\.state) == ["docked", "docked", "docked", "docked", "docked", "hidden"])
    #expect(notes.map(\.visibleHeight) == [336, 336, 336, 336, 291, 0])
    #expect(notes.allSatisfy { $0.screen == ReportSize(width: 393, height: 852) })
  }

  @Test func `names the device once`() {
    let remarks = explain(ConsoleTexts.visit).notifications.map { $0.remarks.joined(separator: " ") }
    #expect(remarks[0].contains("Screen 393 × 852, portrait: iPhone 14 Pro"))
    #expect(!remarks[1].contains("Screen 393"))
  }

  @Test func `describes the changes since the previous notification`() {
    let remarks = explain(ConsoleTexts.visit).notifications.map(\.remarks)
    #expect(remarks[1].contains("The end frame is the same as in the previous notification."))
    let resize = remarks[4].first {
      $0.hasPrefix("Since the previous notification: height 336 → 291 (−45), y 516 → 561.")
    }
    #expect(resize != nil)
  }

  @Test(arguments: [
    "(CGRect) $R0 = (origin = (x = 0, y = 516), size = (width = 393, height = 336))",
    "(origin = (x = 0, y = 516), size = (width = 393, height = 336))",
    "Optional(NSRect: {{0, 516}, {393, 336}})", "keyboard frame: {{0, 516}, {393, 336}}",
    "UIKeyboardFrameEndUserInfoKey: (origin = (x = 0, y = 516), size = (width = 393, height = 336))",
    "UIKeyboardFrameEndUserInfoKey: {x: 0, y: 516, w: 393, h: 336}",
  ])
  func `reads a frame in the formats that debuggers and apps print`(text: String) throws {
    let report = explain(text)
    let note = try #require(report.notifications.first)
    #expect(report.notifications.count == 1 && report.problems.isEmpty)
    #expect(note.endFrame == ReportFrame(x: 0, y: 516, width: 393, height: 336) && note.startFrame == nil)
    #expect(note.state == "docked")
  }

  @Test(arguments: [
    ("keyboardWillShow endFrame: {{0, 516}, {393, 336}}", "willShow"),
    ("10:20 keyboardDidHide: (0.0, 852.0, 393.0, 336.0)", "didHide"),
    ("keyboardWillChangeFrame begin {{0, 852}, {393, 336}} end {{0, 516}, {393, 336}}", "willChangeFrame"),
  ])
  func `a frame gets its event from a line that names the event`(text: String, event: String) throws {
    let report = explain(text)
    #expect(report.notifications.map(\.event) == [event])
    #expect(report.notifications.first?.endFrame != nil)
    #expect((report.notifications.first?.startFrame != nil) == text.contains("begin"))
  }

  @Test func `computes nothing from a frame that is not finite`() {
    let lines = ["{{0, 516}, {393, 336}}", "{{0, nan}, {393, inf}}", "{{0, 852}, {393, 0}}"].map {
      ConsoleTexts.objectiveC("UIKeyboardWillShowNotification", begin: "{{0, 852}, {393, 336}}", end: $0)
    }
    let remarks = explain(lines.joined(separator: "\n")).notifications.flatMap(\.remarks)
    #expect(remarks.contains("The end frame is not finite. Ignore it."))
    #expect(remarks.allSatisfy { !$0.contains("inf") && !$0.contains("nan") }, "\(remarks)")
  }

  @Test func `the usual durations are not called unusual, and the duration of iOS 26 is mentioned once`() {
    func remarks(_ duration: String) -> [String] {
      let frames = ["{{0, 852}, {393, 336}}", "{{0, 516}, {393, 336}}", "{{0, 561}, {393, 291}}"]
      let lines = zip(frames, frames.dropFirst()).map {
        ConsoleTexts.objectiveC("UIKeyboardWillShowNotification", begin: $0, end: $1, duration: duration)
      }
      return explain(lines.joined(separator: "\n")).notifications.flatMap(\.remarks)
    }
    #expect(!remarks("\"0.25\"").contains { $0.contains("duration of") || $0.contains("usual") })
    let new = remarks("\"0.383\"")
    #expect(new.filter { $0 == "The duration is 0.383 s, as on iOS 26 and later." }.count == 1)
    #expect(!new.contains { $0.contains("usual") } && new.contains { $0.contains("a spring of 0.66 s") }, "\(new)")
    #expect(remarks("\"0.12\"").contains { $0.contains("instead of the usual 0.25 s, or 0.383 s on iOS 26") })
  }

  /// An unusual notification and its expected remark.
  struct Oddity: CustomTestStringConvertible, Sendable {
    var name: String
    var event = "WillShow"
    var begin: String
    var end: String
    var duration = "\"0.25\""
    var bounds = ""
    var state: String
    var visibleHeight: Double
    var remark: String
    var testDescription: String { name }
  }

  static let oddities = [
    Oddity(
      name: "begin height", begin: "{{0, 896}, {414, 54}}", end: "{{0, 595}, {414, 301}}", state: "docked",
      visibleHeight: 301, remark: "The start height 54 differs from the end height 301. Use the end frame."),
    Oddity(
      name: "duration 0", begin: "{{0, 409}, {375, 258}}", end: "{{0, 442}, {375, 225}}", duration: "0",
      state: "docked", visibleHeight: 225, remark: "The duration is 0 although the frame changes"),
    Oddity(
      name: "modal", begin: "{{0, 920}, {320, 216}}", end: "{{0, 352}, {320, 216}}", duration: "\"0.4\"",
      state: "docked", visibleHeight: 216, remark: "The start frame is 352 points below the screen"),
    Oddity(
      name: "hide that stays", event: "WillHide", begin: "{{0, 538}, {402, 336}}", end: "{{0, 830}, {402, 336}}",
      state: "hidden", visibleHeight: 44, remark: "Hidden, although 44 points of the end frame are on the screen"),
    Oddity(
      name: "hardware keyboard on a pad", begin: "{{0, 768}, {1024, 313}}", end: "{{0, 713}, {1024, 313}}",
      state: "shortcutBar", visibleHeight: 55, remark: "Only 55 points are on the screen"),
    Oddity(
      name: "height 0", begin: "{{0, 667}, {375, 0}}", end: "{{0, 667}, {375, 0}}", state: "hidden", visibleHeight: 0,
      remark: "The end height is 0, as with a hardware keyboard"),
    Oddity(
      name: "half points", begin: "{{0, 667}, {375, 289.5}}", end: "{{0, 377.5}, {375, 289.5}}", state: "docked",
      visibleHeight: 289.5, remark: "Half points are valid"),
    Oddity(
      name: "landscape before iOS 8", begin: "{{-352, 0}, {352, 1024}}", end: "{{0, 0}, {352, 1024}}",
      bounds: "{{0, 0}, {1024, 352}}", state: "docked", visibleHeight: 352,
      remark: "portrait coordinates although the device is in landscape"),
    Oddity(
      name: "parked", event: "WillHide", begin: "{{0, 516}, {393, 336}}", end: "{{0, 852}, {393, 336}}",
      state: "hidden", visibleHeight: 0, remark: "The frame keeps its height"),
  ]

  @Test(arguments: oddities)
  func `explains unusual values`(oddity: Oddity) throws {
    let note = try explainOne(
      oddity.event, begin: oddity.begin, end: oddity.end, duration: oddity.duration, bounds: oddity.bounds)
    #expect(note.state == oddity.state)
    #expect(note.visibleHeight == oddity.visibleHeight)
    #expect(note.remarks.contains { $0.contains(oddity.remark) }, "\(note.remarks)")
  }

  @Test func `keeps the exact numbers of the text`() throws {
    let note = try explainOne(
      "WillChangeFrame", begin: "{{0, 477}, {375, 335}}",
      end: "{{0, 445.33333333333326}, {375, 366.66666666666674}}", duration: "0.14518900343642613")
    #expect(note.endFrame == ReportFrame(x: 0, y: 445.33333333333326, width: 375, height: 366.66666666666674))
    #expect(note.duration == 0.14518900343642613)
    #expect(note.visibleHeight == 366.66666666666674)
  }

  @Test func `a missing value is null, and no screen or state is guessed`() throws {
    let note = try #require(
      explain("UIKeyboardFrameBeginUserInfoKey = \"NSRect: {{0, 0}, {768, 304}}\";").notifications.first)
    #expect(note.endFrame == nil && note.duration == nil && note.curve == nil && note.belongsToCurrentApp == nil)
    #expect(note.state == nil && note.visibleHeight == nil && note.event == nil)
    #expect(note.remarks.contains { $0.hasPrefix("The end frame is missing") })
  }

  @Test func `the keyboard of another app has the state otherApp`() throws {
    let text = ConsoleTexts.objectiveC(
      "UIKeyboardWillShowNotification", begin: "{{0, 768}, {1024, 398}}", end: "{{0, 370}, {1024, 398}}"
    ).replacingOccurrences(of: "IsLocalUserInfoKey = 1", with: "IsLocalUserInfoKey = 0")
    let note = try #require(explain(text).notifications.first)
    #expect(note.belongsToCurrentApp == false)
    #expect(note.state == "otherApp")
  }

  @Test func `distinguishes two devices in one text`() {
    let text =
      ConsoleTexts.objectiveC(
        "UIKeyboardWillShowNotification", begin: "{{0, 667}, {375, 260}}", end: "{{0, 407}, {375, 260}}")
      + ConsoleTexts.objectiveC(
        "UIKeyboardWillShowNotification", begin: "{{0, 896}, {414, 346}}", end: "{{0, 550}, {414, 346}}")
    let screens = explain(text).notifications.map(\.screen)
    #expect(screens == [ReportSize(width: 375, height: 667), ReportSize(width: 414, height: 896)])
  }
}
