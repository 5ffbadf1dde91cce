public import Foundation
public import HeadlessEnumerations

/// The methods with which a navigation controller reports what it shows.
// Hidden from the documentation: the table of UIKit's interface has no rows for it.
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
}

extension UINavigationController {
  /// The kind of a transition.
  @_documentation(visibility: internal)
  public typealias Operation = UINavigationControllerOperation

  /// The order is not documented: the controllers are notified before the delegate.
  func notifyWillShow(animated: Bool) {
    guard let shown else { return }
    delegate?.navigationController(self, willShow: shown, animated: animated)
  }

  func notifyDidShow(_ controller: UIViewController?, animated: Bool) {
    guard let controller else { return }
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }

  /// Returns the delegate's animator of a push or a pop.
  func animator(
    from old: UIViewController, to new: UIViewController, isPop: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate?.navigationController(self, animationControllerFor: isPop ? .pop : .push, from: old, to: new)
  }

  /// Lets the delegate's animator show a controller instead of another one.
  ///
  /// The animator works in a container below the bar. The appearance of both controllers has begun.
  func run(
    _ animator: any UIViewControllerAnimatedTransitioning, from old: UIViewController, to new: UIViewController,
    isPop: Bool, _ completion: @escaping () -> Void
  ) {
    let container = UIView(frame: view.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let frame = frameOfContent(new)
    UIView.performWithoutAnimation {
      view.insertSubview(container, belowSubview: navigationBar)
      old.viewIfLoaded.map(container.addSubview)
      new.view?.frame = frame
      updateBarInsets()
    }
    let context = TransitionContext(
      in: container, style: .none,
      from: .init(
        controller: old, view: old.viewIfLoaded, initialFrame: old.viewIfLoaded?.frame ?? .zero, finalFrame: .zero),
      to: .init(controller: new, view: new.view, initialFrame: .zero, finalFrame: frame))
    let transition = TransitionCoordinator(in: container, duration: animator.transitionDuration(using: context))
    activeTransition = transition
    transition.animate(alongsideTransition: { [weak self] _ in self?.placeBar() })
    context.ended = { [self] didComplete in
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
      completion()
      animator.animationEnded(didComplete)
      transition.end(cancelled: !didComplete)
      notifyDidShow(new, animated: true)
    }
    animator.animateTransition(using: context)
    new.callIsAppearingIfNeeded()
    transition.runAlongside()
  }
}
