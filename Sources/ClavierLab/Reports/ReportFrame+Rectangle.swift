import Foundation

extension ReportFrame {
  /// Creates the frame of a rectangle; nil if JSON cannot represent it.
  init?(_ frame: CGRect) {
    guard frame.isFiniteFrame else { return nil }
    let (x, y, width, height) = frame.exact
    self.init(x: x, y: y, width: width, height: height)
  }

  /// Creates the frame of a rectangle, rounded to hundredths of a point.
  ///
  /// A value that is not finite becomes 0.
  init(rounding frame: CGRect) {
    self.init(
      x: Double(frame.origin.x).hundredths, y: Double(frame.origin.y).hundredths,
      width: Double(frame.size.width).hundredths, height: Double(frame.size.height).hundredths)
  }
}
