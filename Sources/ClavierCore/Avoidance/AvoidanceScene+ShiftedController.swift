package import Foundation

extension AvoidanceScene {
  /// A view controller whose view could shift.
  package struct ShiftableController: Sendable {
    /// The height of its view, in points; nil if the view is not loaded.
    package var height: CGFloat?
    /// Whether the controller arranges its children itself: between bars, as a navigation controller does, or in
    /// columns, as a split view controller does.
    ///
    /// A column can be slightly shorter than the split view controller. That must not make the split view controller
    /// shift.
    package var arrangesChildren: Bool

    package init(height: CGFloat?, arrangesChildren: Bool) {
      self.height = height
      self.arrangesChildren = arrangesChildren
    }
  }

  /// Selects the view controller whose view shifts: the input's own controller or one of its ancestors.
  ///
  /// The view of the input's own controller shifts, unless an ancestor is taller than its child, such as the parent of
  /// a panel at the bottom. In this case, the outermost ancestor that is taller than its child shifts. A controller
  /// with bars never shifts, because that would move the bars; its child shifts instead. A panel with bars shifts as a
  /// whole, because otherwise its child would leave the panel. A controller with bars that begins near the top of the
  /// ancestor, such as a navigation controller above a banner, is not a panel.
  package struct ShiftedControllerChoice {
    /// The part of an ancestor's height that is above a panel, at least.
    private static let leastHeightAbovePanel: CGFloat = 0.25

    private var chosen: ShiftableController?
    private var last: ShiftableController?

    package init() {}

    /// Whether the chosen controller may shift.
    package var mayShift: Bool { chosen?.arrangesChildren == false }

    /// Considers the next controller, beginning with the input's own controller and continuing outward.
    ///
    /// - Parameters:
    ///   - candidate: The controller.
    ///   - heightAbove: Returns the height of the part of its view above the view of the previous controller, in
    ///     points.
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
