import Foundation

/// The values that determine the size of a symbol; nil for the default.
struct SymbolMeasure: Hashable, Sendable {
  var pointSize: CGFloat?
  var weight: Int?
  var scale: Int?

  /// The size of a symbol in points.
  ///
  /// Symbols differ in width. This size, slightly wider than tall, is an average. The factors of the scales are
  /// estimates.
  var size: CGSize {
    let factor: CGFloat = scale == 1 ? 0.8 : scale == 3 ? 1.28 : 1
    let size = (pointSize ?? 17) * factor
    return CGSize(width: 20 * size / 17, height: 18 * size / 17)
  }

  /// Returns a copy with the values that another measure specifies.
  func applying(_ other: SymbolMeasure) -> SymbolMeasure {
    SymbolMeasure(
      pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight, scale: other.scale ?? scale)
  }
}
