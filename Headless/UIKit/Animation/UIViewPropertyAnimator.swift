public import Foundation
public import HeadlessEnumerations

/// An object that starts, pauses, scrubs, reverses and stops an animation.
///
/// `UIViewAnimating` documents the members that it requires.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewAnimating {
  private let parameters: any UITimingCurveProvider
  private let requestedDuration: TimeInterval
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var group: AnimationGroup?
  private var storedState = UIViewAnimatingState.inactive
  private var storedIsReversed = false
  private var storedDelay: TimeInterval = 0
  private var delayedStart: HeadlessScheduledWork?

  /// Creates an animator that must be started.
  public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    requestedDuration = duration
    self.parameters = parameters
    super.init()
  }

  /// Creates an animator with a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: curve)
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that ends after the duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  // MARK: Properties

  /// The timing of the animation.
  open var timingParameters: (any UITimingCurveProvider)? { parameters }

  /// The duration in seconds.
  ///
  /// A spring with mass and stiffness determines its own duration.
  open var duration: TimeInterval { timing.runningTime }

  /// The delay before the animation started, in seconds.
  open var delay: TimeInterval { storedDelay }

  /// Whether the views receive touches during the animation.
  open var isUserInteractionEnabled = true

  /// Whether ``fractionComplete`` sets the fraction of the distance, instead of the fraction of the time.
  open var scrubsLinearly = true

  @_documentation(visibility: internal)
  public final var state: UIViewAnimatingState { storedState }

  @_documentation(visibility: internal)
  public final var isRunning: Bool {
    if case .running = group?.control { return storedState == .active }
    return false
  }

  private var timing: AnimationTiming { parameters.timing(duration: requestedDuration) }

  // MARK: Adding animations and completions

  /// Adds changes, which start immediately if the animator is running.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if storedState == .active, let group {
      perform([animation], in: group)
    } else {
      animations.append(animation)
    }
  }

  /// Adds a closure to call when the animation has ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  @_documentation(visibility: internal)
  public final func startAnimation() {
    guard storedState != .stopped else { return }
    activate()
    run(timing: nil, factor: 0)
  }

  @_documentation(visibility: internal)
  public final func startAnimation(afterDelay delay: TimeInterval) {
    guard storedState == .inactive else { return }
    storedDelay = delay
    activate()
    delayedStart = HeadlessClock.schedule(after: delay) { [weak self] in
      self?.delayedStart = nil
      self?.run(timing: nil, factor: 0)
    }
  }

  @_documentation(visibility: internal)
  public final func pauseAnimation() {
    guard storedState != .stopped else { return }
    activate()
    hold(at: progress)
  }

  /// Resumes a paused animation with other timing parameters, for a fraction of its duration; 0 is the remaining time.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard storedState == .active, !isRunning else { return }
    run(timing: parameters, factor: durationFactor)
  }

  @_documentation(visibility: internal)
  public final var isReversed: Bool {
    get { storedIsReversed }
    set {
      guard newValue != storedIsReversed else { return }
      storedIsReversed = newValue
      if isRunning { run(timing: nil, factor: 0) }
    }
  }

  @_documentation(visibility: internal)
  public final var fractionComplete: CGFloat {
    get { storedState == .inactive ? 0 : progress }
    set {
      guard storedState != .stopped else { return }
      activate()
      let fraction = min(max(newValue, 0), 1)
      hold(at: scrubsLinearly ? fraction : timing.progress(at: fraction * timing.runningTime))
    }
  }

  @_documentation(visibility: internal)
  public final func stopAnimation(_ withoutFinishing: Bool) {
    guard storedState == .active else { return }
    let seen = progress
    group?.completion = nil
    group?.end(finished: false)
    place(at: seen)
    if withoutFinishing {
      storedState = .inactive
      forget()
    } else {
      storedState = .stopped
    }
  }

  @_documentation(visibility: internal)
  public final func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard storedState == .stopped else { return }
    switch finalPosition {
    case .start: place(at: 0)
    case .end: place(at: 1)
    default: break
    }
    complete(at: finalPosition)
  }

  // MARK: Implementation

  /// A change of one property of one view, which can set the value for any progress.
  private struct Change {
    weak var view: UIView?
    let animation: PropertyAnimation
  }

  private var changes: [Change] = []

  /// The current progress of the views.
  private var progress: Double { group?.progress(at: HeadlessClock.now) ?? 0 }

  /// Executes the changes and pauses them at their start.
  private func activate() {
    guard storedState == .inactive else { return }
    storedState = .active
    let group = AnimationGroup(timing: timing, delay: 0, allowsUserInteraction: isUserInteractionEnabled)
    group.control = .held(0)
    self.group = group
    let toPerform = animations
    animations = []
    perform(toPerform, in: group)
    // The closure retains the animator while it is active, as in UIKit.
    group.completion = { finished in self.arrive(finished: finished) }
    AnimationContext.running.append(group)
  }

  private func perform(_ animations: [() -> Void], in group: AnimationGroup) {
    AnimationContext.execute(group, timing: timing, options: []) {
      for animation in animations { animation() }
    }
    changes = group.animatedViews.flatMap { view in
      view.animations.filter { $0.group === group }.map { Change(view: view, animation: $0) }
    }
  }

  private func hold(at fraction: Double) {
    delayedStart?.cancel()
    delayedStart = nil
    group?.control = .held(fraction)
  }

  private func run(timing other: (any UITimingCurveProvider)?, factor: CGFloat) {
    guard let group else { return }
    let start = progress
    let end: Double = storedIsReversed ? 0 : 1
    let left = abs(end - start)
    let duration = factor > 0 ? requestedDuration * factor : requestedDuration * left
    let timing = (other ?? parameters).timing(duration: duration)
    group.control = .running(from: start, to: end, since: HeadlessClock.now, timing: timing)
  }

  private func arrive(finished: Bool) {
    guard storedState == .active else { return }
    if storedIsReversed { place(at: 0) }
    complete(at: finished ? (storedIsReversed ? .start : .end) : .current)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    storedState = .inactive
    let toCall = completions
    forget()
    for completion in toCall { completion(position) }
  }

  private func forget() {
    delayedStart?.cancel()
    group?.completion = nil
    group?.end(finished: false)
    group = nil
    changes = []
    completions = []
    storedIsReversed = false
  }

  /// Sets the model values of the views to those at a progress from 0 to 1.
  private func place(at stage: Double) {
    UIView.performWithoutAnimation {
      for change in changes {
        change.view?.take(
          change.animation.from.moved(to: change.animation.to, by: stage), for: change.animation.property)
      }
    }
  }
}

extension UIView {
  fileprivate func take(_ value: AnimatableVector, for property: AnimatableProperty) {
    switch property {
    case .center: center = value.point
    case .boundsOrigin: bounds.origin = value.point
    case .boundsSize: bounds.size = value.size
    case .transform: transform = value.transform
    case .alpha: alpha = value.number
    case .backgroundColor: backgroundColor = value.color
    }
  }
}

extension UIViewPropertyAnimator {
  /// Creates and starts an animator.
  @discardableResult public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = Self(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: options.namedCurve))
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    if delay > 0 { animator.startAnimation(afterDelay: delay) } else { animator.startAnimation() }
    return animator
  }
}
