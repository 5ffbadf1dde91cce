public import Foundation
public import HeadlessEnumerations

/// A view that shows a part of a larger content: its bounds' origin is how far the content is scrolled.
@MainActor open class UIScrollView: UIView {
  /// How a drag makes the keyboard go.
  public typealias KeyboardDismissMode = UIScrollViewKeyboardDismissMode
  /// When the safe area is added to the content's insets.
  public typealias ContentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentBehavior
  /// How the scroll indicators look.
  public typealias IndicatorStyle = UIScrollViewIndicatorStyle

  private var storedContentSize = CGSize.zero
  private var storedContentInset = UIEdgeInsets.zero
  private var lastAdjustedInset = UIEdgeInsets.zero
  private var scrolledSubviews: ScrolledSubviews?
  private var pan = ScrollPanGestureRecognizer()
  let motion = ScrollMotion()
  /// Whether the next layout pass moves the offset into the range that the insets leave.
  private var isClampingDue = false

  /// Makes a scroll view with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    motion.scrollView = self
    pan.scrollView = self
    pan.headlessAddAction { [weak self] recognizer in self?.motion.follow(recognizer) }
    addGestureRecognizer(pan)
  }

  /// Who hears of scrolling.
  ///
  /// Not retained.
  // Disfavoured, so that a text view's delegate of a narrower type stands in front of it.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The content's point at the upper left corner: always the origin of the bounds.
  ///
  /// Any value is taken.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if endsDeceleration { motion.stop() }
      bounds.origin = newValue
    }
  }

  /// How large the content is, in points.
  open var contentSize: CGSize {
    get { storedContentSize }
    set {
      guard newValue != storedContentSize else { return }
      storedContentSize = newValue
      contentGuideDidChange()
      adjustedInsetMayHaveChanged()
      keepOffsetInRange()
      setNeedsLayout()
    }
  }

  /// How much empty space surrounds the content, in points.
  ///
  /// Changing it moves nothing.
  open var contentInset: UIEdgeInsets {
    get { storedContentInset }
    set {
      guard newValue != storedContentInset else { return }
      storedContentInset = newValue
      adjustedInsetMayHaveChanged()
      clampAfterInsetChange()
    }
  }

  /// ``contentInset`` and what the safe area adds to it.
  open var adjustedContentInset: UIEdgeInsets {
    var adjusted = contentInset + safeAreaContribution
    adjusted.bottom = max(adjusted.bottom, contentInset.bottom + keyboardInset)
    return adjusted
  }

  /// How much of the view's lower end the keyboard covers where the system keeps clear of it by itself.
  var keyboardInset: CGFloat = 0 {
    didSet {
      guard keyboardInset != oldValue else { return }
      adjustedInsetMayHaveChanged()
      if keyboardInset < oldValue { keepOffsetInRange() }
    }
  }

  /// ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  /// When the safe area is added to the content's insets.
  open var contentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustedInsetMayHaveChanged() }
  }

  /// Where the content is: constraints to it give the content its size.
  open var contentLayoutGuide: UILayoutGuide { guide(.content) }

  /// Where the scroll view is, as seen by its content.
  open var frameLayoutGuide: UILayoutGuide { guide(.frame) }

  // MARK: Scrolling

  /// Scrolls to a point of the content.
  ///
  /// Any value is taken, also beyond the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated { motion.animate(to: contentOffset) } else { self.contentOffset = contentOffset }
  }

  /// Scrolls as little as needed to show a rectangle of the content between the insets, and not at all if it is shown.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let target = offset(showing: rect)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// Whether the user can scroll.
  open var isScrollEnabled = true {
    didSet { pan.isEnabled = isScrollEnabled }
  }

  /// Whether a drag that begins along one axis stays on it.
  open var isDirectionalLockEnabled = false

  /// Whether scrolling ends at multiples of the view's size.
  open var isPagingEnabled = false

  /// Whether the content can be dragged beyond its edges.
  ///
  /// Setting it sets both directions.
  open var bounces: Bool {
    get { bouncesVertically && bouncesHorizontally }
    set { (bouncesVertically, bouncesHorizontally) = (newValue, newValue) }
  }

  /// Whether the content can be dragged beyond its upper and lower edge.
  open var bouncesVertically = true

  /// Whether the content can be dragged beyond its left and right edge.
  open var bouncesHorizontally = true

  /// Whether the content can be dragged up and down even when all of it is shown.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { adjustedInsetMayHaveChanged() } }
  }

  /// Whether the content can be dragged sideways even when all of it is shown.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { adjustedInsetMayHaveChanged() } }
  }

  /// How fast scrolling slows down after the finger is lifted.
  open var decelerationRate = UIScrollView.DecelerationRate.normal

  /// Whether a finger is on the content.
  open var isTracking: Bool { motion.isTracking }

  /// Whether a finger scrolls the content.
  open var isDragging: Bool { motion.isDragging }

  /// Whether the content scrolls on although the finger is lifted.
  open var isDecelerating: Bool { motion.isDecelerating }

  /// Whether a call with `animated` scrolls the content.
  open var isScrollAnimating: Bool { motion.isAnimating }

  /// Ends every motion where it is.
  open func stopScrollingAndZooming() {
    motion.stop()
  }

  /// What recognises dragging.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// How a drag makes the keyboard go.
  open var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none

  // MARK: Indicators, kept for whoever draws them

  /// Whether the safe area is added to the indicators' insets.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// How far the vertical indicator keeps from the edges, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

  /// How far the horizontal indicator keeps from the edges, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// Sets the insets of both indicators; reads those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// Whether there is a vertical indicator.
  open var showsVerticalScrollIndicator = true

  /// Whether there is a horizontal indicator.
  open var showsHorizontalScrollIndicator = true

  /// How the indicators look.
  open var indicatorStyle = UIScrollView.IndicatorStyle.default

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    takeContentSizeFromConstraints()
    if isClampingDue {
      isClampingDue = false
      keepOffsetInRange()
    }
  }

  override func geometryDidChange(from old: ViewGeometry) {
    super.geometryDidChange(from: old)
    let (hasScrolled, hasResized) = (old.bounds.origin != bounds.origin, old.bounds.size != bounds.size)
    if hasScrolled { storedAutoLayout?.item?.definitionDidChange() }
    if hasResized {
      adjustedInsetMayHaveChanged()
      keepOffsetInRange()
    }
    if hasScrolled || hasResized { followingNavigation?.contentDidScroll() }
    if hasScrolled { delegate?.scrollViewDidScroll(self) }
  }

  override func subviewDidMove() {
    super.subviewDidMove()
    scrolledSubviews = nil
  }

  override func boundsDidScroll(from old: CGRect) {
    guard storedSubviews.count >= ScrolledSubviews.leastCount else { return super.boundsDidScroll(from: old) }
    guard safeAreaInsets != .zero else { return }
    let subviews = scrolledSubviews ?? ScrolledSubviews(storedSubviews)
    scrolledSubviews = subviews
    for space in [old, bounds] {
      for view in subviews.views(from: space.minY, to: space.maxY) {
        view.safeAreaMayHaveChanged(hasResizedOrScrolled: true)
      }
    }
  }

  override func safeAreaDidChange() {
    super.safeAreaDidChange()
    adjustedInsetMayHaveChanged()
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return motion.canBegin(pan)
  }

  /// Tells of a change of the adjusted inset.
  ///
  /// Content that rests at its upper or left edge stays there, and none that was within its edges is left beyond those two.
  func adjustedInsetMayHaveChanged() {
    let (old, new) = (lastAdjustedInset, adjustedContentInset)
    guard new != old else { return }
    lastAdjustedInset = new
    let contributionChanged =
      new.top - old.top != contentInset.top - lastContentInset.top
      || new.left - old.left != contentInset.left - lastContentInset.left
    lastContentInset = contentInset
    if contributionChanged, !motion.isMoving {
      var origin = bounds.origin
      let tolerance = Self.imperceptible
      if origin.y > -old.top - tolerance, origin.y < max(-old.top, -new.top) + tolerance { origin.y = -new.top }
      if origin.x > -old.left - tolerance, origin.x < max(-old.left, -new.left) + tolerance { origin.x = -new.left }
      bounds.origin = origin
    }
    followingNavigation?.contentDidScroll()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// See the doubt "deceleration".
  private var endsDeceleration: Bool {
    HeadlessWorld.state.isDecelerationEnded || AnimationContext.stack.isEmpty || !motion.isDecelerating
  }

  /// See the doubt "inset-clamping".
  private func clampAfterInsetChange() {
    if HeadlessWorld.assumes(.insetClampsImmediately) { keepOffsetInRange() }
    guard HeadlessWorld.assumes(.insetClampsAtLayout) else { return }
    isClampingDue = true
    setNeedsLayout()
  }

  private var lastContentInset = UIEdgeInsets.zero

  /// What sums of decimal fractions may differ by, in points.
  private static let imperceptible: CGFloat = 1e-6
}
