package import Foundation

extension AvoidanceScene {
  /// The insets of a scroll view, in the window's points.
  ///
  /// They include Clavier's contribution.
  package struct Insets: Equatable, Sendable {
    /// The scroll view's `contentInset.bottom`.
    package var bottom: CGFloat

    /// Its `adjustedContentInset.bottom`: the content inset and the safe area that the scroll view adds to it.
    package var adjustedBottom: CGFloat

    /// How much ``adjustedBottom`` has decreased because Clavier removed additional safe area; never negative.
    package var lostBottom: CGFloat

    /// Its `adjustedContentInset.top`.
    package var adjustedTop: CGFloat

    /// The value of `adjustedContentInset.top` after a large title or a search bar has expanded again; nil if only the
    /// current inset is known.
    ///
    /// Both collapse as the content scrolls up, and expand as it scrolls back down.
    package var greatestTop: CGFloat?

    /// The effective bottom inset of its vertical scroll indicator, including the safe area.
    package var indicatorBottom: CGFloat

    /// Creates insets.
    ///
    /// Unless specified otherwise, the scroll view adds no safe area to its content inset.
    package init(
      bottom: CGFloat = 0, adjustedBottom: CGFloat? = nil, lostBottom: CGFloat = 0, adjustedTop: CGFloat = 0,
      greatestTop: CGFloat? = nil, indicatorBottom: CGFloat = 0
    ) {
      self.bottom = bottom
      self.adjustedBottom = adjustedBottom ?? bottom
      self.lostBottom = lostBottom
      self.adjustedTop = adjustedTop
      self.greatestTop = greatestTop
      self.indicatorBottom = indicatorBottom
    }
  }
}
