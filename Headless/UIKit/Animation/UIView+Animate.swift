public import Foundation

extension UIView.AnimationOptions {
  /// The curve in bits 16 to 19 of the options.
  var curve: HeadlessCurve { HeadlessCurve(rawValue: Int(rawValue >> 16 & 0xF)) }

  var namedCurve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: curve.rawValue) ?? .easeInOut }
}

extension UIView {
  /// Enables or disables animations.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    AnimationContext.areEnabled = enabled
  }

  /// Whether animations are enabled.
  public static var areAnimationsEnabled: Bool { AnimationContext.areEnabled }

  /// Makes changes without animation, even inside an animation block.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = AnimationContext.areEnabled
    AnimationContext.areEnabled = false
    actionsWithoutAnimation()
    AnimationContext.areEnabled = wereEnabled
  }

  /// The duration of the executing animation block, in seconds; 0 outside of one.
  public static var inheritedAnimationDuration: TimeInterval {
    guard let timing = AnimationContext.stack.last(where: { $0.group != nil })?.timing else { return 0 }
    return timing.nominalDuration ?? timing.runningTime
  }

  /// Animates the changes of a closure.
  ///
  /// The closure is executed once, immediately, and the properties have their new values when it returns.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    AnimationContext.perform(
      timing: .curve(options.curve, duration: duration), delay: delay, options: options, completion: completion,
      animations)
  }

  /// Animates the changes of a closure with the ease-in-out curve.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates the changes of a closure with the ease-in-out curve.
  public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates the changes that a closure makes with a spring that comes to rest when the duration ends.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringTiming(duration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
    AnimationContext.perform(
      timing: .spring(spring), delay: delay, options: options, completion: completion, animations)
  }

  /// Animates the changes of a closure with a spring of a perceived duration and a bounce.
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

  /// Executes a closure as a transition of a view's content.
  ///
  /// Property changes in the closure are animated only if the options request it. Dissolving or flipping is not drawn.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.allowAnimatedContent) {
      AnimationContext.perform(
        timing: .curve(options.curve, duration: duration), delay: 0, options: options, completion: nil,
        { animations?() })
    } else {
      performWithoutAnimation { animations?() }
    }
    finishTransition(after: duration, completion)
  }

  /// Replaces one view with another.
  ///
  /// Replaces the first view with the second one in the superview, or hides the first view and shows the second one.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else if let superview = fromView.superview, let index = superview.subviews.firstIndex(of: fromView) {
      superview.insertSubview(toView, at: index)
      fromView.removeFromSuperview()
    }
    finishTransition(after: duration, completion)
  }

  private static func finishTransition(after duration: TimeInterval, _ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    HeadlessClock.schedule(after: areAnimationsEnabled ? duration : 0) { completion(true) }
  }
}
