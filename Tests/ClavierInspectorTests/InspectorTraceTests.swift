import ClavierTesting
import Foundation
import SeededRandom
import TestSupport
import Testing
import UIKit

@testable import Clavier
@testable import ClavierInspector

/// The contents of the trace, and how the app shares it.
@MainActor struct InspectorTraceTests {
  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func `no typed text is in the file or in the panel`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let stage = try InspectorStage()
    KeyboardAvoider.shared.start()
    defer { KeyboardAvoider.shared.stop() }
    stage.present()
    var typed: [String] = []
    let inputs: [UIView] = stage.screen.fields + [stage.screen.textView]
    for _ in 0..<12 {
      let input = random.element(of: inputs)
      let text = Self.text(&random)
      typed.append(text)
      (input as? UITextField)?.placeholder = Self.text(&random)
      if let placeholder = (input as? UITextField)?.placeholder { typed.append(placeholder) }
      input.becomeFirstResponder()
      HeadlessTyping.insert(text)
      if random.next(below: 3) == 0 { input.accessibilityValue = text }
      HeadlessClock.advance(by: Double(random.next(below: 40)) / 100)
      if random.next(below: 4) == 0 { stage.window.endEditing(true) }
      stage.settle()
      let shown = stage.texts.joined(separator: "\n")
      for text in typed { #expect(!shown.contains(text), "seed \(seed)") }
    }
    // A notification that an app posts by hand can contain anything.
    let secret = Self.text(&random)
    for event in KeyboardEvent.allCases {
      let keys = UserInfoKey.allCases.map { (AnyHashable($0.rawValue), secret as Any) } + [("password", secret)]
      NotificationCenter.default.post(
        name: event.notificationName, object: secret, userInfo: Dictionary(uniqueKeysWithValues: keys))
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("inspector-\(seed)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try stage.inspector.writeTrace(to: folder)
    let content = try String(contentsOf: file, encoding: .utf8)
    #expect(content.split(separator: "\n").count > 10)
    for text in typed + [secret] { #expect(!content.contains(text), "seed \(seed)") }
    try expectOnlyKnownStrings(in: content)
    stage.close()
  }

  /// Returns a text of letters, digits, emoji, and Hebrew that is too long to be in the file by accident.
  private static func text(_ random: inout SeededGenerator) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,-_אבגדה🙂éß")
    return String((0..<(12 + random.next(below: 12))).map { _ in random.element(of: letters) })
  }

  /// Expects that the only strings in a trace are the names of events.
  private func expectOnlyKnownStrings(in content: String) throws {
    let events = Set(KeyboardEvent.allCases.map(\.rawValue))
    for line in content.split(separator: "\n").dropFirst() {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      for (key, value) in object where key != "event" { #expect(!(value is String), "\(key)") }
      #expect(events.contains(object["event"] as? String ?? ""))
    }
  }

  @Test func `the file is a trace that can be replayed`() throws {
    let stage = try InspectorStage()
    stage.present()
    stage.screen.fields[0].becomeFirstResponder()
    stage.settle()
    stage.window.endEditing(true)
    stage.settle()
    stage.inspector.dismiss()
    let file = try stage.inspector.writeTrace()
    #expect(file.lastPathComponent == "keyboard-trace.jsonl")
    let trace = try KeyboardTrace(jsonLines: String(contentsOf: file, encoding: .utf8))
    #expect(trace == stage.inspector.trace && trace.problems.isEmpty)
    let center = NotificationCenter()
    let recorder = KeyboardRecorder(notificationCenter: center)
    recorder.start()
    #expect(trace.replay(into: center) == trace.entries.count)
    #expect(recorder.trace.entries.map(\.event) == trace.entries.map(\.event))
    #expect(trace.entries.compactMap(\.event).contains(.willShow))
    stage.close()
  }

  @Test func `the share button offers the file, and dismissing the sheet returns to the panel`() throws {
    let stage = try InspectorStage()
    stage.screen.fields[0].becomeFirstResponder()
    stage.settle()
    stage.present()
    let before = Snapshot(of: stage.window)
    stage.tapButton("keyboardInspector.share")
    let controller = try #require(stage.inspector.window?.rootViewController)
    let sheet = try #require(controller.presentedViewController as? UIActivityViewController)
    #expect((sheet.headlessActivityItems as? [URL])?.map(\.lastPathComponent) == ["keyboard-trace.jsonl"])
    #expect(Snapshot(of: stage.window) == before)
    #expect(stage.screen.fields[0].isFirstResponder && stage.screen.presentedViewController == nil)
    sheet.dismiss(animated: true)
    stage.settle()
    #expect(controller.presentedViewController == nil)
    HeadlessTouches.tap(stage.screen.button)
    #expect(stage.panel != nil)
    stage.close()
  }

  @Test func `the share button explains why there is no file`() throws {
    let stage = try InspectorStage()
    stage.present()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    stage.inspector.sharingFolder = file
    stage.tapButton("keyboardInspector.share")
    stage.settle()
    let controller = try #require(stage.inspector.window?.rootViewController)
    let alert = try #require(controller.presentedViewController as? UIAlertController)
    let remedy = " \(file.path) cannot be used. Call writeTrace(to:) with another folder."
    let message = try #require(alert.message)
    #expect(message.hasSuffix(remedy) && message.count > remedy.count + 10)
    HeadlessTouches.tap(try #require(alert.view.buttons.first { $0.currentTitle == "OK" }))
    stage.settle()
    #expect(controller.presentedViewController == nil && stage.panel != nil)
    stage.close()
  }

  @Test func `a second presentation begins a new trace`() throws {
    let stage = try InspectorStage()
    stage.present()
    stage.screen.fields[0].becomeFirstResponder()
    stage.settle()
    stage.inspector.dismiss()
    #expect(!stage.inspector.trace.entries.isEmpty)
    stage.window.endEditing(true)
    stage.settle()
    let count = stage.inspector.trace.entries.count
    stage.present()
    #expect(stage.inspector.trace.entries.isEmpty && count > 0)
    stage.close()
  }

  @Test func `a recorder with a limit keeps the newest notifications`() throws {
    let center = NotificationCenter()
    let recorder = KeyboardRecorder(notificationCenter: center, limit: 3)
    recorder.start()
    for index in 1...10 {
      let frame = CGRect(x: 0, y: 0, width: 1, height: CGFloat(index))
      center.post(
        name: UIResponder.keyboardWillShowNotification, object: nil,
        userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)])
    }
    #expect(recorder.trace.entries.compactMap(\.endFrame?.height) == [8, 9, 10])
    #expect(recorder.trace.entries.map(\.line) == [2, 3, 4])
    #expect(try KeyboardTrace(jsonLines: recorder.trace.jsonLines) == recorder.trace)
    let least = KeyboardRecorder(notificationCenter: center, limit: -5)
    least.start()
    for _ in 0..<2 { center.post(name: UIResponder.keyboardDidHideNotification, object: nil) }
    #expect(least.trace.entries.count == 1)
  }
}
