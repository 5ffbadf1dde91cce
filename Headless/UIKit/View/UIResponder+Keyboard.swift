public import Foundation

extension UIResponder {
  /// The notification that is posted when the keyboard is about to show.
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
  /// The notification that is posted when the keyboard has been shown.
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
  /// The notification that is posted when the keyboard is about to hide.
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
  /// The notification that is posted when the keyboard has been hidden.
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
  /// The notification that is posted when the keyboard's frame is about to change.
  public nonisolated static let keyboardWillChangeFrameNotification =
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  /// The notification that is posted when the keyboard's frame has changed.
  public nonisolated static let keyboardDidChangeFrameNotification =
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")

  /// The key for the initial frame: an `NSValue` with a `CGRect` in screen coordinates.
  public nonisolated static let keyboardFrameBeginUserInfoKey: String = "UIKeyboardFrameBeginUserInfoKey"
  /// The key for the final frame: an `NSValue` with a `CGRect` in screen coordinates.
  public nonisolated static let keyboardFrameEndUserInfoKey: String = "UIKeyboardFrameEndUserInfoKey"
  /// The key for the duration of the animation: an `NSNumber` in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey: String = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key for the curve of the animation: an `NSNumber` with a `UIView.AnimationCurve`, usually 7, which has no
  /// name.
  public nonisolated static let keyboardAnimationCurveUserInfoKey: String = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key for whether the keyboard belongs to this app: an `NSNumber` with a `Bool`.
  public nonisolated static let keyboardIsLocalUserInfoKey: String = "UIKeyboardIsLocalUserInfoKey"
}
