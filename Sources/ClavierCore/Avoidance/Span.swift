import Foundation

/// The vertical extent of a rectangle; nothing here depends on where things are from left to right.
struct Span: Hashable, Sendable {
  /// The heights of the two edges, counted downwards.
  var top, bottom: CGFloat

  var height: CGFloat { bottom - top }

  /// Whether it has room in a height, rounding aside.
  func fits(in height: CGFloat) -> Bool {
    self.height < height + .imperceptible
  }

  func raised(by points: CGFloat) -> Span {
    Span(top: top - points, bottom: bottom - points)
  }

  func union(_ other: Span) -> Span {
    Span(top: min(top, other.top), bottom: max(bottom, other.bottom))
  }

  /// The part that shows in another; where nothing does, the edge behind which it lies.
  func clamped(to other: Span) -> Span {
    let top = min(max(top, other.top), other.bottom)
    return Span(top: top, bottom: max(top, min(bottom, other.bottom)))
  }

  /// What both have in common; its bottom lies above its top when that is nothing.
  func intersection(_ other: Span) -> Span {
    Span(top: max(top, other.top), bottom: min(bottom, other.bottom))
  }
}

extension CGRect {
  /// The rectangle's vertical extent.
  var span: Span { Span(top: origin.y, bottom: origin.y + size.height) }
}
