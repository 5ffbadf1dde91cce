public import Foundation

extension AvoidanceScene {
  /// The controller's view: what shifts when scrolling is not enough.
  public struct Container: Equatable, Sendable {
    /// The view's frame in the window's coordinates, with the present shift in it.
    public var frame: CGRect

    /// The height in the window, counted from its top, above which nothing may be moved: the lower edge of the bars.
    public var topLimit: CGFloat

    /// The view's own `safeAreaInsets.bottom`, with what was contributed to it.
    public var bottomSafeArea: CGFloat

    /// The most points the view may shift; nil when only its geometry limits it.
    ///
    /// It never shifts further than until its bottom edge lies above the keyboard by the spacing: beyond that
    /// would be a gap.
    public var maximumShift: CGFloat?

    /// The points by which the view is shifted upwards at present by an earlier plan.
    ///
    /// A shift is taken to leave safe areas as they are: whoever applies it makes up for what UIKit takes off.
    public var contributedShift: CGFloat

    /// The additional bottom safe area that an earlier plan gave the view.
    public var contributedSafeArea: CGFloat

    /// Creates a container.
    ///
    /// - Parameters:
    ///   - frame: The view's frame in the window's coordinates.
    ///   - topLimit: The height in the window above which nothing may be moved.
    ///   - bottomSafeArea: The view's `safeAreaInsets.bottom`.
    ///   - maximumShift: The most points the view may shift.
    ///   - contributedShift: The points by which it is shifted at present.
    ///   - contributedSafeArea: The additional bottom safe area it has at present.
    public init(
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
}
