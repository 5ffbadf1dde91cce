public import Foundation

extension AvoidanceScene {
  /// How far a view's edges really move up on the screen for each point that the container is shifted.
  ///
  /// Most views move along with their container. One that is tied to `keyboardLayoutGuide` stays where it is, because the guide
  /// follows the keyboard and not the container; one that is centered between the container and the guide moves half as far;
  /// and one in a container whose parent sets its frame again does not move at all.
  public struct ShiftResponse: Hashable, Sendable {
    /// The points by which the upper edge moves up for each point of shift.
    public var top: CGFloat
    /// The points by which the lower edge moves up for each point of shift.
    public var bottom: CGFloat

    /// Moves along with the container.
    public static let full = ShiftResponse(top: 1, bottom: 1)
    /// Stays where it is.
    public static let none = ShiftResponse(top: 0, bottom: 0)

    /// Creates a response.
    public init(top: CGFloat, bottom: CGFloat) {
      self.top = top
      self.bottom = bottom
    }

    /// The smallest response that a shift uses.
    ///
    /// With less, one point on the screen would take more than 20 points of shift.
    static let least: CGFloat = 0.05
  }
}

extension Span {
  /// The span after a shift of its container.
  func shifted(by points: CGFloat, _ response: AvoidanceScene.ShiftResponse) -> Span {
    Span(top: top - points * response.top, bottom: bottom - points * response.bottom)
  }
}

extension Reach {
  /// The shifts that make the movements allowed here, for edges that respond to a shift as given; a side that does not respond
  /// limits nothing.
  func shifts(_ response: AvoidanceScene.ShiftResponse) -> Reach {
    let slowest = AvoidanceScene.ShiftResponse.least
    return Reach(
      least: response.bottom > slowest ? least / response.bottom : -.infinity,
      most: response.top > slowest ? most / response.top : .infinity)
  }
}
