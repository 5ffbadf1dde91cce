public import Foundation

/// Whom a text input tells of every change: the system's keyboard.
@MainActor public protocol UITextInputDelegate: NSObjectProtocol {
  /// The selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)

  /// The selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)

  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)

  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
