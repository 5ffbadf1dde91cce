public import Foundation

extension UIView.AnimationOptions {
  /// The curve that the options name, in their bits 16 to 19.
  var curve: HeadlessCurve { HeadlessCurve(rawValue: Int(rawValue >> 16 & 0xF)) }
}

extension UIView {
  /// Whether later animation blocks animate.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    AnimationContext.areEnabled = enabled
  }

  /// Whether animation blocks animate.
  public static var areAnimationsEnabled: Bool { AnimationContext.areEnabled }

  /// Makes changes without animation, even inside an animation block.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = AnimationContext.areEnabled
    AnimationContext.areEnabled = false
    actionsWithoutAnimation()
    AnimationContext.areEnabled = wereEnabled
  }

  /// The duration of the animation block that is being executed, in seconds; 0 outside of one.
  public static var inheritedAnimationDuration: TimeInterval {
    guard let timing = AnimationContext.stack.last(where: { $0.group != nil })?.timing else { return 0 }
    return timing.nominalDuration ?? timing.runningTime
  }

  /// Animates what a closure changes. The closure is executed now, once; the properties have their new values at once.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationContext.perform(
      timing: .curve(options.curve, duration: duration), delay: delay, options: options, completion: completion,
      animations)
  }

  /// Animates what a closure changes, slow at both ends.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates what a closure changes, slow at both ends.
  public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates what a closure changes with a spring that rests after the duration.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringTiming(duration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
    AnimationContext.perform(
      timing: .spring(spring), delay: delay, options: options, completion: completion, animations)
  }

  /// Animates what a closure changes with a spring that seems to take `duration` and bounces as asked.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringTiming(
      perceivedDuration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
    AnimationContext.perform(
      timing: .spring(spring), delay: delay, options: options, completion: completion, animations)
  }
}
