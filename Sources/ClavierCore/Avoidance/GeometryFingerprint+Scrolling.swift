import Foundation

// Scrolling by the user or the app, which is not a reason to plan again.
extension GeometryFingerprint {
  /// Records that the user is scrolling, or that the app has scrolled.
  package mutating func recordScrolling() {
    hasScrollingToAccept = true
    wasScrolledByUserOrApp = true
  }

  /// Accepts the changes that happened while the user or the app scrolled, unless the caret or the input's height has
  /// changed.
  ///
  /// For example, a table determines the heights of rows when they become visible, and the content around the input
  /// then moves.
  package mutating func acceptScrolling(to current: GeometryFingerprint) {
    guard hasScrollingToAccept else { return }
    hasScrollingToAccept = false
    guard inputGeometry.isSame(as: current.inputGeometry) else { return }
    containerFrame = current.containerFrame
    positions = current.positions
    surroundings = current.surroundings
    contentHeights = current.contentHeights
  }

  /// Returns whether only scroll positions have changed, and UIKit did not change them.
  package func isOnlyScrolled(in current: GeometryFingerprint) -> Bool {
    hasSameViews(as: current) && hasSameInput(as: current) && isScrolled(in: current)
      && !isPulledBack(in: current) && !isMovedBySystem(in: current)
  }

  /// Returns whether only the views around the content have changed since the user or the app scrolled.
  ///
  /// In this case, the content keeps its scroll position.
  func isMovedAfterScrolling(in current: GeometryFingerprint) -> Bool {
    let isJustScrolled = isScrolled(in: current) && hasSameContainerFrame(as: current)
    return (wasScrolledByUserOrApp || isJustScrolled) && hasSameViews(as: current) && hasSameInput(as: current)
      && !hasOtherSystemInset(than: current) && !isPulledBack(in: current)
  }

  /// Returns whether the user or the app has scrolled one of the scroll views since this fingerprint was read.
  private func isScrolled(in current: GeometryFingerprint) -> Bool {
    zip(scrollViews, current.scrollViews).contains { earlier, now in now.isScrolled(since: earlier) }
  }
}
