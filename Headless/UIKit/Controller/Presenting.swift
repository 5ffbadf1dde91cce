import Foundation
import HeadlessEnumerations

/// The transition to a presented controller.
///
/// The presentation controller is notified before the view controllers. This order is an assumption, because Apple does
/// not document it.
@MainActor final class Presenting {
  private let presentation: UIPresentationController
  private let container: PresentationContainer
  private let (other, presenter): (UIViewController, UIViewController)
  private let window: UIWindow
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private let animated: Bool
  private let context: TransitionContext?
  private let transition: TransitionCoordinator

  init(
    of presentation: UIPresentationController, from source: UIViewController, over presenter: UIViewController,
    in window: UIWindow, animated: Bool
  ) {
    self.presentation = presentation
    let container = presentation.container ?? PresentationContainer(frame: window.bounds, dims: false)
    (self.container, self.presenter, self.window, self.animated) = (container, presenter, window, animated)
    other = presentation.presented
    animator =
      animated
      ? other.transitioningDelegate?.animationController(forPresented: other, presenting: presenter, source: source)
      : nil
    let covers = presentation.shouldRemovePresentersView
    context = animator.map { [other] _ in
      let frame = presenter.viewIfLoaded.map { container.convert($0.bounds, from: $0) } ?? .zero
      return TransitionContext(
        in: container, style: presentation.style,
        from: .init(
          controller: presenter, view: covers ? presenter.viewIfLoaded : nil, initialFrame: frame,
          finalFrame: covers ? .zero : frame),
        to: .init(
          controller: other, view: presentation.presentedView, initialFrame: .zero,
          finalFrame: presentation.frameOfPresentedViewInContainerView))
    }
    let duration = animator?.transitionDuration(using: context) ?? UIViewController.presentationDuration
    transition = TransitionCoordinator(in: container, duration: animated ? duration : 0)
  }

  func run(_ completion: (() -> Void)?) {
    presentation.isBeginning = true
    other.activeTransition = transition
    presenter.activeTransition = transition
    if let context = presentation.context, let covered = presenter.viewIfLoaded, covered.superview === context {
      context.insertSubview(container, aboveSubview: covered)
    } else {
      window.addSubview(container)
    }
    presentation.delegate?.presentationController(
      presentation,
      willPresentWithAdaptiveStyle: presentation.style == other.modalPresentationStyle ? .none : presentation.style,
      transitionCoordinator: transition)
    presentation.presentationTransitionWillBegin()
    if presentation.shouldRemovePresentersView { presenter.beginAppearanceTransition(false, animated: animated) }
    other.beginAppearanceTransition(true, animated: animated)
    if !presentation.style.keepsFocus, let responder = window.firstResponder as? UIView,
      presentation.context.map({ responder.isDescendant(of: $0) }) ?? true
    {
      _ = FirstResponder.resign(responder, isForced: true, hasSuccessor: false)
    }
    if let animator, let context {
      runCustom(animator, context, completion)
    } else {
      runStandard(completion)
    }
  }

  private func runCustom(
    _ animator: any UIViewControllerAnimatedTransitioning, _ context: TransitionContext, _ completion: (() -> Void)?
  ) {
    UIView.performWithoutAnimation {
      // An animator adds the view itself. The view already has its final size.
      presentation.presentedView?.frame = presentation.frameOfPresentedViewInContainerView
    }
    if let surface = presentation.surface, let view = other.viewIfLoaded { surface.embed(view) }
    context.ended = { [self] didComplete in
      finish(didComplete, completion)
      animator.animationEnded(didComplete)
      transition.end(cancelled: !didComplete)
    }
    context.coordinator = transition
    context.start(with: other.transitioningDelegate?.interactionControllerForPresentation(using: animator)) { [self] in
      animator.animateTransition(using: context)
      other.callIsAppearingIfNeeded()
      transition.runAlongside()
    }
    other.callIsAppearingIfNeeded()
  }

  private func runStandard(_ completion: (() -> Void)?) {
    guard let view = other.viewIfLoaded else { return }
    let target = presentation.frameOfPresentedViewInContainerView
    let ofContext = presentation.context != nil && presenter.providesPresentationContextTransitionStyle
    let style = ofContext ? presenter.modalTransitionStyle : other.modalTransitionStyle
    let fades = presentation.style == .popover || style == .crossDissolve
    UIView.performWithoutAnimation {
      let start = animated && !fades ? target.offsetBy(dx: 0, dy: window.bounds.height - target.minY) : target
      presentation.install(view, at: start)
      if animated || !presentation.isDimmed { container.dimming?.alpha = 0 }
      if fades, animated { presentation.presentedView?.alpha = 0 }
      if !animated { view.layoutIfNeeded() }
    }
    other.callIsAppearingIfNeeded()
    transition.run { [self] in
      // An input may have become first responder in the meantime, and shown the keyboard.
      presentation.presentedView?.frame = presentation.frameOfPresentedViewInContainerView
      if fades, animated { presentation.presentedView?.alpha = 1 }
      container.dimming?.alpha = presentation.isDimmed ? 1 : 0
      (presentation.presentedView ?? view).layoutIfNeeded()
    } ended: { [self] in
      finish(true, completion)
    }
  }

  private func finish(_ didComplete: Bool, _ completion: (() -> Void)?) {
    presentation.isBeginning = false
    let covers = presentation.shouldRemovePresentersView
    if didComplete {
      if covers { presenter.viewIfLoaded?.removeFromSuperview() }
    } else {
      if covers { presenter.beginAppearanceTransition(true, animated: animated) }
      other.beginAppearanceTransition(false, animated: animated)
      presentation.end()
    }
    if covers { presenter.endAppearanceTransition() }
    other.endAppearanceTransition()
    if !didComplete { other.presentationDidEnd() }
    presentation.presentationTransitionDidEnd(didComplete)
    if didComplete { completion?() }
  }
}
