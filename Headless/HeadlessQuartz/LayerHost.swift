/// The view to which a layer belongs.
///
/// It stores the properties that both share.
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
