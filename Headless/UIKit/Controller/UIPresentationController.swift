public import Foundation
public import HeadlessEnumerations

/// An object that presents a controller over another one, and that places the presented view and the views around it.
///
/// Apps subclass it for a presentation of their own, which `transitioningDelegate` returns for the style `.custom`.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// The presentation style, after adapting to the traits.
  var style: UIModalPresentationStyle
  /// The view that contains the presentation; nil until the presentation begins.
  private(set) var container: PresentationContainer?
  /// The rounded surface that clips the view of a sheet or a popover; nil if the view fills the container.
  private(set) var surface: PresentationSurface?
  unowned let presented: UIViewController
  private weak var presenter: UIViewController?
  /// The view to which the container is added; nil for the window.
  private(set) weak var context: UIView?
  /// Whether the transition that presents the view is running.
  var isBeginning = false
  /// Whether the presentation is being dismissed, which animates the view.
  var isEnding = false

  /// Creates a presentation controller, which ``UIViewController/present(_:animated:completion:)`` starts.
  @_documentation(visibility: internal)
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    presenter = presentingViewController
    style = presentedViewController.modalPresentationStyle
    super.init()
  }

  /// The presenting controller.
  open var presentingViewController: UIViewController { presenter ?? presented }

  /// The presented controller.
  open var presentedViewController: UIViewController { presented }

  /// The presentation style, after adapting to the screen.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// The view that contains the presentation; nil until the presentation begins.
  open var containerView: UIView? { container }

  /// The view that the presentation moves: the presented controller's view, or the rounded surface that contains it.
  open var presentedView: UIView? { surface ?? presented.viewIfLoaded }

  /// Called when the size of the container is about to change.
  @_documentation(visibility: internal)
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presented.viewWillTransition(to: size, with: coordinator)
  }

  /// The frame of ``presentedView`` in ``containerView``.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// The delegate, which adapts the presentation to the traits and permits dismissals by the user.
  // A sheet and a popover have a property of the same name with a narrower type.
  @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  // MARK: Subclassing

  /// Whether the presenting controller's view is removed from the window while the presented controller covers it.
  @_documentation(visibility: internal)
  open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

  /// Whether the presentation covers the whole window.
  @_documentation(visibility: internal)
  open var shouldPresentInFullscreen: Bool { style != .currentContext && style != .overCurrentContext }

  /// Called before the transition to the presented controller.
  ///
  /// A subclass adds its own views to ``containerView``, and animates them with the transition coordinator.
  @_documentation(visibility: internal)
  open func presentationTransitionWillBegin() {}

  /// Called after the transition to the presented controller.
  @_documentation(visibility: internal)
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the transition from the presented controller.
  @_documentation(visibility: internal)
  open func dismissalTransitionWillBegin() {}

  /// Called after the transition from the presented controller.
  @_documentation(visibility: internal)
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called when ``containerView`` is about to lay out its subviews.
  @_documentation(visibility: internal)
  open func containerViewWillLayoutSubviews() {}

  /// Called when ``containerView`` has laid out its subviews.
  @_documentation(visibility: internal)
  open func containerViewDidLayoutSubviews() {}

  // MARK: Adapting

  /// The style to which the presentation adapts in compact width; `.none` if it does not adapt.
  @_documentation(visibility: internal)
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
  }

  /// Returns the style to which the presentation adapts; `.none` if it does not adapt.
  ///
  /// By default, this is the value that the delegate returns.
  @_documentation(visibility: internal)
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? standardAdaptiveStyle(for: traitCollection)
  }

  /// Returns the style to which the presentation adapts without a delegate.
  func standardAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// Returns the presentation controller that presents with these traits.
  func adapted(to traits: UITraitCollection) -> UIPresentationController { self }

  // MARK: Presenting

  /// Creates the views of the presentation.
  func begin(over presenter: UIViewController, in window: UIWindow) {
    self.presenter = presenter
    // The content of a context can be smaller than the window.
    context = style.isInContext && presenter.definesPresentationContext ? presenter.viewIfLoaded?.superview : nil
    let area = context.flatMap { _ in presenter.viewIfLoaded?.frame } ?? window.bounds
    let container = PresentationContainer(frame: area, dims: style.isPartial)
    container.presentation = self
    self.container = container
    if level == .elevated { HeadlessWorld.state.hasTraitOverrides = true }
    willPresent()
    guard style.isPartial else { return }
    let surface = PresentationSurface()
    self.surface = surface
    didCreateSurface(surface)
  }

  /// Removes the views of the presentation.
  func end() {
    container?.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    (container, surface) = (nil, nil)
    isEnding = false
  }

  func willPresent() {}

  func didCreateSurface(_ surface: PresentationSurface) {}

  /// Whether the content behind the presentation is dimmed.
  var isDimmed: Bool { true }

  /// The presented view's frame while the user drags the view; nil if it is not being dragged.
  var draggedFrame: CGRect? { nil }

  /// Returns the view behind the presentation that receives a touch outside of the presented view; nil for none.
  func allowsTouch(at point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  /// The level of elevation of the presented view.
  ///
  /// Sheets, popovers, and alerts are elevated (Apple's documentation of `userInterfaceLevel`). Among the styles that
  /// cover everything, only `.overCurrentContext` is elevated (eunjin3786.tistory.com/434).
  var level: UIUserInterfaceLevel {
    style.isPartial || style == .overCurrentContext || presented is UIAlertController ? .elevated : .base
  }

  /// Adds the presented view to the container with a frame.
  func install(_ view: UIView, at frame: CGRect) {
    let previous = view.traitCollection
    defer { view.traitsMayHaveChanged(from: previous) }
    guard let surface else {
      // A subclass can wrap the presented controller's view in another view.
      let moved = presentedView ?? view
      moved.frame = frame
      container?.addSubview(moved)
      return
    }
    surface.frame = frame
    surface.embed(view)
    container?.addSubview(surface)
  }

  /// Updates the frame of the presented view.
  ///
  /// An app's subclass does that itself in ``containerViewWillLayoutSubviews()``.
  func place() {
    guard !isEnding, placesByItself, let view = presentedView, view.superview === container else { return }
    let frame = draggedFrame ?? frameOfPresentedViewInContainerView
    if view.frame != frame { view.frame = frame }
  }

  private var placesByItself: Bool { style != .custom || type(of: self) == UIPresentationController.self }

  /// Moves a covered sheet or popover after the keyboard has moved, in the keyboard's animation.
  func keyboardDidMove() {
    guard surface != nil else { return }
    place()
    surface?.layoutIfNeeded()
  }

  /// The top of the keyboard in the container, while it is docked and visible for an input in this presentation.
  var keyboardTop: CGFloat? {
    let world = HeadlessWorld.state
    guard world.isKeyboardDocked, let container, let window = container.window, let responder = window.firstResponder,
      let place = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded,
      place.isDescendant(of: container)
    else { return nil }
    let screen: UIWindow? = nil
    let top = container.convert(window.convert(world.keyboardFrame, from: screen), from: nil).minY
    return top < container.bounds.maxY ? top : nil
  }

  // MARK: Dismissing

  /// Dismisses the presented controller for the user, if the delegate permits it.
  func dismissForUser() {
    guard presented.storedPresented == nil, presented.appearance.phase == .shown else { return }
    guard !presented.isModalInPresentation, delegate?.presentationControllerShouldDismiss(self) ?? true else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presented.startDismissing(animated: true) { self.delegate?.presentationControllerDidDismiss(self) }
  }
}

extension UIModalPresentationStyle {
  /// Whether the presentation covers the content of a context, instead of the window.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether the presenting view remains visible.
  var isPartial: Bool { self == .pageSheet || self == .formSheet || self == .popover }

  /// Whether an input in the presenting view remains first responder.
  ///
  /// A sheet ends editing, and so does a screen that covers the presenting view.
  var keepsFocus: Bool { self == .popover || self == .overCurrentContext || self == .none }
}
