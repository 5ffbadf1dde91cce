import Foundation

/// A range of upward movements, in points.
struct MovementRange: Hashable, Sendable {
  private(set) var least = -CGFloat.infinity
  private(set) var most = CGFloat.infinity

  /// Creates a range that contains every movement.
  init() {}

  init(least: CGFloat, most: CGFloat) {
    self.least = least
    self.most = most
  }

  /// Creates the range of movements that bring a span into a target span; if it is too tall, its top.
  init(bringing span: VerticalSpan, into target: VerticalSpan) {
    self.init(least: span.bottom - target.bottom, most: span.top - target.top)
  }

  /// Returns the movement in the range that is nearest to a given one.
  ///
  /// If the limits contradict each other, `most` wins, because it keeps tops visible.
  func nearest(to movement: CGFloat) -> CGFloat {
    min(max(movement, least), most)
  }

  /// Clamps another range to this one, so that a less important range can only choose among the remaining movements.
  mutating func narrow(to other: MovementRange) {
    self = MovementRange(least: nearest(to: other.least), most: nearest(to: other.most))
  }
}
