import CoreGraphics
package import Foundation

/// The geometry around an input, for comparison with later geometry.
///
/// The avoider keeps the geometry after a plan has been applied. If later geometry differs, the plan is outdated.
///
/// Positions of views are relative to the content of the scroll view around them, or to the controller's view if there
/// is no scroll view. Positions exclude what the avoider added. Therefore, scrolling and the avoider's own changes do
/// not count as differences. However, it counts as a difference if the app has reset what the avoider added. Horizontal
/// positions are compared only for the container, because planning ignores horizontal positions within the container.
package struct GeometryFingerprint: Sendable {
  /// The geometry of a scroll view around the input.
  package struct ScrollView: Sendable {
    package let id: ObjectIdentifier
    /// The part of the bottom inset that is neither content inset nor safe area, in points.
    package let systemInset: CGFloat
    /// The offset, in points.
    package let offset: CGFloat
    /// The offset without the distance that the avoider scrolled, in points.
    package let ownOffset: CGFloat
    /// Whether the content is at its top edge, and this edge does not move as the content scrolls.
    package let isAtTop: Bool
    /// The end of the content, relative to the offset.
    package let end: ContentEnd

    package init(
      id: ObjectIdentifier, systemInset: CGFloat, offset: CGFloat, ownOffset: CGFloat, isAtTop: Bool, end: ContentEnd
    ) {
      self.id = id
      self.systemInset = systemInset
      self.offset = offset
      self.ownOffset = ownOffset
      self.isAtTop = isAtTop
      self.end = end
    }

    /// Returns whether the user or the app scrolled since an earlier fingerprint.
    ///
    /// Content at its top edge moves with the top inset, which is not scrolling. For example, a banner above the
    /// content increases the inset.
    func isScrolled(since earlier: ScrollView) -> Bool {
      !offset.isSame(as: earlier.offset) && !(isAtTop && earlier.isAtTop)
    }

    /// Returns whether UIKit pulled the content back to its end since an earlier fingerprint.
    func isPulledBack(since earlier: ScrollView) -> Bool {
      offset < earlier.offset - .imperceptible && end.isReached(since: earlier.end.height)
    }
  }

  /// The keyboard's frame in screen coordinates.
  package var keyboard: CGRect
  /// The view that may shift; nil if no view may shift.
  package var container: ObjectIdentifier?
  /// The frame of the container without its shift.
  package var containerFrame: CGRect?
  /// The height of the input, and the edges of its caret or selection, or of the whole input if it has neither, in the
  /// input's coordinate space.
  package var inputGeometry: [CGFloat]
  /// Whether the input is a scroll view, usually a text view, in which a caret can move.
  package var hasCaret: Bool
  /// The edges of the input and of the views to keep visible with it.
  package var positions: [CGFloat]
  /// The edges of the window and the scroll views, the safe area, and the insets.
  package var surroundings: [CGFloat]
  /// The scroll views around the input, from the innermost to the outermost.
  package var scrollViews: [ScrollView]
  /// The heights of the contents of the scroll views.
  package var contentHeights: [CGFloat]
  /// The points that the avoider added to the container's position and to the insets of the scroll views; 0 where the
  /// app has reset them.
  package var contributions: [CGFloat] = []
  /// Whether the plan left part of the input, or of a view to keep visible with it, covered.
  package var leavesTargetsCovered: Bool

  /// Whether the user or the app has scrolled since ``acceptScrolling(to:)`` was last called.
  var hasScrollingToAccept = false
  /// Whether the user or the app, not the avoider, has scrolled since the content was last moved to the input.
  package var wasScrolledByUserOrApp = false

  package init(
    keyboard: CGRect, container: ObjectIdentifier?, containerFrame: CGRect?, inputGeometry: [CGFloat], hasCaret: Bool,
    positions: [CGFloat], surroundings: [CGFloat], scrollViews: [ScrollView], contentHeights: [CGFloat],
    leavesTargetsCovered: Bool = false
  ) {
    self.keyboard = keyboard
    self.container = container
    self.containerFrame = containerFrame
    self.inputGeometry = inputGeometry
    self.hasCaret = hasCaret
    self.positions = positions
    self.surroundings = surroundings
    self.scrollViews = scrollViews
    self.contentHeights = contentHeights
    self.leavesTargetsCovered = leavesTargetsCovered
  }

  /// Creates an empty fingerprint.
  package init() {
    self.init(
      keyboard: .zero, container: nil, containerFrame: nil, inputGeometry: [], hasCaret: false, positions: [],
      surroundings: [], scrollViews: [], contentHeights: [])
  }

  /// Removes all values, but keeps the memory of the arrays for the next values.
  package mutating func removeAll() {
    keyboard = .zero
    container = nil
    containerFrame = nil
    hasCaret = false
    leavesTargetsCovered = false
    hasScrollingToAccept = false
    wasScrolledByUserOrApp = false
    inputGeometry.removeAll(keepingCapacity: true)
    positions.removeAll(keepingCapacity: true)
    surroundings.removeAll(keepingCapacity: true)
    scrollViews.removeAll(keepingCapacity: true)
    contentHeights.removeAll(keepingCapacity: true)
    contributions.removeAll(keepingCapacity: true)
  }
}

extension GeometryFingerprint {
  /// Returns whether two fingerprints are equal apart from rounding and scrolling.
  ///
  /// The keyboard, the heights of the contents, and ``leavesTargetsCovered`` are not compared, because they do not
  /// determine where the app's views are.
  package func isSame(as other: GeometryFingerprint) -> Bool {
    !isMovedBySystem(in: other) && hasSameInput(as: other) && hasSameViews(as: other)
      && surroundings.isSame(as: other.surroundings) && contributions.isSame(as: other.contributions)
  }

  /// Returns whether the current geometry needs another plan.
  package func isOutdated(by current: GeometryFingerprint) -> Bool {
    if isMovedBySystem(in: current) || !hasSameViews(as: current) || !hasSameInput(as: current) { return true }
    if isPulledBack(in: current) || !contributions.isSame(as: current.contributions) { return true }
    // With more content, it may be possible to scroll farther.
    if leavesTargetsCovered, !contentHeights.isSame(as: current.contentHeights) { return true }
    return !surroundings.isSame(as: current.surroundings)
  }

  /// Returns what triggers the next plan, for the current geometry.
  package func trigger(for current: GeometryFingerprint) -> AvoidanceScene.Trigger {
    // The caret or the selection has moved within a text view, or the text view's height has changed.
    if hasCaret, !inputGeometry.isSame(as: current.inputGeometry) { return .text }
    return isMovedAfterScrolling(in: current) ? .layoutAfterScrolling : .layout
  }
}

// MARK: - Views

extension GeometryFingerprint {
  /// Returns whether the container and the scroll views are the same objects.
  func hasSameViews(as other: GeometryFingerprint) -> Bool {
    container == other.container && scrollViews.elementsEqual(other.scrollViews) { $0.id == $1.id }
  }

  /// Returns whether the input, and the views to keep visible with it, have the same size and position.
  func hasSameInput(as other: GeometryFingerprint) -> Bool {
    inputGeometry.isSame(as: other.inputGeometry) && positions.isSame(as: other.positions)
  }

  func scrollView(_ id: ObjectIdentifier) -> ScrollView? { scrollViews.first { $0.id == id } }
}

extension [CGFloat] {
  func isSame(as other: [CGFloat]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.isSame(as: $1) }
  }
}
