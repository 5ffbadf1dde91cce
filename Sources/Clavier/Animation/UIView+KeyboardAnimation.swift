#if canImport(UIKit)
  public import ClavierCore
  public import Foundation
  public import UIKit

  extension UIView {
    /// Animates changes with the keyboard's duration and curve.
    ///
    /// A view that is still moving continues from its current position, and views accept touches during the animation.
    /// If the duration is 0, negative, or not finite, the changes are not animated.
    ///
    /// Inside another animation, such as in an observer of a keyboard notification, the changes get the duration of
    /// that animation instead. Use this method for changes that you make at other times, for example, in a task that
    /// receives keyboard events. Also use this method if you need a completion, or if your code does not know whether
    /// an animation is running.
    ///
    /// With the keyboard's own curve (raw value 7), UIKit ignores the duration and runs a spring animation, which takes
    /// longer than the duration in the notification. The spring animation takes 0.5 seconds through iOS 18 (Apple
    /// developer forum 48088), and 0.658 seconds on iOS 26 and later.
    ///
    /// - Parameters:
    ///   - animation: The keyboard's animation, usually ``KeyboardInfo/animation``.
    ///   - animations: A closure that makes the changes.
    ///   - completion: A closure that is called when the animation ends. The closure's argument is true if the
    ///     animation finished.
    public static func animate(
      with animation: KeyboardAnimation,
      animations: @escaping () -> Void,
      completion: ((Bool) -> Void)? = nil
    ) {
      animate(
        withDuration: animation.isAnimated ? animation.duration : 0,
        delay: 0,
        options: [animation.options, .beginFromCurrentState, .allowUserInteraction],
        animations: animations,
        completion: completion
      )
    }

    /// Lays out this view and its subviews with the keyboard's animation.
    ///
    /// Constraint changes that you make before the call, or in `changes`, are animated. If your code receives a
    /// duration and options as separate values, use ``animateConstraint(withDuration:delay:options:completion:)``.
    ///
    /// - Parameters:
    ///   - animation: The keyboard's animation, usually ``KeyboardInfo/animation``.
    ///   - changes: A closure that makes further changes to animate.
    ///   - completion: A closure that is called when the animation ends. The closure's argument is true if the
    ///     animation finished.
    public func animateConstraints(
      with animation: KeyboardAnimation,
      changes: @escaping () -> Void = {},
      completion: ((Bool) -> Void)? = nil
    ) {
      UIView.animate(
        with: animation,
        animations: {
          changes()
          self.layoutIfNeeded()
        },
        completion: completion
      )
    }

    /// Lays out this view and its subviews with an animation.
    ///
    /// Constraint changes that you make before the call are animated. This method is for code that receives a duration
    /// and options as separate values, such as a ``KeyboardManagerDelegate``. If you have a ``KeyboardInfo``, use
    /// ``animateConstraints(with:changes:completion:)``.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - delay: The delay in seconds.
    ///   - options: The animation options, such as the curve that your ``KeyboardManagerDelegate`` receives.
    ///   - completion: A closure that is called when the animation ends. The closure's argument is true if the
    ///     animation finished.
    public func animateConstraint(
      withDuration duration: TimeInterval,
      delay: TimeInterval = 0,
      options: UIView.AnimationOptions = [],
      completion: ((Bool) -> Void)? = nil
    ) {
      UIView.animate(
        withDuration: duration, delay: delay, options: options, animations: { self.layoutIfNeeded() },
        completion: completion)
    }
  }
#endif
