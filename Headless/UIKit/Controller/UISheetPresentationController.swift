public import Foundation
import HeadlessEnumerations

/// A presentation controller that shows a controller as a sheet.
///
/// In compact height, the controller fills the screen, unless ``prefersEdgeAttachedInCompactHeight`` is true.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  private var sheetDrag: SheetDrag?

  @_documentation(visibility: internal)
  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    if style != .formSheet { style = .pageSheet }
  }

  /// The presentation controller's delegate, with a narrower type.
  @_documentation(visibility: internal)
  @_nonoverride open var delegate: (any UISheetPresentationControllerDelegate)? {
    get { super.delegate as? any UISheetPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  /// The detents of the sheet.
  @_documentation(visibility: internal)
  open var detents: [Detent] = [.large()] {
    didSet { container?.setNeedsLayout() }
  }

  /// The identifier of the current detent while the keyboard is hidden; nil for the smallest.
  @_documentation(visibility: internal)
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet {
      updateDimming()
      container?.setNeedsLayout()
    }
  }

  /// The largest detent at which the content behind the sheet is not dimmed and receives touches; nil if there is none.
  @_documentation(visibility: internal)
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { updateDimming() }
  }

  /// Whether scrolling content at its top edge expands the sheet to a larger detent.
  @_documentation(visibility: internal)
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether a grabber is visible at the top.
  @_documentation(visibility: internal)
  open var prefersGrabberVisible = false {
    didSet { surface?.update() }
  }

  /// Whether the sheet is attached to the bottom edge in compact height, instead of filling the screen.
  @_documentation(visibility: internal)
  open var prefersEdgeAttachedInCompactHeight = false

  /// Whether the width of a sheet in compact height is the presented controller's preferred width.
  @_documentation(visibility: internal)
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { container?.setNeedsLayout() }
  }

  /// The radius of the corners in points; nil for the system's radius.
  @_documentation(visibility: internal)
  open var preferredCornerRadius: CGFloat? {
    didSet { surface?.update() }
  }

  /// The view over which a sheet that is not attached to an edge is centered.
  @_documentation(visibility: internal)
  open var sourceView: UIView? {
    didSet { container?.setNeedsLayout() }
  }

  /// Resolves custom detents again in the next layout pass.
  @_documentation(visibility: internal)
  open func invalidateDetents() {
    container?.setNeedsLayout()
  }

  /// Animates changes of the sheet.
  @_documentation(visibility: internal)
  open func animateChanges(_ changes: () -> Void) {
    changes()
    guard let container, container.window != nil else { return }
    UIView.animate(withDuration: Self.duration) { container.layoutIfNeeded() }
  }

  @_documentation(visibility: internal)
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    return style.isPartial ? layout(in: container).frame(avoiding: keyboardTop) : container.bounds
  }

  /// The duration of a change between detents, in seconds.
  static let duration: TimeInterval = 0.3

  override var draggedFrame: CGRect? { sheetDrag?.frame }

  override func standardAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    traits.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight ? .fullScreen : .none
  }

  override func adapted(to traits: UITraitCollection) -> UIPresentationController {
    let adaptive = adaptivePresentationStyle(for: traits)
    if adaptive != .none { style = adaptive }
    return self
  }

  override func didCreateSurface(_ surface: PresentationSurface) {
    surface.sheet = self
    sheetDrag = SheetDrag(of: self, on: surface)
    updateDimming()
  }

  override func allowsTouch(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUndimmed, let container, let window = container.window else { return nil }
    return window.hitTest(below: container, at: window.convert(point, from: container), with: event)
  }

  override var isDimmed: Bool { !isUndimmed }

  /// Whether the content behind the sheet is visible and receives touches at the current detent.
  private var isUndimmed: Bool {
    guard let largestUndimmedDetentIdentifier, let container else { return false }
    let layout = layout(in: container)
    guard layout.isEdgeAttached, let limit = layout.value(of: largestUndimmedDetentIdentifier) else { return false }
    return layout.value(of: layout.selected) <= limit
  }

  func layout(in container: PresentationContainer) -> SheetLayout {
    SheetLayout(
      bounds: container.bounds, safeArea: container.safeAreaInsets, traits: HeadlessWorld.state.traitCollection,
      style: style, preferredSize: presented.preferredContentSize, sheet: self,
      center: sourceView.flatMap { $0.frame(in: container) }.map { CGPoint(x: $0.midX, y: $0.midY) })
  }

  /// Selects a detent for the user.
  func select(_ detent: Detent) {
    guard selectedDetentIdentifier != detent.identifier else { return }
    selectedDetentIdentifier = detent.identifier
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  private func updateDimming() {
    guard container?.window != nil, !isEnding else { return }
    container?.dimming?.alpha = isDimmed ? 1 : 0
  }
}
