package import Foundation

/// Something to draw in a ``PictureNode``, in the node's own coordinates.
package enum PictureShape: Hashable, Sendable {
  /// A box that fills its node and grows and shrinks with it.
  case box(BoxStyle)
  /// A rectangle at a place of its own.
  case rectangle(CGRect, BoxStyle)
  case text(TextLine)
  /// SVG path data.
  case path(String, fill: Paint?, stroke: Paint?, width: Double)
  /// A drawing defined once for the whole picture, by its name.
  case symbol(String)

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
    /// Where the baseline begins, is centred or ends.
    package var position: CGPoint
    package var size: Double
    package var weight: Int
    package var paint: Paint
    package var anchor: Anchor
    /// How many UTF-16 units of the string stand before the text cursor; nil where there is none.
    ///
    /// Drawn as part of the text, because no two machines set the same font and only the text itself knows where its
    /// letters are.
    package var caret: Int?
    /// Whether all letters are equally wide.
    package var isCode: Bool

    package init(
      _ string: String, at position: CGPoint, size: Double, weight: Int = 400, paint: Paint = .label,
      anchor: Anchor = .start, caret: Int? = nil, isCode: Bool = false
    ) {
      self.string = string
      self.position = position
      self.size = size
      self.weight = weight
      self.paint = paint
      self.anchor = anchor
      self.caret = caret
      self.isCode = isCode
    }
  }
}
