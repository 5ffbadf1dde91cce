public import Foundation

/// The visual properties of a view besides its own.
///
/// The headless UIKit does not draw. It only stores these values.
open class CALayer: NSObject {
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
  /// The color behind the content, which is not the view's background color here.
  open var backgroundColor: CGColor?
  /// Whether content outside the bounds is clipped.
  open var masksToBounds = false
  /// The opacity of the layer, from 0 to 1, which is not the view's opacity here.
  open var opacity: Float = 1
  /// The color of the shadow.
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The opacity of the shadow, from 0 (none) to 1.
  open var shadowOpacity: Float = 0
  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The offset of the shadow from the layer, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The z order among siblings, which precedes the order in which they were added.
  open var zPosition: CGFloat = 0
  /// Whether the content is drawn once and cached.
  open var shouldRasterize = false
  /// The number of pixels per point of cached content.
  open var rasterizationScale: CGFloat = 1
  /// A name for inspecting the view hierarchy.
  open var name: String?

  /// Creates a layer with default values.
  // Required, because a view creates the layer of the class that a subclass selects.
  public required override init() {
    super.init()
  }
}

/// The corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The shape of a rounded corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// An arc of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A continuous curve.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
