package import Foundation

/// Clavier's contribution to the properties of one scroll view, in points.
package struct ScrollContribution: Hashable, Sendable {
  /// The part of `contentInset.bottom`.
  package var bottomInset: CGFloat

  /// The part of `verticalScrollIndicatorInsets.bottom`.
  package var indicatorInset: CGFloat

  /// The part of `contentOffset.y`, which is positive if the content was scrolled up.
  package var scrolled: CGFloat

  /// No contribution.
  package static let none = ScrollContribution()

  package init(bottomInset: CGFloat = 0, indicatorInset: CGFloat = 0, scrolled: CGFloat = 0) {
    self.bottomInset = bottomInset
    self.indicatorInset = indicatorInset
    self.scrolled = scrolled
  }
}
