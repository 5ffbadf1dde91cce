import Foundation

extension ReportFrame {
  /// Rounds a frame to hundredths of a point.
  ///
  /// A value that is not finite becomes 0.
  init(rounding frame: CGRect) {
    self.init(
      x: Double(frame.origin.x).hundredths, y: Double(frame.origin.y).hundredths,
      width: Double(frame.size.width).hundredths, height: Double(frame.size.height).hundredths)
  }
}
