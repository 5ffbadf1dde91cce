import Foundation
import HeadlessEnumerations

/// Scrolls a scroll view during a drag, during the deceleration after a drag, or with an animation that a method
/// requests.
@MainActor final class ScrollMotion {
  @Unretained var scrollView: UIScrollView?
  private(set) var isTracking = false
  private(set) var isDragging = false
  /// Whether the current touch has stopped a motion.
  private var hasStopped = false
  /// Whether the view or the content has changed size during the current touch.
  private var isReturnDue = false
  private var motion: Motion?
  private var arrived: (() -> Void)?
  /// Whether the current scrolling is not reported to the delegate.
  ///
  /// See the doubt "row-scrolling".
  var isSilent: Bool { isSilentNow || motion?.isSilent == true }
  private var isSilentNow = false
  /// The offset during a drag without bouncing resistance.
  private var dragOrigin = CGPoint.zero
  private var lockedAxis: Axis?

  private enum Axis { case horizontal, vertical }

  /// An animated scroll or a deceleration, which runs frame by frame.
  private final class Motion {
    let isDeceleration: Bool
    var isCancelled = false
    var isSilent = false
    /// Whether the view or the content has changed size during the motion.
    var isReturnDue = false
    /// The distance by which the content was moved during the motion.
    var displacement = CGPoint.zero

    init(isDeceleration: Bool) {
      self.isDeceleration = isDeceleration
    }
  }

  var isDecelerating: Bool { motion?.isDeceleration == true }
  var isAnimating: Bool { motion?.isDeceleration == false }
  var isMoving: Bool { isTracking || isDragging || motion != nil }

  /// The duration of an animated scroll, in seconds.
  private static let animationDuration: TimeInterval = 0.3

  // MARK: Animated scrolling

  /// Scrolls with an animation, and calls a closure at its end instead of the delegate.
  func animate(to target: CGPoint, curve: CubicBezier = .easeInOut, arrived: (() -> Void)? = nil) {
    guard let scrollView else { return }
    stop()
    self.arrived = arrived
    let start = scrollView.bounds.origin
    guard target != start else { return arrived?() ?? () }
    guard scrollView.window != nil, UIView.areAnimationsEnabled else {
      scrollView.bounds.origin = target
      return arrived?() ?? ()
    }
    run(isDeceleration: false, from: start, to: target, duration: Self.animationDuration) { time in
      curve.value(at: time / Self.animationDuration)
    }
  }

  /// Scrolls without notifying the delegate.
  func scrollSilently(_ scroll: () -> Void) {
    let wasSilent = isSilentNow
    isSilentNow = true
    scroll()
    isSilentNow = wasSilent
    if isAnimating { motion?.isSilent = true }
  }

  /// Stops the motion at its current position, or at the end of a bounce or of a page.
  func stopAtRest() {
    guard let scrollView, isDecelerating else { return stop() }
    var end = scrollView.bounds.origin
    if scrollView.isPagingEnabled { end = nearestPage(to: end, from: end, in: scrollView) }
    scrollView.bounds.origin = scrollView.clamped(end)
    stop()
  }

  /// Stops the motion at its current position.
  func stop() {
    guard let motion else { return }
    motion.isCancelled = true
    self.motion = nil
    if motion.isDeceleration, let scrollView { scrollView.delegate?.scrollViewDidEndDecelerating(scrollView) }
  }

  /// Adjusts drag, motion, and offset after content above the visible area has changed height.
  func contentDidMove(by distance: CGFloat) {
    guard let scrollView else { return }
    displace(by: CGPoint(x: 0, y: distance))
    scrollView.bounds.origin.y += distance
  }

  /// Adjusts the drag and the motion before the app sets the offset.
  ///
  /// A drag continues from the new offset, as in apps that recenter endless content while the user scrolls. See the
  /// doubt "deceleration".
  func offsetWillChange(by distance: CGPoint) {
    if isAnimating || HeadlessWorld.state.isDecelerationEnded { stop() }
    displace(by: distance)
  }

  private func displace(by distance: CGPoint) {
    dragOrigin.x += distance.x
    dragOrigin.y += distance.y
    motion?.displacement.x += distance.x
    motion?.displacement.y += distance.y
  }

  private func run(
    isDeceleration: Bool, from start: CGPoint, to target: CGPoint, duration: TimeInterval,
    progress: @escaping (TimeInterval) -> Double
  ) {
    let motion = Motion(isDeceleration: isDeceleration)
    self.motion = motion
    let startTime = HeadlessClock.now
    HeadlessClock.addFrameClient { [weak self] now in
      guard let self, let scrollView = self.scrollView, !motion.isCancelled else { return false }
      let elapsed = now - startTime
      let hasArrived = elapsed >= duration - 1e-9
      let fraction = hasArrived ? 1 : progress(elapsed)
      var origin =
        hasArrived
        ? target
        : CGPoint(x: start.x + (target.x - start.x) * fraction, y: start.y + (target.y - start.y) * fraction)
      origin.x += motion.displacement.x
      origin.y += motion.displacement.y
      scrollView.bounds.origin = hasArrived ? origin : scrollView.roundedOffset(origin)
      guard hasArrived, !motion.isCancelled else { return !motion.isCancelled }
      self.motion = nil
      if !isDeceleration, motion.isReturnDue { scrollView.keepOffsetInRange() }
      if !isDeceleration, let arrived = self.arrived {
        arrived()
      } else if !isDeceleration {
        scrollView.delegate?.scrollViewDidEndScrollingAnimation(scrollView)
      } else if !self.returnToRange(scrollView, from: origin) {
        scrollView.delegate?.scrollViewDidEndDecelerating(scrollView)
      }
      return false
    }
  }

  /// Scrolls content back into range after the content or its insets shrank during a motion, or after a touch stopped
  /// the motion out of range.
  @discardableResult private func returnToRange(_ scrollView: UIScrollView, from start: CGPoint) -> Bool {
    let end = scrollView.clamped(start)
    guard end != start else { return false }
    run(isDeceleration: true, from: start, to: end, duration: Self.animationDuration) { time in
      CubicBezier.easeInOut.value(at: time / Self.animationDuration)
    }
    return true
  }

  // MARK: Dragging

  func touchDidBegin() {
    isTracking = true
    (hasStopped, isReturnDue) = (motion != nil, false)
    stop()
  }

  /// Lets content return into range when the touch or the animated scroll ends, because the view or the content has
  /// changed size in the meantime.
  func returnAtEnd() {
    if isTracking { isReturnDue = true }
    motion?.isReturnDue = true
  }

  func touchDidEnd() {
    isTracking = false
    guard let scrollView, hasStopped || isReturnDue, !isDragging, motion == nil else { return }
    (hasStopped, isReturnDue) = (false, false)
    returnToRange(scrollView, from: scrollView.bounds.origin)
  }

  /// Returns whether a drag in the direction of the touch can scroll.
  func canBegin(_ pan: UIPanGestureRecognizer) -> Bool {
    guard let scrollView, scrollView.isScrollEnabled else { return false }
    let way = pan.translation(in: nil)
    let isVertical = abs(way.y) >= abs(way.x)
    return isVertical ? canDrag(.vertical, in: scrollView) : canDrag(.horizontal, in: scrollView)
  }

  private func canDrag(_ axis: Axis, in scrollView: UIScrollView) -> Bool {
    let (inset, size) = (scrollView.reachableInset, scrollView.bounds.size)
    switch axis {
    case .vertical:
      return (scrollView.alwaysBounceVertical && scrollView.bouncesVertically)
        || scrollView.contentSize.height + inset.top + inset.bottom > size.height
    case .horizontal:
      return (scrollView.alwaysBounceHorizontal && scrollView.bouncesHorizontally)
        || scrollView.contentSize.width + inset.left + inset.right > size.width
    }
  }

  func follow(_ recognizer: UIGestureRecognizer) {
    guard let scrollView, let pan = recognizer as? UIPanGestureRecognizer else { return }
    switch pan.state {
    case .began: begin(pan, in: scrollView)
    case .changed: drag(pan, in: scrollView)
    case .ended: end(velocity: pan.velocity(in: nil), pan, in: scrollView)
    case .cancelled: end(velocity: .zero, pan, in: scrollView)
    default: break
    }
  }

  private func begin(_ pan: UIPanGestureRecognizer, in scrollView: UIScrollView) {
    let way = pan.translation(in: nil)
    lockedAxis = scrollView.isDirectionalLockEnabled ? (abs(way.y) >= abs(way.x) ? .vertical : .horizontal) : nil
    isDragging = true
    dragOrigin = scrollView.bounds.origin
    // Movement before the drag began does not scroll.
    pan.setTranslation(.zero, in: nil)
    scrollView.delegate?.scrollViewWillBeginDragging(scrollView)
    switch scrollView.keyboardDismissMode {
    case .onDrag: FirstResponder.endEditing(around: scrollView)
    case .onDragWithAccessory: FirstResponder.endEditing(around: scrollView, includesAccessoryView: true)
    default: reportToKeyboard(pan, in: scrollView)
    }
  }

  private func drag(_ pan: UIPanGestureRecognizer, in scrollView: UIScrollView) {
    guard isDragging else { return }
    let way = pan.translation(in: nil)
    var offset = dragOrigin
    if lockedAxis != .vertical, canDrag(.horizontal, in: scrollView) { offset.x -= way.x }
    if lockedAxis != .horizontal, canDrag(.vertical, in: scrollView) { offset.y -= way.y }
    scrollView.bounds.origin = scrollView.roundedOffset(resistedOffset(offset, in: scrollView))
    reportToKeyboard(pan, in: scrollView)
  }

  /// Returns an offset with resistance beyond the edges of the content, or without any excess if the scroll view does
  /// not bounce.
  private func resistedOffset(_ offset: CGPoint, in scrollView: UIScrollView) -> CGPoint {
    let range = scrollView.clamped(offset)
    func soften(_ excess: CGFloat, length: CGFloat, bounces: Bool) -> CGFloat {
      guard bounces, length > 0, excess != 0 else { return 0 }
      let distance = abs(excess)
      return (1 - 1 / (distance * Self.stiffness / length + 1)) * length * (excess < 0 ? -1 : 1)
    }
    return CGPoint(
      x: range.x
        + soften(offset.x - range.x, length: scrollView.bounds.width, bounces: scrollView.bouncesHorizontally),
      y: range.y
        + soften(offset.y - range.y, length: scrollView.bounds.height, bounces: scrollView.bouncesVertically))
  }

  /// The fraction of the touch's movement by which content scrolls beyond its edge.
  private static let stiffness: CGFloat = 0.55

  private func end(velocity: CGPoint, _ pan: UIPanGestureRecognizer, in scrollView: UIScrollView) {
    guard isDragging else { return }
    let start = scrollView.bounds.origin
    let speed = CGPoint(
      x: canDrag(.horizontal, in: scrollView) && lockedAxis != .vertical ? 0 - velocity.x / 1000 : 0,
      y: canDrag(.vertical, in: scrollView) && lockedAxis != .horizontal ? 0 - velocity.y / 1000 : 0)
    let rate = scrollView.decelerationRate.rawValue
    var target = CGPoint(x: start.x + speed.x * rate / (1 - rate), y: start.y + speed.y * rate / (1 - rate))
    if scrollView.isPagingEnabled { target = nearestPage(to: target, from: start, in: scrollView) }
    if let layout = (scrollView as? UICollectionView)?.collectionViewLayout {
      target = layout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: speed)
    }
    target = scrollView.clamped(scrollView.roundedOffset(target))
    target = scrollView.followingNavigation?.settled(target, of: scrollView) ?? target
    var proposed = target
    scrollView.delegate?.scrollViewWillEndDragging(scrollView, withVelocity: speed, targetContentOffset: &proposed)
    // UIKit ignores the delegate's offset if content is divided into pages (PimCoumans gist 8543312
    // quotes the console: "Stop offset can not be modified for paging scroll views").
    if !scrollView.isPagingEnabled { target = proposed }
    isDragging = false
    isTracking = false
    let goesOn = hypot(target.x - start.x, target.y - start.y) >= Self.minimumDistance
    if reportsToKeyboard(scrollView) {
      HeadlessWorld.keyboard?.dragDidEnd(atScreenY: screenY(of: pan, in: scrollView), velocity: velocity.y)
    }
    scrollView.delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: goesOn)
    guard goesOn else {
      // The distance is too small to be visible.
      if motion == nil { scrollView.bounds.origin = scrollView.clamped(scrollView.bounds.origin) }
      return
    }
    scrollView.delegate?.scrollViewWillBeginDecelerating(scrollView)
    // A scroll that the delegate has started replaces the deceleration (facebookarchive/AsyncDisplayKit issue 345).
    guard motion == nil else { return }
    let distance = hypot(target.x - start.x, target.y - start.y)
    let duration = log(Self.minimumDistance / distance) / log(rate) / 1000
    run(isDeceleration: true, from: start, to: target, duration: max(duration, 0)) { time in
      1 - pow(rate, time * 1000)
    }
    // The keyboard or the delegate may have scrolled since the touch ended.
    motion?.displacement = CGPoint(x: scrollView.bounds.minX - start.x, y: scrollView.bounds.minY - start.y)
  }

  /// A distance that is too small to be visible, in points.
  private static let minimumDistance: CGFloat = 0.5

  private func nearestPage(to target: CGPoint, from start: CGPoint, in scrollView: UIScrollView) -> CGPoint {
    func page(_ target: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return target }
      let present = (start / length).rounded()
      let wanted = (target / length).rounded()
      return min(max(wanted, present - 1), present + 1) * length
    }
    return CGPoint(
      x: page(target.x, start.x, scrollView.bounds.width), y: page(target.y, start.y, scrollView.bounds.height))
  }

  // MARK: Keyboard

  private func reportsToKeyboard(_ scrollView: UIScrollView) -> Bool {
    let mode = scrollView.keyboardDismissMode
    return (mode == .interactive || mode == .interactiveWithAccessory) && HeadlessWorld.state.hasInputSession
  }

  private func reportToKeyboard(_ pan: UIPanGestureRecognizer, in scrollView: UIScrollView) {
    guard reportsToKeyboard(scrollView) else { return }
    HeadlessWorld.keyboard?.dragDidMove(toScreenY: screenY(of: pan, in: scrollView))
  }

  /// Returns the position of the keyboard's top edge, which is the finger's position plus the padding that the app has
  /// set.
  private func screenY(of pan: UIPanGestureRecognizer, in scrollView: UIScrollView) -> CGFloat {
    guard let window = scrollView.window else { return 0 }
    let screen: UIWindow? = nil
    let guides = HeadlessWorld.state.keyboardGuides.compactMap(\.object).filter { $0.owningView?.window === window }
    return window.convert(pan.location(in: nil), to: screen).y + (guides.map(\.keyboardDismissPadding).max() ?? 0)
  }
}
