public import Foundation

/// The duration and the curve of the keyboard's movement.
public struct KeyboardAnimation: Hashable, Sendable {
  /// The duration in seconds, as the notification reports it; 0 means no animation.
  public var duration: TimeInterval

  /// The curve, as the notification reports it.
  public var curve: Curve

  /// The spring that ``Curve/keyboard`` stands for, which depends on the system version.
  package var spring: SpringMotion

  /// Creates an animation.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. If the duration is 0, negative, or not finite, the change is not animated.
  ///   - curve: The curve.
  public init(duration: TimeInterval, curve: Curve) {
    self.init(duration: duration, curve: curve, spring: .keyboard)
  }

  /// Creates an animation with the spring of the system that posted the notification.
  package init(duration: TimeInterval, curve: Curve, spring: SpringMotion) {
    self.duration = duration
    self.curve = curve
    self.spring = spring
  }

  /// Whether the change is animated, which requires a positive, finite duration.
  package var isAnimated: Bool { duration > 0 && duration.isFinite }

  /// The duration that iOS 26 and 27 report when the keyboard appears or hides, in seconds; earlier systems report
  /// 0.25.
  package static let durationSince26: TimeInterval = 0.383

  /// An animation curve, identified by the raw value of a `UIView.AnimationCurve`.
  ///
  /// The keyboard's own curve has the raw value 7, which is not a declared case of that enumeration (openradar 14872290
  /// and 20458167). A `switch` over the enumeration's cases can therefore trap, or select the wrong curve.
  public struct Curve: RawRepresentable, Hashable, Sendable {
    /// The raw value, as the notification reports it.
    public let rawValue: Int

    /// Creates a curve from any raw value.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// A curve that is slow at both ends: `UIView.AnimationCurve.easeInOut`.
    public static let easeInOut = Curve(rawValue: 0)
    /// A curve that is slow at the start: `UIView.AnimationCurve.easeIn`.
    public static let easeIn = Curve(rawValue: 1)
    /// A curve that is slow at the end: `UIView.AnimationCurve.easeOut`.
    public static let easeOut = Curve(rawValue: 2)
    /// A curve with a constant speed: `UIView.AnimationCurve.linear`.
    public static let linear = Curve(rawValue: 3)
    /// The keyboard's own curve on iOS 7 and later, which resembles the motion of a critically damped spring.
    public static let keyboard = Curve(rawValue: 7)

    /// The curve as bits 16 to 19 of `UIView.AnimationOptions`.
    ///
    /// If the raw value does not fit into four bits, the value is 0 (`curveEaseInOut`), because higher bits would
    /// request a transition.
    package var optionBits: UInt {
      (0...15).contains(rawValue) ? UInt(rawValue) << 16 : 0
    }

    /// The control points of Core Animation's named timing functions, which are the same as in CSS; nil for a spring.
    var timing: CubicTiming? {
      switch self {
      case .easeInOut: CubicTiming(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
      case .easeIn: CubicTiming(x1: 0.42, y1: 0, x2: 1, y2: 1)
      case .easeOut: CubicTiming(x1: 0, y1: 0, x2: 0.58, y2: 1)
      case .linear: CubicTiming(x1: 0, y1: 0, x2: 1, y2: 1)
      default: nil
      }
    }
  }

  /// Returns the fraction of the movement, from 0 to 1, that is complete at a given time.
  ///
  /// A curve with a raw value from 0 to 3 runs for ``duration``. The keyboard's own curve (raw value 7) is computed as
  /// the motion of a critically damped spring, and takes the same time for every ``duration`` except 0 (Apple
  /// developer forum 48088). A curve with any other raw value is undocumented, and is treated as the keyboard's own
  /// curve.
  ///
  /// - Parameter time: The time since the animation started, in seconds.
  /// - Returns: 0 before the start and for NaN, and 1 after ``settlingDuration``.
  public func progress(at time: TimeInterval) -> Double {
    guard time >= 0 else { return 0 }
    let end = settlingDuration
    guard end > 0, time <= end else { return 1 }
    guard let timing = curve.timing else { return spring.value(from: 0, to: 1, at: time) }
    return timing.progress(at: time / end)
  }

  /// The time in seconds until the movement ends.
  ///
  /// The time is 0 if there is no animation, and ``duration`` for a curve with a raw value from 0 to 3. For the
  /// keyboard's own curve and all other raw values, the time is 0.5 seconds, or 0.658 seconds on iOS 26 and later.
  public var settlingDuration: TimeInterval {
    guard isAnimated else { return 0 }
    return curve.timing == nil ? spring.runningTime : duration
  }
}
