import Foundation
import UIKit

/// A phone that repeats what the user does on another phone.
extension LabPhone {
  /// Focuses an input and sets its text, without a touch; ends editing if there is no such input.
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
    func begin() {
      view.becomeFirstResponder()
      if let text, view.isFirstResponder { enter(text, in: view) }
    }
    // Before the keyboard shows, the user scrolls to the input.
    guard driver.camera.keyboard.target.minY >= driver.window.screen.bounds.maxY else { return begin() }
    driver.scroll(to: view) { _, _ in
    } completion: { _ in
      begin()
    }
  }

  /// Changes a text as typing does if only a few characters at its end are added or removed.
  ///
  /// Each key lays out the text again, so a long difference would take minutes.
  private func enter(_ text: String, in view: UIView) {
    let field = view as? UITextField
    let current = field?.text ?? (view as? UITextView)?.text ?? ""
    if field?.isSecureTextEntry == true {
      // The other phone sends one bullet for each character.
      guard text.count != current.count else { return }
      field?.text = text
    } else if text == current {
      return
    } else if text.hasPrefix(current), text.count - current.count <= PhoneCommand.longestText {
      HeadlessTyping.insert(String(text.dropFirst(current.count)))
    } else if current.hasPrefix(text), current.count - text.count <= PhoneCommand.longestText {
      for _ in 0..<(current.count - text.count) { HeadlessTyping.deleteBackward() }
    } else {
      field?.text = text
      (view as? UITextView)?.text = text
    }
    driver?.keys.didType(text.isEmpty ? "" : String(text.suffix(1)))
  }
}
