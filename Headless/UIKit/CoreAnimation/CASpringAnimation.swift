public import Foundation

/// An animation that moves like a mass on a spring.
@_documentation(visibility: internal)
open class CASpringAnimation: CABasicAnimation {
  /// The mass.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The friction.
  open var damping: CGFloat = 10
  /// The initial speed.
  open var initialVelocity: CGFloat = 0

  public override init() {
    super.init()
  }

  /// The time until the mass is within a thousandth of its end, in seconds.
  open var settlingDuration: CFTimeInterval {
    guard mass > 0, stiffness > 0, damping > 0 else { return .infinity }
    let decay = damping / (2 * mass)
    let frequency = (stiffness / mass).squareRoot()
    // Above critical damping, the slower of two exponentials determines the duration.
    let rate = decay > frequency ? decay - (decay * decay - frequency * frequency).squareRoot() : decay
    return CFTimeInterval(log(1000) / Double(rate))
  }
}
