package import Foundation

/// A box of a picture at one moment, with its position in its parent, its shapes, and its children.
///
/// The tree is a plain value, so that moments can be compared, joined into a film, and tested without a browser.
package struct PictureNode: Hashable, Sendable {
  /// Identifies the node among its siblings.
  ///
  /// Nodes with the same key at two moments are the same object.
  package var key: String
  /// The top left corner in the parent's content.
  package var origin: CGPoint
  package var size: CGSize
  /// The content offset.
  package var scroll: CGPoint
  package var opacity: Double
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

  /// The fill of the innermost node of the same size; nil if none is opaque.
  var background: Paint? {
    let inner = children.lazy.filter { $0.size == size }.compactMap(\.background).first
    if let inner { return inner }
    return shapes.lazy.compactMap { shape in
      guard case .box(let style) = shape, let fill = style.fill, fill.alpha == 1 else { return nil }
      return fill
    }.first
  }
}
