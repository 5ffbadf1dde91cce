#if canImport(UIKit)
  import ClavierCore
  import UIKit

  // The user and the system also move content. The applier counts some of these movements as scrolling by the avoider,
  // and stops content that is still moving. `ScrollHistory` decides what a plan does with the resulting offset, and
  // `GeometryFingerprint+Scrolling.swift` decides whether scrolling is a reason to plan again.
  // `KeyboardAvoider+Turns.swift` waits while the user scrolls.
  extension PlanApplier {
    /// Counts a movement of content as scrolling by the avoider if UIKit has moved the content together with its edge.
    func attributeEdgeMoves(of scrollViews: [UIScrollView]) {
      for view in scrollViews {
        guard let limits = ownLimits[view], let change = ledger.changeByOthers(of: .scrolled, in: view) else {
          continue
        }
        let inset = view.adjustedContentInset
        let isAtEnd = view.contentEnd(with: inset).isReached(since: plannedHeights[view] ?? view.bounds.height)
        let isMoved = limits.isMovedWithEdge(top: inset.top, isAtTop: view.isAtTop, isAtEnd: isAtEnd, change: change)
        if isMoved { ledger.attribute(.scrolled, in: view) }
      }
    }

    /// Counts a movement of a list's content as scrolling by the avoider if cells that have just appeared got their
    /// actual heights.
    ///
    /// When cells above the visible part get their heights, UIKit moves the content, so that the visible part stays
    /// where it is.
    ///
    /// - Parameters:
    ///   - scrollViews: The scroll views of a plan that was just applied.
    ///   - heights: The result of ``contentHeightsOfLists(in:)`` before the plan was applied.
    func attributeSelfSizing(of scrollViews: [UIScrollView], since heights: [CGFloat?]) {
      for (view, height) in zip(scrollViews, heights) {
        guard let height, view.contentSize.height != height, !view.isMovedByUser else { continue }
        ledger.attribute(.scrolled, in: view)
      }
    }

    /// Returns the heights of the contents of table and collection views, in points; nil for other scroll views, and
    /// for lists that the user or the app has scrolled since the avoider last scrolled them.
    func contentHeightsOfLists(in scrollViews: [UIScrollView]) -> [CGFloat?] {
      scrollViews.map { view in
        guard view is UITableView || view is UICollectionView else { return nil }
        let change = ledger.changeByOthers(of: .scrolled, in: view) ?? 0
        return change == 0 ? view.contentSize.height : nil
      }
    }

    /// Forgets how far the avoider has scrolled content that the user is scrolling, so that the content stays where the
    /// user scrolls it.
    func leaveOffsetsToUser() {
      for view in ledger.objects(with: [.scrolled]).compactMap({ $0 as? UIScrollView }) where view.isMovedByUser {
        ledger.forget(.scrolled, in: view)
        ownLimits[view] = nil
      }
    }

    /// Stops bouncing content where it would come to rest, and optionally all content that decelerates.
    ///
    /// Otherwise, setting an offset could stop a bounce while the content is beyond its edge. Only
    /// `setContentOffset(_:animated:)` without animation stops content reliably (Open Radar 16724593). Content that a
    /// finger has caught while it bounced no longer decelerates, but would bounce back when the finger is lifted. UIKit
    /// does not report whether a finger has caught a bounce, so this method moves any content that a finger holds, or
    /// has just released, beyond its edge.
    ///
    /// - Parameters:
    ///   - scrollViews: The scroll views.
    ///   - endsDeceleration: Whether to stop all content that decelerates, so that it does not carry away an input that
    ///     has just become first responder.
    func stopContent(of scrollViews: [UIScrollView], endsDeceleration: Bool) {
      for view in scrollViews where view.isDecelerating || view.isHeldOrJustReleased {
        let scrollView = SceneReader(applier: self).scrollView(view)
        let stopsAnywhere = endsDeceleration && view.isDecelerating
        guard let stop = scrollView.stoppingOffset(stopsAnywhere: stopsAnywhere) else { continue }
        let distance = (stop - scrollView.contentOffset.y) / view.scrollScale
        view.setContentOffset(
          CGPoint(x: view.contentOffset.x, y: view.contentOffset.y + distance), animated: false)
      }
    }
  }
#endif
