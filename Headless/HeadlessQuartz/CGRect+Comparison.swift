public import Foundation

extension CGRect {
  /// Whether the rectangles are equal.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

extension CGPoint {
  /// Whether the points are equal.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether the sizes are equal.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}
