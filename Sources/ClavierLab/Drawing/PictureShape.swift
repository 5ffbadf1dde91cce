package import Foundation

/// A shape in a ``PictureNode``, in the node's own coordinates.
package enum PictureShape: Hashable, Sendable {
  /// A box that always has the size of its node.
  case box(BoxStyle)
  /// A rectangle with its own frame.
  case rectangle(CGRect, BoxStyle)
  case text(TextLine)
  /// SVG path data.
  case path(String, fill: Paint?, stroke: Paint?, width: Double)

  package struct BoxStyle: Hashable, Sendable {
    package var fill: Paint?
    package var stroke: Paint?
    package var strokeWidth: Double
    package var radius: Double

    package init(fill: Paint? = nil, stroke: Paint? = nil, strokeWidth: Double = 1, radius: Double = 0) {
      self.fill = fill
      self.stroke = stroke
      self.strokeWidth = strokeWidth
      self.radius = radius
    }
  }

  /// One line of text.
  package struct TextLine: Hashable, Sendable {
    package enum Anchor: String, Sendable { case start, middle, end }

    package var string: String
    /// The start, the center, or the end of the baseline.
    package var position: CGPoint
    package var size: Double
    package var weight: Int
    package var paint: Paint
    package var anchor: Anchor
    /// The number of UTF-16 units before the text cursor; nil if there is no cursor.
    ///
    /// The cursor is drawn as part of the text, because the positions of the letters depend on the font of the machine.
    package var caret: Int?
    /// Whether the font is monospaced.
    package var isCode: Bool
    /// The width that UIKit gives to the text, in points; nil for the width in the machine's font.
    ///
    /// UIKit breaks lines and sizes views with this width, so text in a wider font would extend beyond its bubble.
    package var width: Double?

    package init(
      _ string: String, at position: CGPoint, size: Double, weight: Int = 400, paint: Paint = .label,
      anchor: Anchor = .start, caret: Int? = nil, isCode: Bool = false, width: Double? = nil
    ) {
      self.string = string
      self.position = position
      self.size = size
      self.weight = weight
      self.paint = paint
      self.anchor = anchor
      self.caret = caret
      self.isCode = isCode
      self.width = width
    }
  }
}
