public import HeadlessEnumerations

/// Says how an animation runs through time.
@MainActor public protocol UITimingCurveProvider: AnyObject {
  /// Which of the two kinds of parameters there are.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The timing of an animation that is asked to take a duration, in seconds.
  func timing(duration: Double) -> AnimationTiming {
    if let spring = springTimingParameters { return .spring(spring.timing(duration: duration)) }
    return cubicTimingParameters?.timing(duration: duration) ?? .curve(HeadlessCurve(rawValue: 0), duration: duration)
  }
}
