package import CoreGraphics

extension CGRect {
  /// Whether every edge is a finite number, and the rectangle is neither null nor infinite.
  package var isUsable: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite && self != .infinite
  }
}
