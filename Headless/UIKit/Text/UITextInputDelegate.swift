public import Foundation

/// The delegate of a text input, which is the system's keyboard.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
  /// Called when the selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)

  /// Called when the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)

  /// Called when the text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)

  /// Called when the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
