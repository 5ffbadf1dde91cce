package import Foundation

extension AvoidancePlan {
  /// The target state of one scroll view.
  package struct ScrollViewStep: Hashable, Sendable {
    /// What the scroll view does for the plan.
    package enum Role: Hashable, Sendable {
      /// Avoids the keyboard. Only the outermost scroll view that scrolls vertically does, and only it receives insets.
      case avoids
      /// Lies inside another scroll view and scrolls the input into its own frame.
      case scrollsIntoView
      /// Does not scroll vertically and takes no part.
      case ignored
      /// Loses every contribution.
      case restored
      /// Stays unchanged.
      case unchanged
    }

    /// What the scroll view does for the plan.
    package internal(set) var role: Role

    /// The contribution that the scroll view has after the plan.
    package internal(set) var contribution: ScrollContribution

    /// The value of `contentOffset.y` after the plan.
    package internal(set) var offset: CGFloat

    /// The effective bottom inset without Clavier's contribution.
    var ownInset: CGFloat = 0
  }
}
