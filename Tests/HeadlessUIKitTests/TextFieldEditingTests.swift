import Foundation
import Testing
import UIKit

/// A range of a class that this module does not define.
private final class OffsetlessRange: UITextRange {}

@MainActor @Suite("Text field: editing") struct TextFieldEditingTests {
  @Test("When editing begins, the delegate is asked, then the beginning is reported, and then the keyboard appears")
  func begin() {
    let stage = Stage()
    let (field, delegate) = stage.field("A")
    #expect(field.becomeFirstResponder())
    #expect(
      stage.takeLog() == [
        "A shouldBegin", "A didBegin", "A begin notification", "A editingDidBegin", "keyboard for A",
      ])
    #expect(delegate.wasFirstResponderAtBegin == true)
  }

  @Test("When editing ends, the delegate is asked first, then the keyboard hides, and then the end is reported")
  func end() {
    let stage = Stage()
    let (field, _) = stage.field("A")
    field.becomeFirstResponder()
    _ = stage.takeLog()
    #expect(field.resignFirstResponder())
    #expect(
      stage.takeLog() == [
        "A shouldEnd", "keyboard for none", "A didEnd", "A end notification", "A editingDidEnd",
      ])
  }

  @Test("The delegate can prevent editing from beginning and from ending")
  func vetoes() {
    let stage = Stage()
    let (field, delegate) = stage.field("A")
    delegate.allowsBegin = false
    #expect(!field.becomeFirstResponder())
    #expect(stage.takeLog() == ["A shouldBegin"])
    delegate.allowsBegin = true
    field.becomeFirstResponder()
    delegate.allowsEnd = false
    _ = stage.takeLog()
    #expect(!field.resignFirstResponder())
    #expect(stage.takeLog() == ["A shouldEnd"])
    #expect(field.isFirstResponder && field.isEditing)
  }

  @Test("When field B replaces field A, A's delegate is asked, A ends, B begins, and the keyboard is notified once")
  func move() {
    let stage = Stage()
    let (a, _) = stage.field("A")
    let (b, _) = stage.field("B", y: 200)
    a.becomeFirstResponder()
    _ = stage.takeLog()
    #expect(b.becomeFirstResponder())
    #expect(
      stage.takeLog() == [
        "B shouldBegin", "A shouldEnd", "A didEnd", "A end notification", "A editingDidEnd", "B didBegin",
        "B begin notification", "B editingDidBegin", "keyboard for B",
      ])
  }

  @Test("A field does not replace another one if either delegate refuses")
  func moveVetoes() {
    let stage = Stage()
    let (a, delegateA) = stage.field("A")
    let (b, delegateB) = stage.field("B", y: 200)
    a.becomeFirstResponder()
    _ = stage.takeLog()
    delegateB.allowsBegin = false
    #expect(!b.becomeFirstResponder())
    #expect(stage.takeLog() == ["B shouldBegin"])
    delegateB.allowsBegin = true
    delegateA.allowsEnd = false
    #expect(!b.becomeFirstResponder())
    #expect(stage.takeLog() == ["B shouldBegin", "A shouldEnd"])
    #expect(a.isEditing && !b.isEditing)
  }

  @Test("A key calls the delegate, and then reports selection, notification, and control event")
  func typing() {
    let stage = Stage()
    let (field, _) = stage.field("A")
    field.becomeFirstResponder()
    _ = stage.takeLog()
    HeadlessTyping.insert("h")
    #expect(
      stage.takeLog() == [
        "A shouldChange 0,0 'h'", "A didChangeSelection", "A change notification", "A editingChanged",
      ])
    #expect(field.text == "h")
  }

  @Test("The delegate can reject a change of the text")
  func typingVeto() {
    let stage = Stage()
    let (field, delegate) = stage.field("A")
    field.text = "ab"
    field.becomeFirstResponder()
    delegate.allowsChange = false
    _ = stage.takeLog()
    HeadlessTyping.insert("c")
    HeadlessTyping.deleteBackward()
    #expect(field.text == "ab")
    #expect(stage.takeLog() == ["A shouldChange 2,0 'c'", "A shouldChange 1,1 ''"])
  }

  @Test("The did-end method with a reason is called instead of the one without a reason")
  func endWithReason() {
    final class BothDelegate: NSObject, UITextFieldDelegate {
      var calls: [String] = []
      func textFieldDidEndEditing(_ textField: UITextField) { calls.append("plain") }
      func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        calls.append("reason \(reason.rawValue)")
      }
    }
    let stage = Stage()
    let (field, _) = stage.field("A")
    let delegate = BothDelegate()
    field.delegate = delegate
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(delegate.calls == ["reason 0"])
  }

  @Test("Setting the text sends no event and posts no notifications")
  func programmaticText() {
    let stage = Stage()
    let (field, _) = stage.field("A")
    field.text = "one"
    field.becomeFirstResponder()
    _ = stage.takeLog()
    field.text = "two"
    #expect(stage.takeLog().isEmpty)
    #expect(field.text == "two")
    field.text = nil
    #expect(field.text == "")
  }

  @Test("Return asks the delegate, sends end on exit and the primary action, and adds no newline")
  func returnKey() {
    let stage = Stage()
    let (field, _) = stage.field("A")
    field.becomeFirstResponder()
    _ = stage.takeLog()
    HeadlessTyping.pressReturn()
    #expect(stage.takeLog() == ["A shouldReturn", "A primaryActionTriggered"])
    #expect(field.isEditing)
    #expect(field.text == "")
  }

  @Test("A field with an action for end on exit resigns on return")
  func endOnExit() {
    let stage = Stage()
    let (field, delegate) = stage.field("A")
    field.addAction(UIAction { _ in stage.note("A editingDidEndOnExit") }, for: .editingDidEndOnExit)
    field.becomeFirstResponder()
    delegate.allowsReturn = false
    _ = stage.takeLog()
    HeadlessTyping.insert("\n")
    #expect(stage.takeLog() == ["A shouldReturn"])
    #expect(field.isEditing)
    delegate.allowsReturn = true
    HeadlessTyping.pressReturn()
    #expect(stage.takeLog().prefix(3) == ["A shouldReturn", "A editingDidEndOnExit", "A primaryActionTriggered"])
    #expect(!field.isEditing)
  }

  @Test("Without a delegate, all changes are allowed")
  func noDelegate() {
    let stage = Stage()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    stage.window.addSubview(field)
    #expect(field.becomeFirstResponder())
    HeadlessTyping.insert("x")
    HeadlessTyping.deleteBackward()
    HeadlessTyping.pressReturn()
    #expect(field.resignFirstResponder())
  }

  @Test("A field is cleared when editing begins, if its delegate permits it, or when the user types the first key")
  func clearing() {
    let stage = Stage()
    let (field, delegate) = stage.field("A")
    field.text = "old"
    field.clearsOnBeginEditing = true
    delegate.allowsClear = false
    field.becomeFirstResponder()
    #expect(field.text == "old")
    field.resignFirstResponder()
    delegate.allowsClear = true
    field.becomeFirstResponder()
    #expect(field.text == "")
    HeadlessTyping.insert("new")
    field.clearsOnInsertion = true
    HeadlessTyping.insert("xy")
    #expect(field.text == "xy")
  }

  @Test("Keys move the caret, and backspace deletes whole characters and selections")
  func caret() throws {
    let stage = Stage()
    let (field, _) = stage.field("A")
    #expect(field.selectedTextRange == nil)
    field.becomeFirstResponder()
    HeadlessTyping.insert("ab👨‍👩‍👧é")
    HeadlessTyping.deleteBackward()
    #expect(field.text == "ab👨‍👩‍👧")
    HeadlessTyping.deleteBackward()
    #expect(field.text == "ab")
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    HeadlessTyping.deleteBackward()
    HeadlessTyping.insert("x")
    #expect(field.text == "xab")
    let selection = try #require(field.selectedTextRange)
    #expect(field.offset(from: field.beginningOfDocument, to: selection.start) == 1)
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    HeadlessTyping.insert("z")
    #expect(field.text == "z")
  }

  @Test("Inserting text in code reports the change but does not ask the delegate")
  func programmaticInsertion() {
    let stage = Stage()
    let (field, _) = stage.field("A")
    field.becomeFirstResponder()
    _ = stage.takeLog()
    field.insertText("a\nb")
    #expect(field.text == "a b")
    #expect(stage.takeLog() == ["A didChangeSelection", "A change notification", "A editingChanged"])
  }

  @Test("A subclass can override requirements of UITextInput")
  func overridable() {
    final class CodeField: UITextField {
      var deletions = 0
      override func deleteBackward() {
        deletions += 1
        super.deleteBackward()
      }
      override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    }
    let stage = Stage()
    let field = CodeField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    HeadlessTyping.insert("12")
    HeadlessTyping.deleteBackward()
    #expect(field.text == "1" && field.deletions == 1)
    #expect(field.headlessCaretRect == .zero)
  }

  @Test("Results of methods can be ignored, as for all methods from Objective-C")
  func discardable() {
    let stage = Stage()
    let (field, _) = stage.field("A")
    field.becomeFirstResponder()
    field.text(in: OffsetlessRange())
    field.closestPosition(to: .zero)
    stage.window.endEditing(true)
    field.resignFirstResponder()
    #expect(!field.isEditing)
  }

  @Test("Keys reach a first responder that accepts them, and otherwise have no effect")
  func keyInput() {
    final class Canvas: UIView, UIKeyInput {
      var keys: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      var hasText: Bool { !keys.isEmpty }
      func insertText(_ text: String) { keys.append(text) }
      func deleteBackward() { keys.removeLast() }
    }
    let stage = Stage()
    let canvas = Canvas()
    canvas.accessibilityIdentifier = "canvas"
    stage.window.addSubview(canvas)
    HeadlessTyping.insert("lost")
    canvas.becomeFirstResponder()
    HeadlessTyping.insert("ab\n")
    HeadlessTyping.deleteBackward()
    #expect(canvas.keys == ["a", "b"])
    #expect(canvas.keyboardType == .default && canvas.autocapitalizationType == .sentences)
    #expect(stage.takeLog() == ["keyboard for canvas"])
  }

  @Test("A delegate is not retained")
  func weakDelegate() {
    let stage = Stage()
    let field = UITextField()
    stage.window.addSubview(field)
    var delegate: FieldDelegate? = FieldDelegate("A", stage)
    field.delegate = delegate
    #expect(field.delegate != nil)
    delegate = nil
    #expect(field.delegate == nil)
    _ = delegate
  }
}
