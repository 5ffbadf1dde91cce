package import Foundation

/// A box in a picture at one moment, with its position in its parent, its shapes, and its children.
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
  /// The rotation, scaling, or flip around the center.
  package var matrix = Matrix.identity
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

  /// A linear map, with the coefficients of `CGAffineTransform`.
  package struct Matrix: Hashable, Sendable {
    package var a: Double
    package var b: Double
    package var c: Double
    package var d: Double

    package static let identity = Matrix(a: 1, b: 0, c: 0, d: 1)

    package var isIdentity: Bool { self == .identity }

    package init(a: Double, b: Double, c: Double, d: Double) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// Creates a clockwise rotation with a scale factor.
    package init(degrees: Double, scale: Double) {
      let (sine, cosine) = (sin(degrees * .pi / 180) * scale, cos(degrees * .pi / 180) * scale)
      self.init(a: cosine, b: sine, c: -sine, d: cosine)
    }

    /// Returns the transformed point.
    ///
    /// The map has no translation, so the origin stays in place.
    package func applied(to point: CGPoint) -> CGPoint {
      let (x, y) = (Double(point.x), Double(point.y))
      return CGPoint(x: a * x + c * y, y: b * x + d * y)
    }
  }

  /// The color that fills the node; nil if it is not opaque.
  ///
  /// The colors of inner nodes that cover the node are drawn over it.
  var background: Paint? { background(over: nil, opacity: 1) }

  private func background(over color: Paint?, opacity: Double) -> Paint? {
    let opacity = opacity * self.opacity
    let own = fills.reduce(color) { color, fill in
      var fill = fill
      fill.alpha *= opacity
      return fill.alpha == 1 ? fill : color.map(fill.over)
    }
    return children.filter(isCovered).reduce(own) { $1.background(over: $0, opacity: opacity) }
  }

  /// Returns whether a child covers the node exactly, unlike a view that is moving in or out.
  private func isCovered(by child: PictureNode) -> Bool {
    child.size == size && child.origin == scroll && child.matrix.isIdentity
  }

  /// The fills of the boxes.
  private var fills: [Paint] {
    shapes.compactMap { shape in
      guard case .box(let style) = shape else { return nil }
      return style.fill
    }
  }
}
