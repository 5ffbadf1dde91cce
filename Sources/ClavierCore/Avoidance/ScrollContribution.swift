package import Foundation

/// The points that the avoider has added to the properties of one scroll view.
package struct ScrollContribution: Hashable, Sendable {
  /// The points added to `contentInset.bottom`.
  package var bottomInset: CGFloat

  /// The points added to `verticalScrollIndicatorInsets.bottom`.
  package var indicatorInset: CGFloat

  /// The points added to `contentOffset.y`, which are positive if the content was scrolled up.
  package var scrolled: CGFloat

  /// Nothing is added.
  package static let zero = ScrollContribution()

  package init(bottomInset: CGFloat = 0, indicatorInset: CGFloat = 0, scrolled: CGFloat = 0) {
    self.bottomInset = bottomInset
    self.indicatorInset = indicatorInset
    self.scrolled = scrolled
  }
}
