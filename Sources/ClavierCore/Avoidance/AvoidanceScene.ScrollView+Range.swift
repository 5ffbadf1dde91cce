package import Foundation

extension AvoidanceScene.ScrollView {
  /// Returns the bottom content inset plus the safe area that the scroll view adds to it, without the points that the
  /// avoider added.
  ///
  /// - Parameters:
  ///   - container: The controller's view, whose additional safe area may be part of the adjusted inset.
  ///   - safeArea: The additional safe area that the controller's view will have.
  func ownBottomInset(in container: AvoidanceScene.Container, safeArea: CGFloat = 0) -> CGFloat {
    let loss = min(max(0, container.contributedSafeArea - safeArea), max(0, insets.adjustedBottom - insets.bottom))
    return insets.adjustedBottom - contribution.bottomInset - loss
  }

  /// Returns whether the scroll view scrolls vertically.
  ///
  /// The result is false if scrolling is disabled, or if the layout of a collection view scrolls horizontally. The
  /// result is also false if the content is wider but not taller than the frame, unless the scroll view always bounces
  /// vertically.
  ///
  /// The items of a horizontal layout have to fit between the top inset and the bottom inset. With a larger bottom
  /// inset, "the behavior of the UICollectionViewFlowLayout is not defined", as UIKit logs
  /// (https://github.com/uxmstudio/UXMPDFKit/issues/11). Therefore, a horizontal layout must not get an inset, even if
  /// its content is not wider than the frame.
  func scrollsVertically(in container: AvoidanceScene.Container) -> Bool {
    guard isScrollEnabled, !hasHorizontalLayout else { return false }
    let contentHeight = insets.adjustedTop + contentSize.height + ownBottomInset(in: container)
    // If the app scales down the view, rounding can make the content slightly wider than the frame.
    let isTooWide = contentSize.width > frame.size.width + .imperceptible
    return alwaysBouncesVertically || contentHeight > frame.size.height || !isTooWide
  }

  /// Returns the movements from the current offset that keep the content within its limits.
  ///
  /// UIKit does not limit an offset that is set in code. Therefore, an offset may stay outside the limits if the
  /// content bounces or the app has set the offset. Content scrolls back only by the distance that an earlier, larger
  /// bottom inset allowed.
  ///
  /// - Parameters:
  ///   - bottomInset: The bottom inset that will be in effect.
  ///   - topInset: The top inset that will be in effect; nil for the current top inset.
  func range(bottomInset: CGFloat, topInset: CGFloat? = nil) -> MovementRange {
    let offset = contentOffset.y
    let top = topInset ?? insets.adjustedTop
    let earlierInset = insets.adjustedBottom + insets.lostBottom
    return MovementRange(
      least: min(0, -top - offset),
      most: max(last(bottomInset: bottomInset, topInset: top) - offset, min(0, bottomInset - earlierInset)))
  }

  /// Returns the offset after a movement, rounded to a pixel in the direction of the movement.
  ///
  /// UIKit rounds an offset to the nearest pixel when it is set. Without the rounding in this function, a part of a
  /// pixel could stay covered. If that would hide an edge of what the movement shows, the offset is rounded the other
  /// way. The first target has precedence over the others, and tops have precedence over bottoms. Therefore, planning
  /// again results in the same offset. Content can end up less than a pixel beyond its end.
  ///
  /// - Parameters:
  ///   - movement: The movement, which is positive if content moves up.
  ///   - firstTarget: The movements that show the first target.
  ///   - all: The movements that show all targets.
  package func roundedOffset(
    after movement: CGFloat, firstTarget: MovementRange, all: MovementRange
  ) -> CGFloat {
    let (offset, target) = (contentOffset.y, contentOffset.y + movement)
    guard pixel > 0, abs(movement) >= .imperceptible else { return target }
    let pixelCount = (target / pixel).rounded(.down)
    let (above, below) = (pixelCount * pixel, (pixelCount + 1) * pixel)
    // A target that is already at a pixel, apart from a rounding error, stays there.
    if min(target - above, below - target) < .imperceptible { return target }
    for range in [firstTarget, all] {
      let hidesTop = below - offset > range.most + .imperceptible
      let hidesBottom = above - offset < range.least - .imperceptible
      if hidesTop { return movement > 0 ? max(above, offset) : max(above, min(offset, -insets.adjustedTop)) }
      if hidesBottom { return movement > 0 ? below : min(below, offset) }
    }
    return movement > 0 ? below : max(above, min(offset, -insets.adjustedTop))
  }

  /// Returns the offset at which to stop content that moves, or that a finger holds; nil to leave the content alone.
  ///
  /// Content beyond its edge stops at the edge, where it would come to rest.
  ///
  /// - Parameter stopsAnywhere: Whether to also stop content that is not beyond its edge.
  package func stoppingOffset(stopsAnywhere: Bool) -> CGFloat? {
    let last = last(bottomInset: insets.adjustedBottom, topInset: insets.adjustedTop)
    let rest = min(max(contentOffset.y, -insets.adjustedTop), last)
    // The avoider may have rounded the offset to a pixel beyond the edge.
    return stopsAnywhere || abs(rest - contentOffset.y) >= pixel ? rest : nil
  }

  private func last(bottomInset: CGFloat, topInset: CGFloat) -> CGFloat {
    Self.lastOffset(contentHeight: contentSize.height, height: frame.size.height, top: topInset, bottom: bottomInset)
  }

  /// Returns the largest offset.
  ///
  /// At this offset, the end of the content is at the bottom edge of the visible area. If the content is too short to
  /// scroll, its beginning is at the top edge.
  ///
  /// - Parameters:
  ///   - contentHeight: The height of the content, in points.
  ///   - height: The height of the scroll view, in the same points.
  ///   - top: The top inset in effect.
  ///   - bottom: The bottom inset in effect.
  package static func lastOffset(contentHeight: CGFloat, height: CGFloat, top: CGFloat, bottom: CGFloat) -> CGFloat {
    max(-top, contentHeight - height + bottom)
  }
}
