public import Foundation

/// A layer with a gradient of colors.
open class CAGradientLayer: CALayer {
  /// The colors, as `CGColor`.
  open var colors: [Any]?
  /// The positions of the colors, from 0 to 1; nil if they are uniform.
  open var locations: [NSNumber]?
  /// The beginning of the gradient, in units of the size.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end of the gradient, in units of the size.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The kind of the gradient.
  open var type = CAGradientLayerType.axial
}

/// The kind of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A gradient along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// A gradient from a point outward.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// A gradient around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
