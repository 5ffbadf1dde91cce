import CoreGraphics
package import Foundation

/// A scroll view's bottom inset without the points that the avoider added, and the height that the keyboard covered at
/// the same time.
package struct InsetSample: Sendable {
  /// The bottom inset, in points.
  package let inset: CGFloat
  /// The covered height, in points.
  package let covered: CGFloat

  package init(inset: CGFloat, covered: CGFloat) {
    self.inset = inset
    self.covered = covered
  }

  /// The largest difference between two adjustments for the same keyboard, in points.
  ///
  /// One of them may include a safe area or a spacing that the other does not include.
  private static let tolerance: CGFloat = 50

  /// Returns whether other code has changed the inset for the keyboard since an earlier sample.
  package func isKeyboardAdjustment(since earlier: InsetSample) -> Bool {
    Self.isKeyboardAdjustment(inset - earlier.inset, covered: covered - earlier.covered)
  }

  /// Returns the sample with which the next sample is compared; nil if there is none.
  ///
  /// While the keyboard is docked, the first sample with a covered height stays the reference. If other code sets the
  /// inset again at each event, a later sample would not show everything that the code added. After the keyboard has
  /// hidden, a changed inset is the app's own.
  ///
  /// - Parameters:
  ///   - earlier: The sample with which this one was compared.
  ///   - isDocked: Whether the keyboard was docked when this sample was taken.
  package func reference(after earlier: InsetSample?, isDocked: Bool) -> InsetSample? {
    guard isDocked else { return nil }
    if let earlier, earlier.covered != 0 { return earlier }
    return self
  }

  /// Returns whether a change is about as large as the covered height.
  ///
  /// Changes for other reasons rarely have this size. The covered height must be clearly larger than the tolerance.
  package static func isKeyboardAdjustment(_ change: CGFloat, covered: CGFloat) -> Bool {
    abs(covered) > 2 * tolerance && abs(change - covered) <= tolerance
  }

  /// Returns whether an inset is as large as the keyboard, or as the part of the scroll view that it covers.
  ///
  /// Code that assigns such an inset does not take into account what the avoider added before. An inset that equals the
  /// added points can also result from code that removes the app's own inset. Lengths that are less than a point apart
  /// count as equal, because the code may round the height, or convert it between other views.
  ///
  /// - Parameters:
  ///   - inset: The inset that other code has set, in points.
  ///   - keyboard: The state of the keyboard.
  ///   - overlap: The height of the scroll view that the keyboard covers, in points.
  ///   - bottomInset: The part of `overlap` that the safe area does not cover, in points.
  ///   - contribution: The points that the avoider added to the inset.
  package static func isKeyboardHeight(
    _ inset: CGFloat, of keyboard: KeyboardState, overlap: CGFloat, bottomInset: CGFloat, contribution: CGFloat
  ) -> Bool {
    guard keyboard.isDocked, !inset.isWithinAPoint(of: 0), !inset.isWithinAPoint(of: contribution) else { return false }
    return inset.isWithinAPoint(of: keyboard.frame.height) || inset.isWithinAPoint(of: overlap)
      || inset.isWithinAPoint(of: bottomInset)
  }
}
