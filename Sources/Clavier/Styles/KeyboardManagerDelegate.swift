#if canImport(UIKit)
  import ClavierCore
  public import Foundation
  public import UIKit

  /// The methods that a ``KeyboardManager`` calls.
  ///
  /// All of these methods are optional.
  ///
  /// - Important: If a subclass implements one of these methods, the class that declares the conformance must implement
  ///   the method too, with an empty body if necessary. Otherwise, Swift calls the default implementation instead of
  ///   the subclass's method, and Clavier cannot detect the mistake.
  @MainActor public protocol KeyboardManagerDelegate: AnyObject {
    /// Called when the keyboard is about to move, appear, or disappear.
    ///
    /// When the keyboard hides, this method is called even if no notification contains a frame below the screen. In
    /// that case, `endFrame` is an empty rectangle at the bottom of the screen, or the frame of an accessory view that
    /// stays on the screen.
    ///
    /// If only a `did` notification reports that an iPad's keyboard has begun to float, this method is called before
    /// the method for that notification. Similarly, if a `willShow` has a different frame than the `willChangeFrame`
    /// before it, this method is called before ``keyboardWillShow(userInfo:)``.
    ///
    /// The manager also calls this method, without animation, when the position of the keyboard changes without a
    /// notification (see ``KeyboardCenter/observeCorrections(owner:_:)``).
    ///
    /// - Parameters:
    ///   - endFrame: The keyboard's frame after the change, in screen coordinates, in points. The frame is nil if the
    ///     app is inactive, or if the notification's frame is empty or impossible. For example, the frame is empty with
    ///     cross-fade transitions, or while the user drags a floating keyboard. A frame above the screen is impossible.
    ///   - duration: The duration, in seconds; 0 if the notification has none.
    ///   - animationCurve: The curve of the change, as an option for `UIView.animate`; the keyboard's own curve if the
    ///     notification has none.
    func keyboardWillChangeFrame(
      endFrame: CGRect?, duration: TimeInterval, animationCurve: UIView.AnimationOptions)

    /// Called when the keyboard is about to appear or change height.
    func keyboardWillShow(userInfo: [AnyHashable: Any])
    /// Called after the keyboard has appeared, or earlier if the system posts the notification while the keyboard is
    /// still moving.
    func keyboardDidShow(userInfo: [AnyHashable: Any])
    /// Called when the keyboard is about to disappear or leave the bottom edge of the screen.
    func keyboardWillHide(userInfo: [AnyHashable: Any])
    /// Called after the keyboard has disappeared, or earlier if the system posts the notification while the keyboard is
    /// still moving.
    func keyboardDidHide(userInfo: [AnyHashable: Any])
    /// Called after the keyboard has moved. When the user moves an undocked or floating keyboard, no other method is
    /// called.
    func keyboardDidChangeFrame(userInfo: [AnyHashable: Any])
  }

  extension KeyboardManagerDelegate {
    public func keyboardWillChangeFrame(
      endFrame: CGRect?, duration: TimeInterval, animationCurve: UIView.AnimationOptions
    ) {}
    public func keyboardWillShow(userInfo: [AnyHashable: Any]) {}
    public func keyboardDidShow(userInfo: [AnyHashable: Any]) {}
    public func keyboardWillHide(userInfo: [AnyHashable: Any]) {}
    public func keyboardDidHide(userInfo: [AnyHashable: Any]) {}
    public func keyboardDidChangeFrame(userInfo: [AnyHashable: Any]) {}
  }
#endif
