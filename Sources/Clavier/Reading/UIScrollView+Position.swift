#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  extension UIScrollView {
    /// The number of window points per point of the content; 1 if the scroll view is not in a window, or is rotated or
    /// inverted.
    var scrollScale: CGFloat { window == nil ? 1 : verticalScale }

    /// Whether the user scrolls or zooms, or the content is still moving after the finger was lifted.
    var isMovedByUser: Bool { isDragging || isDecelerating || isZooming || isZoomBouncing }

    /// Whether a finger holds the content and does not scroll it, or has just let go of it.
    ///
    /// When the finger lets go, a keyboard notification may be posted before the content decelerates.
    var isHeldOrJustReleased: Bool { !isDragging && (isTracking || panGestureRecognizer.state == .ended) }

    /// The size of a pixel, in the scroll view's points.
    ///
    /// UIKit rounds the offset to pixels when code sets the offset (Apple developer forum 666049), but not when UIKit
    /// sets the bounds itself.
    var pixel: CGFloat { 1 / max(1, traitCollection.displayScale) }

    /// Whether the content is scrolled to its top edge, apart from rounding to pixels.
    ///
    /// An offset that is a whole pixel away from the edge is a position to which the user or the app has scrolled.
    var isAtTop: Bool {
      let distance = abs(contentOffset.y + adjustedContentInset.top)
      // Most content is exactly at its edge or far from it, so the size of a pixel is rarely read.
      guard window != nil, distance > .imperceptible, distance < 1 else { return distance <= .largestPixelRounding }
      return distance <= pixel / 2 + .imperceptible
    }

    /// Whether a navigation bar above the scroll view may shrink and grow with the content: one with large titles or a
    /// search bar.
    var mayFollowTitle: Bool { isBelowMovingBar && !isInScrollView }

    private var isBelowMovingBar: Bool {
      guard let navigation = nearestController?.navigationController else { return false }
      return navigation.navigationBar.prefersLargeTitles
        || navigation.viewControllers.contains { $0.navigationItem.searchController != nil }
    }

    /// Returns the end of the content, given the adjusted content inset.
    func contentEnd(with inset: UIEdgeInsets) -> ContentEnd {
      let height = bounds.height
      let last = AvoidanceScene.ScrollView.lastOffset(
        contentHeight: contentSize.height, height: height, top: inset.top, bottom: inset.bottom)
      let safeArea = min(safeAreaInsets.bottom, max(0, inset.bottom - contentInset.bottom))
      return ContentEnd(distance: last - contentOffset.y, safeArea: safeArea, height: height)
    }
  }
#endif
