#if canImport(UIKit)
  import ClavierCore
  public import Foundation
  public import UIKit

  /// What a ``KeyboardManager`` tells.
  ///
  /// One method is required, the other five may be left out.
  @MainActor public protocol KeyboardManagerDelegate: AnyObject {
    /// The keyboard is about to be somewhere else, also for the first or the last time.
    ///
    /// - Parameters:
    ///   - endFrame: Where it will be, in screen coordinates, in points; nil if the notification's frame says nothing
    ///     (empty while a floating keyboard is dragged or with cross-fade transitions, or off the screen).
    ///   - duration: In seconds; 0 if the notification did not say.
    ///   - animationCurve: The keyboard's own curve, as an option for `UIView.animate`.
    func keyboardWillChangeFrame(
      endFrame: CGRect?, duration: TimeInterval, animationCurve: UIView.AnimationOptions)

    /// The keyboard is about to come, or to change its height.
    func keyboardWillShow(userInfo: [AnyHashable: Any])
    /// The keyboard has come. A hint, not a promise: it may arrive while the keyboard still moves.
    func keyboardDidShow(userInfo: [AnyHashable: Any])
    /// The keyboard is about to go, or to leave its place at the bottom edge.
    func keyboardWillHide(userInfo: [AnyHashable: Any])
    /// The keyboard has gone.
    func keyboardDidHide(userInfo: [AnyHashable: Any])
    /// The keyboard has moved; the only word there is of a floating one at rest.
    func keyboardDidChangeFrame(userInfo: [AnyHashable: Any])
  }

  extension KeyboardManagerDelegate {
    public func keyboardWillShow(userInfo: [AnyHashable: Any]) {}
    public func keyboardDidShow(userInfo: [AnyHashable: Any]) {}
    public func keyboardWillHide(userInfo: [AnyHashable: Any]) {}
    public func keyboardDidHide(userInfo: [AnyHashable: Any]) {}
    public func keyboardDidChangeFrame(userInfo: [AnyHashable: Any]) {}
  }
#endif
