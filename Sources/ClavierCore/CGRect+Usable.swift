package import CoreGraphics

extension CGRect {
  /// Whether every edge is a finite number, and the rectangle is neither null nor infinite.
  package var isUsable: Bool {
    // Only `CGRect.infinite` is this wide. Comparing all four numbers takes longer.
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite && size.width != .greatestFiniteMagnitude
  }
}
