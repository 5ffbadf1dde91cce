public import Foundation

/// A cubic curve that maps time to progress.
@_documentation(visibility: internal)
open class CAMediaTimingFunction: NSObject {
  private let points: [Float]

  /// Creates a curve by name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a curve from its two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
    super.init()
  }

  /// Writes the coordinates of the control point with an index from 0 to 3.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    (ptr[0], ptr[1]) = (points[2 * idx], points[2 * idx + 1])
  }
}

/// The name of a curve.
@_documentation(visibility: internal)
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
