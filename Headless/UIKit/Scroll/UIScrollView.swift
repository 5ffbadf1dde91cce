public import Foundation
public import HeadlessEnumerations

/// A view that shows part of larger content.
///
/// The origin of its bounds is the content offset.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// The modes in which a drag dismisses the keyboard.
  public typealias KeyboardDismissMode = UIScrollViewKeyboardDismissMode
  /// The rules for adding the safe area to the content insets.
  public typealias ContentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentBehavior
  /// The style of the scroll indicators.
  public typealias IndicatorStyle = UIScrollViewIndicatorStyle

  private var storedContentSize = CGSize.zero
  private var storedContentInset = UIEdgeInsets.zero
  private var lastAdjustedInset = UIEdgeInsets.zero
  private var scrolledSubviews: ScrolledSubviews?
  private var pan = ScrollPanGestureRecognizer()
  let motion = ScrollMotion()
  /// Whether the next layout pass moves the offset into the range that the insets allow.
  private var isClampingDue = false
  var zoom = ZoomState()

  /// Creates a scroll view with a frame in its superview's coordinates, in points.
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

  /// The delegate.
  ///
  /// The reference is weak.
  // The property is disfavored, so that a text view's delegate with a narrower type shadows it.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The point of the content at the top-left corner, which is the origin of the bounds.
  ///
  /// Any value is allowed, and is rounded to pixels (see the doubt "offset-rounding").
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let offset = roundedOffset(newValue)
      motion.offsetWillChange(by: CGPoint(x: offset.x - bounds.minX, y: offset.y - bounds.minY))
      bounds.origin = offset
    }
  }

  /// The size of the content, in points.
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

  /// The insets around the content, in points.
  ///
  /// Changing the insets does not scroll, except to bring the offset into range (see the doubt "inset-clamping").
  open var contentInset: UIEdgeInsets {
    get { storedContentInset }
    set {
      guard newValue != storedContentInset else { return }
      storedContentInset = newValue
      adjustedInsetMayHaveChanged()
      clampAfterInsetChange()
    }
  }

  /// The sum of ``contentInset`` and the inset from the safe area.
  open var adjustedContentInset: UIEdgeInsets {
    var adjusted = contentInset + safeAreaContribution
    adjusted.top += refreshInset
    adjusted.bottom = max(adjusted.bottom, contentInset.bottom + keyboardInset)
    return adjusted
  }

  /// The height by which the keyboard covers the bottom of the view, if the system avoids the keyboard automatically.
  var keyboardInset: CGFloat = 0 {
    didSet {
      guard keyboardInset != oldValue else { return }
      adjustedInsetMayHaveChanged()
      if keyboardInset < oldValue { keepOffsetInRange() }
    }
  }

  /// The control that the user pulls down to refresh the content.
  @_documentation(visibility: internal)
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      refreshInset = refreshControl?.isRefreshing == true ? UIRefreshControl.height : 0
    }
  }

  /// The height that a refresh control takes while it refreshes, in points.
  var refreshInset: CGFloat = 0 {
    didSet { if refreshInset != oldValue { adjustedInsetMayHaveChanged() } }
  }

  /// Called when ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  /// The rule for adding the safe area to the content insets.
  open var contentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustedInsetMayHaveChanged() }
  }

  /// The layout guide of the content.
  ///
  /// Constraints to it determine the content size.
  open var contentLayoutGuide: UILayoutGuide { guide(.content) }

  /// The layout guide of the visible area, in the coordinates of the content.
  open var frameLayoutGuide: UILayoutGuide { guide(.frame) }

  // MARK: Scrolling

  /// Scrolls to a point of the content.
  ///
  /// Any value is allowed, even beyond the content. An animation has a constant velocity.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated else {
      motion.stop()
      return self.contentOffset = contentOffset
    }
    motion.animate(to: roundedOffset(contentOffset), curve: .linear)
  }

  /// Scrolls by the minimum distance that shows a rectangle of the content between the insets.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let target = offset(showing: rect)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// Whether a tap on the status bar scrolls to the top.
  ///
  /// The tap scrolls only if this property is false for all other visible scroll views in the window.
  @_documentation(visibility: internal)
  open var scrollsToTop = true

  /// Whether views in the content receive a touch only if the touch does not scroll the content.
  ///
  /// A touch that does not move reaches the views after 0.15 seconds, or when the touch ends.
  @_documentation(visibility: internal)
  open var delaysContentTouches = true

  /// Whether a drag can take over a touch that a view in the content has already received.
  @_documentation(visibility: internal)
  open var canCancelContentTouches = true

  /// Returns whether a view in the content receives a touch.
  @_documentation(visibility: internal)
  @discardableResult open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Returns whether a drag can take over a touch from a view in the content.
  ///
  /// By default, it can unless the view is a control.
  @_documentation(visibility: internal)
  @discardableResult open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Whether the user can scroll.
  open var isScrollEnabled = true {
    didSet { pan.isEnabled = isScrollEnabled }
  }

  /// Whether a drag along one axis cannot change to the other.
  open var isDirectionalLockEnabled = false

  /// Whether scrolling stops at multiples of the view's size.
  open var isPagingEnabled = false

  /// Whether content can be dragged beyond its edges.
  ///
  /// Setting this property sets both directions.
  open var bounces: Bool {
    get { bouncesVertically && bouncesHorizontally }
    set { (bouncesVertically, bouncesHorizontally) = (newValue, newValue) }
  }

  /// Whether content can be dragged beyond its top and bottom edges.
  open var bouncesVertically = true

  /// Whether content can be dragged beyond its left and right edges.
  open var bouncesHorizontally = true

  /// Whether content can always be dragged vertically, even if all of it is visible.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { adjustedInsetMayHaveChanged() } }
  }

  /// Whether content can always be dragged horizontally, even if all of it is visible.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { adjustedInsetMayHaveChanged() } }
  }

  /// The rate at which scrolling decelerates after a drag.
  open var decelerationRate = UIScrollView.DecelerationRate.normal

  /// Whether a touch is on the content.
  open var isTracking: Bool { motion.isTracking }

  /// Whether the user is dragging the content.
  open var isDragging: Bool { motion.isDragging }

  /// Whether the content is decelerating after a drag.
  open var isDecelerating: Bool { motion.isDecelerating }

  /// Whether an animated scroll is running.
  open var isScrollAnimating: Bool { motion.isAnimating }

  /// Stops all motion at the current position.
  ///
  /// Content that bounces returns to its edge. Content that is divided into pages stops at the nearest page.
  open func stopScrollingAndZooming() {
    motion.stopAtRest()
  }

  /// The recognizer for dragging.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// The mode in which a drag dismisses the keyboard.
  open var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none

  // MARK: Indicators, which are not drawn

  /// Whether the safe area is added to the indicators' insets.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// The insets of the vertical indicator, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

  /// The insets of the horizontal indicator, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// The insets of both indicators.
  ///
  /// Reading this property returns the insets of the vertical indicator.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// Whether the vertical indicator is shown.
  open var showsVerticalScrollIndicator = true

  /// Whether the horizontal indicator is shown.
  open var showsHorizontalScrollIndicator = true

  /// The style of the indicators.
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
    if hasScrolled || hasResized { placeRefreshControl() }
    if hasScrolled, !motion.isSilent { delegate?.scrollViewDidScroll(self) }
  }

  override func subviewDidMove() {
    super.subviewDidMove()
    scrolledSubviews = nil
  }

  override func boundsDidScroll(from old: CGRect) {
    guard storedSubviews.count >= ScrolledSubviews.minimumCount else { return super.boundsDidScroll(from: old) }
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
    return motion.canBegin(pan) && mayTakeTouches(of: pan)
  }

  /// Calls ``adjustedContentInsetDidChange()`` and the delegate if the adjusted inset has changed.
  ///
  /// Content that rests at its top or left edge stays there, and content that was in range does not move beyond these
  /// edges.
  func adjustedInsetMayHaveChanged() {
    let (old, new) = (lastAdjustedInset, adjustedContentInset)
    let oldContentInset = lastContentInset
    (lastAdjustedInset, lastContentInset) = (new, contentInset)
    guard new != old else { return }
    let contributionChanged =
      abs(new.top - old.top - (contentInset.top - oldContentInset.top)) > Self.imperceptible
      || abs(new.left - old.left - (contentInset.left - oldContentInset.left)) > Self.imperceptible
    if contributionChanged, !motion.isMoving {
      var origin = bounds.origin
      let tolerance = HeadlessWorld.state.areOffsetsRounded ? 0.5 / contentScaleFactor : Self.imperceptible
      if origin.y > -old.top - tolerance, origin.y < max(-old.top, -new.top) + tolerance { origin.y = -new.top }
      if origin.x > -old.left - tolerance, origin.x < max(-old.left, -new.left) + tolerance { origin.x = -new.left }
      bounds.origin = origin
    }
    followingNavigation?.contentDidScroll()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Returns an offset rounded to pixels, and to points before the view is in a window.
  ///
  /// See the doubt "offset-rounding".
  func roundedOffset(_ offset: CGPoint) -> CGPoint {
    guard HeadlessWorld.state.areOffsetsRounded else { return offset }
    let scale = contentScaleFactor
    return CGPoint(
      x: (offset.x * scale + 0.5).rounded(.down) / scale, y: (offset.y * scale + 0.5).rounded(.down) / scale)
  }

  /// See the doubt "inset-clamping".
  private func clampAfterInsetChange() {
    if HeadlessWorld.assumes(.insetClampsImmediately) { keepOffsetInRange() }
    guard HeadlessWorld.assumes(.insetClampsAtLayout) else { return }
    isClampingDue = true
    setNeedsLayout()
  }

  private var lastContentInset = UIEdgeInsets.zero

  /// The tolerance for rounding errors, in points.
  private static let imperceptible: CGFloat = 1e-6
}
