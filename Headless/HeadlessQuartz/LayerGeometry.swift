package import Foundation

/// The values that determine all rectangles of a layer.
package struct LayerGeometry: Equatable, Sendable {
  package var position = CGPoint.zero
  package var bounds = CGRect.zero
  package var transform = CATransform3DIdentity
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  package init() {}

  package init(position: CGPoint, bounds: CGRect, transform: CATransform3D, anchorPoint: CGPoint) {
    (self.position, self.bounds, self.transform, self.anchorPoint) = (position, bounds, transform, anchorPoint)
  }

  /// The transform from the layer's coordinates to the superlayer's.
  var toSuperlayer: CGAffineTransform {
    let x = bounds.minX + anchorPoint.x * bounds.width
    let y = bounds.minY + anchorPoint.y * bounds.height
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(CATransform3DGetAffineTransform(transform))
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  var frame: CGRect { bounds.applying(toSuperlayer) }

  mutating func setFrame(_ frame: CGRect) {
    let frame = frame.standardized
    let size = frame.size.applying(CATransform3DGetAffineTransform(transform).inverted())
    bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
    position = CGPoint(x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
  }
}
