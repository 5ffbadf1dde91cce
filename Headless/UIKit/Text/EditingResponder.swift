/// The steps of a text input when it becomes or resigns first responder.
///
/// `FirstResponder` calls these methods between its own steps. When an input becomes first responder:
/// `editingShouldBegin`, unless the input cannot become first responder (if it returns false, nothing happens and the
/// old responder is not notified); the old responder resigns; `canBecomeFirstResponder` is checked; the input is first
/// responder; `editingDidBegin` is called before the keyboard is notified (`editingBeginsBeforeKeyboard`) or after.
///
/// When an input resigns: `editingShouldEnd` (not called if forced); the input is no longer first responder; the
/// keyboard is notified unless another input becomes first responder; `editingDidEnd`.
@MainActor protocol EditingResponder: AnyObject {
  /// Whether editing begins before the keyboard's notifications.
  ///
  /// By default, this is true for a text field, but not for a text view.
  var editingBeginsBeforeKeyboard: Bool { get }

  /// Returns whether the delegate allows editing to begin.
  func editingShouldBegin() -> Bool

  /// Returns whether the delegate allows editing to end.
  func editingShouldEnd() -> Bool

  /// Notifies the delegate, the control's actions, and the observers that editing has begun.
  func editingDidBegin()

  /// Notifies the delegate, the control's actions, and the observers that editing has ended.
  func editingDidEnd()
}
