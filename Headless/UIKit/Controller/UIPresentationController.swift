public import Foundation
public import HeadlessEnumerations

/// An object that presents a controller over another one: it places the view and its surroundings.
@MainActor open class UIPresentationController: NSObject {
  let style: UIModalPresentationStyle
  let container: PresentationContainer
  /// The rounded surface that clips the view of a sheet or a popover; nil if the view fills the container.
  let surface: PresentationSurface?
  unowned let presented: UIViewController
  private weak var presenter: UIViewController?
  private(set) var sheetDrag: SheetDrag?
  /// Whether the presentation is being dismissed, which animates the view.
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

  /// The presenting controller.
  open var presentingViewController: UIViewController { presenter ?? presented }

  /// The presented controller.
  open var presentedViewController: UIViewController { presented }

  /// The presentation style, after adapting to the screen.
  open var presentationStyle: UIModalPresentationStyle { style }

  /// The view that contains the presentation.
  open var containerView: UIView? { container }

  /// The view that the presentation moves: the presented controller's view, or the rounded surface that contains it.
  open var presentedView: UIView? { surface ?? presented.viewIfLoaded }

  /// The frame of ``presentedView`` in ``containerView``.
  open var frameOfPresentedViewInContainerView: CGRect {
    switch style {
    case .pageSheet, .formSheet: sheetLayout.frame(avoiding: keyboardTop)
    case .popover: popoverLayout.frame(avoiding: keyboardTop)
    default: container.bounds
    }
  }

  /// Whether the presenting controller's view is removed from the window.
  var coversEverything: Bool { style == .fullScreen || style == .currentContext }

  /// Adds the presented view to the container with a frame.
  func install(_ view: UIView, at frame: CGRect) {
    guard let surface else {
      view.frame = frame
      container.addSubview(view)
      return
    }
    surface.frame = frame
    surface.embed(view)
    container.addSubview(surface)
  }

  /// Updates the frame of the presented view.
  func place() {
    guard !isEnding, let view = presentedView, view.superview === container else { return }
    let frame = sheetDrag?.frame ?? frameOfPresentedViewInContainerView
    if view.frame != frame { view.frame = frame }
  }

  /// Moves a covered sheet or popover after the keyboard has moved, in the keyboard's animation.
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

  /// The top of the keyboard in the container, while it is docked and visible for an input in this presentation.
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
  /// Whether the presenting view remains visible.
  var isPartial: Bool { self == .pageSheet || self == .formSheet || self == .popover }

  /// Whether an input in the presenting view remains first responder.
  ///
  /// A sheet or a screen that covers it ends editing.
  var keepsFocus: Bool { self == .popover || self == .overCurrentContext || self == .none }
}

extension UIViewController {
  /// The style after adapting to the screen.
  ///
  /// `.automatic` is a page sheet. A popover is a page sheet in compact width. In compact height, sheets fill the
  /// screen unless they are attached to the bottom edge.
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
