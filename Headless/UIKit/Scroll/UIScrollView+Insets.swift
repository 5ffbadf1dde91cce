public import Foundation
import HeadlessEnumerations

extension UIScrollView {
  /// The area at whose edges headers and footers float.
  ///
  /// See the doubt "pinned-headers".
  var areaOfPinnedViews: CGRect {
    HeadlessWorld.assumes(.headersPinToBounds) ? bounds : bounds.inset(by: adjustedContentInset)
  }

  /// The part of the adjusted inset that comes from the safe area.
  var safeAreaContribution: UIEdgeInsets {
    let covered = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never:
      return .zero
    case .always:
      return covered
    case .scrollableAxes:
      return contribution(of: covered, vertical: scrollsVertically, horizontal: scrollsHorizontally)
    default:
      return contribution(
        of: covered, vertical: scrollsVertically || isContentOfBarController, horizontal: scrollsHorizontally)
    }
  }

  private func contribution(of covered: UIEdgeInsets, vertical: Bool, horizontal: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: vertical ? covered.top : 0, left: horizontal ? covered.left : 0,
      bottom: vertical ? covered.bottom : 0, right: horizontal ? covered.right : 0)
  }

  private var scrollsVertically: Bool { contentSize.height > bounds.height || alwaysBounceVertical }
  private var scrollsHorizontally: Bool { contentSize.width > bounds.width || alwaysBounceHorizontal }

  /// Whether the scroll view is the view, or the first subview of the view, of a controller in a navigation or tab bar
  /// controller.
  private var isContentOfBarController: Bool {
    let owner = controller ?? (superview?.subviews.first === self ? superview?.controller : nil)
    return owner?.navigationController != nil || owner?.tabBarController != nil
  }

  // MARK: Range

  /// The part of the content that insets do not cover.
  var visibleRect: CGRect { bounds.inset(by: adjustedContentInset) }

  /// The adjusted inset plus the height by which scrolling down can expand a large title.
  var reachableInset: UIEdgeInsets {
    var inset = adjustedContentInset
    inset.top += followingNavigation?.hiddenExpansion(above: self) ?? 0
    return inset
  }

  /// Returns the nearest offset at which the content fills the view.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let inset = reachableInset
    // The insets are subtracted from 0, because a minus sign would create a negative zero.
    let (left, top) = (0 - inset.left, 0 - inset.top)
    let right = max(left, contentSize.width - bounds.width + inset.right)
    let bottom = max(top, contentSize.height - bounds.height + inset.bottom)
    return CGPoint(x: min(max(offset.x, left), right), y: min(max(offset.y, top), bottom))
  }

  /// Returns the offset that shows a rectangle with the smallest movement.
  func offset(showing rect: CGRect) -> CGPoint {
    let visible = visibleRect
    let shift = CGPoint(
      x: Self.shift(from: visible.minX, visible.maxX, toShow: rect.minX, rect.maxX),
      y: Self.shift(from: visible.minY, visible.maxY, toShow: rect.minY, rect.maxY))
    let moved = clamped(CGPoint(x: bounds.minX + shift.x, y: bounds.minY + shift.y))
    // An offset out of range stays if it already shows the rectangle.
    return CGPoint(x: shift.x == 0 ? bounds.minX : moved.x, y: shift.y == 0 ? bounds.minY : moved.y)
  }

  /// Returns the movement of a visible range that shows a given range.
  ///
  /// If the given range is longer, it fills the visible range.
  private static func shift(from low: CGFloat, _ high: CGFloat, toShow start: CGFloat, _ end: CGFloat) -> CGFloat {
    let (before, behind) = (start - low, end - high)
    if before < 0, behind < 0 { return max(before, behind) }
    if before > 0, behind > 0 { return min(before, behind) }
    return 0
  }

  /// Moves the offset into range after the content shrank or the view grew, unless the content is moving.
  func keepOffsetInRange() {
    guard !motion.isMoving else { return motion.returnAtEnd() }
    guard bounds.width > 0 || bounds.height > 0 else { return }
    let inset = reachableInset
    let range = clamped(bounds.origin)
    var origin = bounds.origin
    // Only an offset beyond the end is changed, because an app may have scrolled above the beginning intentionally.
    if origin.y > range.y, origin.y > -inset.top { origin.y = range.y }
    if origin.x > range.x, origin.x > -inset.left { origin.x = range.x }
    bounds.origin = origin
  }

  /// Places the refresh control above the content, and notifies it when it is pulled down by its height.
  func placeRefreshControl() {
    guard let refreshControl else { return }
    let height = UIRefreshControl.height
    let top = adjustedContentInset.top - refreshInset
    refreshControl.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
    if motion.isDragging, bounds.minY <= -top - height { refreshControl.pulled() }
  }

  // MARK: Constraints

  func contentGuideDidChange() {
    storedAutoLayout?.guide(.content)?.layoutItem?.definitionDidChange()
  }

  /// Sets the content size from the constraints of the content layout guide.
  func takeContentSizeFromConstraints() {
    guard let item = storedAutoLayout?.guide(.content)?.layoutItem, let engine = item.engine else { return }
    let size = engine.rect(of: item).size
    contentSize = CGSize(width: UIView.rounded(size.width), height: UIView.rounded(size.height))
  }
}

extension UIScrollView {
  /// The rate at which scrolling decelerates: the fraction of the velocity that remains after one millisecond.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The fraction of the velocity that remains after one millisecond.
    public var rawValue: CGFloat

    /// Creates a rate from a fraction.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The default rate.
    public static let normal = UIScrollView.DecelerationRate(rawValue: 0.998)
    /// A rate that ends scrolling sooner.
    public static let fast = UIScrollView.DecelerationRate(rawValue: 0.99)
  }
}
