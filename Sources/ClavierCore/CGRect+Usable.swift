package import CoreGraphics

extension CGRect {
  /// Whether every edge is a finite number, and the rectangle is neither null nor as wide as `CGRect.infinite`.
  package var isUsable: Bool {
    // `CGRect.infinite` is this wide, and no keyboard or screen is. Comparing all four numbers takes longer.
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite && size.width != .greatestFiniteMagnitude
  }
}
