import CoreGraphics
package import Foundation

// Movements by the system, such as a sheet that UIKit moves above the keyboard.
extension GeometryFingerprint {
  /// Returns whether the system has moved the container or has inset a scroll view.
  package func isMovedBySystem(in current: GeometryFingerprint) -> Bool {
    (container == current.container && !hasSameContainerFrame(as: current)) || hasOtherSystemInset(than: current)
  }

  /// Returns whether the system has changed the geometry for which the plan was made.
  ///
  /// If the keyboard has changed, a movement of the container by the system is ignored. If the container has not moved,
  /// a changed inset counts, because the content may have been scrolled twice: by the system for its inset, and by the
  /// avoider.
  package func isSupersededBySystem(in current: GeometryFingerprint) -> Bool {
    if keyboard == current.keyboard { return isMovedBySystem(in: current) }
    return hasSameContainerFrame(as: current) && hasOtherSystemInset(than: current)
  }

  /// Returns the earlier offset of a scroll view that the system has inset since this fingerprint was read; nil if the
  /// system's inset has not changed.
  ///
  /// That offset was planned without the system's inset.
  package func ownOffsetBeforeSystemInset(of id: ObjectIdentifier, in current: GeometryFingerprint) -> CGFloat? {
    guard let earlier = scrollView(id), let now = current.scrollView(id),
      !now.systemInset.isSame(as: earlier.systemInset)
    else { return nil }
    return earlier.ownOffset
  }

  func hasOtherSystemInset(than other: GeometryFingerprint) -> Bool {
    scrollViews.contains { ownOffsetBeforeSystemInset(of: $0.id, in: other) != nil }
  }

  /// Returns whether the container has the same frame; true if one of the fingerprints has none.
  func hasSameContainerFrame(as other: GeometryFingerprint) -> Bool {
    guard let containerFrame, let frame = other.containerFrame else { return true }
    return frame.isSame(as: containerFrame)
  }

  /// Returns whether UIKit pulled content back to its end.
  ///
  /// UIKit pulls content back when the content becomes shorter, the scroll view becomes taller, or the inset becomes
  /// smaller. If the user or the app scrolls back instead, the content rarely stops exactly at its end.
  func isPulledBack(in current: GeometryFingerprint) -> Bool {
    zip(scrollViews, current.scrollViews).contains { earlier, now in now.isPulledBack(since: earlier) }
  }
}

extension CGRect {
  fileprivate func isSame(as other: CGRect) -> Bool {
    minX.isSame(as: other.minX) && minY.isSame(as: other.minY) && width.isSame(as: other.width)
      && height.isSame(as: other.height)
  }
}
