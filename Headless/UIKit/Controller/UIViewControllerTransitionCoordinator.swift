public import Foundation
public import HeadlessEnumerations
public import HeadlessQuartz

/// What is known of a transition while it runs.
@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// Whether the transition was called off.
  var isCancelled: Bool { get }
  /// Whether the user drives the transition.
  var isInteractive: Bool { get }
  /// How long the transition takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The curve of the transition.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// By how much the interface turns.
  var targetTransform: CGAffineTransform { get }
}

/// Lets controllers animate along with a transition.
@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Adds animations that run with the transition, and something to do when it has ended.
  /// - Returns: whether the animations will run.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  // A requirement cannot have a default argument here, so this one stands for the call without a completion.
  @_documentation(visibility: internal)
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// A transition of the system: a rotation, a presentation, a push or a pop.
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
  var completionCurve: UIView.AnimationCurve { .easeInOut }

  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Animates the transition's own changes and the added ones; calls `ended`, then the completions, at its end.
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
  /// Holds the transition's own changes and the added ones at their start, for a finger to move on.
  func hold(_ changes: @escaping () -> Void) -> UIViewPropertyAnimator {
    isInteractive = true
    let animator = UIViewPropertyAnimator(duration: transitionDuration, curve: completionCurve) {
      changes()
      for animation in self.animations { animation(self) }
    }
    animator.pauseAnimation()
    return animator
  }

  /// The finger has let go: the rest runs by itself, to the end or back to the start.
  func letGo(_ animator: UIViewPropertyAnimator, cancels: Bool, ended: @escaping () -> Void) {
    isInteractive = false
    isCancelled = cancels
    animator.isReversed = cancels
    animator.addCompletion { _ in
      ended()
      for completion in self.completions { completion(self) }
    }
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }
}
