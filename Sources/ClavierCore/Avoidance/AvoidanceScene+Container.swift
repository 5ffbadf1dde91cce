package import Foundation

extension AvoidanceScene {
  /// The controller's view, which shifts when scrolling is not enough.
  package struct Container: Equatable, Sendable {
    /// The view's frame in the window's coordinate space, including the present shift.
    package var frame: CGRect

    /// The lower edge of the bars, in the window's coordinate space.
    ///
    /// Targets never move above it.
    package var topLimit: CGFloat

    /// The view's `safeAreaInsets.bottom`, including the contribution to it.
    package var bottomSafeArea: CGFloat

    /// The largest allowed shift, in points; nil if only the geometry limits it.
    ///
    /// The view's bottom edge never shifts above the keyboard by more than the spacing, because that would leave a gap.
    package var maximumShift: CGFloat?

    /// The view's present upward shift from an earlier plan, in points.
    ///
    /// The planner assumes that a shift leaves safe areas unchanged. The code that applies a plan compensates for what UIKit subtracts.
    package var contributedShift: CGFloat

    /// The view's present additional bottom safe area from an earlier plan, in points.
    package var contributedSafeArea: CGFloat

    package init(
      frame: CGRect, topLimit: CGFloat = 0, bottomSafeArea: CGFloat = 0, maximumShift: CGFloat? = nil,
      contributedShift: CGFloat = 0, contributedSafeArea: CGFloat = 0
    ) {
      self.frame = frame
      self.topLimit = topLimit
      self.bottomSafeArea = bottomSafeArea
      self.maximumShift = maximumShift
      self.contributedShift = contributedShift
      self.contributedSafeArea = contributedSafeArea
    }
  }

  /// A view controller whose view could shift.
  package struct ShiftCandidate: Sendable {
    /// The height of its view, in points; nil if the view is not loaded.
    package var height: CGFloat?
    /// Whether it arranges its children itself: between bars, as a navigation controller does, or in columns, as a split view
    /// controller does.
    ///
    /// A column can be a little lower than the split view controller, which must not shift for it.
    package var arrangesChildren: Bool

    package init(height: CGFloat?, arrangesChildren: Bool) {
      self.height = height
      self.arrangesChildren = arrangesChildren
    }
  }

  /// The choice of the view controller whose view shifts, among the input's own controller and its ancestors.
  ///
  /// The input's own controller shifts, or the outermost one that is higher than the child it contains, such as the parent of
  /// a panel at the lower edge. A controller with bars never shifts, because it would move the bars; its children shift
  /// instead. But a panel shifts together with its bars, because the children would leave it otherwise.
  package struct ShiftChoice {
    private var chosen: ShiftCandidate?
    private var last: ShiftCandidate?

    package init() {}

    /// Whether the chosen controller may shift.
    package var mayShift: Bool { chosen?.arrangesChildren == false }

    /// Considers the next controller, from the input's own one outward.
    ///
    /// - Returns: Whether it is the choice among those considered so far.
    package mutating func prefers(_ candidate: ShiftCandidate) -> Bool {
      defer { last = candidate }
      if let last {
        guard let height = last.height, let outerHeight = candidate.height, !candidate.arrangesChildren,
          height < outerHeight
        else { return false }
      }
      chosen = candidate
      return true
    }
  }
}
