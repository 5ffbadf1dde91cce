public import Foundation
public import HeadlessEnumerations

/// Timing parameters with a named curve or a cubic Bézier curve.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  private let bezier: CubicBezier?
  private let curve: UIView.AnimationCurve

  /// Creates Core Animation's default curve.
  public override init() {
    bezier = CubicBezier(first: CGPoint(x: 0.25, y: 0.1), second: CGPoint(x: 0.25, y: 1))
    curve = .easeInOut
    super.init()
  }

  /// Creates a named curve.
  ///
  /// The raw value 7 creates the keyboard's spring.
  public init(animationCurve curve: UIView.AnimationCurve) {
    bezier = nil
    self.curve = curve
    super.init()
  }

  /// Creates a curve from (0, 0) to (1, 1) with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    bezier = CubicBezier(first: point1, second: point2)
    curve = .easeInOut
    super.init()
  }

  /// The named curve.
  open var animationCurve: UIView.AnimationCurve { curve }

  /// The first control point.
  open var controlPoint1: CGPoint { shape.first }

  /// The second control point.
  open var controlPoint2: CGPoint { shape.second }

  /// The type of the timing curve: `.builtin` for a named curve, `.cubic` for a curve with control points.
  @_documentation(visibility: internal)
  public final var timingCurveType: UITimingCurveType { bezier == nil ? .builtin : .cubic }

  /// These parameters.
  @_documentation(visibility: internal)
  public final var cubicTimingParameters: UICubicTimingParameters? { self }

  /// Always nil.
  @_documentation(visibility: internal)
  public final var springTimingParameters: UISpringTimingParameters? { nil }

  func timing(duration: TimeInterval) -> AnimationTiming {
    if let bezier { return .bezier(bezier, duration: duration) }
    return .curve(HeadlessCurve(rawValue: curve.rawValue), duration: duration)
  }

  private var shape: CubicBezier {
    if let bezier { return bezier }
    return switch curve {
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    default: .easeInOut
    }
  }
}
