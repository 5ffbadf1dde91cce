public import Foundation

/// What a view looks like beyond its own properties.
///
/// Nothing is drawn here: the values are kept for whoever draws.
open class CALayer: NSObject {
  /// The radius of the rounded corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The width of the border inside the edges, in points.
  open var borderWidth: CGFloat = 0
  /// Whether what lies outside the bounds is cut off.
  open var masksToBounds = false
  /// How dark the shadow is, from 0 (none) to 1.
  open var shadowOpacity: Float = 0
  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// How far the shadow lies from the layer, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The order among siblings, before the order in which they were added.
  open var zPosition: CGFloat = 0
  /// A name for whoever looks at the tree.
  open var name: String?

  /// Makes a plain layer.
  public override init() {
    super.init()
  }
}
