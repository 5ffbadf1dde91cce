public import Foundation
public import HeadlessEnumerations
public import HeadlessQuartz

/// A rectangle on the screen that can hold others, be touched and be laid out.
///
/// It is never drawn here.
///
/// What a subclass may override stands in this file; the rest is in extensions, one file for each concern.
@MainActor open class UIView: UIResponder, UICoordinateSpace, ScreenRelatedSpace {
  /// How an animation runs through time.
  ///
  /// Takes any raw value: the keyboard's own is 7.
  public typealias AnimationCurve = UIViewAnimationCurve
  /// How the content fits when the bounds change.
  public typealias ContentMode = UIViewContentMode

  // MARK: Stored state, shared by the extensions

  var geometry = ViewGeometry()
  var storedSubviews: [UIView] = []
  /// The subviews for which something is due, as they were marked.
  var dueSubviews: [UIView] = []
  /// Whether the superview has this view among those.
  var isDue = false
  /// Greater than that of every sibling behind, unless the superview's order is stale.
  var place = 0
  var isOrderStale = false
  /// How many subviews are placed by constraints.
  var constrainedSubviewCount = 0
  weak var storedSuperview: UIView?
  /// The controller whose root view this is.
  weak var controller: UIViewController?
  /// A fresh view has been neither laid out nor asked for its constraints.
  var pending: PendingPasses = [.layout, .constraints]
  var lastSafeAreaInsets = UIEdgeInsets.zero
  var storedMargins = ViewMargins()
  var storedAlpha: CGFloat = 1
  var storedBackgroundColor: UIColor?
  var storedTintColor: UIColor?
  var storedGestureRecognizers: [UIGestureRecognizer] = []
  /// Constraints, guides and priorities; nil as long as the view has none.
  var storedAutoLayout: ViewAutoLayout?
  /// The animations that run on this view, the oldest first.
  var animations: [PropertyAnimation] = []

  // MARK: Making

  /// Makes a view with a frame in its future superview's coordinates, in points.
  public init(frame: CGRect) {
    super.init()
    geometry.setFrame(frame)
  }

  /// Makes a view without any extent; a window fills the screen.
  public override convenience init() {
    self.init(frame: Self.frameWhenUnspecified)
  }

  class var frameWhenUnspecified: CGRect { .zero }

  /// Makes a view as an archive without any values would: there are no archives here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Geometry

  /// Where the view stands in its superview: the bounding box when it is transformed.
  open var frame: CGRect {
    get { geometry.frame }
    set {
      var new = geometry
      new.setFrame(newValue)
      if !new.transform.isIdentity { takeTranslation(from: &new, at: newValue) }
      apply(new)
    }
  }

  /// The view's own coordinates: what part of them is seen, and how large it is.
  open var bounds: CGRect {
    get { geometry.bounds }
    set {
      var new = geometry
      new.bounds = newValue
      apply(new)
    }
  }

  /// Where the anchor point stands in the superview's coordinates; valid under any transform.
  open var center: CGPoint {
    get { geometry.center }
    set {
      var new = geometry
      new.center = newValue
      apply(new)
    }
  }

  /// Applied about the anchor point.
  ///
  /// Changes the frame, never the bounds or the centre.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set {
      var new = geometry
      new.transform = newValue
      apply(new)
    }
  }

  /// The point of the bounds that ``center`` places, in fractions of the size.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set {
      var new = geometry
      new.anchorPoint = newValue
      apply(new)
    }
  }

  /// The size that suits the view best within a given one: its present size unless a subclass knows better.
  @discardableResult open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that suits the view best.
  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  // MARK: Touches

  /// Whether touches reach the view and what is in it.
  open var isUserInteractionEnabled = true

  /// The view in front at a point of this view's coordinates that takes touches.
  @discardableResult open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// Whether a point of this view's coordinates is in the view: the left and upper edges count, the others do not.
  @discardableResult open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Whether a recogniser attached to this view may begin.
  @discardableResult open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The recognisers attached to the view, in the order in which they were attached; nil when there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers.isEmpty ? nil : storedGestureRecognizers }
    set {
      for recognizer in storedGestureRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Attaches a recogniser, and takes it from the view it was attached to.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Detaches a recogniser.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  // MARK: Tree

  /// The window that the view is in.
  open var window: UIWindow? { storedSuperview?.window }

  /// The view that holds this one.
  open var superview: UIView? { storedSuperview }

  /// What the view holds, from back to front.
  open var subviews: [UIView] { storedSubviews }

  /// Adds a view in front of the others, and takes it from where it was.
  open func addSubview(_ view: UIView) {
    insert(view, at: storedSubviews.count)
  }

  /// Adds a view at a place in the order, from back to front.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Takes the view from its superview, and with it every constraint that ties the two.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// A view was added.
  open func didAddSubview(_ subview: UIView) {}

  /// A view is about to be taken away.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The superview is about to change.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// The superview has changed.
  open func didMoveToSuperview() {}

  /// The window is about to change.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// The window has changed.
  open func didMoveToWindow() {}

  /// The user may have chosen another size for text.
  func contentSizeCategoryMayHaveChanged() {}

  open override var next: UIResponder? { controller ?? superview }

  // MARK: Layout

  /// Asks for a layout at the end of this turn of the run loop.
  open func setNeedsLayout() {
    mark(.layout)
  }

  /// Lays out the view and what is in it, now, where a layout is pending.
  open func layoutIfNeeded() {
    performPendingLayout()
  }

  /// Gives the subviews their frames.
  ///
  /// This implementation applies the constraints.
  open func layoutSubviews() {
    applyConstraintsToSubviews()
  }

  /// Asks for an update of the view's properties before the next layout.
  open func setNeedsUpdateProperties() {
    mark(.properties)
  }

  /// Updates what the view shows; called before layout.
  open func updateProperties() {}

  /// Asks for an update of the view's constraints before the next layout.
  open func setNeedsUpdateConstraints() {
    mark(.constraints)
  }

  /// Updates the view's own constraints; called before layout.
  open func updateConstraints() {
    pending.remove(.constraints)
  }

  /// The size that the content asks for, or `noIntrinsicMetric` for either part.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The content asks for another size now.
  open func invalidateIntrinsicContentSize() {
    intrinsicContentSizeMayHaveChanged()
  }

  /// How far the frame lies outside what constraints align.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Whether the class needs Auto Layout to work.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The size that the constraints ask for when the view should be as close to a given size as possible.
  @discardableResult open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints ask for when width and height are wanted with a priority each.
  @discardableResult open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    solvedSize(fitting: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  // MARK: Safe area and margins

  /// The safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// The layout margins have changed.
  open func layoutMarginsDidChange() {}

  // MARK: Looks

  /// How opaque the view is, with everything in it: from 0 to 1.
  ///
  /// Below 0.01 it takes no touches.
  open var alpha: CGFloat {
    get { storedAlpha }
    set { setAlpha(newValue) }
  }

  /// Whether the view and everything in it is not to be seen.
  open var isHidden = false {
    didSet { if isHidden != oldValue { visibilityDidChange() } }
  }

  /// The colour behind the content; nil for none.
  open var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// The colour of what can be touched: inherited from the superview unless set.
  open var tintColor: UIColor! {
    get { storedTintColor ?? superview?.tintColor ?? .headlessTint }
    set { setTintColor(newValue) }
  }

  /// The tint colour has changed, here or above.
  open func tintColorDidChange() {}

  /// What a drawing program needs beyond the view's own properties.
  public final let layer = CALayer()

  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Whether the view promises to fill its bounds; kept for whoever draws.
  open var isOpaque = true

  /// How the content fits when the bounds change; kept for whoever draws.
  open var contentMode = UIView.ContentMode.scaleToFill

  /// A number for the app's own use.
  open var tag = 0

  /// Whether the view turns with the reading direction.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionMayHaveChanged() } }
  }

  // MARK: Resizing along

  /// Whether subviews without constraints are resized along.
  open var autoresizesSubviews = true

  /// What gives when the superview is resized.
  open var autoresizingMask: UIView.AutoresizingMask = []

  // MARK: Hooks for this module's classes

  /// The bounds or the frame have changed.
  func geometryDidChange(from old: ViewGeometry) {}

  /// The safe area has changed; the class itself needs to know.
  func safeAreaDidChange() {}

  /// A subview came, went, or has another frame.
  func subviewDidMove() {}

  /// The bounds have another origin.
  func boundsDidScroll(from old: CGRect) {
    guard lastSafeAreaInsets != .zero else { return }
    for view in storedSubviews { view.safeAreaMayHaveChanged(hasResizedOrScrolled: true) }
  }

  /// How far the first or the last line of text stands from the top of the alignment rectangle; nil without text.
  func baselineFromTop(isFirst: Bool) -> CGFloat? { nil }
}

extension UIView {
  /// The smallest size, as a target for `systemLayoutSizeFitting(_:)`.
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// The largest size, as a target for `systemLayoutSizeFitting(_:)`.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  /// Stands in ``intrinsicContentSize`` for "the content asks for nothing".
  public static let noIntrinsicMetric: CGFloat = -1
}
