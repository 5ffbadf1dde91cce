package import Foundation

/// A scroll view's bottom inset without Clavier's contribution, and the height that the keyboard covered at the same
/// time.
package struct InsetSample: Sendable {
  /// The bottom inset, in points.
  package let inset: CGFloat
  /// The covered height, in points.
  package let covered: CGFloat

  package init(inset: CGFloat, covered: CGFloat) {
    self.inset = inset
    self.covered = covered
  }

  /// The largest difference between two ways to adjust for the keyboard, in points.
  ///
  /// They may differ by a safe area or a spacing.
  private static let tolerance: CGFloat = 50

  /// Returns whether other code has changed the inset for the keyboard since an earlier sample.
  package func isKeyboardAdjustment(since earlier: InsetSample) -> Bool {
    Self.isKeyboardAdjustment(inset - earlier.inset, covered: covered - earlier.covered)
  }

  /// Returns whether a change is about as large as the covered height.
  ///
  /// Changes for other reasons rarely have this size. The covered height must be clearly larger than the tolerance.
  package static func isKeyboardAdjustment(_ change: CGFloat, covered: CGFloat) -> Bool {
    abs(covered) > 2 * tolerance && abs(change - covered) <= tolerance
  }
}
