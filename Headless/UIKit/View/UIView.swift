public import Foundation
public import HeadlessEnumerations
public import HeadlessQuartz

/// A rectangular area that contains subviews, receives touches, and takes part in layout.
///
/// The headless UIKit does not draw views.
///
/// This file contains the members that a subclass can override. Extensions contain the other members, with one file for
/// each topic.
@preconcurrency @MainActor open class UIView: UIResponder, UICoordinateSpace, ReferencedItem {
  // MARK: Stored state for the extensions

  /// The geometry, which is read at each level of each conversion.
  ///
  /// Accesses are not checked for exclusivity, because the checks take longer than a conversion. This is safe: the
  /// geometry is only read and assigned as a whole.
  @exclusivity(unchecked) var geometry = ViewGeometry()
  /// The subviews.
  ///
  /// `nonisolated(unsafe)` is safe here: the list changes only on the main actor, and the only other readers are the
  /// deinitializers of views. Accesses are not checked for exclusivity, because the checks take time at each traversal.
  /// This is safe: the caller still holds a view that is removed, so no change of the list runs other code.
  @exclusivity(unchecked) nonisolated(unsafe) var storedSubviews: [UIView] = []
  /// The subviews with pending passes, in the order in which they were marked.
  var pendingSubviews: [UIView] = []
  /// Whether the superview's list of subviews with pending passes contains this view.
  var isListedAsPending = false
  /// A number that is greater than that of every sibling behind this view, unless the superview's order is outdated.
  var place = 0
  var isOrderStale = false
  /// The number of subviews that constraints position.
  var constrainedSubviewCount = 0
  /// The superview, which resets the reference when it is deallocated.
  ///
  /// It is not weak, because counting references to an object with weak references takes twice the time. Conversions,
  /// which walk through the hierarchy, do not count references at all.
  nonisolated(unsafe) var superviewReference: Unmanaged<UIView>?
  /// The window of the hierarchy, which resets the reference when it is deallocated; nil for a window itself.
  ///
  /// It is stored, because a view's window is requested more often than any other value.
  nonisolated(unsafe) unowned(unsafe) var storedWindow: UIWindow?
  /// The controller whose view this is, which resets the reference when it is deallocated.
  nonisolated(unsafe) unowned(unsafe) var controller: UIViewController?
  /// The pending passes.
  ///
  /// A new view has not been laid out, has not updated its constraints, and has not been drawn.
  var pending: PendingPasses = [.layout, .constraints, .display]
  var lastSafeAreaInsets = UIEdgeInsets.zero
  var storedMargins = ViewMargins()
  var storedAlpha: CGFloat = 1
  var storedBackgroundColor: UIColor?
  var storedTintColor: UIColor?
  var storedGestureRecognizers: [UIGestureRecognizer] = []
  /// Constraints, guides, and priorities; nil if the view does not use Auto Layout.
  var storedAutoLayout: ViewAutoLayout?
  /// The object through which other objects refer to this view without retaining it; created on demand.
  var storedReference: ItemReference?
  /// The running animations of this view, from the oldest to the newest.
  var animations: [PropertyAnimation] = []
  /// The state that only a few views have; nil if this view has none of it.
  var extras: ViewExtras?

  // MARK: Creating a view

  /// Creates a view with a frame in its superview's coordinates, in points.
  public init(frame: CGRect) {
    super.init()
    var geometry = ViewGeometry()
    geometry.setFrame(frame)
    geometry.requireFinite(of: self)
    self.geometry = geometry
  }

  deinit {
    storedReference?.clear()
    for view in storedSubviews {
      view.storedSuperview = nil
      view.leaveDeallocatedWindow()
    }
  }

  /// Creates a view of zero size; a window fills the screen.
  public override convenience init() {
    self.init(frame: Self.frameWhenUnspecified)
  }

  class var frameWhenUnspecified: CGRect { .zero }

  /// Creates a view with default values, because the headless UIKit has no archives.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Geometry

  /// The frame in the superview's coordinates.
  ///
  /// If the view is transformed, it is the bounding box.
  open var frame: CGRect {
    get { geometry.frame }
    set {
      var new = geometry
      new.setFrame(newValue)
      if !new.transform.isIdentity { compensateTranslation(from: &new, at: newValue) }
      apply(new)
    }
  }

  /// The visible part of the view's own coordinates, and its size.
  open var bounds: CGRect {
    get { geometry.bounds }
    set {
      var new = geometry
      new.bounds = newValue
      apply(new)
    }
  }

  /// The position of the anchor point in the superview's coordinates, which is valid with any transform.
  open var center: CGPoint {
    get { geometry.center }
    set {
      var new = geometry
      new.center = newValue
      apply(new)
    }
  }

  /// The transform around the anchor point.
  ///
  /// Setting the transform changes the frame, but not the bounds or the center.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set {
      var new = geometry
      new.transform = newValue
      extras?.transform = nil
      apply(new)
    }
  }

  /// The point in the bounds that is located at ``center``, as fractions of the size.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set {
      var new = geometry
      new.anchorPoint = newValue
      apply(new)
    }
  }

  /// Returns the best size within a given one, which is the current size by default.
  @discardableResult open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to its best size.
  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  // MARK: Touches

  /// Whether the view and its descendants receive touches.
  open var isUserInteractionEnabled = true

  /// Whether the view receives further touches that begin while a touch is on it.
  @_documentation(visibility: internal)
  open var isMultipleTouchEnabled: Bool {
    get { extras?.isMultipleTouchEnabled ?? false }
    set { if newValue || extras != nil { neededExtras.isMultipleTouchEnabled = newValue } }
  }

  /// Returns the frontmost view that receives touches at a point in this view's coordinates.
  @discardableResult open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// Returns whether a point in this view's coordinates is inside the view.
  ///
  /// This includes points on the left and top edges, but not points on the right and bottom edges.
  @discardableResult open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Returns whether a recognizer of this view may begin.
  @discardableResult open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The recognizers of the view, in the order in which they were added; nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers.isEmpty ? nil : storedGestureRecognizers }
    set {
      for recognizer in storedGestureRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds a recognizer, and removes it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Removes a recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  // MARK: Hierarchy

  /// The window of the view.
  open var window: UIWindow? { storedWindow }

  /// The superview.
  open var superview: UIView? { storedSuperview }

  /// The subviews, from back to front.
  open var subviews: [UIView] { storedSubviews }

  /// Adds a view in front of the other subviews, and removes it from its previous superview.
  open func addSubview(_ view: UIView) {
    insert(view, at: storedSubviews.count)
  }

  /// Adds a view at an index of the order from back to front.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Removes the view from its superview, with the constraints between them.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Called when a subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called when a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called when the superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called when the superview has changed.
  open func didMoveToSuperview() {}

  /// Called when the window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called when the window has changed.
  open func didMoveToWindow() {}

  open override var next: UIResponder? { controller ?? superview }

  nonisolated open override var description: String { headlessDescription(of: super.description) }

  // MARK: Layout

  /// Requests layout at the end of this run loop turn.
  open func setNeedsLayout() {
    mark(.layout)
  }

  /// Lays out the view and its descendants immediately if layout is pending.
  open func layoutIfNeeded() {
    performPendingLayout()
  }

  /// Sets the frames of the subviews.
  ///
  /// The default implementation applies the constraints.
  open func layoutSubviews() {
    applyConstraintsToSubviews()
  }

  /// Requests an update of the view's properties before the next layout pass.
  open func setNeedsUpdateProperties() {
    mark(.properties)
  }

  /// Updates the view's content.
  ///
  /// Called before layout.
  open func updateProperties() {}

  /// Requests an update of the view's constraints before the next layout pass.
  open func setNeedsUpdateConstraints() {
    mark(.constraints)
  }

  /// Updates the view's own constraints.
  ///
  /// Called before layout.
  open func updateConstraints() {
    pending.remove(.constraints)
  }

  /// The view whose baseline counts as the first baseline of this view.
  @_documentation(visibility: internal)
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view whose baseline counts as the last baseline of this view.
  @_documentation(visibility: internal)
  open var forLastBaselineLayout: UIView { self }

  /// The size that the content requires, or `noIntrinsicMetric` for width or height.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Called when the size that the content requires has changed.
  open func invalidateIntrinsicContentSize() {
    intrinsicContentSizeMayHaveChanged()
  }

  /// The insets from the frame to the rectangle that constraints align.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Whether the class requires Auto Layout.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Returns the size that satisfies the constraints and is as close as possible to a given size.
  @discardableResult open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that satisfies the constraints, given a size with priorities for width and height.
  @discardableResult open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    solvedSize(fitting: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  // MARK: Safe area and margins

  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// Called when the layout margins have changed.
  open func layoutMarginsDidChange() {}

  // MARK: Appearance

  /// Draws the content of a rectangle in the view's coordinates.
  ///
  /// The system calls this method after layout if the content of a visible view is new or invalid.
  open func draw(_ rect: CGRect) {}

  /// Requests that the system draw the content after the next layout pass.
  open func setNeedsDisplay() {
    markDisplay()
  }

  /// Requests that the system draw the content after the next layout pass.
  ///
  /// In the headless UIKit, the rectangle has no effect: the whole content is drawn.
  open func setNeedsDisplay(_ rect: CGRect) {
    markDisplay()
  }

  /// The interface style of the view and its descendants; unspecified to inherit the style.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { overriddenStyleDidChange(from: oldValue) } }
  }

  /// Called when the traits have changed.
  @_documentation(visibility: internal)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The opacity of the view and its descendants, from 0 to 1.
  ///
  /// A view with an opacity below 0.01 receives no touches.
  open var alpha: CGFloat {
    get { storedAlpha }
    set { setAlpha(newValue) }
  }

  /// Whether the view and its descendants are hidden.
  open var isHidden = false {
    didSet { if isHidden != oldValue { visibilityDidChange() } }
  }

  /// The background color; nil for none.
  open var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// The color of interactive elements, which is inherited from the superview by default.
  open var tintColor: UIColor! {
    get { tintAdjustmentMode == .dimmed ? undimmedTintColor.dimmed : undimmedTintColor }
    set { setTintColor(newValue) }
  }

  /// Called when the tint color has changed, in this view or an ancestor.
  open func tintColorDidChange() {}

  /// The class of the layer.
  @_documentation(visibility: internal)
  open class var layerClass: AnyClass { CALayer.self }

  /// The visual properties besides the view's own.
  open var layer: CALayer {
    if let createdLayer { return createdLayer }
    let new = makeLayer()
    createdLayer = new
    return new
  }
  private(set) var createdLayer: CALayer?

  /// Whether subviews are clipped to the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Whether the view fills its bounds.
  ///
  /// The headless UIKit only stores this value.
  open var isOpaque = true

  /// The behavior of the content when the bounds change.
  ///
  /// In the headless UIKit, only `redraw` has an effect.
  open var contentMode = UIView.ContentMode.scaleToFill

  /// A number for the app's use.
  open var tag = 0

  /// The semantic content attribute, which determines whether the view is mirrored in right-to-left layouts.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionMayHaveChanged() } }
  }

  // MARK: Autoresizing

  /// Whether subviews without constraints are resized with the view.
  open var autoresizesSubviews = true

  /// The parts that change when the superview resizes.
  open var autoresizingMask: UIView.AutoresizingMask = []

  // MARK: Hooks for this module's classes

  /// Called when the origin of the bounds has changed.
  func boundsDidScroll(from old: CGRect) {
    guard lastSafeAreaInsets != .zero else { return }
    for view in storedSubviews { view.safeAreaMayHaveChanged(hasResizedOrScrolled: true) }
  }
}
