public import Foundation
import HeadlessEnumerations

extension UIScrollView {
  /// What the safe area adds to the content's insets.
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

  /// Whether the scroll view is what a navigation or tab bar controller shows: the controller's view, or the first view in
  /// that.
  private var isContentOfBarController: Bool {
    let owner = controller ?? (superview?.subviews.first === self ? superview?.controller : nil)
    return owner?.navigationController != nil
  }

  // MARK: Range

  /// The part of the content that is not covered by insets.
  var visibleRect: CGRect { bounds.inset(by: adjustedContentInset) }

  /// The adjusted inset, and what a large title would add to it if the content were scrolled down to where it shows.
  var reachableInset: UIEdgeInsets {
    var inset = adjustedContentInset
    inset.top += followingNavigation?.hiddenExpansion(above: self) ?? 0
    return inset
  }

  /// The offset nearest to one at which the content fills the view.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let inset = reachableInset
    // From 0, as a minus before it would make a negative zero.
    let (left, top) = (0 - inset.left, 0 - inset.top)
    let right = max(left, contentSize.width - bounds.width + inset.right)
    let bottom = max(top, contentSize.height - bounds.height + inset.bottom)
    return CGPoint(x: min(max(offset.x, left), right), y: min(max(offset.y, top), bottom))
  }

  /// The offset that shows a rectangle with the least movement.
  func offset(showing rect: CGRect) -> CGPoint {
    let visible = visibleRect
    return clamped(
      CGPoint(
        x: bounds.minX + Self.shift(from: visible.minX, visible.maxX, toShow: rect.minX, rect.maxX),
        y: bounds.minY + Self.shift(from: visible.minY, visible.maxY, toShow: rect.minY, rect.maxY)))
  }

  /// By how much a window onto a line must move to show a stretch of it, or to show nothing else if that is longer.
  private static func shift(from low: CGFloat, _ high: CGFloat, toShow start: CGFloat, _ end: CGFloat) -> CGFloat {
    let (before, behind) = (start - low, end - high)
    if before < 0, behind < 0 { return max(before, behind) }
    if before > 0, behind > 0 { return min(before, behind) }
    return 0
  }

  /// Content that has become smaller, or a view that has become larger, leaves no gap unless a finger holds it.
  func keepOffsetInRange() {
    guard !motion.isMoving, bounds.width > 0 || bounds.height > 0 else { return }
    let inset = reachableInset
    let range = clamped(bounds.origin)
    var origin = bounds.origin
    // Only what lies beyond the end moves: an app may have scrolled above the beginning on purpose.
    if origin.y > range.y, origin.y > -inset.top { origin.y = range.y }
    if origin.x > range.x, origin.x > -inset.left { origin.x = range.x }
    bounds.origin = origin
  }

  // MARK: Constraints

  func contentGuideDidChange() {
    storedAutoLayout?.guide(.content)?.layoutItem?.definitionDidChange()
  }

  /// Constraints to the content's guide say how large the content is.
  func takeContentSizeFromConstraints() {
    guard let item = storedAutoLayout?.guide(.content)?.layoutItem, let engine = item.engine else { return }
    let size = engine.rect(of: item).size
    contentSize = CGSize(width: UIView.rounded(size.width), height: UIView.rounded(size.height))
  }
}

extension UIScrollView {
  /// How fast scrolling slows down: the share of the speed that is left after a millisecond.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The share of the speed that is left after a millisecond.
    public var rawValue: CGFloat

    /// Makes a rate of a share.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The usual rate.
    public static let normal = UIScrollView.DecelerationRate(rawValue: 0.998)
    /// Comes to rest sooner.
    public static let fast = UIScrollView.DecelerationRate(rawValue: 0.99)
  }
}
