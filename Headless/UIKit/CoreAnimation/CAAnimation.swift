public import Foundation
import HeadlessQuartz

/// An animation of a layer.
///
/// It runs on the virtual clock, and its delegate is notified when it ends. The values that it animates are not
/// computed.
@_documentation(visibility: internal)
open class CAAnimation: NSObject, CAMediaTiming {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  /// The curve; nil for a constant speed.
  open var timingFunction: CAMediaTimingFunction?
  /// The object that is notified about the animation, held strongly.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is removed from the layer when it has ended.
  open var isRemovedOnCompletion = true

  public override init() {
    super.init()
  }

  /// The time from the beginning to the end, in seconds; infinite for an animation that never ends.
  var activeDuration: TimeInterval {
    let cycle = (duration > 0 ? duration : CATransaction.animationDuration()) * (autoreverses ? 2 : 1)
    let total = repeatDuration > 0 ? repeatDuration : cycle * Double(repeatCount > 0 ? repeatCount : 1)
    return speed > 0 ? total / Double(speed) : .infinity
  }
}

/// An object that is notified about an animation.
@_documentation(visibility: internal)
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when the animation starts.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation ends, or is removed before that.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

@_documentation(visibility: internal)
extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
