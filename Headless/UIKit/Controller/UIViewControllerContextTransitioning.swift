public import Foundation
public import HeadlessEnumerations
public import HeadlessQuartz

/// The views, controllers, and frames of a transition that a custom animator runs.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is interactive.
  var isInteractive: Bool { get }
  /// Whether the transition was canceled.
  var transitionWasCancelled: Bool { get }
  /// The presentation style.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the interface.
  var targetTransform: CGAffineTransform { get }
  /// Returns a controller that takes part in the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view that the animator moves; nil if it must not move that view.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view before the transition; zero if it is not visible then.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view after the transition; zero if it is not visible then.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// Ends the transition.
  ///
  /// The animator must call it.
  func completeTransition(_ didComplete: Bool)
  /// Called by an interaction controller.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Called by an interaction controller.
  func finishInteractiveTransition()
  /// Called by an interaction controller.
  func cancelInteractiveTransition()
  /// Called by an interaction controller.
  func pauseInteractiveTransition()
}

/// The context of a presentation or a dismissal.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// A controller, the view that the animator moves, and the frames of that view.
  struct Side {
    let controller: UIViewController
    let view: UIView?
    let initialFrame: CGRect
    let finalFrame: CGRect
  }

  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  let isAnimated = true
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  let targetTransform = CGAffineTransform.identity
  private let from: Side
  var to: Side
  /// Called once when the animator has completed the transition.
  var ended: ((Bool) -> Void)?

  init(in containerView: UIView, style: UIModalPresentationStyle, from: Side, to: Side) {
    self.containerView = containerView
    presentationStyle = style
    (self.from, self.to) = (from, to)
    super.init()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from.controller : key == .to ? to.controller : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.view : key == .to ? to.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from.controller ? from.initialFrame : vc === to.controller ? to.initialFrame : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === from.controller ? from.finalFrame : vc === to.controller ? to.finalFrame : .zero
  }

  func completeTransition(_ didComplete: Bool) {
    guard let ended else { return }
    self.ended = nil
    transitionWasCancelled = !didComplete
    ended(didComplete)
  }

  // MARK: Interaction

  weak var coordinator: TransitionCoordinator?
  /// Runs the animator, and the animations alongside it.
  private var animate: (() -> Void)?

  /// Starts the transition.
  ///
  /// If there is an interaction controller, a gesture controls it.
  func start(with interaction: (any UIViewControllerInteractiveTransitioning)?, animate: @escaping () -> Void) {
    guard let interaction, interaction.wantsInteractiveStart else { return animate() }
    self.animate = animate
    isInteractive = true
    coordinator?.interactionDidBegin()
    interaction.startInteractiveTransition(self)
  }

  /// Runs the animator, for an interaction controller that controls its animations.
  func runAnimations() {
    let run = animate
    animate = nil
    run?()
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    coordinator?.percentComplete = percentComplete
  }

  func finishInteractiveTransition() {
    endInteraction(cancels: false)
  }

  func cancelInteractiveTransition() {
    endInteraction(cancels: true)
  }

  func pauseInteractiveTransition() {
    isInteractive = true
  }

  private func endInteraction(cancels: Bool) {
    guard isInteractive else { return }
    (isInteractive, transitionWasCancelled) = (false, cancels)
    coordinator?.interactionDidEnd(cancels: cancels)
  }
}
