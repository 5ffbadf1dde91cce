public import Foundation
import HeadlessEnumerations

extension UITextField {
  /// The notification that is posted when editing has begun.
  ///
  /// Its object is the field.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")

  /// The notification that is posted when editing has ended.
  ///
  /// Its object is the field.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")

  /// The notification that is posted when the user has changed the text.
  ///
  /// Its object is the field.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")

  /// The key for the reason why editing has ended.
  public nonisolated static let didEndEditingReasonUserInfoKey: String = "UITextFieldDidEndEditingReasonKey"

  // MARK: EditingResponder

  /// See the doubt "text-field-focus".
  var editingBeginsBeforeKeyboard: Bool { HeadlessWorld.assumes(.fieldBeginsBeforeKeyboard) }

  func editingShouldBegin() -> Bool {
    delegate?.textFieldShouldBeginEditing(self) ?? true
  }

  func editingShouldEnd() -> Bool {
    delegate?.textFieldShouldEndEditing(self) ?? true
  }

  func editingDidBegin() {
    isEditing = true
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    editor.setText(editor.text)
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    sendActions(for: .editingDidBegin)
  }

  func editingDidEnd() {
    isEditing = false
    editor.unmark()
    setNeedsLayout()
    let reason = DidEndEditingReason.committed
    delegate?.textFieldDidEndEditing(self, reason: reason)
    NotificationCenter.default.post(
      name: UITextField.textDidEndEditingNotification, object: self,
      userInfo: [UITextField.didEndEditingReasonUserInfoKey: reason.rawValue])
    sendActions(for: .editingDidEnd)
  }

  // MARK: TextEditorHost

  func editorDidChangeText() {
    contentDidChange()
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    sendActions(for: .editingChanged)
  }

  func editorDidChangeSelection() {
    if isEditing { delegate?.textFieldDidChangeSelection(self) }
  }

  /// Inserts text at the caret.
  ///
  /// A text field has one line, so newlines become spaces, as in pasted text.
  func insertAtSelection(_ text: String) {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    editor.replace(editor.selection, with: line)
  }

  /// Handles the return key: asks the delegate, and then sends the control events.
  func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let hasDelegateMovedFocus = !isFirstResponder
    let endsOnExit = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    // UIKit resigns first responder automatically if an action for the end on exit exists.
    if endsOnExit, isEditing { resignFirstResponder() }
    // The key is then handled by the text view to which focus has moved. See the doubt "return-key".
    if hasDelegateMovedFocus || HeadlessWorld.assumes(.returnReachesNewResponder) {
      HeadlessTyping.insertNewlineIntoTextView()
    }
  }

  /// Handles the clear button.
  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true, !editor.text.isEmpty else { return }
    editor.replace(NSRange(location: 0, length: editor.length), with: "")
  }

  /// Handles a tap on the clear button, or on the text to begin editing at that position.
  func handleTap(at point: CGPoint) {
    guard isEnabled else { return }
    if showsClearButton, clearButtonRect(forBounds: bounds).contains(point) {
      clear()
    } else if FirstResponder.canBecome(self), becomeFirstResponder() {
      editor.placeCaret(forTapAt: point)
    }
  }
}
