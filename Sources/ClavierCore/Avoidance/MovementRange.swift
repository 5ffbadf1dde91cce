package import Foundation

/// A range of upward movements, in points.
package struct MovementRange: Hashable, Sendable {
  package private(set) var least = -CGFloat.infinity
  package private(set) var most = CGFloat.infinity

  /// Creates a range that contains every movement.
  package init() {}

  package init(least: CGFloat, most: CGFloat) {
    self.least = least
    self.most = most
  }

  /// Creates the range of movements that bring a span into a target span, or only its top if the span is too tall.
  package init(bringing span: VerticalSpan, into target: VerticalSpan) {
    self.init(least: span.bottom - target.bottom, most: span.top - target.top)
  }

  /// Returns the movement in the range that is nearest to a given movement.
  ///
  /// If the limits contradict each other, `most` wins, because it keeps tops visible.
  package func nearest(to movement: CGFloat) -> CGFloat {
    min(max(movement, least), most)
  }

  /// Narrows this range to its intersection with a less important range.
  ///
  /// If the ranges do not intersect, only the limit of this range that is nearest to the other range remains.
  package mutating func narrow(to other: MovementRange) {
    self = MovementRange(least: nearest(to: other.least), most: nearest(to: other.most))
  }
}
