public import Foundation
public import HeadlessEnumerations

/// An object with which a gesture controls a transition.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the interactive transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// Whether the transition begins interactively.
  var wantsInteractiveStart: Bool { get }
  /// The speed at which the transition ends after the interaction.
  var completionSpeed: CGFloat { get }
  /// The curve with which the transition ends after the interaction.
  var completionCurve: UIView.AnimationCurve { get }
}

@_documentation(visibility: internal)
extension UIViewControllerInteractiveTransitioning {
  public var wantsInteractiveStart: Bool { true }
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
}

/// An interactive transition that moves the animations of the animator to a fraction of their duration.
@_documentation(visibility: internal)
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private var context: TransitionContext?
  private var scrubber = AnimationScrubber()

  /// Creates an interactive transition.
  public override init() {
    super.init()
  }

  /// The duration of the animator, in seconds.
  open private(set) var duration: CGFloat = 0

  /// How much of the transition is complete, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// The speed at which the transition ends after the interaction, relative to the animator's speed.
  open var completionSpeed: CGFloat = 1

  /// The curve with which the transition ends after the interaction.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// Whether the transition begins interactively.
  open var wantsInteractiveStart = true

  /// The timing with which the transition ends after the interaction; nil for ``completionCurve``.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Begins the interactive transition, with a completed fraction of 0.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    // Only UIKit creates contexts.
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    (duration, percentComplete) = (CGFloat(context.coordinator?.transitionDuration ?? 0), 0)
    scrubber.capture { context.runAnimations() }
  }

  /// Pauses the animations while they finish or run back.
  open func pause() {
    guard let context else { return }
    context.pauseInteractiveTransition()
    percentComplete = scrubber.hold()
  }

  /// Moves the animations to a fraction of the transition.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(0, percentComplete), 1)
    guard let context else { return }
    scrubber.hold(at: Double(self.percentComplete))
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Runs the animations to their end.
  open func finish() {
    end(cancels: false)
  }

  /// Runs the animations back to their start.
  open func cancel() {
    end(cancels: true)
  }

  private func end(cancels: Bool) {
    guard let context else { return }
    self.context = nil
    if cancels { context.cancelInteractiveTransition() } else { context.finishInteractiveTransition() }
    let left = cancels ? percentComplete : 1 - percentComplete
    let time = TimeInterval(duration * left / max(completionSpeed, 0.01))
    let timing: any UITimingCurveProvider =
      timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve)
    scrubber.run(to: cancels ? 0 : 1, timing: timing.timing(duration: time))
  }
}
