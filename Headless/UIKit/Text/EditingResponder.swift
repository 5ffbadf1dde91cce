/// What a text input does as focus comes and goes.
///
/// `UIResponder` calls it, because the moments lie between its own steps. Focus comes:
/// `editingShouldBegin` (false ends it all, the old responder has noticed nothing), the old responder resigns,
/// `canBecomeFirstResponder` is asked, the receiver is first responder, `editingDidBegin` before the keyboard hears of
/// it (`editingBeginsBeforeKeyboard`) or after. Focus goes: `editingShouldEnd` (not asked when forced), the receiver is
/// no longer first responder, the keyboard hears of it unless focus moves on, `editingDidEnd`.
@MainActor protocol EditingResponder: AnyObject {
  /// Whether did-begin comes before the keyboard's notifications: it does for a text field, not for a text view.
  var editingBeginsBeforeKeyboard: Bool { get }

  /// Asks the delegate whether editing may begin.
  func editingShouldBegin() -> Bool

  /// Asks the delegate whether editing may end.
  func editingShouldEnd() -> Bool

  /// Tells the delegate, the control's actions and the notification centre that editing has begun.
  func editingDidBegin()

  /// Tells them that it has ended.
  func editingDidEnd()
}
