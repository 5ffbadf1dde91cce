package import Foundation

/// A box of a picture at one moment, with its position in its parent, its shapes, and its children.
///
/// The tree is a plain value, so that moments can be compared, joined into a film, and tested without a browser.
package struct PictureNode: Hashable, Sendable {
  /// Identifies the node among its siblings.
  ///
  /// Nodes with the same key at two moments are the same object.
  package var key: String
  /// The top-left corner in the parent's content.
  package var origin: CGPoint
  package var size: CGSize
  /// The content offset.
  package var scroll: CGPoint
  package var opacity: Double
  /// The rotation and scaling around the center.
  package var turn = Turn()
  /// The corner radius of the clipping at the node's edge; nil if the content is not clipped.
  package var clipRadius: Double?
  package var shapes: [PictureShape]
  package var children: [PictureNode]

  package init(
    _ key: String, frame: CGRect = .zero, scroll: CGPoint = .zero, opacity: Double = 1, clipRadius: Double? = nil,
    shapes: [PictureShape] = [], children: [PictureNode] = []
  ) {
    self.key = key
    origin = frame.origin
    size = frame.size
    self.scroll = scroll
    self.opacity = opacity
    self.clipRadius = clipRadius
    self.shapes = shapes
    self.children = children
  }

  /// A rotation clockwise and a scaling.
  package struct Turn: Hashable, Sendable {
    package var degrees = 0.0
    package var scale = 1.0
  }

  /// The color that fills the node: that of the innermost nodes of the same size, each over the previous one; nil if none
  /// is opaque.
  var background: Paint? { background(over: nil) }

  private func background(over color: Paint?) -> Paint? {
    let own = fills.reduce(color) { color, fill in fill.alpha == 1 ? fill : color.map(fill.over) }
    return children.filter { $0.size == size }.reduce(own) { $1.background(over: $0) }
  }

  /// The fills of the boxes.
  private var fills: [Paint] {
    shapes.compactMap { shape in
      guard case .box(let style) = shape else { return nil }
      return style.fill
    }
  }
}
