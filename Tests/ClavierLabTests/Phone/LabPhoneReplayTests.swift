import Foundation
import Testing
import UIKit

@testable import ClavierLab

/// Replays pasted logs on the phone.
@MainActor
struct LabPhoneReplayTests {
  private let log = """
    2026-11-20 10:00:00 App[1] {name = UIKeyboardWillShowNotification; userInfo = {
        UIKeyboardAnimationCurveUserInfoKey = 7;
        UIKeyboardAnimationDurationUserInfoKey = "0.25";
        UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 667}, {375, 258}}";
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 409}, {375, 258}}";
    }}
    some other line
    2026-11-20 10:00:04 App[1] {name = UIKeyboardWillHideNotification; userInfo = {
        UIKeyboardAnimationCurveUserInfoKey = 7;
        UIKeyboardAnimationDurationUserInfoKey = "0.25";
        UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 409}, {375, 258}}";
        UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 667}, {375, 258}}";
    }}
    """

  @Test func `replays a pasted log on the device that it fits`() throws {
    let rig = PhoneRig()
    let replies = rig.send(.replay(text: log)) + rig.settle()
    let opened = try #require(replies.opened.first)
    #expect(opened.screen == LabSize(width: 375, height: 667))
    #expect(replies.events.map(\.name) == ["willShow", "willHide"])
    #expect(replies.events.first?.endFrame == ReportFrame(x: 0, y: 409, width: 375, height: 258))
    #expect(
      replies.events.allSatisfy { $0.belongsToCurrentApp == nil }, "a value that the log does not contain stays nil")
    #expect(replies.actions.count == 2 && replies.actions.allSatisfy { $0.text.hasPrefix("line") })
    let highest = replies.frames.compactMap(\.keyboard?.y).min()
    #expect(highest == 409)
    #expect(replies.states.contains { $0.focused != nil && $0.overlap == 258 })
    #expect(rig.state?.placement == "hidden" && rig.lastFrame?.keyboard == nil)
  }

  @Test func `the simulated keyboard works again after a replay`() throws {
    let rig = PhoneRig()
    rig.send(.replay(text: String(log.components(separatedBy: "some other")[0])))
    rig.settle()
    #expect(rig.state?.placement == "docked")
    let replies = rig.send(.navigate(.done)) + rig.settle()
    #expect(replies.problems.isEmpty)
    #expect(rig.state?.placement == "hidden" && rig.state?.focused == nil && rig.lastFrame?.keyboard == nil)
    rig.tap("email")
    #expect(rig.state?.placement == "docked")
  }

  @Test(arguments: [5.2, 5])
  func `notifications keep their order after a pause that is shortened`(hide: Double) {
    let rig = PhoneRig()
    let hidden = CGRect(x: 0, y: 667, width: 375, height: 258)
    let shown = CGRect(x: 0, y: 409, width: 375, height: 258)
    let log =
      line("WillShow", at: 0, from: hidden, to: shown) + line("DidShow", at: 5, from: hidden, to: shown)
      + line("WillHide", at: hide, from: shown, to: hidden) + line("DidHide", at: hide + 0.25, from: shown, to: hidden)
    let replies = rig.send(.replay(text: log)) + rig.settle()
    #expect(replies.events.map(\.name) == ["willShow", "didShow", "willHide", "didHide"])
    #expect(replies.actions.count == 2)
    let times = replies.events.map(\.time)
    let pauses = zip(times.dropFirst(), times).map { (($0 - $1) * 100).rounded() / 100 }
    #expect(pauses == [3, ((hide - 5) * 100).rounded() / 100, 0.25], "\(times)")
  }

  @Test(arguments: [(LabSystem.iOS26, "iPhone SE (2nd generation)"), (.iOS16, "iPhone 8"), (.iOS15, "iPhone 6")])
  func `chooses a model that can run the system`(system: LabSystem, model: String) {
    let rig = PhoneRig(LabSettings(device: system == .iOS26 ? "iPhone 16" : "iPhone 13", system: system))
    let replies = rig.send(.replay(text: log))
    #expect(replies.opened.first?.settings.device == model)
    #expect(replies.opened.first?.settings.system == system && replies.problems.isEmpty, "\(replies.problems)")
  }

  @Test func `an old device runs the closest system that it can run`() {
    let rig = PhoneRig(LabSettings(system: .iOS26))
    let hidden = CGRect(x: 0, y: 568, width: 320, height: 253)
    let shown = CGRect(x: 0, y: 315, width: 320, height: 253)
    let replies = rig.send(.replay(text: line("WillShow", at: 0, from: hidden, to: shown)))
    #expect(replies.opened.first?.settings.device == "iPhone 5")
    #expect(replies.opened.first?.settings.system == .iOS15)
    #expect(replies.problems == ["'iPhone 5' cannot run iOS 26, so it runs iOS 15."])
  }

  @Test func `a screen without inputs does not begin a replay`() throws {
    let rig = PhoneRig(screens: [LabScreen("Picture") { UIViewController() }])
    let replies = rig.send(.replay(text: log))
    #expect(replies.problems == ["This screen has no input that could be edited during the replay."])
    #expect(try !#require(rig.phone.driver).isReplaying)
  }

  @Test func `reports the position of text without a notification`() {
    let rig = PhoneRig()
    let replies = rig.send(.replay(text: "nothing here"))
    #expect(replies.opened.isEmpty)
    #expect(
      replies.problems == [
        "Line 1, column 1: the text contains no keyboard notification. Print notification.userInfo and paste the "
          + "console output."
      ])
  }

  /// Returns a line of a log with one notification.
  private func line(_ event: String, at time: Double, from start: CGRect, to end: CGRect) -> String {
    func text(_ frame: CGRect) -> String {
      "\"NSRect: {{\(frame.minX), \(frame.minY)}, {\(frame.width), \(frame.height)}}\""
    }
    return "2026-11-20 10:00:\(String(format: "%06.3f", time)) App[1] {name = UIKeyboard\(event)Notification; "
      + "userInfo = { UIKeyboardAnimationCurveUserInfoKey = 7; UIKeyboardAnimationDurationUserInfoKey = \"0.25\"; "
      + "UIKeyboardFrameBeginUserInfoKey = \(text(start)); UIKeyboardFrameEndUserInfoKey = \(text(end)); }}\n"
  }
}
