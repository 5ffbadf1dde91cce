import Foundation
import HeadlessEnumerations

/// One controller shown over another: where its view is, and the view that holds it.
@MainActor final class Presentation {
  let style: UIModalPresentationStyle
  let container: UIView
  unowned let presented: UIViewController

  init(_ presented: UIViewController, in window: UIWindow) {
    self.presented = presented
    style = Self.resolved(presented.modalPresentationStyle)
    container = PresentationContainer(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    (container as? PresentationContainer)?.presentation = self
  }

  /// Whether the presenting controller's view leaves the window.
  var coversEverything: Bool { style == .fullScreen || style == .currentContext }

  /// `.automatic` is a page sheet; where the screen is low, sheets fill it.
  private static func resolved(_ style: UIModalPresentationStyle) -> UIModalPresentationStyle {
    let style = style == .automatic ? .pageSheet : style
    guard style == .pageSheet || style == .formSheet else { return style }
    return HeadlessWorld.state.traitCollection.verticalSizeClass == .compact ? .fullScreen : style
  }

  /// Where the presented view stands in the container.
  var frame: CGRect {
    let bounds = container.bounds
    guard style == .pageSheet || style == .formSheet else { return bounds }
    let traits = HeadlessWorld.state.traitCollection
    guard traits.horizontalSizeClass == .regular else {
      let top = container.safeAreaInsets.top + Self.sheetGap
      return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }
    var size = style == .formSheet ? Self.formSize : Self.pageSize
    if presented.preferredContentSize != .zero, style == .formSheet { size = presented.preferredContentSize }
    size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    return CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  // How far a sheet's top stands below the status bar on a phone, and how large sheets are on a pad, in points.
  private static let sheetGap: CGFloat = 10
  private static let formSize = CGSize(width: 540, height: 620)
  private static let pageSize = CGSize(width: 704, height: 940)
}

/// Holds a presented view and gives it its frame.
final class PresentationContainer: UIView {
  weak var presentation: Presentation?

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let presentation, let view = presentation.presented.viewIfLoaded, view.superview === self else { return }
    view.frame = presentation.frame
  }
}

extension UIViewController {
  /// The controller that this one, or one above it, presents.
  public var presentedViewController: UIViewController? {
    storedPresented ?? storedParent?.presentedViewController
  }

  /// The controller that presents this one, or one above it.
  public var presentingViewController: UIViewController? {
    storedPresenting ?? storedParent?.presentingViewController
  }

  /// Whether the controller is about to appear, or appears, because it is presented.
  public var isBeingPresented: Bool { presentation != nil && appearance.phase == .appearing }

  /// Whether the controller is about to go, or goes, because it is dismissed.
  public var isBeingDismissed: Bool { presentation != nil && appearance.phase == .disappearing }

  /// The transition that runs on the controller, if any.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeTransition ?? storedParent?.transitionCoordinator
  }

  /// How long a presentation takes, in seconds.
  static let presentationDuration: TimeInterval = 0.5

  private var presenter: UIViewController { storedParent?.presenter ?? self }

  func startPresenting(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = presenter
    guard presenter.storedPresented == nil, other.storedPresenting == nil, let window = presenter.viewIfLoaded?.window
    else { return }
    other.loadViewIfNeeded()
    guard let view = other.viewIfLoaded else { return }
    let presentation = Presentation(other, in: window)
    presenter.storedPresented = other
    other.storedPresenting = presenter
    other.presentation = presentation
    if presentation.coversEverything { presenter.beginAppearanceTransition(false, animated: animated) }
    other.beginAppearanceTransition(true, animated: animated)
    if !presentation.style.keepsFocus { window.endEditing(true) }
    window.addSubview(presentation.container)
    let target = presentation.frame
    UIView.performWithoutAnimation {
      view.frame = animated ? target.offsetBy(dx: 0, dy: window.bounds.height - target.minY) : target
      presentation.container.addSubview(view)
      if !animated { view.layoutIfNeeded() }
    }
    other.payIsAppearing()
    let transition = TransitionCoordinator(
      in: presentation.container, duration: animated ? Self.presentationDuration : 0)
    other.activeTransition = transition
    presenter.activeTransition = transition
    transition.run {
      view.frame = target
      view.layoutIfNeeded()
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
      payIsAppearing()
    }
    FirstResponder.subtreeWillLeaveWindow(presentation.container)
    let transition = TransitionCoordinator(
      in: presentation.container, duration: animated ? Self.presentationDuration : 0)
    presented.activeTransition = transition
    activeTransition = transition
    transition.run {
      view.frame.origin.y = window.bounds.height
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

  /// Puts the view back where it was before something covered it.
  private func returnView(to window: UIWindow) {
    guard let view = viewIfLoaded else { return }
    if let presentation {
      view.frame = presentation.frame
      presentation.container.addSubview(view)
    } else {
      view.frame = window.bounds
      window.insertSubview(view, at: 0)
    }
  }
}

extension UIModalPresentationStyle {
  /// Whether the input behind keeps the focus; a sheet or a screen that covers it takes it away.
  fileprivate var keepsFocus: Bool { self == .popover || self == .overCurrentContext || self == .none }
}
