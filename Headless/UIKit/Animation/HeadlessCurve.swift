public import Foundation

/// An animation curve, identified by its raw value.
///
/// Raw values 0 to 3 are the named curves. All other raw values, in particular 7, are the keyboard's curve: a
/// critically damped spring that ignores the duration. Through iOS 18, the spring has mass 3 and stiffness 1000, and
/// takes half a second (Apple developer forum, thread 48088). On iOS 26 and later, the spring has mass 1 and stiffness
/// 555.0265, and settles in 0.658 seconds, according to layers in simulators.
public struct HeadlessCurve: Hashable, Sendable {
  /// The raw value of a `UIView.AnimationCurve`.
  public let rawValue: Int

  /// Whether the keyboard's spring is that of iOS 26 and later.
  public var isSince26 = false

  /// Creates the curve with a raw value.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Whether the curve is the keyboard's spring, which ignores durations.
  public var isKeyboardSpring: Bool { !(0...3).contains(rawValue) }

  /// Returns the time in seconds that an animation with this curve takes for a requested `duration`.
  ///
  /// Returns 0 for a duration of 0.
  public func runningTime(for duration: TimeInterval) -> TimeInterval {
    duration > 0 && isKeyboardSpring ? (isSince26 ? 0.658 : 0.5) : max(0, duration)
  }

  /// Returns the progress, from 0 to 1, at a time in seconds after the start.
  public func progress(at time: TimeInterval, duration: TimeInterval) -> Double {
    let whole = runningTime(for: duration)
    guard time > 0 else { return whole > 0 ? 0 : 1 }
    guard time < whole else { return 1 }
    switch rawValue {
    case 0: return CubicBezier.easeInOut.value(at: time / whole)
    case 1: return CubicBezier.easeIn.value(at: time / whole)
    case 2: return CubicBezier.easeOut.value(at: time / whole)
    case 3: return time / whole
    default:
      let omega = isSince26 ? Self.keyboardFrequencySince26 : Self.keyboardFrequency
      return 1 - exp(-omega * time) * (1 + omega * time)
    }
  }

  static let keyboardFrequency = (1000.0 / 3).squareRoot()
  static let keyboardFrequencySince26 = 555.0265.squareRoot()
}

/// A cubic Bézier curve from (0, 0) to (1, 1), as used by timing functions.
struct CubicBezier: Hashable, Sendable {
  var first: CGPoint
  var second: CGPoint

  // Core Animation's named functions. The documentation of CAMediaTimingFunction contains the control points.
  static let easeIn = CubicBezier(first: CGPoint(x: 0.42, y: 0), second: CGPoint(x: 1, y: 1))
  static let easeOut = CubicBezier(first: CGPoint(x: 0, y: 0), second: CGPoint(x: 0.58, y: 1))
  static let easeInOut = CubicBezier(first: CGPoint(x: 0.42, y: 0), second: CGPoint(x: 0.58, y: 1))
  static let linear = CubicBezier(first: CGPoint(x: 0, y: 0), second: CGPoint(x: 1, y: 1))

  /// Returns the y value of the curve at an x value, both from 0 to 1.
  func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    // x increases with the parameter if the control points lie between 0 and 1, so bisection finds it.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.coordinate(first.x, second.x, at: middle) < x { low = middle } else { high = middle }
    }
    return Self.coordinate(first.y, second.y, at: (low + high) / 2)
  }

  private static func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
  }
}
