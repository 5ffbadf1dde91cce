public import Foundation
public import HeadlessEnumerations

/// Shows one controller over another: where its view is, and what surrounds it.
@MainActor open class UIPresentationController: NSObject {
  let style: UIModalPresentationStyle
  let container: PresentationContainer
  /// What clips and rounds the view of a sheet or a popover; nil where the view fills the container.
  let surface: PresentationSurface?
  unowned let presented: UIViewController
  private weak var presenter: UIViewController?
  private(set) var sheetDrag: SheetDrag?
  /// Whether the presentation is on its way out, which moves the view by itself.
  var isEnding = false

  init(_ presented: UIViewController, over presenter: UIViewController, in window: UIWindow) {
    self.presented = presented
    self.presenter = presenter
    style = presented.resolvedPresentationStyle
    surface = style.isPartial ? PresentationSurface() : nil
    container = PresentationContainer(frame: window.bounds, dims: style.isPartial)
    super.init()
    container.presentation = self
    guard let surface, style != .popover else { return }
    surface.sheet = presented.headlessSheet
    presented.headlessSheet.presentation = self
    sheetDrag = SheetDrag(of: self, on: surface)
  }

  /// The controller that presents.
  open var presentingViewController: UIViewController { presenter ?? presented }

  /// The controller that is presented.
  open var presentedViewController: UIViewController { presented }

  /// How the controller is presented, after adapting to the screen.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// The view in which the presentation takes place.
  open var containerView: UIView? { container }

  /// What is moved: the presented controller's view, or the rounded surface that holds it.
  open var presentedView: UIView? { surface ?? presented.viewIfLoaded }

  /// Where ``presentedView`` stands in ``containerView``.
  open var frameOfPresentedViewInContainerView: CGRect {
    switch style {
    case .pageSheet, .formSheet: sheetLayout.frame(avoiding: keyboardTop)
    case .popover: popoverLayout.frame(avoiding: keyboardTop)
    default: container.bounds
    }
  }

  /// Whether the presenting controller's view leaves the window.
  var coversEverything: Bool { style == .fullScreen || style == .currentContext }

  /// Puts the presented view into the container, at a place.
  func install(_ view: UIView, at frame: CGRect) {
    guard let surface else {
      view.frame = frame
      container.addSubview(view)
      return
    }
    surface.frame = frame
    surface.hold(view)
    container.addSubview(surface)
  }

  /// Moves the presented view to where it belongs now.
  func place() {
    guard !isEnding, let view = presentedView, view.superview === container else { return }
    let frame = sheetDrag?.frame ?? frameOfPresentedViewInContainerView
    if view.frame != frame { view.frame = frame }
  }

  /// The keyboard has moved: what stands in its way goes out of it, within the keyboard's animation.
  func keyboardDidMove() {
    guard surface != nil else { return }
    place()
    surface?.layoutIfNeeded()
  }

  var sheetLayout: SheetLayout {
    SheetLayout(
      bounds: container.bounds, safeArea: container.safeAreaInsets, traits: HeadlessWorld.state.traitCollection,
      style: style, preferredSize: presented.preferredContentSize, sheet: presented.headlessSheet)
  }

  private var popoverLayout: PopoverLayout {
    let popover = presented.headlessPopover
    let source = popover.sourceView.map { container.convert(popover.sourceRect ?? $0.bounds, from: $0) }
    return PopoverLayout(
      bounds: container.bounds, safeArea: container.safeAreaInsets, source: source,
      preferredSize: presented.preferredContentSize)
  }

  /// The keyboard's upper edge in the container, while it is docked and up for something in here.
  private var keyboardTop: CGFloat? {
    let world = HeadlessWorld.state
    guard world.isKeyboardDocked, let window = container.window, let responder = window.firstResponder,
      let place = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded,
      place.isDescendant(of: container)
    else { return nil }
    let screen: UIWindow? = nil
    let top = container.convert(window.convert(world.keyboardFrame, from: screen), from: nil).minY
    return top < container.bounds.maxY ? top : nil
  }
}

extension UIModalPresentationStyle {
  /// Whether what is behind can still be seen.
  var isPartial: Bool { self == .pageSheet || self == .formSheet || self == .popover }

  /// Whether the input behind keeps the focus; a sheet or a screen that covers it takes it away.
  var keepsFocus: Bool { self == .popover || self == .overCurrentContext || self == .none }
}

extension UIViewController {
  /// `.automatic` is a page sheet; a popover is one on a narrow screen; where the screen is low, sheets fill it unless
  /// they are to stand at its lower edge.
  fileprivate var resolvedPresentationStyle: UIModalPresentationStyle {
    let traits = HeadlessWorld.state.traitCollection
    var style = modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
    if style == .popover, traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact {
      style = .formSheet
    }
    guard style == .pageSheet || style == .formSheet, traits.verticalSizeClass == .compact else { return style }
    return headlessSheet.prefersEdgeAttachedInCompactHeight ? style : .fullScreen
  }
}
