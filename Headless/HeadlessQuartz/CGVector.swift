public import Foundation

/// A pair of differences: a direction with a length, in points.
public struct CGVector: Hashable, Codable, Sendable {
  /// The horizontal difference.
  public var dx: CGFloat
  /// The vertical difference.
  public var dy: CGFloat

  /// The vector without any length.
  public static let zero = CGVector()

  /// Makes the vector without any length.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Makes a vector of two differences.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
