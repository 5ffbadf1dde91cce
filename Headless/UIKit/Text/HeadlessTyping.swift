import Foundation

/// Simulates keys that the user presses while an input is first responder.
@MainActor public enum HeadlessTyping {
  /// Presses the key of every character.
  ///
  /// A newline presses the return key.
  ///
  /// The delegate of a text field or a text view is asked before each key.
  public static func insert(_ text: String) {
    for character in text {
      if character.isNewline { pressReturn() } else { press(String(character)) }
    }
  }

  /// Presses the backspace key.
  public static func deleteBackward() {
    guard let input = receiver else { return }
    guard let text = input as? any UITextInput, let editor = editor(of: text) else { return input.deleteBackward() }
    guard let range = editor.rangeOfBackwardDeletion,
      text.shouldChangeText(in: OffsetRange(range), replacementText: "")
    else { return }
    pressingKey { text.deleteBackward() }
  }

  /// Presses the key of a hardware keyboard that deletes the character after the caret.
  ///
  /// - Returns: False if the first responder is not a text field or a text view. The
  ///   characters of other inputs are unknown.
  package static func deleteForward() -> Bool {
    guard let text = receiver as? any UITextInput, let editor = editor(of: text) else { return false }
    guard let range = editor.rangeOfForwardDeletion,
      text.shouldChangeText(in: OffsetRange(range), replacementText: "")
    else { return true }
    pressingKey { text.replace(OffsetRange(range), withText: "") }
    return true
  }

  /// Presses the return key.
  ///
  /// A text field asks its delegate; other inputs insert a newline.
  public static func pressReturn() {
    if let field = receiver as? UITextField { field.pressReturn() } else { press("\n") }
  }

  /// Inserts a newline if a text view is first responder.
  static func insertNewlineIntoTextView() {
    if receiver is UITextView { press("\n") }
  }

  private static func press(_ text: String) {
    guard let input = receiver else { return }
    guard let textInput = input as? any UITextInput, let editor = editor(of: textInput) else {
      return input.insertText(text)
    }
    if clearsFirst(textInput) { editor.select(NSRange(location: 0, length: editor.length)) }
    guard textInput.shouldChangeText(in: OffsetRange(editor.selection), replacementText: text) else { return }
    pressingKey { textInput.insertText(text) }
  }

  /// Whether the user is changing the text, rather than the app.
  private(set) static var isPressingKey = false

  /// Performs a change that the user makes.
  static func pressingKey(_ change: () -> Void) {
    let wasPressingKey = isPressingKey
    isPressingKey = true
    change()
    isPressingKey = wasPressingKey
  }

  private static func clearsFirst(_ input: any UITextInput) -> Bool {
    if let field = input as? UITextField, field.clearsOnInsertion {
      field.clearsOnInsertion = false
      return true
    }
    if let view = input as? UITextView, view.clearsOnInsertion {
      view.clearsOnInsertion = false
      return true
    }
    return false
  }

  private static func editor(of input: any UITextInput) -> TextEditor? {
    (input as? UITextField)?.editor ?? (input as? UITextView)?.editor
  }

  /// The responder that receives keys.
  private static var receiver: (any UIKeyInput)? {
    guard let responder = FirstResponder.keyboardWindow?.firstResponder, responder.takesKeys else { return nil }
    return responder as? any UIKeyInput
  }
}
