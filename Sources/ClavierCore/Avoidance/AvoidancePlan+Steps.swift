public import Foundation

extension AvoidancePlan {
  /// This library's share of a scroll view's properties, in points.
  public struct Contribution: Hashable, Sendable {
    /// The share of `contentInset.bottom`.
    public var bottomInset: CGFloat

    /// The share of `verticalScrollIndicatorInsets.bottom`.
    public var indicatorInset: CGFloat

    /// The share of `contentOffset.y`: how far the content was scrolled up, negative when down.
    public var scrolled: CGFloat

    /// No share of anything.
    public static let none = Contribution()

    /// Creates a contribution.
    ///
    /// - Parameters:
    ///   - bottomInset: The share of `contentInset.bottom`.
    ///   - indicatorInset: The share of `verticalScrollIndicatorInsets.bottom`.
    ///   - scrolled: The share of `contentOffset.y`.
    public init(bottomInset: CGFloat = 0, indicatorInset: CGFloat = 0, scrolled: CGFloat = 0) {
      self.bottomInset = bottomInset
      self.indicatorInset = indicatorInset
      self.scrolled = scrolled
    }
  }

  /// What to do with one scroll view.
  public struct ScrollViewStep: Hashable, Sendable {
    /// The part that the scroll view plays.
    public enum Role: Hashable, Sendable {
      /// The outermost that scrolls up and down: it alone is given insets and deals with the keyboard.
      case avoids
      /// One inside another: it shows what its own frame hides.
      case reveals
      /// It scrolls only sideways or not at all: passed over.
      case passedOver
      /// Everything is taken back.
      case released
      /// Everything stays as it is.
      case kept
    }

    /// The part that the scroll view plays.
    public internal(set) var role: Role

    /// What our share of its properties should be.
    public internal(set) var contribution: Contribution

    /// What `contentOffset.y` should be; the present one when it is not to scroll.
    public internal(set) var offset: CGFloat

    /// The bottom inset that the scroll view has in effect without our share.
    var ownInset: CGFloat = 0
  }
}
