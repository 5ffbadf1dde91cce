/// The view to which a layer belongs.
///
/// The view stores the properties that the view and the layer share.
@MainActor package protocol LayerHost: AnyObject {
  var layerGeometry: LayerGeometry { get set }
  /// The geometry that is visible during an animation.
  var visibleLayerGeometry: LayerGeometry { get }
  var layerOpacity: Float { get set }
  var visibleLayerOpacity: Float { get }
  var isLayerHidden: Bool { get set }
  var layerBackgroundColor: CGColor? { get set }
  /// The layer of the superview.
  var hostSuperlayer: CALayer? { get }
  /// The layers of the subviews.
  var hostSublayers: [CALayer] { get }
  func removeHostFromSuperview()
  func layerNeedsLayout()
  func layerNeedsDisplay()
  func layOutLayerIfNeeded()
}
