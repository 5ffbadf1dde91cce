public import Foundation

/// The visual properties of a view besides its own.
///
/// The headless UIKit does not draw. It only stores these values.
open class CALayer: NSObject {
  /// The radius of the rounded corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The width of the border inside the edges, in points.
  open var borderWidth: CGFloat = 0
  /// Whether content outside the bounds is clipped.
  open var masksToBounds = false
  /// The opacity of the shadow, from 0 (none) to 1.
  open var shadowOpacity: Float = 0
  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The offset of the shadow from the layer, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The z order among siblings, which precedes the order in which they were added.
  open var zPosition: CGFloat = 0
  /// A name for inspecting the view hierarchy.
  open var name: String?

  /// Creates a layer with default values.
  public override init() {
    super.init()
  }
}
