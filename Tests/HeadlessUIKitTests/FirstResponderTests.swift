import Foundation
import TestSupport
import Testing
import UIKit

/// A view that can become first responder, and counts how often it is asked to resign.
private final class Focusable: UIView {
  var takesFocus = true
  var givesFocus = true
  private(set) var resignations = 0

  override var canBecomeFirstResponder: Bool { takesFocus }
  override var canResignFirstResponder: Bool { givesFocus }

  @discardableResult override func resignFirstResponder() -> Bool {
    resignations += 1
    return super.resignFirstResponder()
  }
}

@MainActor @Suite("First responder") struct FirstResponderTests {
  private func focusable(in stage: Stage) -> Focusable {
    let view = Focusable(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    return view
  }

  @Test("canBecomeFirstResponder is false by default, so becomeFirstResponder returns false")
  func defaultIsFalse() {
    let stage = Stage()
    let view = UIView()
    stage.window.addSubview(view)
    #expect(!view.canBecomeFirstResponder)
    #expect(!view.becomeFirstResponder())
    #expect(!view.isFirstResponder)
  }

  @Test("The current first responder is asked to resign first, and may refuse")
  func refusal() {
    let stage = Stage()
    let (one, other) = (focusable(in: stage), focusable(in: stage))
    #expect(one.becomeFirstResponder())
    one.givesFocus = false
    #expect(!other.becomeFirstResponder())
    #expect(one.isFirstResponder && one.resignations == 1)
    one.givesFocus = true
    #expect(other.becomeFirstResponder())
    #expect(!one.isFirstResponder && other.isFirstResponder)
  }

  @Test("The old first responder resigns before canBecomeFirstResponder of the new one is called")
  func resignsBeforeCheck() {
    let stage = Stage()
    let (one, other) = (focusable(in: stage), focusable(in: stage))
    one.becomeFirstResponder()
    other.takesFocus = false
    #expect(!other.becomeFirstResponder())
    #expect(!one.isFirstResponder)
  }

  @Test("Reading canBecomeFirstResponder either asks the delegate or does not", .under([], [.readingFocusIsSilent]))
  func question() {
    let stage = Stage()
    let (field, delegate) = stage.field("A")
    let asks = !HeadlessWorld.assumes(.readingFocusIsSilent)
    #expect(field.canBecomeFirstResponder && stage.takeLog() == (asks ? ["A shouldBegin"] : []))
    delegate.allowsBegin = false
    #expect(field.canBecomeFirstResponder == !asks)
    _ = stage.takeLog()
    #expect(!field.becomeFirstResponder() && stage.takeLog() == ["A shouldBegin"], "once, in any case")
    delegate.allowsBegin = true
    field.becomeFirstResponder()
    _ = stage.takeLog()
    #expect(field.canBecomeFirstResponder && stage.takeLog().isEmpty)
  }

  @Test(
    "Return inserts a new line into a text view to which the delegate, or possibly an action, has moved focus",
    .under([], [.returnReachesNewResponder]), arguments: [false, true])
  func returnKey(isMovedByAction: Bool) {
    let stage = Stage()
    let (field, delegate) = stage.field("A")
    let textView = UITextView(frame: rect(0, 200, 100, 100))
    stage.window.addSubview(textView)
    field.becomeFirstResponder()
    if isMovedByAction {
      field.addAction(UIAction { _ in textView.becomeFirstResponder() }, for: .editingDidEndOnExit)
    } else {
      delegate.onReturn = { textView.becomeFirstResponder() }
    }
    HeadlessTyping.pressReturn()
    let isInserted = !isMovedByAction || HeadlessWorld.assumes(.returnReachesNewResponder)
    #expect(textView.isFirstResponder && textView.text == (isInserted ? "\n" : ""))
  }

  @Test("becomeFirstResponder of the first responder returns true and changes nothing")
  func again() {
    let stage = Stage()
    let (field, _) = stage.field("A")
    #expect(field.becomeFirstResponder())
    _ = stage.takeLog()
    #expect(field.becomeFirstResponder())
    #expect(stage.takeLog().isEmpty)
  }

  @Test("A view outside of a window cannot become first responder")
  func noWindow() {
    let stage = Stage()
    let delegate = FieldDelegate("A", stage)
    let field = UITextField()
    field.delegate = delegate
    #expect(!field.becomeFirstResponder())
    #expect(!field.isFirstResponder)
    #expect(stage.takeLog().isEmpty)
  }

  @Test("resignFirstResponder returns true for a view that is not first responder")
  func resigningNothing() {
    let stage = Stage()
    let view = focusable(in: stage)
    #expect(view.resignFirstResponder())
    #expect(UIView().resignFirstResponder())
  }

  @Test("Each window has one first responder")
  func perWindow() {
    let stage = Stage()
    let second = makeWindow(nil)
    let (one, other) = (focusable(in: stage), Focusable())
    second.addSubview(other)
    #expect(one.becomeFirstResponder())
    #expect(other.becomeFirstResponder())
    #expect(one.isFirstResponder && other.isFirstResponder)
    let third = focusable(in: stage)
    #expect(third.becomeFirstResponder())
    #expect(!one.isFirstResponder && other.isFirstResponder)
  }

  @Test("A field that becomes first responder makes its window key")
  func makesKey() {
    let stage = Stage()
    let second = makeWindow(nil)
    let (field, _) = stage.field("A")
    #expect(second.isKeyWindow)
    #expect(field.becomeFirstResponder())
    #expect(stage.window.isKeyWindow && !second.isKeyWindow)
  }

  @Test("A field that leaves its window resigns and ends editing even if its delegate refuses")
  func removal() {
    let stage = Stage()
    let (field, delegate) = stage.field("A")
    field.becomeFirstResponder()
    delegate.allowsEnd = false
    _ = stage.takeLog()
    field.removeFromSuperview()
    #expect(!field.isFirstResponder && !field.isEditing)
    #expect(
      stage.takeLog() == ["keyboard for none", "A didEnd", "A end notification", "A editingDidEnd"])
  }

  @Test("Removing an ancestor from the window makes the first responder resign")
  func removalOfAncestor() {
    let stage = Stage()
    let box = UIView(frame: stage.window.bounds)
    stage.window.addSubview(box)
    let (field, _) = stage.field("A")
    box.addSubview(field)
    field.becomeFirstResponder()
    box.removeFromSuperview()
    #expect(!field.isEditing)
    #expect(stage.takeLog().last == "A editingDidEnd")
  }

  @Test("Disabling a field ends editing, but hiding it does not")
  func disabling() {
    let stage = Stage()
    let (field, _) = stage.field("A")
    field.becomeFirstResponder()
    field.isHidden = true
    #expect(field.isEditing)
    field.isHidden = false
    field.isEnabled = false
    #expect(!field.isEditing && !field.isFirstResponder)
    #expect(!field.becomeFirstResponder())
  }

  @Test("endEditing asks the first responder in the subtree to resign")
  func endEditing() {
    let stage = Stage()
    let box = UIView(frame: stage.window.bounds)
    stage.window.addSubview(box)
    let (field, delegate) = stage.field("A")
    box.addSubview(field)
    field.becomeFirstResponder()
    delegate.allowsEnd = false
    #expect(!box.endEditing(false))
    #expect(field.isEditing)
    delegate.allowsEnd = true
    #expect(box.endEditing(false))
    #expect(!field.isEditing)
  }

  @Test("endEditing ignores a field outside of the subtree")
  func endEditingElsewhere() {
    let stage = Stage()
    let box = UIView(frame: stage.window.bounds)
    stage.window.addSubview(box)
    let (field, _) = stage.field("A")
    field.becomeFirstResponder()
    _ = box.endEditing(true)
    #expect(field.isEditing)
  }

  @Test("Forced endEditing overrides the delegate and still calls did-end")
  func forcedEnd() {
    let stage = Stage()
    let (field, delegate) = stage.field("A")
    field.becomeFirstResponder()
    delegate.allowsEnd = false
    _ = stage.takeLog()
    #expect(stage.window.endEditing(true))
    #expect(
      stage.takeLog().filter { $0 != "A shouldEnd" } == [
        "keyboard for none", "A didEnd", "A end notification", "A editingDidEnd",
      ])
  }

  @Test("inputView and inputAccessoryView of a text field take effect after reloadInputViews")
  func inputViews() {
    let stage = Stage()
    let (field, _) = stage.field("A")
    field.becomeFirstResponder()
    _ = stage.takeLog()
    let bar = UIToolbar()
    field.inputAccessoryView = bar
    #expect(stage.takeLog().isEmpty)
    field.reloadInputViews()
    #expect(stage.takeLog() == ["keyboard reloads for A"])
    #expect(field.inputAccessoryView === bar)
    field.inputView = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    #expect(field.inputView is UIInputView)
  }

  @Test("A first responder without text shows an input view of a responder further up the chain")
  func inheritedInputView() {
    final class Box: UIView {
      let picker = UIView()
      override var inputView: UIView? { picker }
    }
    let stage = Stage()
    let box = Box(frame: stage.window.bounds)
    stage.window.addSubview(box)
    let plain = focusable(in: stage)
    plain.accessibilityIdentifier = "plain"
    #expect(plain.becomeFirstResponder())
    #expect(stage.takeLog().isEmpty)
    plain.resignFirstResponder()
    box.addSubview(plain)
    #expect(plain.becomeFirstResponder())
    #expect(stage.takeLog() == ["keyboard for plain"])
  }
}
