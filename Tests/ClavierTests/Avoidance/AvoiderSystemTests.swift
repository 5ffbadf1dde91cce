import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Screens that the system or the app also adjusts, and other kinds of inputs.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderSystemTests {
  @Test("IQ#1747: does not adjust a screen that adjusts itself, not even when updated again")
  func selfAvoiding() throws {
    let screen = SelfInsettingController()
    let stage = try AvoiderStage(screen, isAvoided: false)
    screen.avoid(stage.center)
    stage.avoider.start()
    screen.field.becomeFirstResponder()
    #expect(stage.covered(screen.field) == 0)
    #expect(screen.view.transform == .identity)
    let shown = Snapshot(of: screen.view)
    stage.avoider.update()
    expectEqual(Snapshot(of: screen.view), shown)
  }

  @Test("IQ#1994: adjusts a sheet only for the part that stays covered after the system has moved the sheet")
  func movedSheet() throws {
    let screen = FieldsController(.fixed, count: 5)
    let stage = try AvoiderStage(UIViewController(), isAvoided: false)
    let token = stage.center.subscribe { [weak screen, weak stage] _, _ in
      guard let screen, let stage else { return }
      screen.view.frame.origin.y = stage.center.state.isDocked ? 300 : 500
    }
    stage.avoider.start()
    stage.window.rootViewController?.addChild(screen)
    screen.view.frame = CGRect(x: 0, y: 500, width: 393, height: 352)
    stage.window.rootViewController?.view.addSubview(screen.view)
    screen.didMove(toParent: stage.window.rootViewController)
    stage.window.layoutIfNeeded()
    screen.fields[3].becomeFirstResponder()
    #expect(abs(stage.gap(below: screen.fields[3]) - 10) < 0.001)
    let without = stage.keyboard.frame.minY - (300 + screen.fields[3].frame.maxY)
    #expect(without < 10, "the system's own movement leaves too little space below the field")
    _ = token
  }

  @Test("adds only an inset to an editor that is a scroll view without a caret, and keeps its position")
  func editorThatScrolls() throws {
    let screen = UIViewController()
    let stage = try AvoiderStage(UINavigationController(rootViewController: screen))
    let editor = EditorView(frame: screen.view.bounds)
    editor.contentSize.height = 5000
    screen.view.addSubview(editor)
    HeadlessWorld.updateCycle()
    editor.contentOffset.y = 1000
    editor.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(editor.contentOffset.y == 1000 && editor.contentInset.bottom > 0)
    stage.avoider.update()
    #expect(editor.contentOffset.y == 1000)
    editor.contentOffset.y = 1200
    HeadlessWorld.updateCycle()
    #expect(editor.contentOffset.y == 1200 && screen.view.transform == .identity)
    editor.resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(editor.contentInset == .zero)
  }

  @Test("IB#282: measures the distance in a form sheet at the sheet's position", arguments: [0, 9])
  func formSheet(index: Int) throws {
    let root = UIViewController()
    let stage = try AvoiderStage(root, device: "iPad (10th generation)", orientation: .landscape)
    let sheet = FieldsController(.scrolling, count: 10)
    sheet.modalPresentationStyle = .formSheet
    root.present(sheet, animated: false)
    HeadlessClock.advanceUntilIdle()
    let rest = Snapshot(of: sheet.view)
    sheet.fields[index].becomeFirstResponder()
    #expect(stage.gap(below: sheet.fields[index]) >= 10 - 0.001)
    sheet.fields[index].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: sheet.view), rest)
  }

  @Test("when the keyboard becomes visible, finds a first responder that is a custom view")
  func ownInput() throws {
    let screen = UIViewController()
    let stage = try AvoiderStage(screen)
    let input = KeyInputView(frame: CGRect(x: 20, y: 740, width: 200, height: 40))
    screen.view.addSubview(input)
    input.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: input) - 10) < 0.001)
    input.resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.view.transform == .identity)
  }

  @Test("finds a custom view that becomes first responder after a field for which avoidance is disabled")
  func ownInputAfterIgnoredField() throws {
    let screen = UIViewController()
    let stage = try AvoiderStage(screen)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let input = KeyInputView(frame: CGRect(x: 20, y: 740, width: 200, height: 40))
    for view in [field, input] { screen.view.addSubview(view) }
    stage.avoider.options(for: field).isEnabled = false
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    stage.keyboard.followsFirstResponder = false
    input.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: input) - 10) < 0.001)
  }

  @Test("a start and an update find a custom view that is already first responder", arguments: [true, false])
  func ownInputAtStart(isUpdate: Bool) throws {
    let screen = UIViewController()
    let stage = try AvoiderStage(screen, isAvoided: isUpdate)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let input = KeyInputView(frame: CGRect(x: 20, y: 740, width: 200, height: 40))
    for view in [field, input] { screen.view.addSubview(view) }
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    stage.keyboard.followsFirstResponder = false
    input.becomeFirstResponder()
    #expect(stage.gap(below: input) < 0)
    if isUpdate { stage.avoider.update(animated: false) } else { stage.avoider.start() }
    #expect(abs(stage.gap(below: input) - 10) < 0.001)
  }

  @Test("moves the screen for a custom view with the animation of the notification")
  func animationForOwnInput() throws {
    final class MovingView: UIView {
      var durations: [TimeInterval] = []

      override var transform: CGAffineTransform {
        didSet { durations.append(UIView.inheritedAnimationDuration) }
      }
    }
    let screen = UIViewController()
    let view = MovingView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    screen.view = view
    let stage = try AvoiderStage(screen)
    stage.keyboard.followsFirstResponder = false
    let input = KeyInputView(frame: CGRect(x: 20, y: 740, width: 200, height: 40))
    view.addSubview(input)
    input.becomeFirstResponder()
    let fixture = KeyboardFixture(notificationCenter: .default)
    fixture.post(.willShow, fixture.info(height: 336, duration: 0.75))
    #expect(view.transform.ty < 0 || HeadlessWorld.assumes(.parentsSetFrames))
    #expect(!view.durations.isEmpty && Set(view.durations) == [0.75])
    withExtendedLifetime(stage) {}
  }

  @Test("puts the top of a tall input directly below the bar, however often the avoider is updated")
  func tallInput() throws {
    let screen = UIViewController()
    let stage = try AvoiderStage(UINavigationController(rootViewController: screen))
    let input = KeyInputView(frame: CGRect(x: 20, y: 150, width: 200, height: 640))
    screen.view.addSubview(input)
    input.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    for _ in 0..<3 {
      #expect(abs(input.frameOnScreen.minY - screen.view.safeAreaInsets.top) < 0.001)
      stage.avoider.update()
    }
  }

  @Test("of two windows, moves only the one that contains the edited input")
  func windows() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    let other = FieldsController(.fixed, count: 13)
    let second = makeWindow(other)
    other.fields[12].becomeFirstResponder()
    #expect(stage.covered(other.fields[12]) == 0)
    #expect(screen.view.transform == .identity)
    other.fields[12].resignFirstResponder()
    stage.window.makeKey()
    screen.fields[12].becomeFirstResponder()
    #expect(stage.covered(screen.fields[12]) == 0)
    #expect(other.view.transform == .identity)
    _ = second
  }

  @Test("shifts the whole screen for a child that fills only part of it")
  func child() throws {
    let root = UIViewController()
    let stage = try AvoiderStage(root)
    let child = FieldsController(.fixed, count: 4)
    root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 550, width: 393, height: 300)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    stage.window.layoutIfNeeded()
    child.fields[3].becomeFirstResponder()
    #expect(child.view.transform == .identity)
    #expect(root.view.transform.ty < 0)
    #expect(abs(stage.gap(below: child.fields[3]) - 10) < 0.001)
  }

  @Test("keeps bars in place while their contents shift")
  func bars() throws {
    let screen = FieldsController(.fixed, count: 11)
    let navigation = UINavigationController(rootViewController: screen)
    let stage = try AvoiderStage(navigation)
    let bar = navigation.navigationBar.frameOnScreen
    screen.fields[10].becomeFirstResponder()
    #expect(screen.view.transform.ty < 0)
    #expect(navigation.navigationBar.frameOnScreen == bar)
    #expect(stage.covered(screen.fields[10]) == 0)
  }

  @Test("follows the caret while text is selected")
  func selecting() throws {
    let screen = TextViewController(frame: CGRect(x: 20, y: 100, width: 300, height: 0), grows: true)
    let stage = try AvoiderStage(screen)
    screen.textView.text = (1...30).map { "line \($0)" }.joined(separator: "\n")
    stage.window.layoutIfNeeded()
    screen.textView.becomeFirstResponder()
    for place in [0, 240, 60, 200] {
      screen.textView.selectedRange = NSRange(location: place, length: 5)
      HeadlessWorld.updateCycle()
      #expect(try stage.gap(belowCaretOf: screen.textView) >= 10 - 0.001)
    }
  }

  @Test("keeps a row that shows a picker instead of a keyboard visible")
  func pickerRow() throws {
    let screen = FieldsController(.fixed, count: 3)
    let stage = try AvoiderStage(screen)
    let row = PickerRow(frame: CGRect(x: 20, y: 740, width: 200, height: 40))
    screen.view.addSubview(row)
    row.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.keyboard.isVisible && abs(stage.gap(below: row) - 10) < 0.001)
    row.resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.view.transform == .identity)
  }

  @Test("an avoider that is created after the window became key finds a custom view in the window")
  func lateAvoider() throws {
    let screen = FieldsController(.fixed, count: 3)
    let stage = try AvoiderStage(screen, isAvoided: false)
    let avoider = KeyboardAvoider(center: stage.center)
    avoider.start()
    let code = KeyInputView(frame: CGRect(x: 20, y: 740, width: 200, height: 40))
    screen.view.addSubview(code)
    code.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: code) - 10) < 0.001)
    avoider.stop()
  }

  @Test("shows the field with Prefer Cross-Fade Transitions, and restores everything")
  func crossFade() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    defer { HeadlessAccessibility.reset() }
    HeadlessAccessibility.isReduceMotionEnabled = true
    HeadlessAccessibility.prefersCrossFadeTransitions = true
    let rest = Snapshot(of: stage.window)
    for _ in 0..<2 {
      screen.fields[12].becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(stage.gap(below: screen.fields[12]) >= 0)
      screen.fields[12].resignFirstResponder()
      HeadlessClock.advanceUntilIdle()
      expectEqual(Snapshot(of: stage.window), rest)
      #expect(stage.center.state.placement == .hidden)
    }
  }
}

/// A screen that shrinks above the keyboard, like a SwiftUI hosting controller.
final class SelfInsettingController: UIViewController {
  let field = UITextField()
  private var subscription: KeyboardSubscription?

  override func viewDidLoad() {
    super.viewDidLoad()
    field.frame = CGRect(x: 20, y: view.bounds.height - 60, width: 200, height: 34)
    field.autoresizingMask = .flexibleTopMargin
    view.addSubview(field)
  }

  func avoid(_ center: KeyboardCenter) {
    subscription = center.subscribe { [weak self, weak center] _, _ in
      guard let self, let center, let window = self.view.window else { return }
      self.view.frame.size.height = window.bounds.height - center.state.overlap(withScreenRect: window.bounds)
    }
  }
}

/// An input that is neither a text field nor a text view.
final class KeyInputView: UIView, UIKeyInput {
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { false }
  func insertText(_ text: String) {}
  func deleteBackward() {}
}

/// An editor that draws and scrolls its text itself.
private final class EditorView: UIScrollView, UIKeyInput {
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { true }
  func insertText(_ text: String) {}
  func deleteBackward() {}
}

/// A row that shows a picker while it is first responder, and takes no text.
final class PickerRow: UIView {
  private let picker = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 216))
  override var canBecomeFirstResponder: Bool { true }
  override var inputView: UIView? { picker }
}
