public import Foundation

/// The visual properties of a view, or a separate rectangle in a tree of layers.
///
/// The headless UIKit does not draw. A view and its layer share the geometry, the opacity, and the background color.
open class CALayer: NSObject {
  // MARK: Stored state

  // Like views, layers are used only on the main thread.
  package nonisolated(unsafe) weak var host: (any LayerHost)?
  var ownGeometry = LayerGeometry()
  private var ownOpacity: Float = 1
  private var ownIsHidden = false
  private var ownBackgroundColor: CGColor?
  /// All sublayers, if some of them do not belong to subviews; otherwise empty.
  var ownSublayers: [CALayer] = []
  weak var ownSuperlayer: CALayer?
  private var needsOwnLayout = false
  private var needsOwnDisplay = false
  /// The layer whose visible values this layer presents.
  weak var presented: CALayer?
  /// The animations by key, from the oldest to the newest.
  package var runningAnimations: [(key: String, animation: NSObject)] = []

  // MARK: Appearance

  /// The radius of the rounded corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that are rounded.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The shape of the rounded corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border inside the edges, in points.
  open var borderWidth: CGFloat = 0
  /// The color of the border.
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The image of the layer, which is never drawn in the headless UIKit.
  open var contents: Any?
  /// How the image fills the layer.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The part of the image that is shown, in units of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the image that is stretched, in units of its size.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The number of pixels per point of the content.
  open var contentsScale: CGFloat = 1
  /// Whether content outside the bounds is clipped.
  open var masksToBounds = false
  /// The layer whose opacity limits what is visible.
  open var mask: CALayer?
  /// Whether the layer has no transparent parts.
  open var isOpaque = false
  /// The color of the shadow.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The opacity of the shadow, from 0 (none) to 1.
  open var shadowOpacity: Float = 0
  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The offset of the shadow from the layer, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The shape of the shadow; nil if it follows the content.
  open var shadowPath: CGPath?
  /// The z order among siblings, which takes precedence over the order in which they were added.
  open var zPosition: CGFloat = 0
  /// Whether the content is drawn once and cached.
  open var shouldRasterize = false
  /// The number of pixels per point of cached content.
  open var rasterizationScale: CGFloat = 1
  /// Whether the content is drawn on another thread.
  open var drawsAsynchronously = false
  /// Whether a superlayer's opacity applies to the sublayers as a group.
  open var allowsGroupOpacity = true
  /// Whether bounds changes draw the content again.
  open var needsDisplayOnBoundsChange = false
  /// A name for inspecting the view hierarchy.
  open var name: String?

  /// Creates a layer with default values.
  // Required, because a view creates the layer of the class that a subclass selects.
  public required override init() {
    super.init()
  }

  /// Creates a copy of a layer, as for its presentation.
  public init(layer: Any) {
    super.init()
    (layer as? CALayer).map(takeOver)
  }

  /// Creates a layer with default values, because the headless UIKit has no archives.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The opacity of the layer, from 0 to 1.
  open var opacity: Float {
    get { onHost { $0.layerOpacity } ?? ownOpacity }
    set { if onHost({ $0.layerOpacity = newValue }) == nil { ownOpacity = newValue } }
  }

  /// Whether the layer is hidden.
  open var isHidden: Bool {
    get { onHost { $0.isLayerHidden } ?? ownIsHidden }
    set { if onHost({ $0.isLayerHidden = newValue }) == nil { ownIsHidden = newValue } }
  }

  /// The color behind the content.
  open var backgroundColor: CGColor? {
    get { host == nil ? ownBackgroundColor : onHost { $0.layerBackgroundColor } ?? nil }
    set { if onHost({ $0.layerBackgroundColor = newValue }) == nil { ownBackgroundColor = newValue } }
  }

  // MARK: Geometry

  /// The bounding box in the superlayer's coordinates.
  open var frame: CGRect {
    get { geometry.frame }
    set {
      var new = geometry
      new.setFrame(newValue)
      geometry = new
    }
  }

  /// The visible part of the layer's coordinates.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { geometry.bounds = newValue }
  }

  /// The position of the anchor point in the superlayer's coordinates.
  open var position: CGPoint {
    get { geometry.position }
    set { geometry.position = newValue }
  }

  /// The point that ``position`` places, in units of the size.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { geometry.anchorPoint = newValue }
  }

  /// The transform around the anchor point.
  open var transform: CATransform3D {
    get { geometry.transform }
    set { geometry.transform = newValue }
  }

  /// The transform of the sublayers, which only affects drawing.
  open var sublayerTransform = CATransform3DIdentity

  /// Returns whether the point is inside the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Layout and display

  /// Requests a layout.
  open func setNeedsLayout() {
    if onHost({ $0.layerNeedsLayout() }) == nil { needsOwnLayout = true }
  }

  /// Returns whether a layout has been requested.
  open func needsLayout() -> Bool { needsOwnLayout }

  /// Performs a requested layout.
  open func layoutIfNeeded() {
    guard onHost({ $0.layOutLayerIfNeeded() }) == nil, needsOwnLayout else { return }
    needsOwnLayout = false
    layoutSublayers()
  }

  /// Called to set the frames of the sublayers.
  open func layoutSublayers() {}

  /// Requests drawing.
  open func setNeedsDisplay() {
    if onHost({ $0.layerNeedsDisplay() }) == nil { needsOwnDisplay = true }
  }

  /// Requests that part of the layer be drawn.
  open func setNeedsDisplay(_ r: CGRect) {
    setNeedsDisplay()
  }

  /// Returns whether drawing has been requested.
  open func needsDisplay() -> Bool { needsOwnDisplay }

  /// Called to draw the content.
  open func display() {
    needsOwnDisplay = false
  }

  /// Draws the content if drawing has been requested.
  open func displayIfNeeded() {
    if needsOwnDisplay { display() }
  }

  // MARK: Tree

  /// The layer that contains this layer.
  open var superlayer: CALayer? { ownSuperlayer ?? onHost { $0.hostSuperlayer } ?? nil }

  /// The layers in this layer, from back to front.
  open var sublayers: [CALayer]? {
    get { allSublayers.isEmpty ? nil : allSublayers }
    set {
      for layer in ownSublayers where newValue?.contains(layer) != true { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] where layer.host == nil { addSublayer(layer) }
    }
  }

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: .max)
  }

  /// Adds a layer at an index.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Adds a layer behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: index(of: sibling, without: layer) ?? 0)
  }

  /// Adds a layer in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: index(of: sibling, without: layer).map { $0 + 1 } ?? .max)
  }

  /// Replaces a layer with another one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer.superlayer === self, oldLayer !== newLayer else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Removes the layer, or its view, from the layer that contains it.
  open func removeFromSuperlayer() {
    if onHost({ $0.removeHostFromSuperview() }) != nil { return }
    ownSuperlayer?.remove(self)
    ownSuperlayer = nil
  }
}
