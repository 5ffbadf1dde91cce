package import Foundation

extension CGFloat {
  /// A length that no screen can show, in points, and that is larger than rounding errors from adding and subtracting contributions.
  package static var imperceptible: CGFloat { 1 / 1024 }

  /// Returns whether no screen can show the difference.
  ///
  /// NaN compares equal, so it never triggers a change.
  package func isSame(as other: CGFloat) -> Bool { !(Swift.abs(self - other) >= .imperceptible) }
}
