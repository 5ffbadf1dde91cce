/// Something that takes single keystrokes.
@MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Puts text in at the caret, or in the selection's place.
  func insertText(_ text: String)

  /// Takes away the selection, or the character before the caret.
  func deleteBackward()
}
