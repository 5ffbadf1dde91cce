package import Foundation

/// A scroll view's bottom inset without Clavier's contribution, and the height that the keyboard covered at the same time.
package struct InsetSample: Sendable {
  /// The bottom inset, in points.
  package let inset: CGFloat
  /// The covered height, in points.
  package let covered: CGFloat

  package init(inset: CGFloat, covered: CGFloat) {
    self.inset = inset
    self.covered = covered
  }

  /// The difference that two ways to adjust for the keyboard may have, in points: a safe area or a spacing.
  private static let tolerance: CGFloat = 50

  /// Whether the inset changed for the keyboard since an earlier sample.
  ///
  /// The covered height must have changed by clearly more than the tolerance.
  package func isKeyboardAdjustment(since earlier: InsetSample) -> Bool {
    let change = covered - earlier.covered
    return abs(change) > 2 * Self.tolerance && Self.isKeyboardAdjustment(inset - earlier.inset, covered: change)
  }

  /// Whether a value changed by about as much as the keyboard asks for.
  ///
  /// Changes for other reasons rarely do.
  package static func isKeyboardAdjustment(_ change: CGFloat, covered: CGFloat) -> Bool {
    abs(change - covered) <= tolerance
  }
}
