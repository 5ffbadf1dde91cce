public import Foundation

extension UIResponder {
  /// Posted when the keyboard is about to be shown.
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
  /// Posted when the keyboard has been shown.
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
  /// Posted when the keyboard is about to be hidden.
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
  /// Posted when the keyboard has been hidden.
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
  /// Posted when the keyboard's frame is about to change.
  public nonisolated static let keyboardWillChangeFrameNotification =
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  /// Posted when the keyboard's frame has changed.
  public nonisolated static let keyboardDidChangeFrameNotification =
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")

  /// The frame at the beginning: an `NSValue` of a `CGRect` in screen coordinates.
  public nonisolated static let keyboardFrameBeginUserInfoKey: String = "UIKeyboardFrameBeginUserInfoKey"
  /// The frame at the end: an `NSValue` of a `CGRect` in screen coordinates.
  public nonisolated static let keyboardFrameEndUserInfoKey: String = "UIKeyboardFrameEndUserInfoKey"
  /// The duration of the animation: an `NSNumber` of seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey: String = "UIKeyboardAnimationDurationUserInfoKey"
  /// The curve of the animation: an `NSNumber` of a `UIView.AnimationCurve`, usually 7, which has no name.
  public nonisolated static let keyboardAnimationCurveUserInfoKey: String = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard belongs to this app: an `NSNumber` of a `Bool`.
  public nonisolated static let keyboardIsLocalUserInfoKey: String = "UIKeyboardIsLocalUserInfoKey"
}
