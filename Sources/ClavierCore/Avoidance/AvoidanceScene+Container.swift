import CoreGraphics
package import Foundation

extension AvoidanceScene {
  /// The controller's view, which shifts when scrolling is not enough.
  package struct Container: Equatable, Sendable {
    /// The view's frame in the window's coordinate space, including the current shift.
    package var frame: CGRect

    /// The bottom edge of the bars at the top of the window, in the window's coordinate space.
    ///
    /// Targets never move above this edge, unless the view is a drawer, which has a ``drawerTopLimit``.
    package var topLimit: CGFloat

    /// The bottom edge of the bars above a view that begins below them, such as a drawer that is as tall as the screen
    /// and partly below it; nil if the view begins at the top.
    ///
    /// For such a view, ``topLimit`` is the top edge of the view's own safe area. If there is not enough space between
    /// that edge and the keyboard, the input may move above the edge, but not above the bars.
    package var drawerTopLimit: CGFloat?

    /// The view's `safeAreaInsets.bottom`, including the points that the avoider added.
    package var bottomSafeArea: CGFloat

    /// The largest allowed shift, in points; nil if only the geometry limits it.
    ///
    /// The view never shifts so far that the gap between its bottom edge and the keyboard is larger than the spacing.
    package var maximumShift: CGFloat?

    /// The view's current upward shift from an earlier plan, in points.
    ///
    /// The planner assumes that a shift does not change safe areas. UIKit does change them, but the code that applies
    /// the plan compensates for the change.
    package var contributedShift: CGFloat

    /// The view's current additional bottom safe area from an earlier plan, in points.
    package var contributedSafeArea: CGFloat

    package init(
      frame: CGRect, topLimit: CGFloat = 0, drawerTopLimit: CGFloat? = nil, bottomSafeArea: CGFloat = 0,
      maximumShift: CGFloat? = nil, contributedShift: CGFloat = 0, contributedSafeArea: CGFloat = 0
    ) {
      self.frame = frame
      self.topLimit = topLimit
      self.drawerTopLimit = drawerTopLimit
      self.bottomSafeArea = bottomSafeArea
      self.maximumShift = maximumShift
      self.contributedShift = contributedShift
      self.contributedSafeArea = contributedSafeArea
    }

    /// Creates a container from the measurements of a view, in the window's points.
    ///
    /// - Parameters:
    ///   - viewFrame: The view's frame in the window's coordinate space.
    ///   - topSafeArea: The view's `safeAreaInsets.top`.
    ///   - bottomSafeArea: The view's `safeAreaInsets.bottom`.
    ///   - shift: How far the avoider has shifted the view up. The avoider keeps the safe area of a shifted view the
    ///     same, so the bars at the top are lower in the window by this distance.
    ///   - addedSafeArea: The points that the avoider has added to the bottom safe area. If the view is shifted, they
    ///     replace the safe area that the view has lost, so they are not part of the view's additional safe area.
    ///   - mayShift: Whether the view may shift.
    ///   - bottomOfBars: The bottom edge of the bars above the view, in the window's coordinate space; nil if the bars
    ///     are not known. If the view begins below this edge, the edge becomes the container's ``drawerTopLimit``.
    package init(
      viewFrame: CGRect, topSafeArea: CGFloat, bottomSafeArea: CGFloat, shift: CGFloat, addedSafeArea: CGFloat,
      mayShift: Bool, bottomOfBars: CGFloat? = nil
    ) {
      let top = viewFrame.minY + shift
      let drawerTopLimit = bottomOfBars.flatMap { top > $0 ? $0 : nil }
      self.init(
        frame: viewFrame, topLimit: top + topSafeArea, drawerTopLimit: drawerTopLimit,
        bottomSafeArea: bottomSafeArea, maximumShift: mayShift ? nil : 0, contributedShift: shift,
        contributedSafeArea: shift == 0 ? addedSafeArea : 0)
    }
  }
}
