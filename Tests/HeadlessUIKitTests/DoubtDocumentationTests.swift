import Foundation
import Testing
import UIKit

/// Records the order of the keyboard's notification and other events.
@MainActor private final class KeyboardWitness: HeadlessKeyboard {
  let journal = Journal()

  func inputSessionDidChange(to responder: UIResponder?) { journal.note(responder == nil ? "hide" : "show") }
  func inputViewsDidReload(for responder: UIResponder) {}
  func dragDidMove(toScreenY y: CGFloat) {}
  func dragDidEnd(atScreenY y: CGFloat, velocity: CGFloat) {}
}

@MainActor private final class FieldWitness: NSObject, UITextFieldDelegate, UITextViewDelegate {
  let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  func textFieldDidBeginEditing(_ textField: UITextField) { journal.note("begin") }
  func textViewDidChange(_ textView: UITextView) { journal.note("change") }
}

@MainActor @Suite("Doubts: documented behavior that developers do not expect") struct DoubtDocumentationTests {
  private let keyboard = KeyboardWitness()

  private func field(_ y: CGFloat, in screen: Screen) -> UITextField {
    let field = UITextField(frame: rect(0, y, 200, 34))
    screen.view.addSubview(field)
    return field
  }

  @Test(
    "A text field begins editing before or after the keyboard is notified",
    .under([.fieldBeginsBeforeKeyboard], [.fieldBeginsAfterKeyboard]))
  func fieldFocus() {
    let field = field(100, in: Screen())
    HeadlessWorld.keyboard = keyboard
    let delegate = FieldWitness(keyboard.journal)
    field.delegate = delegate
    field.becomeFirstResponder()
    let isBefore = HeadlessWorld.assumes(.fieldBeginsBeforeKeyboard)
    #expect(keyboard.journal.take() == (isBefore ? ["begin", "show"] : ["show", "begin"]))
    #expect(field.isEditing)
  }

  @Test(
    "A hidden first responder keeps the focus, or the next input gets it",
    .under([.hiddenInputKeepsFocus], [.hiddenInputLosesFocus]))
  func hiddenFocus() {
    let screen = Screen()
    let (first, card) = (field(100, in: screen), screen.add(rect(0, 200, 300, 100)))
    let second = UITextField(frame: rect(0, 0, 200, 34))
    card.addSubview(second)
    let keeps = HeadlessWorld.assumes(.hiddenInputKeepsFocus)
    first.becomeFirstResponder()
    first.isHidden = true
    #expect(first.isFirstResponder == keeps && second.isFirstResponder != keeps)
    // The search continues at the beginning, and skips what is hidden.
    first.isHidden = false
    second.becomeFirstResponder()
    second.isHidden = true
    #expect(second.isFirstResponder == keeps && first.isFirstResponder != keeps)
    first.becomeFirstResponder()
    first.isHidden = true
    #expect(first.isFirstResponder == keeps && !second.isFirstResponder)
    // Hiding another view changes nothing.
    first.isHidden = false
    first.becomeFirstResponder()
    card.isHidden = true
    #expect(first.isFirstResponder)
  }

  @Test(
    "A window becomes key when an input in it becomes first responder, or the keyboard serves it although it is not key",
    .under([.focusMakesWindowKey], [.focusLeavesKeyWindow]))
  func focusWindow() {
    let screen = Screen()
    let below = field(100, in: screen)
    HeadlessWorld.keyboard = keyboard
    let window = UIWindow(windowScene: HeadlessWorld.windowScene)
    window.rootViewController = UIViewController()
    window.isHidden = false
    let above = UITextField(frame: rect(0, 100, 200, 34))
    window.rootViewController?.view.addSubview(above)
    above.becomeFirstResponder()
    #expect(window.isKeyWindow == HeadlessWorld.assumes(.focusMakesWindowKey))
    HeadlessTyping.insert("a")
    #expect(above.isFirstResponder && above.text == "a" && keyboard.journal.take() == ["show"])
    screen.window.makeKey()
    #expect(keyboard.journal.take() == ["hide"])
    below.becomeFirstResponder()
    HeadlessTyping.insert("b")
    #expect(below.text == "b" && above.text == "a" && keyboard.journal.take() == ["show"])
    below.resignFirstResponder()
    #expect(keyboard.journal.take() == ["hide"])
  }
}
