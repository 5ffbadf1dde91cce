import Foundation
import HeadlessEnumerations

extension UIViewController {
  /// The controller that this controller or an ancestor presents.
  public var presentedViewController: UIViewController? {
    storedPresented ?? storedParent?.presentedViewController
  }

  /// The controller that presents this controller or an ancestor.
  public var presentingViewController: UIViewController? {
    storedPresenting ?? storedParent?.presentingViewController
  }

  /// The presentation controller of this controller or an ancestor.
  public var presentationController: UIPresentationController? {
    presentation ?? storedParent?.presentationController
  }

  /// Whether the controller is appearing because it is being presented.
  public var isBeingPresented: Bool { presentation != nil && appearance.phase == .appearing }

  /// Whether the controller is disappearing because it is being dismissed.
  public var isBeingDismissed: Bool { presentation != nil && appearance.phase == .disappearing }

  /// The coordinator of the controller's running transition, if any.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeTransition ?? storedParent?.transitionCoordinator
  }

  /// The duration of a presentation, in seconds.
  static let presentationDuration: TimeInterval = 0.5

  private var presenter: UIViewController { storedParent?.presenter ?? self }

  func startPresenting(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = presenter
    guard presenter.storedPresented == nil, other.storedPresenting == nil, let window = presenter.viewIfLoaded?.window
    else { return }
    other.loadViewIfNeeded()
    guard let view = other.viewIfLoaded else { return }
    let presentation = UIPresentationController(other, over: presenter, in: window)
    presenter.storedPresented = other
    other.storedPresenting = presenter
    other.presentation = presentation
    if presentation.coversEverything { presenter.beginAppearanceTransition(false, animated: animated) }
    other.beginAppearanceTransition(true, animated: animated)
    if !presentation.style.keepsFocus { window.endEditing(true) }
    window.addSubview(presentation.container)
    let target = presentation.frameOfPresentedViewInContainerView
    let isPopover = presentation.style == .popover
    UIView.performWithoutAnimation {
      let start = animated && !isPopover ? target.offsetBy(dx: 0, dy: window.bounds.height - target.minY) : target
      presentation.install(view, at: start)
      if animated { presentation.container.dimming?.alpha = 0 }
      if isPopover, animated { presentation.surface?.alpha = 0 }
      if !animated { view.layoutIfNeeded() }
    }
    other.callIsAppearingIfNeeded()
    let transition = TransitionCoordinator(
      in: presentation.container, duration: animated ? Self.presentationDuration : 0)
    other.activeTransition = transition
    presenter.activeTransition = transition
    transition.run {
      // An input may have become first responder meanwhile and shown the keyboard.
      presentation.presentedView?.frame = presentation.frameOfPresentedViewInContainerView
      presentation.surface?.alpha = 1
      presentation.container.dimming?.alpha = 1
      (presentation.presentedView ?? view).layoutIfNeeded()
    } ended: {
      if presentation.coversEverything {
        presenter.viewIfLoaded?.removeFromSuperview()
        presenter.endAppearanceTransition()
      }
      other.endAppearanceTransition()
      completion?()
    }
  }

  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    guard let presented = storedPresented else {
      guard let presenting = presentingViewController else { return }
      presenting.startDismissing(animated: animated, completion: completion)
      return
    }
    guard let presentation = presented.presentation, let view = presented.viewIfLoaded,
      let window = presentation.container.window
    else { return }
    if presented.storedPresented != nil { presented.startDismissing(animated: false, completion: nil) }
    presented.beginAppearanceTransition(false, animated: animated)
    if presentation.coversEverything {
      beginAppearanceTransition(true, animated: animated)
      returnView(to: window)
      callIsAppearingIfNeeded()
    }
    presentation.isEnding = true
    FirstResponder.subtreeWillLeaveWindow(presentation.container)
    let transition = TransitionCoordinator(
      in: presentation.container, duration: animated ? Self.presentationDuration : 0)
    presented.activeTransition = transition
    activeTransition = transition
    transition.run {
      presentation.container.dimming?.alpha = 0
      if presentation.style == .popover {
        presentation.surface?.alpha = 0
      } else {
        (presentation.presentedView ?? view).frame.origin.y = window.bounds.height
      }
    } ended: {
      presentation.container.removeFromSuperview()
      view.removeFromSuperview()
      presented.endAppearanceTransition()
      presented.presentation = nil
      presented.storedPresenting = nil
      self.storedPresented = nil
      if presentation.coversEverything { self.endAppearanceTransition() }
      completion?()
    }
  }

  /// Returns the view to its original superview after a presentation covered it.
  private func returnView(to window: UIWindow) {
    guard let view = viewIfLoaded else { return }
    if let presentation {
      presentation.install(view, at: presentation.frameOfPresentedViewInContainerView)
    } else {
      view.frame = window.bounds
      window.insertSubview(view, at: 0)
    }
  }
}
