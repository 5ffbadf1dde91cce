import Foundation

/// The movements upwards, in points, that something allows or asks for: any from `least` to `most`.
struct Reach: Hashable, Sendable {
  private(set) var least = -CGFloat.infinity
  private(set) var most = CGFloat.infinity

  /// Every movement.
  init() {}

  /// The movements between two.
  init(least: CGFloat, most: CGFloat) {
    self.least = least
    self.most = most
  }

  /// The movements that bring one span into another: its top when it is too tall.
  init(bringing span: Span, into room: Span) {
    self.init(least: span.bottom - room.bottom, most: span.top - room.top)
  }

  /// The movement allowed here that is nearest to one; the most, which keeps tops visible, prevails over the least.
  func nearest(to movement: CGFloat) -> CGFloat {
    min(max(movement, least), most)
  }

  /// Chooses among the movements that are left; what comes later only gets what the earlier allow.
  mutating func narrow(to other: Reach) {
    self = Reach(least: nearest(to: other.least), most: nearest(to: other.most))
  }
}
