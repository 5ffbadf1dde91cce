import Foundation
import UIKit

/// A phone that repeats what the user does on another phone.
extension LabPhone {
  /// Focuses an input and sets its text, without a touch.
  ///
  /// If there is no such input, the method ends editing.
  func follow(_ id: String?, text: String?) {
    guard let driver else { return }
    takeOver()
    guard let view = driver.inputs.first(where: { $0.id == id })?.view else {
      driver.window.endEditing(true)
      return
    }
    guard !view.isFirstResponder else {
      if let text { enter(text, in: view) }
      return
    }
    func beginEditing() {
      view.becomeFirstResponder()
      if let text, view.isFirstResponder { enter(text, in: view) }
    }
    // If the keyboard is hidden, the phone first scrolls to the input, as a user would.
    guard driver.camera.keyboard.target.minY >= driver.window.screen.bounds.maxY else { return beginEditing() }
    driver.scroll(to: view, completion: { _ in beginEditing() })
  }

  /// Sets the text of an input, by typing or deleting if only a few characters at its end differ.
  ///
  /// Each key lays out the text again, so typing a long difference would take minutes.
  private func enter(_ text: String, in view: UIView) {
    let current = view.enteredText
    if (view as? UITextField)?.isSecureTextEntry == true {
      // The other phone sends one bullet for each character.
      guard text.count != current.count else { return }
      view.enteredText = text
    } else if text == current {
      return
    } else if text.hasPrefix(current), text.count - current.count <= PhoneCommand.longestText {
      HeadlessTyping.insert(String(text.dropFirst(current.count)))
    } else if current.hasPrefix(text), current.count - text.count <= PhoneCommand.longestText {
      for _ in 0..<(current.count - text.count) { HeadlessTyping.deleteBackward() }
    } else {
      view.enteredText = text
    }
    driver?.keys.didType(String(text.suffix(1)))
  }
}
