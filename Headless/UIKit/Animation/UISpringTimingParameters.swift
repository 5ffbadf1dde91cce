public import Foundation
public import HeadlessEnumerations
public import HeadlessQuartz

/// Timing parameters with a damped spring.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Shape {
    case ratio(CGFloat)
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }

  private let shape: Shape
  private let velocity: CGVector

  /// Creates the system's spring: mass 3, stiffness 1000, damping 500.
  public override init() {
    shape = .physical(mass: 3, stiffness: 1000, damping: 500)
    velocity = .zero
    super.init()
  }

  /// Creates a spring that ends after the animation's duration.
  ///
  /// A ratio of 1 does not overshoot.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    shape = .ratio(ratio)
    self.velocity = velocity
    super.init()
  }

  /// Creates a spring from its physical parameters, which determine its duration.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    shape = .physical(mass: mass, stiffness: stiffness, damping: damping)
    self.velocity = velocity
    super.init()
  }

  /// Creates a spring with no initial velocity that ends after the animation's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// The initial velocity, in total distances per second.
  open var initialVelocity: CGVector { velocity }

  /// Always `.spring`.
  @_documentation(visibility: internal)
  public final var timingCurveType: UITimingCurveType { .spring }

  /// Always nil.
  @_documentation(visibility: internal)
  public final var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// These parameters.
  @_documentation(visibility: internal)
  public final var springTimingParameters: UISpringTimingParameters? { self }

  func timing(duration: TimeInterval) -> SpringTiming {
    let speed = hypot(velocity.dx, velocity.dy) * (velocity.dx + velocity.dy < 0 ? -1 : 1)
    return switch shape {
    case .ratio(let ratio): SpringTiming(duration: duration, dampingRatio: ratio, initialVelocity: speed)
    case .physical(let mass, let stiffness, let damping):
      SpringTiming(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: speed)
    }
  }
}
