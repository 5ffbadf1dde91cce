public import Foundation
public import HeadlessEnumerations
public import HeadlessQuartz

/// A damped spring.
@MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Shape {
    case ratio(CGFloat)
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }

  private let shape: Shape
  private let velocity: CGVector

  /// Makes the system's own spring: mass 3, stiffness 1000, damping 500.
  public override init() {
    shape = .physical(mass: 3, stiffness: 1000, damping: 500)
    velocity = .zero
    super.init()
  }

  /// Makes a spring that rests after the animation's duration.
  ///
  /// A ratio of 1 does not swing.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    shape = .ratio(ratio)
    self.velocity = velocity
    super.init()
  }

  /// Makes the spring of a mass on a spring, which takes the time it takes.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    shape = .physical(mass: mass, stiffness: stiffness, damping: damping)
    self.velocity = velocity
    super.init()
  }

  /// Makes a spring that starts at rest and rests after the animation's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// The speed at the start, in distances of the whole way per second.
  open var initialVelocity: CGVector { velocity }

  /// A spring.
  @_documentation(visibility: internal)
  public final var timingCurveType: UITimingCurveType { .spring }

  /// Nothing.
  @_documentation(visibility: internal)
  public final var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// This object.
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
