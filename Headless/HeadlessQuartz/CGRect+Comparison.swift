public import Foundation

extension CGRect {
  /// Returns whether the rectangles are equal.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

extension CGPoint {
  /// Returns whether the points are equal.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns whether the sizes are equal.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}
