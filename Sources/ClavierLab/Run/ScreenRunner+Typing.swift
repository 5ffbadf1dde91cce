import ClavierTesting
import Foundation
import UIKit

extension ScreenRunner {
  /// Types what the placeholder suggests, or continues the existing text, one letter at a time.
  func type(into input: UIView) {
    guard input.isFirstResponder, let text = sample(for: input) else { return }
    for letter in text {
      HeadlessTyping.insert(String(letter))
      pass(0.05)
    }
  }

  private func sample(for input: UIView) -> String? {
    if input is UITextView { return " More to follow." }
    guard let field = input as? UITextField, (field.text ?? "").isEmpty else { return nil }
    let isNumeric = KeyboardInput(field).kind == .numberPad
    if field.isSecureTextEntry { return isNumeric ? "1843" : "engine1843" }
    guard let placeholder = field.placeholder else { return nil }
    guard isNumeric else { return String(placeholder.prefix(24)) }
    // Letters that stand for digits, as in MM/YY, are replaced with digits.
    var digits = Array("1229184312291843").makeIterator()
    return String(placeholder.map { $0.isLetter ? digits.next() ?? "0" : $0 })
  }
}
