#if canImport(UIKit)
  public import ClavierCore
  public import Foundation
  public import UIKit

  extension UIView {
    /// Animates changes the way the keyboard moves: its duration, its curve, retargeting what still is in motion, and
    /// with the views open to touches.
    ///
    /// With a duration of 0 the changes are made without animation. With the keyboard's own curve (raw value 7) UIKit
    /// ignores the duration and runs a spring of half a second (Apple developer forum 48088).
    public static func animate(
      with animation: KeyboardAnimation,
      animations: @escaping () -> Void,
      completion: ((Bool) -> Void)? = nil
    ) {
      animate(
        withDuration: animation.duration,
        delay: 0,
        options: [animation.options, .beginFromCurrentState, .allowUserInteraction],
        animations: animations,
        completion: completion
      )
    }

    /// Lays out this view and its subviews, so that constraints changed before the call, or in `changes`, take effect
    /// in step with the keyboard.
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

    /// Lays out this view and its subviews in an animation, so that constraints changed before the call take effect in
    /// it.
    ///
    /// Where a ``KeyboardInfo`` is at hand, ``animateConstraints(with:changes:completion:)`` needs only that.
    ///
    /// - Parameters:
    ///   - duration: In seconds.
    ///   - delay: In seconds.
    ///   - options: The curve among them, as a ``KeyboardManagerDelegate`` receives it.
    ///   - completion: Called when the animation ends, with whether it finished.
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
