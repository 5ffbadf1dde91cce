package import Foundation

/// The limits of a scroll view's offset, and the offset without the distance that the avoider scrolled, in the scroll
/// view's points.
package struct ScrollLimits: Hashable, Sendable {
  /// The height of the content.
  package let contentHeight: CGFloat
  /// The width of the scroll view.
  package let width: CGFloat
  /// The height of the scroll view.
  package let height: CGFloat
  /// The effective top inset.
  package let top: CGFloat
  /// The effective bottom inset without the points that the avoider added.
  package let bottom: CGFloat
  /// The offset without the distance that the avoider scrolled; nil if only the avoider's inset made that offset
  /// possible.
  package private(set) var offset: CGFloat?
  /// Whether the content is scrolled to its top edge.
  package let isAtTop: Bool
  /// Whether a large title or a search bar above the scroll view may collapse and expand as its content scrolls.
  package let mayFollowTitle: Bool

  package init(
    contentHeight: CGFloat, width: CGFloat, height: CGFloat, top: CGFloat, bottom: CGFloat, offset: CGFloat?,
    isAtTop: Bool, mayFollowTitle: Bool
  ) {
    self.contentHeight = contentHeight
    self.width = width
    self.height = height
    self.top = top
    self.bottom = bottom
    self.offset = offset
    self.isAtTop = isAtTop
    self.mayFollowTitle = mayFollowTitle
  }

  /// Returns the limits to remember until the avoider's changes are removed.
  ///
  /// - Parameters:
  ///   - earlier: The limits remembered so far.
  ///   - contribution: The points that the avoider has currently added to the scroll view's properties.
  ///   - isUntouched: Whether the avoider has scrolled, and no other code has changed the offset since then.
  package func remembered(
    after earlier: ScrollLimits?, _ contribution: ScrollContribution, isUntouched: Bool
  ) -> ScrollLimits? {
    if contribution.scrolled != 0 {
      // If other code has scrolled, the offset without the distance that the avoider scrolled may be an offset that the
      // app never set.
      return isUntouched ? earlier : nil
    }
    if contribution.bottomInset == 0 { return self }
    if earlier?.offset == offset { return earlier }
    // The content could scroll this far only because of the avoider's inset.
    return withoutOffset
  }

  /// A copy of these limits that contains no offset.
  var withoutOffset: ScrollLimits {
    var limits = self
    limits.offset = nil
    return limits
  }

  /// Returns whether the offset and its limits are still the same, apart from rounding.
  ///
  /// A smaller top inset is allowed if a large title may be the cause, because the title collapses when the content
  /// scrolls up, and expands again later.
  package func isUnchanged(in current: ScrollLimits) -> Bool {
    guard let offset, let currentOffset = current.offset, abs(offset - currentOffset) < .imperceptible else {
      return false
    }
    let hasSameTop = current.top < top + .imperceptible && (mayFollowTitle || current.top > top - .imperceptible)
    return contentHeight == current.contentHeight && height == current.height && hasSameTop
      && abs(bottom - current.bottom) < .imperceptible
  }

  /// Returns the largest top inset that can be in effect again, in points.
  ///
  /// No property reports how far a large title has collapsed, so the result is the inset from before the content was
  /// scrolled. If the scroll view's width has changed, as in a rotation, the earlier inset no longer applies.
  package func greatestTop(now current: ScrollLimits) -> CGFloat {
    mayFollowTitle && width == current.width ? max(top, current.top) : current.top
  }

  /// Returns whether UIKit moved the offset together with an edge of the content.
  ///
  /// UIKit moves content that rests at its top edge when the safe area changes. UIKit pulls content back to that edge
  /// when the top inset becomes smaller, and back to its end when the content becomes shorter, the scroll view becomes
  /// taller, or the bottom inset becomes smaller. If the avoider scrolled the content there, UIKit's movement changes
  /// the distance that counts as the avoider's, and not the app's own offset. By contrast, if the user or the app has
  /// scrolled the content to its top edge, the content has moved by a different distance than the edge.
  ///
  /// - Parameters:
  ///   - currentTop: The current effective top inset, in points.
  ///   - isNowAtTop: Whether the content is now scrolled to its top edge.
  ///   - isNowAtEnd: Whether the content is now scrolled to its end.
  ///   - change: How far other code has scrolled the content up since the avoider scrolled it, in points; negative if
  ///     other code has scrolled the content down.
  package func isMovedWithEdge(
    top currentTop: CGFloat, isAtTop isNowAtTop: Bool, isAtEnd isNowAtEnd: Bool, change: CGFloat
  ) -> Bool {
    let isPulledToEnd = change < 0 && isNowAtEnd
    let isPulledToTop = change > 0 && isNowAtTop
    if isPulledToEnd || isPulledToTop { return true }
    return currentTop != top && isNowAtTop && abs(change - (top - currentTop)) <= .largestPixelRounding
  }

  /// Returns whether a large title has collapsed since these limits were read.
  ///
  /// - Parameter currentTop: The current effective top inset, in points.
  package func hadLargerTitle(than currentTop: CGFloat) -> Bool {
    mayFollowTitle && currentTop < top - .imperceptible
  }

  /// Returns how far the content has to scroll up to close the gap below a title that did not expand again, in points.
  ///
  /// - Parameters:
  ///   - currentTop: The current effective top inset, in points.
  ///   - currentOffset: The current offset, in points.
  package func gapBelowTitle(top currentTop: CGFloat, offset currentOffset: CGFloat) -> CGFloat {
    let overshoot = offset.map { max(0, -top - $0) } ?? 0
    let gap = -currentTop - currentOffset - overshoot
    return gap > .imperceptible ? gap : 0
  }
}
