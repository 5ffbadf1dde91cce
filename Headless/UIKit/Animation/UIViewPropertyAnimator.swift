public import Foundation
public import HeadlessEnumerations

/// An object that starts, pauses, scrubs, reverses, and stops an animation.
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

  /// Whether the animation can be paused and stopped while it runs.
  ///
  /// If an animation cannot be interrupted, pausing, stopping, and setting the fraction have no effect while it runs.
  @_documentation(visibility: internal)
  open var isInterruptible = true

  /// Whether views ignore touches at their visible positions, for apps that find the touched view themselves.
  ///
  /// The headless UIKit only stores this value. Touches always reach views at their final positions.
  @_documentation(visibility: internal)
  open var isManualHitTestingEnabled = false

  /// Whether the animation is paused at its end, instead of being completed.
  @_documentation(visibility: internal)
  open var pausesOnCompletion = false { didSet { group?.holdsAtEnd = pausesOnCompletion } }

  private var mayInterrupt: Bool { isInterruptible || !isRunning }

  /// Whether ``fractionComplete`` is a fraction of the distance, rather than a fraction of the time.
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

  /// Adds changes, which start after a fraction of the remaining duration, from 0 to 1.
  @_documentation(visibility: internal)
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard delayFactor > 0 else { return addAnimations(animation) }
    let start = storedState == .active ? progress : 0
    let part = DelayedAnimations(start: start + Double(min(delayFactor, 1)) * (1 - start), animations: animation)
    delayedAnimations.append(part)
    if storedState == .active { activate(part) }
  }

  private var delayedAnimations: [DelayedAnimations] = []

  /// Changes that start when the animation has reached a fraction of its duration.
  private final class DelayedAnimations {
    let start: Double
    let animations: () -> Void
    var group: AnimationGroup?

    init(start: Double, animations: @escaping () -> Void) {
      (self.start, self.animations) = (start, animations)
    }

    /// Returns the progress of these changes at a fraction of the whole animation.
    func progress(at fraction: Double) -> Double { start < 1 ? max(0, fraction - start) / (1 - start) : 0 }
  }

  /// Adds a closure to call when the animation has ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  @_documentation(visibility: internal)
  public final func startAnimation() {
    requireNotStopped()
    activate()
    run(timing: nil, factor: 0)
  }

  @_documentation(visibility: internal)
  public final func startAnimation(afterDelay delay: TimeInterval) {
    requireNotStopped()
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
    requireNotStopped()
    guard mayInterrupt else { return }
    activate()
    hold(at: progress)
  }

  /// Starting or pausing a stopped animator is a programmer error (Apple's documentation).
  private func requireNotStopped() {
    precondition(storedState != .stopped, "A stopped animator cannot be started or paused before it is finished.")
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
      guard storedState != .stopped, mayInterrupt else { return }
      activate()
      let fraction = min(max(newValue, 0), 1)
      hold(at: scrubsLinearly ? fraction : timing.progress(at: fraction * timing.runningTime))
    }
  }

  @_documentation(visibility: internal)
  public final func stopAnimation(_ withoutFinishing: Bool) {
    guard storedState == .active, mayInterrupt else { return }
    let seen = progress
    group?.completion = nil
    placeDelayed(at: nil)
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
    precondition(
      storedState == .stopped, "An animator can be finished only after stopAnimation(_:) with the argument false.")
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
    group.holdsAtEnd = pausesOnCompletion
    AnimationContext.running.append(group)
    for part in delayedAnimations { activate(part) }
  }

  /// Executes changes that start later, and pauses them at their start.
  private func activate(_ part: DelayedAnimations) {
    let group = AnimationGroup(timing: timing, delay: 0, allowsUserInteraction: isUserInteractionEnabled)
    group.control = .held(0)
    group.holdsAtEnd = true
    part.group = group
    AnimationContext.execute(group, timing: timing, options: [], part.animations)
    AnimationContext.running.append(group)
    if let control = self.group?.control, case .running = control { runDelayed(from: progress) }
  }

  /// Runs the delayed changes together with the others.
  private func runDelayed(from fraction: Double) {
    for part in delayedAnimations {
      guard let group = part.group else { continue }
      let now = HeadlessClock.now
      let wait = storedIsReversed ? 0 : max(0, part.start - fraction) * requestedDuration
      let length = storedIsReversed ? max(0, fraction - part.start) : 1 - max(part.start, fraction)
      group.control = .running(
        from: group.progress(at: now), to: storedIsReversed ? 0 : 1, since: now + wait,
        timing: parameters.timing(duration: length * requestedDuration))
    }
  }

  /// Ends the delayed changes, and sets their model values to those at a progress.
  ///
  /// If the progress is nil, the visible values are used.
  private func placeDelayed(at stage: Double?) {
    for part in delayedAnimations {
      guard let group = part.group else { continue }
      let seen = stage ?? group.progress(at: HeadlessClock.now)
      let changes = group.animatedViews.flatMap { view in
        view.animations.filter { $0.group === group }.map { (view, $0) }
      }
      group.holdsAtEnd = false
      group.end(finished: false)
      UIView.performWithoutAnimation {
        for (view, animation) in changes {
          view.take(animation.from.moved(to: animation.to, by: seen), for: animation.property)
        }
      }
      part.group = nil
    }
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
    for part in delayedAnimations { part.group?.control = .held(part.progress(at: fraction)) }
  }

  private func run(timing other: (any UITimingCurveProvider)?, factor: CGFloat) {
    guard let group else { return }
    let start = progress
    let end: Double = storedIsReversed ? 0 : 1
    let left = abs(end - start)
    let duration = factor > 0 ? requestedDuration * factor : requestedDuration * left
    let timing = (other ?? parameters).timing(duration: duration)
    group.control = .running(from: start, to: end, since: HeadlessClock.now, timing: timing)
    runDelayed(from: start)
  }

  private func arrive(finished: Bool) {
    guard storedState == .active else { return }
    placeDelayed(at: storedIsReversed ? 0 : finished ? 1 : nil)
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
    group?.holdsAtEnd = false
    group?.end(finished: false)
    placeDelayed(at: nil)
    delayedAnimations = []
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
  func take(_ value: AnimatableVector, for property: AnimatableProperty) {
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
