package import Foundation

extension AvoidanceScene {
  /// The insets of a scroll view, in the window's points.
  ///
  /// The insets include the points that the avoider added.
  package struct Insets: Equatable, Sendable {
    /// The scroll view's `contentInset.bottom`.
    package var bottom: CGFloat

    /// The scroll view's `adjustedContentInset.bottom`: the content inset and the safe area that the scroll view adds
    /// to it.
    package var adjustedBottom: CGFloat

    /// How far ``adjustedBottom`` has decreased because the avoider removed additional safe area, in points; never
    /// negative.
    package var lostBottom: CGFloat

    /// The scroll view's `adjustedContentInset.top`.
    package var adjustedTop: CGFloat

    /// The value of `adjustedContentInset.top` after a large title or a search bar has expanded again; nil if only the
    /// current inset is known.
    ///
    /// A large title and a search bar collapse as the content scrolls up, and expand as it scrolls back down.
    package var greatestTop: CGFloat?

    /// The effective bottom inset of the vertical scroll indicator, including the safe area.
    package var indicatorBottom: CGFloat

    /// Creates insets.
    ///
    /// If you pass no `adjustedBottom`, the property has the value of `bottom`, as in a scroll view that adds no safe
    /// area to its content inset.
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
