import CoreGraphics
package import Foundation

extension AvoidanceScene {
  /// A scroll view around the input, and the points that the avoider added to its properties.
  ///
  /// Lengths are in the window's points, except in ``history``.
  package struct ScrollView: Equatable, Sendable {
    /// The scroll view's frame in the window's coordinate space.
    package var frame: CGRect

    /// The size of the scroll view's content.
    package var contentSize: CGSize

    /// The scroll view's current `contentOffset`.
    package var contentOffset: CGPoint

    /// The size of a pixel, to whose multiples UIKit rounds the offset; 0 if it does not round.
    package var pixel: CGFloat

    /// The scroll view's insets.
    package var insets: Insets

    /// The scroll view's `isScrollEnabled`.
    package var isScrollEnabled: Bool

    /// The scroll view's `alwaysBounceVertical`.
    package var alwaysBouncesVertically: Bool

    /// Whether the scroll view is a collection view whose layout scrolls horizontally.
    package var hasHorizontalLayout: Bool

    /// The height that should stay clear of the keyboard while something in the scroll view is being edited, in points.
    ///
    /// If necessary, the controller's view shifts to keep this height clear. With a minimum of 0, a text view that the
    /// keyboard covers would show only the line with the caret.
    package var minimumVisibleHeight: CGFloat

    /// The header and footer that float above the rows of the input's section.
    package var pinnedHeights: PinnedHeights

    /// How the scroll view's frame moves when the container shifts.
    package var shiftResponse: ShiftResponse

    /// The points that an earlier plan added, which the other properties include.
    package var contribution: ScrollContribution

    /// What has happened to the offset since the avoider changed it; nil if this history is not known.
    package var history: ScrollHistory?

    package init(
      frame: CGRect, contentSize: CGSize, contentOffset: CGPoint = .zero, pixel: CGFloat = 0,
      insets: Insets = Insets(), isScrollEnabled: Bool = true, alwaysBouncesVertically: Bool = false,
      hasHorizontalLayout: Bool = false, minimumVisibleHeight: CGFloat = 0,
      pinnedHeights: PinnedHeights = PinnedHeights(), shiftResponse: ShiftResponse = .full,
      contribution: ScrollContribution = .zero, history: ScrollHistory? = nil
    ) {
      self.frame = frame
      self.contentSize = contentSize
      self.contentOffset = contentOffset
      self.pixel = pixel
      self.insets = insets
      self.isScrollEnabled = isScrollEnabled
      self.alwaysBouncesVertically = alwaysBouncesVertically
      self.hasHorizontalLayout = hasHorizontalLayout
      self.minimumVisibleHeight = minimumVisibleHeight
      self.pinnedHeights = pinnedHeights
      self.shiftResponse = shiftResponse
      self.contribution = contribution
      self.history = history
    }
  }
}
