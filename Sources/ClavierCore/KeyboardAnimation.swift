public import Foundation

/// How the keyboard moves: for how long, and along which curve.
public struct KeyboardAnimation: Hashable, Sendable {
  /// The duration in seconds that the notification gave; 0 means that nothing is animated.
  public var duration: TimeInterval

  /// The curve that the notification gave.
  public var curve: Curve

  /// The spring that the keyboard's own curve stands for, which depends on the system.
  public var spring: SpringMotion

  /// Creates an animation.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; 0, less, or no finite number means that nothing is animated.
  ///   - curve: The curve.
  ///   - spring: The spring that the keyboard's own curve stands for: that of the system which posted the notification, and
  ///     if that is unknown the present system's.
  public init(duration: TimeInterval, curve: Curve, spring: SpringMotion = .keyboard) {
    self.duration = duration
    self.curve = curve
    self.spring = spring
  }

  /// The duration that iOS 26 and 27 name for an ordinary show or hide, in seconds; before, it was 0.25.
  public static let durationSince26: TimeInterval = 0.383

  /// The raw value of a `UIView.AnimationCurve`, whatever it is.
  ///
  /// The keyboard's own curve, 7, is no declared case of that enumeration (openradar 14872290 and 20458167): code that
  /// switches over the cases ends in a trap or in the wrong curve. So nothing is switched over here.
  public struct Curve: RawRepresentable, Hashable, Sendable {
    /// The raw value, as the notification gave it.
    public let rawValue: Int

    /// Creates a curve from any raw value.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Slow at both ends, `UIView.AnimationCurve.easeInOut`.
    public static let easeInOut = Curve(rawValue: 0)
    /// Slow at the start, `UIView.AnimationCurve.easeIn`.
    public static let easeIn = Curve(rawValue: 1)
    /// Slow at the end, `UIView.AnimationCurve.easeOut`.
    public static let easeOut = Curve(rawValue: 2)
    /// The same speed throughout, `UIView.AnimationCurve.linear`.
    public static let linear = Curve(rawValue: 3)
    /// The keyboard's own since iOS 7: a spring, see ``KeyboardAnimation/spring``.
    public static let keyboard = Curve(rawValue: 7)

    /// The curve's bits in `UIView.AnimationOptions`, where it has bits 16 to 19.
    ///
    /// 0, which is `curveEaseInOut`, for a raw value that does not fit there: spilling into the neighbouring bits would
    /// ask for a transition.
    public var optionBits: UInt {
      (0...15).contains(rawValue) ? UInt(rawValue) << 16 : 0
    }

    /// Control points of Core Animation's named timing functions, which are those of CSS; `nil` for a spring.
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

  /// How much of the way is done after some time, from 0 to 1.
  ///
  /// Curves 0 to 3 run for ``duration``. The keyboard's own, 7, is the critically damped ``spring`` and ignores the duration
  /// (Apple developer forum 48088), unless that is 0. What UIKit does with further raw values is not published; they are
  /// taken for the spring too, since whatever the keyboard sends is the keyboard's.
  ///
  /// - Parameter time: Seconds since the start. Before it, and for NaN, the answer is 0; after ``settlingDuration`` 1.
  public func progress(at time: TimeInterval) -> Double {
    guard time >= 0 else { return 0 }
    let end = settlingDuration
    guard end > 0, time <= end else { return 1 }
    guard let timing = curve.timing else { return spring.value(from: 0, to: 1, at: time) }
    return timing.progress(at: time / end)
  }

  /// Seconds after which nothing moves any more: 0 when unanimated, 0.5 for the spring (0.658 for the one of iOS 26), else
  /// ``duration``.
  public var settlingDuration: TimeInterval {
    guard duration > 0, duration.isFinite else { return 0 }
    return curve.timing == nil ? spring.runningTime : duration
  }
}
