public import Foundation

extension CALayer {
  var geometry: LayerGeometry {
    get { onHost { $0.layerGeometry } ?? ownGeometry }
    set {
      guard newValue != geometry else { return }
      let hasResized = newValue.bounds.size != geometry.bounds.size
      if onHost({ $0.layerGeometry = newValue }) == nil {
        ownGeometry = newValue
        if hasResized { setNeedsLayout() }
        if hasResized, needsDisplayOnBoundsChange { setNeedsDisplay() }
      }
    }
  }

  /// Calls a closure with the view; returns nil if the layer has none.
  func onHost<Value>(_ read: @MainActor (any LayerHost) -> Value) -> Value? {
    guard let host else { return nil }
    nonisolated(unsafe) let owner = host
    nonisolated(unsafe) var value: Value?
    MainActor.assumeIsolated { value = read(owner) }
    return value
  }

  /// Copies the appearance of another layer.
  func takeOver(_ other: CALayer) {
    ownGeometry = other.onHost { $0.visibleLayerGeometry } ?? other.ownGeometry
    opacity = other.onHost { $0.visibleLayerOpacity } ?? other.opacity
    (isHidden, backgroundColor, name) = (other.isHidden, other.backgroundColor, other.name)
    (cornerRadius, maskedCorners, cornerCurve) = (other.cornerRadius, other.maskedCorners, other.cornerCurve)
    (borderWidth, borderColor, masksToBounds) = (other.borderWidth, other.borderColor, other.masksToBounds)
    (shadowColor, shadowOpacity, shadowRadius) = (other.shadowColor, other.shadowOpacity, other.shadowRadius)
    (shadowOffset, shadowPath, zPosition) = (other.shadowOffset, other.shadowPath, other.zPosition)
  }

  /// Returns a copy with the values that are visible during an animation.
  public func presentation() -> Self? {
    let copy = Self()
    copy.takeOver(self)
    copy.presented = self
    return copy
  }

  /// Returns the layer whose visible values this layer presents.
  public func model() -> Self {
    presented as? Self ?? self
  }

  /// Returns the two-dimensional transform.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the two-dimensional transform.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  // MARK: Conversion

  /// Converts a point from the coordinates of a layer.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying((l?.toRoot ?? .identity).concatenating(toRoot.inverted()))
  }

  /// Converts a point to the coordinates of a layer.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(toRoot.concatenating((l?.toRoot ?? .identity).inverted()))
  }

  /// Converts a rectangle from the coordinates of a layer.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying((l?.toRoot ?? .identity).concatenating(toRoot.inverted()))
  }

  /// Converts a rectangle to the coordinates of a layer.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(toRoot.concatenating((l?.toRoot ?? .identity).inverted()))
  }

  private var toRoot: CGAffineTransform {
    guard let superlayer else { return .identity }
    return geometry.toSuperlayer.concatenating(superlayer.toRoot)
  }

  /// Returns the frontmost layer at a point of the superlayer.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let point = p.applying(geometry.toSuperlayer.inverted())
    if masksToBounds, !contains(point) { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let found = layer.hitTest(point) { return found }
    }
    return contains(point) ? self : nil
  }
}
