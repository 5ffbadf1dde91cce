package import Foundation

extension CGFloat {
  /// Less than any screen can show, in points, and more than what is lost to rounding where shares are added and subtracted.
  package static var imperceptible: CGFloat { 1 / 1024 }

  /// Whether no screen could show the difference.
  ///
  /// What is no number is the same as anything: it asks for nothing.
  package func isSame(as other: CGFloat) -> Bool { !(Swift.abs(self - other) >= .imperceptible) }
}
