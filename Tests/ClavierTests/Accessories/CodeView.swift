import UIKit

/// Boxes for the digits of a code.
final class CodeView: UIView, UIKeyInput {
  var hasText: Bool { false }
  override var canBecomeFirstResponder: Bool { true }
  func insertText(_ text: String) {}
  func deleteBackward() {}
}
