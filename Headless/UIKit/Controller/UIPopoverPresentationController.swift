public import Foundation
import HeadlessEnumerations

/// A presentation controller that shows content in a popover next to an anchor.
///
/// In compact width or height, it adapts to a sheet, unless the delegate returns `.none`.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  private var sheet: UISheetPresentationController?
  private var currentDirection = UIPopoverArrowDirection.unknown
  private weak var storedSourceItem: (any UIPopoverPresentationControllerSourceItem)?

  @_documentation(visibility: internal)
  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    style = .popover
  }

  /// The presentation controller's delegate, with a narrower type.
  @_documentation(visibility: internal)
  @_nonoverride open var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { super.delegate as? any UIPopoverPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  /// The item to which the popover is anchored.
  @_documentation(visibility: internal)
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { storedSourceItem ?? sourceView ?? barButtonItem }
    set {
      storedSourceItem = newValue
      container?.setNeedsLayout()
    }
  }

  /// The view to which the popover is anchored.
  @_documentation(visibility: internal)
  open var sourceView: UIView? {
    didSet { container?.setNeedsLayout() }
  }

  /// The anchor's rectangle in the coordinates of ``sourceView``; null for the view's bounds.
  @_documentation(visibility: internal)
  open var sourceRect = CGRect.null {
    didSet { container?.setNeedsLayout() }
  }

  /// The bar item to which the popover is anchored.
  @_documentation(visibility: internal)
  open var barButtonItem: UIBarButtonItem? {
    didSet { container?.setNeedsLayout() }
  }

  /// The directions that the arrow may have.
  @_documentation(visibility: internal)
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { container?.setNeedsLayout() }
  }

  /// The direction of the arrow while the popover is presented.
  @_documentation(visibility: internal)
  open var arrowDirection: UIPopoverArrowDirection { currentDirection }

  /// The views outside of the popover that receive touches.
  @_documentation(visibility: internal)
  open var passthroughViews: [UIView]?

  /// The margins between the popover and the edges of the screen, in points.
  @_documentation(visibility: internal)
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { container?.setNeedsLayout() }
  }

  /// Whether the popover may cover its anchor if it is larger than the space beside the anchor.
  @_documentation(visibility: internal)
  open var canOverlapSourceViewRect = false {
    didSet { container?.setNeedsLayout() }
  }

  /// The sheet to which the popover adapts.
  @_documentation(visibility: internal)
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let sheet { return sheet }
    let new = UISheetPresentationController(presentedViewController: presented, presenting: nil)
    new.style = .formSheet
    sheet = new
    return new
  }

  @_documentation(visibility: internal)
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    return layout(in: container).place(avoiding: keyboardTop).frame
  }

  override func standardAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact ? .formSheet : .none
  }

  override func adapted(to traits: UITraitCollection) -> UIPresentationController {
    let adaptive = adaptivePresentationStyle(for: traits)
    guard adaptive != .none, adaptive != .popover else { return self }
    let isSheet = adaptive == .formSheet || adaptive == .pageSheet || adaptive == .automatic
    let other =
      isSheet
      ? adaptiveSheetPresentationController
      : UIPresentationController(presentedViewController: presented, presenting: nil)
    other.style = adaptive == .automatic ? .pageSheet : adaptive
    if other.delegate == nil { other.delegate = super.delegate }
    super.delegate?.presentationController(self, prepare: other)
    return other.style == .formSheet || other.style == .pageSheet ? other.adapted(to: traits) : other
  }

  override func willPresent() {
    super.willPresent()
    delegate?.prepareForPopoverPresentation(self)
  }

  override func place() {
    super.place()
    guard let container else { return }
    currentDirection = layout(in: container).place(avoiding: keyboardTop).direction
  }

  override func allowsTouch(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let container else { return nil }
    return passthroughViews?.lazy.compactMap { $0.hitTest($0.convert(point, from: container), with: event) }.first
  }

  private func layout(in container: PresentationContainer) -> PopoverLayout {
    PopoverLayout(
      bounds: container.bounds, safeArea: container.safeAreaInsets, source: source(in: container),
      preferredSize: presented.preferredContentSize, margins: popoverLayoutMargins,
      directions: permittedArrowDirections, mayOverlapSource: canOverlapSourceViewRect)
  }

  private func source(in container: UIView) -> CGRect? {
    if let item = storedSourceItem ?? barButtonItem, let frame = item.frame(in: container) { return frame }
    return sourceView.map { container.convert(sourceRect.isNull ? $0.bounds : sourceRect, from: $0) }
  }
}
