package import Foundation

/// A picture at one moment: a tree of boxes, each with its place in the one above it, its shapes, and what is in it.
///
/// The tree of a moment is a plain value, so that moments can be compared, joined into a film and tested without a
/// browser.
package struct PictureNode: Hashable, Sendable {
  /// Names the node among its siblings.
  ///
  /// Nodes of two moments with the same key are one thing that moved.
  package var key: String
  /// The top left corner in the parent's content.
  package var origin: CGPoint
  package var size: CGSize
  /// How far the content is scrolled.
  package var scroll: CGPoint
  package var opacity: Double
  /// The corner radius with which the content is cut off at the node's edge; nil when it may stick out.
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

  /// The fill of the innermost node that is as large as this one; nil when none has an opaque one.
  var background: Paint? {
    let inner = children.lazy.filter { $0.size == size }.compactMap(\.background).first
    if let inner { return inner }
    return shapes.lazy.compactMap { shape in
      guard case .box(let style) = shape, let fill = style.fill, fill.alpha == 1 else { return nil }
      return fill
    }.first
  }
}
