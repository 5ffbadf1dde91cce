import Foundation

extension UIView {
  /// Options of an animation block, including its relation to an outer block.
  ///
  /// Bits 16 to 19 contain the curve: `UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)` is the usual way
  /// to animate with the keyboard.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out the subviews of changed views, so that they are animated too.
    public static var layoutSubviews: UIView.AnimationOptions { .init(rawValue: 1 << 0) }
    /// Allows touches on views during the animation.
    public static var allowUserInteraction: UIView.AnimationOptions { .init(rawValue: 1 << 1) }
    /// Starts from the visible state and ends running animations.
    public static var beginFromCurrentState: UIView.AnimationOptions { .init(rawValue: 1 << 2) }
    /// Repeats forever.
    public static var `repeat`: UIView.AnimationOptions { .init(rawValue: 1 << 3) }
    /// Also runs in reverse, together with `repeat`.
    public static var autoreverse: UIView.AnimationOptions { .init(rawValue: 1 << 4) }
    /// Uses its own duration inside another block.
    public static var overrideInheritedDuration: UIView.AnimationOptions { .init(rawValue: 1 << 5) }
    /// Uses its own curve inside another block.
    public static var overrideInheritedCurve: UIView.AnimationOptions { .init(rawValue: 1 << 6) }
    /// Redraws content while it is animated.
    public static var allowAnimatedContent: UIView.AnimationOptions { .init(rawValue: 1 << 7) }
    /// Hides and shows views in a transition instead of adding and removing them.
    public static var showHideTransitionViews: UIView.AnimationOptions { .init(rawValue: 1 << 8) }
    /// Does not inherit other options from an outer block.
    public static var overrideInheritedOptions: UIView.AnimationOptions { .init(rawValue: 1 << 9) }

    /// Accelerates at the beginning and decelerates at the end.
    public static var curveEaseInOut: UIView.AnimationOptions { .init(rawValue: 0 << 16) }
    /// Accelerates at the beginning.
    public static var curveEaseIn: UIView.AnimationOptions { .init(rawValue: 1 << 16) }
    /// Decelerates at the end.
    public static var curveEaseOut: UIView.AnimationOptions { .init(rawValue: 2 << 16) }
    /// Runs at a constant speed.
    public static var curveLinear: UIView.AnimationOptions { .init(rawValue: 3 << 16) }

    /// Flips about the vertical axis, from the left.
    public static var transitionFlipFromLeft: UIView.AnimationOptions { .init(rawValue: 1 << 20) }
    /// Flips about the vertical axis, from the right.
    public static var transitionFlipFromRight: UIView.AnimationOptions { .init(rawValue: 2 << 20) }
    /// Curls up like a page.
    public static var transitionCurlUp: UIView.AnimationOptions { .init(rawValue: 3 << 20) }
    /// Curls down like a page.
    public static var transitionCurlDown: UIView.AnimationOptions { .init(rawValue: 4 << 20) }
    /// Dissolves from the old content to the new.
    public static var transitionCrossDissolve: UIView.AnimationOptions { .init(rawValue: 5 << 20) }
    /// Flips about the horizontal axis, from the top.
    public static var transitionFlipFromTop: UIView.AnimationOptions { .init(rawValue: 6 << 20) }
    /// Flips about the horizontal axis, from the bottom.
    public static var transitionFlipFromBottom: UIView.AnimationOptions { .init(rawValue: 7 << 20) }

    /// Prefers 60 frames per second.
    public static var preferredFramesPerSecond60: UIView.AnimationOptions { .init(rawValue: 3 << 24) }
    /// Prefers 30 frames per second.
    public static var preferredFramesPerSecond30: UIView.AnimationOptions { .init(rawValue: 7 << 24) }
  }

  /// The parts of a view without constraints that change when its superview resizes.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left margin is flexible.
    public static var flexibleLeftMargin: UIView.AutoresizingMask { .init(rawValue: 1 << 0) }
    /// The width is flexible.
    public static var flexibleWidth: UIView.AutoresizingMask { .init(rawValue: 1 << 1) }
    /// The right margin is flexible.
    public static var flexibleRightMargin: UIView.AutoresizingMask { .init(rawValue: 1 << 2) }
    /// The top margin is flexible.
    public static var flexibleTopMargin: UIView.AutoresizingMask { .init(rawValue: 1 << 3) }
    /// The height is flexible.
    public static var flexibleHeight: UIView.AutoresizingMask { .init(rawValue: 1 << 4) }
    /// The bottom margin is flexible.
    public static var flexibleBottomMargin: UIView.AutoresizingMask { .init(rawValue: 1 << 5) }
  }
}
