public import HeadlessEnumerations

/// An object that provides the timing of an animation.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
  /// The type of the timing curve.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic timing parameters; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring timing parameters; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// Returns the timing of an animation with a requested duration, in seconds.
  func timing(duration: Double) -> AnimationTiming {
    if let spring = springTimingParameters { return .spring(spring.timing(duration: duration)) }
    return cubicTimingParameters?.timing(duration: duration) ?? .curve(HeadlessCurve(rawValue: 0), duration: duration)
  }
}
