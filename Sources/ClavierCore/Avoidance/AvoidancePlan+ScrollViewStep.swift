package import Foundation

extension AvoidancePlan {
  /// A way to change a scroll view's offset.
  package enum OffsetChange: Hashable, Sendable {
    /// Changes neither the offset nor the avoider's part of the offset.
    case unchanged
    /// Does not change the offset, and attributes the whole offset to the user, because the user is scrolling.
    case leaveToUser
    /// Subtracts the distance that the avoider scrolled.
    case subtract
    /// Sets the offset, in the window's points.
    case set(CGFloat)
  }

  /// The planned state of one scroll view.
  package struct ScrollViewStep: Hashable, Sendable {
    /// How the scroll view takes part in the plan.
    package enum Role: Hashable, Sendable {
      /// The scroll view keeps the input clear of the keyboard. Only the outermost scroll view that scrolls vertically
      /// has this role and receives insets.
      case avoids
      /// The scroll view is inside another scroll view and scrolls the input into its own frame.
      case scrollsIntoView
      /// The scroll view does not scroll vertically. The avoider adds nothing to it, and removes what it added while
      /// the scroll view scrolled vertically.
      case ignored
      /// Everything that the avoider added to the scroll view is removed.
      case restored
      /// The scroll view stays unchanged.
      case unchanged
    }

    /// How the scroll view takes part in the plan.
    package internal(set) var role: Role

    /// The points that the plan adds to the scroll view's properties.
    ///
    /// If ``offsetChange`` does not change the offset, `scrolled` is not applied.
    package internal(set) var contribution: ScrollContribution

    /// The value that `contentOffset.y` has after the step, apart from a gap below a title, in the window's points.
    ///
    /// The offset is set to this value only if ``offsetChange`` requires it.
    package internal(set) var offset: CGFloat

    /// How to change `contentOffset.y`.
    package internal(set) var offsetChange = OffsetChange.unchanged

    /// The limits of the offset from before the avoider changed it; nil if they are not known or no longer matter.
    package internal(set) var ownLimits: ScrollLimits?

    /// Whether to scroll the content up to close the gap that remains if a large title does not expand again.
    package internal(set) var closesGapBelowTitle = false

    /// The heights of the header and footer that must not cover the input after scrolling.
    var pinnedHeights = AvoidanceScene.PinnedHeights()

    /// The effective bottom inset without the points that the avoider added.
    var ownInset: CGFloat = 0
  }

  /// Decides how each offset changes, after the steps are planned.
  mutating func decideOffsetChanges(of views: [AvoidanceScene.ScrollView]) {
    for index in views.indices { scrollViews[index].decideOffsetChange(of: views[index]) }
  }
}

extension AvoidancePlan.ScrollViewStep {
  /// Decides how the offset changes, and corrects the planned offset accordingly, after the contribution is planned.
  mutating func decideOffsetChange(of view: AvoidanceScene.ScrollView) {
    offsetChange = .set(offset)
    guard let history = view.history else { return }
    let change = history.offsetChange(to: offset, scrolled: contribution.scrolled)
    let result =
      switch change {
      case .unchanged, .leaveToUser: view.contentOffset.y
      case .subtract: view.contentOffset.y - view.contribution.scrolled
      case .set(let offset): offset
      }
    // Setting an offset that is not a number would crash the app, so in this case, the history is ignored.
    guard result.isFinite else { return }
    (offsetChange, offset) = (change, result)
    ownLimits = history.ownLimits
    closesGapBelowTitle = contribution.scrolled == 0 && offsetChange != .leaveToUser && history.ownLimits != nil
  }
}
