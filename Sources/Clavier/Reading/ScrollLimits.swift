#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  /// What limits an offset.
  struct ScrollLimits {
    let content, height, top, bottom: CGFloat
    /// The offset, our share aside; nil when somebody came to it only because of our inset.
    private(set) var offset: CGFloat?
    /// Whether the offset is as far up as it can be.
    let isAtTop: Bool
    /// Whether a bar may go with what it scrolls: only with the outermost, and where there is a large title or a search bar.
    let mayFollowTitle: Bool

    /// The same for an offset that is not the app's own.
    var withoutOffset: ScrollLimits {
      var extent = self
      extent.offset = nil
      return extent
    }

    /// How far above its upper edge the app's own offset had the content, in points.
    var overshoot: CGFloat { offset.map { max(0, -top - $0) } ?? 0 }

    /// Whether another is the same but for rounding (shares were added and subtracted), or has less at the top.
    ///
    /// Less is what is left of the upper inset while a large title is small: it comes back with the content.
    func hasSameLimits(as other: ScrollLimits) -> Bool {
      guard let offset, let otherOffset = other.offset, abs(offset - otherOffset) < .imperceptible else {
        return false
      }
      let hasSameTop = other.top < top + .imperceptible && (mayFollowTitle || other.top > top - .imperceptible)
      return content == other.content && height == other.height && hasSameTop
        && abs(bottom - other.bottom) < .imperceptible
    }

    /// The most that the upper inset can become again, by what is known from when this was, in points.
    ///
    /// A view that has another height was turned, or is among other bars.
    func greatestTop(now: ScrollLimits) -> CGFloat {
      mayFollowTitle && height == now.height ? max(top, now.top) : now.top
    }
  }

  // A large title, and a search bar below it, go with the content and take a part of the upper inset along. No property says
  // how much of them is left, or will be; what the inset was before anything was scrolled does.
  extension PlanApplier {
    /// The most that the upper inset of a scroll view can become when its content is scrolled down; nil if that isn't known.
    func greatestTopInset(of view: UIScrollView) -> CGFloat? {
      guard ledger.amount(of: .scrolled, in: view) != 0 else { return nil }
      return extents[view].map { $0.greatestTop(now: view.ownExtent(ledger)) }
    }

    /// Content that was brought back to where a large title was needs that title: where the system does not show it any
    /// more, the content comes along.
    func keepBelowTitle(_ view: UIScrollView, _ past: ScrollLimits) {
      guard past.mayFollowTitle, view.adjustedContentInset.top < past.top - .imperceptible else { return }
      if let navigation = view.nearestController?.navigationController {
        // Of a screen that another one covers the title is seen again when it is uncovered.
        guard let top = navigation.topViewController?.viewIfLoaded, view.isDescendant(of: top) else { return }
        navigation.viewIfLoaded?.layoutIfNeeded()
      }
      let gap = -view.adjustedContentInset.top - view.contentOffset.y - past.overshoot
      if gap > .imperceptible { view.contentOffset.y += gap }
    }
  }

  extension UIScrollView {
    var isMovedByUser: Bool { isDragging || isDecelerating }

    /// Whether the content is scrolled as far up as it can be.
    var isAtTop: Bool { contentOffset.y.isSame(as: -adjustedContentInset.top) }

    /// Whether the content is scrolled to its end.
    var isAtEnd: Bool {
      let inset = adjustedContentInset
      let last = AvoidanceScene.ScrollView.lastOffset(
        contentHeight: contentSize.height, height: bounds.height, top: inset.top, bottom: inset.bottom)
      return contentOffset.y.isSame(as: last)
    }

    /// What limits its offset, our share aside.
    func ownExtent(_ ledger: ContributionLedger) -> ScrollLimits {
      let bottom = adjustedContentInset.bottom - ledger.amount(of: .bottomInset, in: self)
      return ScrollLimits(
        content: contentSize.height, height: bounds.height, top: adjustedContentInset.top, bottom: bottom,
        offset: contentOffset.y - ledger.amount(of: .scrolled, in: self),
        isAtTop: isAtTop,
        mayFollowTitle: isBelowMovingBar && !isInScrollView)
    }

    private var isBelowMovingBar: Bool {
      guard let navigation = nearestController?.navigationController else { return false }
      return navigation.navigationBar.prefersLargeTitles
        || navigation.viewControllers.contains { $0.navigationItem.searchController != nil }
    }

    private var isInScrollView: Bool {
      sequence(first: superview, next: { $0?.superview }).contains { $0 is UIScrollView }
    }
  }
#endif
