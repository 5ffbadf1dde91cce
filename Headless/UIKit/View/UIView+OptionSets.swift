import Foundation

extension UIView {
  /// How an animation runs, and how one block relates to the block around it.
  ///
  /// Bits 16 to 19 hold the curve: `UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)` is the usual way to
  /// animate along with the keyboard.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out the subviews of what was changed, so that they move along.
    public static var layoutSubviews: UIView.AnimationOptions { .init(rawValue: 1 << 0) }
    /// Lets the user touch views while they move.
    public static var allowUserInteraction: UIView.AnimationOptions { .init(rawValue: 1 << 1) }
    /// Starts from what is seen and ends what was running.
    public static var beginFromCurrentState: UIView.AnimationOptions { .init(rawValue: 1 << 2) }
    /// Repeats for ever.
    public static var `repeat`: UIView.AnimationOptions { .init(rawValue: 1 << 3) }
    /// Runs backwards as well, together with `repeat`.
    public static var autoreverse: UIView.AnimationOptions { .init(rawValue: 1 << 4) }
    /// Keeps its own duration inside another block.
    public static var overrideInheritedDuration: UIView.AnimationOptions { .init(rawValue: 1 << 5) }
    /// Keeps its own curve inside another block.
    public static var overrideInheritedCurve: UIView.AnimationOptions { .init(rawValue: 1 << 6) }
    /// Redraws content while it is animated.
    public static var allowAnimatedContent: UIView.AnimationOptions { .init(rawValue: 1 << 7) }
    /// Hides and shows views in a transition instead of adding and removing them.
    public static var showHideTransitionViews: UIView.AnimationOptions { .init(rawValue: 1 << 8) }
    /// Inherits no other options from another block.
    public static var overrideInheritedOptions: UIView.AnimationOptions { .init(rawValue: 1 << 9) }

    /// Slow at both ends.
    public static var curveEaseInOut: UIView.AnimationOptions { .init(rawValue: 0 << 16) }
    /// Slow at the beginning.
    public static var curveEaseIn: UIView.AnimationOptions { .init(rawValue: 1 << 16) }
    /// Slow at the end.
    public static var curveEaseOut: UIView.AnimationOptions { .init(rawValue: 2 << 16) }
    /// Evenly fast.
    public static var curveLinear: UIView.AnimationOptions { .init(rawValue: 3 << 16) }

    /// Turns about the vertical axis, the left side first.
    public static var transitionFlipFromLeft: UIView.AnimationOptions { .init(rawValue: 1 << 20) }
    /// Turns about the vertical axis, the right side first.
    public static var transitionFlipFromRight: UIView.AnimationOptions { .init(rawValue: 2 << 20) }
    /// Turns a page upwards.
    public static var transitionCurlUp: UIView.AnimationOptions { .init(rawValue: 3 << 20) }
    /// Turns a page downwards.
    public static var transitionCurlDown: UIView.AnimationOptions { .init(rawValue: 4 << 20) }
    /// Dissolves the old into the new.
    public static var transitionCrossDissolve: UIView.AnimationOptions { .init(rawValue: 5 << 20) }
    /// Turns about the horizontal axis, the upper side first.
    public static var transitionFlipFromTop: UIView.AnimationOptions { .init(rawValue: 6 << 20) }
    /// Turns about the horizontal axis, the lower side first.
    public static var transitionFlipFromBottom: UIView.AnimationOptions { .init(rawValue: 7 << 20) }

    /// Prefers 60 frames per second.
    public static var preferredFramesPerSecond60: UIView.AnimationOptions { .init(rawValue: 3 << 24) }
    /// Prefers 30 frames per second.
    public static var preferredFramesPerSecond30: UIView.AnimationOptions { .init(rawValue: 7 << 24) }
  }

  /// What gives when a view without constraints is resized along with its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left margin gives.
    public static var flexibleLeftMargin: UIView.AutoresizingMask { .init(rawValue: 1 << 0) }
    /// The width gives.
    public static var flexibleWidth: UIView.AutoresizingMask { .init(rawValue: 1 << 1) }
    /// The right margin gives.
    public static var flexibleRightMargin: UIView.AutoresizingMask { .init(rawValue: 1 << 2) }
    /// The top margin gives.
    public static var flexibleTopMargin: UIView.AutoresizingMask { .init(rawValue: 1 << 3) }
    /// The height gives.
    public static var flexibleHeight: UIView.AutoresizingMask { .init(rawValue: 1 << 4) }
    /// The bottom margin gives.
    public static var flexibleBottomMargin: UIView.AutoresizingMask { .init(rawValue: 1 << 5) }
  }
}
