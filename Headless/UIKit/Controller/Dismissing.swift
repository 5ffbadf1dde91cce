import Foundation
import HeadlessEnumerations

/// The transition from a presented controller.
@MainActor final class Dismissing {
  private let presentation: UIPresentationController
  private let container: PresentationContainer
  private let (presented, presenter): (UIViewController, UIViewController)
  private let window: UIWindow
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private let animated: Bool
  private let context: TransitionContext?
  private let transition: TransitionCoordinator

  init(of presentation: UIPresentationController, to presenter: UIViewController, in window: UIWindow, animated: Bool) {
    self.presentation = presentation
    let container = presentation.container ?? PresentationContainer(frame: window.bounds, dims: false)
    (self.container, self.presenter, self.window, self.animated) = (container, presenter, window, animated)
    presented = presentation.presented
    animator = animated ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil
    let covers = presentation.shouldRemovePresentersView
    context = animator.map { [presented] _ in
      TransitionContext(
        in: container, style: presentation.style,
        from: .init(
          controller: presented, view: presentation.presentedView,
          initialFrame: presentation.frameOfPresentedViewInContainerView, finalFrame: .zero),
        to: .init(
          controller: presenter, view: covers ? presenter.viewIfLoaded : nil,
          initialFrame: covers ? .zero : container.bounds, finalFrame: container.bounds))
    }
    let duration = animator?.transitionDuration(using: context) ?? UIViewController.presentationDuration
    transition = TransitionCoordinator(in: container, duration: animated ? duration : 0)
  }

  func run(_ completion: (() -> Void)?) {
    presented.activeTransition = transition
    presenter.activeTransition = transition
    presentation.dismissalTransitionWillBegin()
    presented.beginAppearanceTransition(false, animated: animated)
    if presentation.shouldRemovePresentersView {
      presenter.beginAppearanceTransition(true, animated: animated)
      presenter.returnView(to: window)
      presenter.callIsAppearingIfNeeded()
    }
    presentation.isEnding = true
    FirstResponder.subtreeWillLeaveWindow(container)
    if let animator, let context {
      context.ended = { [self] didComplete in
        finish(didComplete, completion)
        animator.animationEnded(didComplete)
        transition.end(cancelled: !didComplete)
      }
      context.coordinator = transition
      context.start(with: presented.transitioningDelegate?.interactionControllerForDismissal(using: animator)) {
        [self] in
        animator.animateTransition(using: context)
        transition.runAlongside()
      }
    } else {
      transition.run { [self] in
        leave()
      } ended: { [self] in
        finish(true, completion)
      }
    }
  }

  private func leave() {
    container.dimming?.alpha = 0
    if presentation.style == .popover || presented.modalTransitionStyle == .crossDissolve {
      if animated { presentation.presentedView?.alpha = 0 }
    } else {
      presentation.presentedView?.frame.origin.y = window.bounds.height
    }
  }

  private func finish(_ didComplete: Bool, _ completion: (() -> Void)?) {
    let covers = presentation.shouldRemovePresentersView
    guard didComplete else {
      presentation.isEnding = false
      presented.beginAppearanceTransition(true, animated: animated)
      presented.endAppearanceTransition()
      if covers {
        presenter.beginAppearanceTransition(false, animated: animated)
        presenter.viewIfLoaded?.removeFromSuperview()
        presenter.endAppearanceTransition()
      }
      presentation.dismissalTransitionDidEnd(false)
      return
    }
    let view = presentation.presentedView
    presentation.end()
    view?.alpha = 1
    presented.endAppearanceTransition()
    presented.presentationDidEnd()
    if covers { presenter.endAppearanceTransition() }
    presentation.dismissalTransitionDidEnd(true)
    completion?()
  }
}
