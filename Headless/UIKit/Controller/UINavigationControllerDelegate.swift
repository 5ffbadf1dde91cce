public import Foundation
public import HeadlessEnumerations

/// The methods with which a navigation controller reports what it shows.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)

  /// Called after a controller has been shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)

  /// Returns the animator of a push or a pop; nil for the standard animation.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the object that controls an interactive push or pop; nil if the transition is not interactive.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

@_documentation(visibility: internal)
extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension UINavigationController {
  /// The kind of a transition.
  @_documentation(visibility: internal)
  public typealias Operation = UINavigationControllerOperation

  /// Notifies the delegate that a controller is about to appear.
  ///
  /// The controllers have been notified before the delegate. That is an assumption, because the order is not
  /// documented.
  func notifyWillShow(animated: Bool) {
    guard let shown else { return }
    delegate?.navigationController(self, willShow: shown, animated: animated)
  }

  func notifyDidShow(_ controller: UIViewController?, animated: Bool) {
    guard let controller else { return }
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }

  /// Asks the delegate for the animator of a push or a pop; nil for the standard animation.
  ///
  /// The controllers, whose appearance has not begun yet, can use the coordinator of the transition in
  /// `viewWillAppear(_:)` and `viewWillDisappear(_:)`.
  func customTransition(
    from old: UIViewController?, to new: UIViewController?, isPop: Bool, before stack: [UIViewController]
  ) -> CustomTransition? {
    guard let old, let new,
      let animator = delegate?.navigationController(
        self, animationControllerFor: isPop ? .pop : .push, from: old, to: new)
    else { return nil }
    let container = UIView(frame: view.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let context = TransitionContext(
      in: container, style: .none,
      from: .init(
        controller: old, view: old.viewIfLoaded, initialFrame: old.viewIfLoaded?.frame ?? .zero, finalFrame: .zero),
      to: .init(
        controller: new, view: new.viewIfLoaded, initialFrame: .zero, finalFrame: frameOfContent(new)))
    let coordinator = TransitionCoordinator(in: container, duration: animator.transitionDuration(using: context))
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.placeBar() })
    context.coordinator = coordinator
    let interaction = delegate?.navigationController(self, interactionControllerFor: animator)
    if interaction?.wantsInteractiveStart == true { coordinator.interactionDidBegin() }
    return CustomTransition(
      animator: animator, interaction: interaction, old: old, new: new, stack: stack, context: context,
      coordinator: coordinator)
  }

  /// A push or a pop that the delegate's animator runs.
  struct CustomTransition {
    let animator: any UIViewControllerAnimatedTransitioning
    let interaction: (any UIViewControllerInteractiveTransitioning)?
    let old: UIViewController
    let new: UIViewController
    /// The stack before the transition.
    let stack: [UIViewController]
    let context: TransitionContext
    let coordinator: TransitionCoordinator
  }

  /// Lets the delegate's animator show a controller instead of another one.
  ///
  /// The animator works in a container below the bar. The appearance of both controllers has begun.
  func run(_ custom: CustomTransition, _ completion: @escaping () -> Void) {
    let (animator, context, transition) = (custom.animator, custom.context, custom.coordinator)
    let (old, new, container) = (custom.old, custom.new, context.containerView)
    // The controllers may have hidden the bar while their appearance began.
    let frame = frameOfContent(new)
    UIView.performWithoutAnimation {
      container.frame = view.bounds
      view.insertSubview(container, belowSubview: navigationBar)
      old.viewIfLoaded.map(container.addSubview)
      new.view?.frame = frame
      updateBarInsets()
    }
    context.to = .init(controller: new, view: new.view, initialFrame: .zero, finalFrame: frame)
    context.ended = { [self] didComplete in
      if !didComplete { cancelTransition(from: old, to: new, stack: custom.stack) }
      let (old, new) = didComplete ? (old, new) : (new, old)
      UIView.performWithoutAnimation {
        old.viewIfLoaded?.removeFromSuperview()
        new.viewIfLoaded.map { view.insertSubview($0, belowSubview: navigationBar) }
        new.viewIfLoaded?.frame = frameOfContent(new)
        new.viewIfLoaded?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.removeFromSuperview()
        contentDidScroll()
      }
      old.endAppearanceTransition()
      if appearance.phase == .shown { new.endAppearanceTransition() }
      if didComplete { completion() }
      animator.animationEnded(didComplete)
      transition.end(cancelled: !didComplete)
      notifyDidShow(new, animated: true)
    }
    context.start(with: custom.interaction) {
      animator.animateTransition(using: context)
      new.callIsAppearingIfNeeded()
      transition.runAlongside()
    }
    new.callIsAppearingIfNeeded()
  }

  /// Restores the stack after a transition was canceled: the old controller appears again.
  private func cancelTransition(from old: UIViewController, to new: UIViewController, stack: [UIViewController]) {
    for controller in [old, new] { controller.appearance.changesParent = false }
    old.beginAppearanceTransition(true, animated: true)
    new.beginAppearanceTransition(false, animated: true)
    for controller in storedChildren where !stack.contains(where: { $0 === controller }) {
      controller.storedParent = nil
    }
    for controller in stack { controller.storedParent = self }
    storedChildren = stack
    shown = old
    updateBarItems()
    placeBar()
    updateBarInsets()
  }
}
