import Foundation
package import HeadlessQuartz

// A view and its layer share one rectangle.
extension UIView: LayerHost {
  package var layerGeometry: LayerGeometry {
    get { LayerGeometry(geometry, in: self) }
    set {
      var new = geometry
      (new.center, new.bounds, new.anchorPoint) = (newValue.position, newValue.bounds, newValue.anchorPoint)
      new.transform = CATransform3DGetAffineTransform(newValue.transform)
      spatialTransform = CATransform3DIsAffine(newValue.transform) ? nil : newValue.transform
      apply(new)
    }
  }

  package var visibleLayerGeometry: LayerGeometry {
    let seen = headlessPresentation
    return LayerGeometry(
      position: seen.center, bounds: seen.bounds, transform: CATransform3DMakeAffineTransform(seen.transform),
      anchorPoint: geometry.anchorPoint)
  }

  package var layerOpacity: Float {
    get { Float(alpha) }
    set { alpha = CGFloat(newValue) }
  }

  package var visibleLayerOpacity: Float { Float(headlessPresentation.alpha) }

  package var isLayerHidden: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }

  package var layerBackgroundColor: CGColor? {
    get { backgroundColor?.cgColor }
    set { backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }

  package var hostSuperlayer: CALayer? { superview?.layer }

  package var hostSublayers: [CALayer] { subviews.map(\.layer) }

  package func removeHostFromSuperview() {
    removeFromSuperview()
  }

  package func layerNeedsLayout() {
    setNeedsLayout()
  }

  package func layerNeedsDisplay() {
    setNeedsDisplay()
  }

  package func layOutLayerIfNeeded() {
    layoutIfNeeded()
  }
}

extension LayerGeometry {
  @MainActor fileprivate init(_ geometry: ViewGeometry, in view: UIView) {
    self.init(
      position: geometry.center, bounds: geometry.bounds,
      transform: view.spatialTransform ?? CATransform3DMakeAffineTransform(geometry.transform),
      anchorPoint: geometry.anchorPoint)
  }
}

@_documentation(visibility: internal)
extension UIView {
  /// The transform in three dimensions.
  ///
  /// Only the two-dimensional part of the transform affects rectangles.
  public var transform3D: CATransform3D {
    get { layerGeometry.transform }
    set { layerGeometry.transform = newValue }
  }
}
