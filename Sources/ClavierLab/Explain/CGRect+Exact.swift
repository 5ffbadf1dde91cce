import Foundation

extension CGRect {
  /// Whether all four numbers are finite.
  var isFiniteFrame: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// The four numbers as they are in the text.
  ///
  /// `minX` and `width` would standardize a negative size.
  var exact: (x: Double, y: Double, width: Double, height: Double) {
    (Double(origin.x), Double(origin.y), Double(size.width), Double(size.height))
  }
}
