package import Foundation

/// The vertical extent of a rectangle.
///
/// Planning ignores horizontal positions. A span is *inverted* if its bottom is above its top, because insets leave
/// nothing of it or two spans have no common part. The height is then negative.
package struct VerticalSpan: Hashable, Sendable {
  /// The y-coordinates of the two edges, in the window's coordinate space.
  package var top, bottom: CGFloat

  package init(top: CGFloat, bottom: CGFloat) {
    self.top = top
    self.bottom = bottom
  }

  package var height: CGFloat { bottom - top }

  /// Returns whether the span fits in a height, apart from rounding.
  package func fits(in height: CGFloat) -> Bool {
    self.height < height + .imperceptible
  }

  /// Returns the span moved up.
  package func raised(by points: CGFloat) -> VerticalSpan {
    VerticalSpan(top: top - points, bottom: bottom - points)
  }

  package func union(_ other: VerticalSpan) -> VerticalSpan {
    VerticalSpan(top: min(top, other.top), bottom: max(bottom, other.bottom))
  }

  /// Returns the part of this span that is inside another span.
  ///
  /// If no part is inside, the result is the edge of the other span that is nearer to this span.
  package func clamped(to other: VerticalSpan) -> VerticalSpan {
    let top = min(max(top, other.top), other.bottom)
    return VerticalSpan(top: top, bottom: max(top, min(bottom, other.bottom)))
  }

  /// Returns the part between a header at the upper edge and a footer at the lower edge.
  package func inset(by heights: AvoidanceScene.PinnedHeights) -> VerticalSpan {
    VerticalSpan(top: top + heights.header, bottom: bottom - heights.footer)
  }

  /// Returns the common part of two spans.
  package func intersection(_ other: VerticalSpan) -> VerticalSpan {
    VerticalSpan(top: max(top, other.top), bottom: min(bottom, other.bottom))
  }
}

extension CGRect {
  /// The rectangle's vertical extent.
  var span: VerticalSpan { VerticalSpan(top: origin.y, bottom: origin.y + size.height) }
}
