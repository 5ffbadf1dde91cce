public import Foundation

/// A layer with the shape of a path.
open class CAShapeLayer: CALayer {
  /// The shape, in the layer's coordinates.
  open var path: CGPath?
  /// The color of the inside.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The rule that decides which points are inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The color of the line.
  open var strokeColor: CGColor?
  /// The beginning of the visible part of the line, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The end of the visible part of the line, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The limit for pointed joins.
  open var miterLimit: CGFloat = 10
  /// The shape of the line's ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of the line's corners.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The distance from the beginning of the dash pattern, in points.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?
}

/// The rule that decides which points are inside a shape.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A point is inside if the path winds around it.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// A point is inside if a line from the point to infinity crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a line's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The line ends exactly at the point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The line ends with a half circle beyond the point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The line ends with a half square beyond the point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of a line's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A pointed corner.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A round corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A cut corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
