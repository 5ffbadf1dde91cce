package import Foundation

extension AvoidanceScene {
  /// Selects the view controller whose view shifts: the input's own controller or one of its ancestors.
  ///
  /// Usually, the view of the input's own controller shifts. If an ancestor is taller than its child, as the parent of
  /// a panel at the bottom is, the outermost such ancestor shifts instead. A controller with bars never shifts on its
  /// own, because its bars would move; its child shifts instead. The exception is a panel with bars: the panel's parent
  /// shifts, because otherwise the child would leave the panel. A controller with bars is not a panel if the controller
  /// begins near the top of its ancestor, as a navigation controller above a banner does.
  package struct ShiftedControllerChoice {
    /// The smallest part of an ancestor's height, as a fraction, that is above a panel.
    private static let leastHeightAbovePanel: CGFloat = 0.25

    private var chosen: ShiftableController?
    private var last: ShiftableController?

    package init() {}

    /// Whether the chosen controller may shift.
    package var mayShift: Bool { chosen?.arrangesChildren == false }

    /// Returns whether the next controller is a better choice than the controllers before it, and remembers the choice.
    ///
    /// Call this method for the input's own controller first, and continue outward.
    ///
    /// - Parameters:
    ///   - candidate: The next controller.
    ///   - heightAbove: A closure that returns the height of the part of the candidate's view that is above the
    ///     previous controller's view, in points.
    /// - Returns: Whether the candidate is the best one so far.
    package mutating func prefers(_ candidate: ShiftableController, heightAbove: () -> CGFloat) -> Bool {
      defer { last = candidate }
      if let last {
        guard let height = last.height, let outerHeight = candidate.height, !candidate.arrangesChildren,
          height < outerHeight
        else { return false }
        if last.arrangesChildren, heightAbove() < outerHeight * Self.leastHeightAbovePanel { return false }
      }
      chosen = candidate
      return true
    }
  }
}
