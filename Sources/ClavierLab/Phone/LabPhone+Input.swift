import Clavier
import ClavierTesting
import Foundation
import UIKit

extension LabPhone {
  // MARK: Keys

  /// Types into the focused input.
  func type(_ text: String) {
    guard let focused = focusedInput() else { return }
    guard focused.enteredText.count + text.count <= PhoneCommand.longestFollowedText else {
      return report("The input can have at most \(PhoneCommand.longestFollowedText) characters. Delete some of them.")
    }
    let isSecure = (focused as? UITextField)?.isSecureTextEntry ?? false
    sendAction(isSecure ? "type \(text.count) characters" : "type “\(text)”")
    HeadlessTyping.insert(text)
    driver?.keys.didType(text)
  }

  /// Presses a key of the computer's keyboard.
  func press(_ key: PhoneCommand.Key) {
    guard let focused = focusedInput() else { return }
    sendAction("press \(key.rawValue)")
    switch key {
    case .backspace:
      HeadlessTyping.deleteBackward()
      driver?.keys.didDelete()
    case .delete:
      guard HeadlessTyping.deleteForward() else {
        return report("The lab does not simulate the Delete key in this input. Use Backspace.")
      }
      driver?.keys.didDelete()
    case .return: HeadlessTyping.pressReturn()
    case .left: moveCaret(of: focused, .left)
    case .right: moveCaret(of: focused, .right)
    case .up: moveCaret(of: focused, .up)
    case .down: moveCaret(of: focused, .down)
    }
  }

  private func moveCaret(of view: UIView, _ direction: UITextLayoutDirection) {
    guard let input = view as? any UITextInput, let selection = input.selectedTextRange else { return }
    let start = direction == .left || direction == .up ? selection.start : selection.end
    guard let place = input.position(from: start, in: direction, offset: 1) else { return }
    input.selectedTextRange = input.textRange(from: place, to: place)
  }

  /// Presses a button of the toolbar above the keyboard.
  func navigate(_ destination: PhoneCommand.Destination) {
    guard let driver, let focused = focusedInput() else { return }
    sendAction("toolbar: \(destination.rawValue)")
    switch destination {
    case .previous:
      if !driver.toolbar.goToPrevious() { report("\(driver.name(of: focused)) is the first input.") }
    case .next:
      if !driver.toolbar.goToNext() { report("\(driver.name(of: focused)) is the last input.") }
    case .done: focused.resignFirstResponder()
    }
  }

  /// Returns the focused input, or sends a problem if there is none.
  func focusedInput() -> UIView? {
    takeOver()
    if let focused = driver?.focused { return focused }
    report("No input is focused. Tap one first.")
    return nil
  }

  // MARK: Focus

  /// Taps an input, scrolling to it first.
  func focus(_ id: String) {
    guard let driver else { return }
    takeOver()
    let inputs = driver.inputs
    guard let input = inputs.first(where: { $0.id == id })?.view else {
      let known = inputs.map(\.id).joined(separator: ", ")
      let remedy = inputs.isEmpty ? "The screen has no inputs." : "Use one of: \(known)."
      return report("The field 'input' cannot be '\(id.prefix(40))'. \(remedy)")
    }
    cancelTouch(on: driver)
    tap(input)
  }

  private func tap(_ input: UIView) {
    guard let driver else { return }
    let name = driver.name(of: input)
    driver.scroll(to: input) { [weak self] _, swipes in
      if swipes == 0 { self?.sendAction("scroll to \(name)") }
    } completion: { [weak self] scrolling in
      guard let self else { return }
      switch scrolling {
      case .reached:
        sendAction("tap \(name)")
        driver.tap(at: driver.reach.tapPoint(on: input))
      case .underKeyboard:
        sendAction("dismiss the keyboard")
        driver.window.endEditing(true)
        driver.later(0.6) { [weak self] in self?.tap(input) }
      case .besidePopover:
        dismissPopover()
        driver.later(0.6) { [weak self] in self?.tap(input) }
      case .unreachable:
        report("\(name) is not on the screen and cannot be scrolled into view.")
      }
    }
  }
}
