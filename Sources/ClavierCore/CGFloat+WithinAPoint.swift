import CoreGraphics
package import Foundation

// Edges that are less than a point apart count as equal, because third-party keyboards have fractional heights (320.666
// in Flutter's tests).
extension CGFloat {
  /// Returns whether two edges are less than a point apart.
  package func isWithinAPoint(of other: CGFloat) -> Bool { Swift.abs(self - other) < 1 }
}

extension CGRect {
  /// Returns whether the origins and sizes of two frames differ by less than a point.
  package func isWithinAPoint(of other: CGRect) -> Bool {
    minX.isWithinAPoint(of: other.minX) && minY.isWithinAPoint(of: other.minY)
      && width.isWithinAPoint(of: other.width) && height.isWithinAPoint(of: other.height)
  }
}
