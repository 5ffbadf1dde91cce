public import Foundation
public import HeadlessEnumerations
public import HeadlessQuartz

/// The state of a running transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition was canceled.
  var isCancelled: Bool { get }
  /// Whether the transition is interactive.
  var isInteractive: Bool { get }
  /// Whether the transition began interactively.
  var initiallyInteractive: Bool { get }
  /// The completed fraction of the interactive part, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The curve of the transition.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The rotation of the interface.
  var targetTransform: CGAffineTransform { get }
}

/// A coordinator that animates changes alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Adds animations that run with the transition, and a completion.
  ///
  /// - Returns: Whether the animations will run.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls a closure when the interactive part ends.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinatorContext {
  @_documentation(visibility: internal)
  public var initiallyInteractive: Bool { false }
  @_documentation(visibility: internal)
  public var percentComplete: CGFloat { 0 }
}

extension UIViewControllerTransitionCoordinator {
  @_documentation(visibility: internal)
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  // A requirement cannot have a default argument in Swift, so this overload has no completion.
  @_documentation(visibility: internal)
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The coordinator of a rotation, a presentation, a push, or a pop.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let containerView: UIView
  let transitionDuration: TimeInterval
  let targetTransform: CGAffineTransform
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(in containerView: UIView, duration: TimeInterval, targetTransform: CGAffineTransform = .identity) {
    self.containerView = containerView
    self.targetTransform = targetTransform
    transitionDuration = duration
    super.init()
  }

  var isAnimated: Bool { transitionDuration > 0 }
  private(set) var isCancelled = false
  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  var percentComplete: CGFloat = 0
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    interactionHandlers.append(handler)
  }

  func interactionDidBegin() {
    (isInteractive, initiallyInteractive) = (true, true)
  }

  func interactionDidEnd(cancels: Bool) {
    (isInteractive, isCancelled) = (false, cancels)
    for handler in interactionHandlers { handler(self) }
  }

  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Runs the added animations alongside those of a custom animator.
  func runAlongside() {
    guard !animations.isEmpty else { return }
    let animations = animations
    UIView.animate(withDuration: transitionDuration, delay: 0, options: [.allowUserInteraction]) {
      for animation in animations { animation(self) }
    }
  }

  /// Calls the added completions after a custom animator has completed the transition.
  func end(cancelled: Bool) {
    isCancelled = cancelled
    for completion in completions { completion(self) }
  }

  /// Animates the transition's own changes and the added changes.
  ///
  /// At the end, it calls `ended` and then the completions.
  func run(_ changes: @escaping () -> Void, ended: @escaping () -> Void) {
    let everything = {
      changes()
      for animation in self.animations { animation(self) }
    }
    let finish = { @MainActor in
      ended()
      for completion in self.completions { completion(self) }
    }
    guard isAnimated, UIView.areAnimationsEnabled else {
      UIView.performWithoutAnimation(everything)
      finish()
      return
    }
    UIView.animate(withDuration: transitionDuration, delay: 0, options: [.allowUserInteraction], animations: everything)
    HeadlessClock.schedule(after: transitionDuration) { finish() }
  }
  /// Prepares the transition's own changes and the added changes, so that a gesture can control them.
  func prepareInteraction(_ changes: @escaping () -> Void) -> UIViewPropertyAnimator {
    interactionDidBegin()
    let animator = UIViewPropertyAnimator(duration: transitionDuration, curve: completionCurve) {
      changes()
      for animation in self.animations { animation(self) }
    }
    animator.pauseAnimation()
    return animator
  }

  /// Finishes or cancels the transition after the gesture has ended.
  func endInteraction(_ animator: UIViewPropertyAnimator, cancels: Bool, ended: @escaping () -> Void) {
    percentComplete = animator.fractionComplete
    interactionDidEnd(cancels: cancels)
    animator.isReversed = cancels
    animator.addCompletion { _ in
      ended()
      for completion in self.completions { completion(self) }
    }
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }
}
