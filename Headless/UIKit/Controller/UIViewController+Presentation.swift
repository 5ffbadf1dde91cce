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
  ///
  /// Before the presentation, the presentation controller is created according to ``modalPresentationStyle``, which
  /// must be set first.
  public var presentationController: UIPresentationController? {
    presentation ?? storedParent?.presentationController ?? prepared
  }

  /// The presentation controller that presents this controller or an ancestor; nil if none does.
  @_documentation(visibility: internal)
  public var activePresentationController: UIPresentationController? {
    presentation ?? storedParent?.activePresentationController
  }

  /// The sheet that presents the controller or will present it; nil if the presentation style is not a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The popover that presents the controller or will present it; nil if the style is not `.popover`.
  public var popoverPresentationController: UIPopoverPresentationController? {
    if let prepared = preparedPresentation?.controller as? UIPopoverPresentationController,
      modalPresentationStyle == .popover
    {
      return prepared
    }
    return presentationController as? UIPopoverPresentationController
  }

  /// The presentation controller for the next presentation.
  private var prepared: UIPresentationController {
    let style = modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
    if let preparedPresentation, preparedPresentation.style == style { return preparedPresentation.controller }
    let new = makePresentation(presenting: nil, source: self)
    preparedPresentation = (new, style)
    return new
  }

  private func makePresentation(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      return UISheetPresentationController(presentedViewController: self, presenting: presenting)
    case .popover: return UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .custom:
      return transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source)
        ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    default: return UIPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  /// Returns the presentation controller for a presentation that begins now.
  private func presentationToBegin(over presenter: UIViewController, source: UIViewController)
    -> UIPresentationController
  {
    if modalPresentationStyle == .custom, preparedPresentation?.style != .custom {
      preparedPresentation = (makePresentation(presenting: presenter, source: source), .custom)
    }
    return prepared.adapted(to: HeadlessWorld.state.traitCollection)
  }

  /// Whether the controller is appearing because it is being presented.
  public var isBeingPresented: Bool { presentation != nil && appearance.transition == .appearing }

  /// Whether the controller is disappearing because it is being dismissed.
  public var isBeingDismissed: Bool { presentation != nil && appearance.transition == .disappearing }

  /// The coordinator of the controller's running transition, if any.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeTransition ?? storedParent?.transitionCoordinator
  }

  /// The duration of a presentation, in seconds.
  static let presentationDuration: TimeInterval = 0.5

  private var presenter: UIViewController { storedParent?.presenter ?? self }

  /// Returns the controller whose view a presentation covers.
  ///
  /// It is the nearest controller that defines a context, if the style requires one, or else the outermost controller.
  private func presenter(for other: UIViewController) -> UIViewController {
    guard other.modalPresentationStyle.isInContext else { return presenter }
    return sequence(first: self, next: \.storedParent).first { $0.definesPresentationContext } ?? presenter
  }

  func startPresenting(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = presenter(for: other)
    guard presenter.storedPresented == nil, other.storedPresenting == nil, let window = presenter.viewIfLoaded?.window
    else { return }
    other.loadViewIfNeeded()
    guard other.viewIfLoaded != nil else { return }
    let presentation = other.presentationToBegin(over: presenter, source: self)
    if presentation.style == .fullScreen {
      HeadlessWorld.rotateForPresentation(to: other.preferredInterfaceOrientationForPresentation, of: other)
    }
    presentation.begin(over: presenter, in: window)
    presenter.storedPresented = other
    other.storedPresenting = presenter
    other.presentation = presentation
    Presenting(of: presentation, from: self, over: presenter, in: window, animated: animated).run(completion)
  }

  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    guard let presented = storedPresented else {
      guard let presenting = presentedViewController == nil ? presentingViewController : storedParent else { return }
      presenting.startDismissing(animated: animated, completion: completion)
      return
    }
    guard let presentation = presented.presentation, let window = presentation.container?.window else { return }
    // UIKit logs "Attempt to dismiss from view controller while a presentation or dismiss is in progress", and the
    // presentation stays (http://www.kouhan.cn/en/article/00031460).
    let presentations = sequence(first: presented, next: \.storedPresented).compactMap(\.presentation)
    guard !presentations.contains(where: { $0.isBeginning || $0.isEnding }) else { return }
    if presented.storedPresented != nil { presented.startDismissing(animated: false, completion: nil) }
    Dismissing(of: presentation, to: self, in: window, animated: animated).run(completion)
  }

  /// Returns the view to its original superview after a presentation covered it.
  func returnView(to window: UIWindow) {
    guard let view = viewIfLoaded else { return }
    if let container = storedPresented?.presentation?.container, let context = container.superview, context !== window {
      view.frame = container.frame
      context.insertSubview(view, belowSubview: container)
    } else if let presentation {
      presentation.install(view, at: presentation.frameOfPresentedViewInContainerView)
    } else {
      view.frame = window.bounds
      window.insertSubview(view, at: 0)
    }
  }

  /// Forgets the presentation after its views have been removed.
  func presentationDidEnd() {
    presentation = nil
    preparedPresentation = nil
    storedPresenting?.storedPresented = nil
    storedPresenting = nil
  }
}
