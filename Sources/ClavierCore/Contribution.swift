package import Foundation

/// The amount that Clavier has added to a number that other code may also write.
///
/// If no other code has changed the number since Clavier added the amount, removing the amount restores the earlier
/// number exactly, without rounding errors. If other code has changed the number, the added amount is subtracted from
/// the current number.
package struct Contribution: Equatable, Sendable {
  /// The kind of a number, which determines how to detect that the app has replaced the number with a number that does
  /// not include the added amount.
  package enum Kind: Sendable {
    /// An inset or additional safe area.
    ///
    /// The app has replaced the number if the number is 0, or if subtracting the added amount would result in a number
    /// far below 0, or, for a negative amount, far above 0.
    case inset
    /// A constraint's constant, which an app may replace (`constant = -24`) or change (`constant += 8`).
    ///
    /// The number alone does not show whether the app has replaced or changed it. If the new number is nearer to the
    /// number without the added amount than to the number with the added amount, the app has probably replaced the
    /// constant. A stricter rule would mistake some replaced margins for changes, such as a margin of 16 points above a
    /// toolbar of 55 points, or a margin of 200 points that hides a tray. As a consequence, a change that undoes more
    /// than half of the added amount counts as a replacement.
    case constant
    /// A view's translation, which an app may replace in each animation frame, for example, while a finger drags a
    /// screen.
    ///
    /// If each new number counted as a change, the app's own number would grow by the added amount in each animation
    /// frame. Therefore, a number near the number without the added amount counts as the app's own, and so does the 0
    /// of an identity transform. Any other number counts as a change, such as the number that remains after a different
    /// style has ended its shift.
    case translation
    /// Any other number, which counts as replaced only if it has the value that it had before the amount was added.
    case other
  }

  /// The added amount, in points; 0 if nothing is added.
  package private(set) var amount: CGFloat = 0
  /// The number without the added amount.
  package private(set) var base: CGFloat = 0
  /// The number that was written last, which includes the added amount; nil before the first write.
  private var written: CGFloat?

  /// The largest difference that counts as rounding, in points.
  private static let largestRounding: CGFloat = 1e-9
  /// The largest distance from 0, in points, of an inset that an app may have set on purpose.
  ///
  /// The inset may be this far below 0 while the added amount is positive, and this far above 0 while it is negative.
  private static let largestChange: CGFloat = 50
  /// The size of a pixel on the coarsest display, in points.
  ///
  /// UIKit rounds some properties to pixels.
  private static let largestPixel: CGFloat = 1

  /// Creates a contribution to a number to which nothing is added yet.
  package init() {}

  /// Changes the added amount.
  ///
  /// - Parameters:
  ///   - amount: The new amount.
  ///   - current: The current number.
  /// - Returns: The number to write.
  package mutating func setAmount(_ amount: CGFloat, in current: CGFloat) -> CGFloat {
    recordChangeByOthers(to: current)
    self.amount = amount
    written = base + amount
    return base + amount
  }

  /// Keeps what other code has added to the number since the last write.
  private mutating func recordChangeByOthers(to current: CGFloat) {
    guard current != written else { return }
    let own = current - amount
    // If other code changed the number and then changed it back, the result may have been rounded.
    if written == nil || abs(own - base) > Self.largestRounding { base = own }
  }

  /// Sets the added amount to 0 if the app has replaced the number.
  ///
  /// Apps often write several numbers together, such as all four insets or a whole transform, and thereby reset this
  /// number as well. Subtracting the added amount would then result in a number that the app never wanted.
  ///
  /// - Parameters:
  ///   - current: The current number.
  ///   - kind: The kind of the number.
  package mutating func reconcile(_ current: CGFloat, as kind: Kind = .other) {
    guard amount != 0, let written, current != written else { return }
    guard current == base || isReplacement(current, of: kind, written: written) else { return }
    amount = 0
    base = current
    self.written = current
  }

  /// Returns the added amount that the current number still includes, which is 0 if the app has replaced the number.
  ///
  /// Unlike ``reconcile(_:as:)``, this method changes nothing.
  ///
  /// - Parameters:
  ///   - current: The current number.
  ///   - kind: The kind of the number.
  package func amount(in current: CGFloat, as kind: Kind) -> CGFloat {
    var reconciled = self
    reconciled.reconcile(current, as: kind)
    return reconciled.amount
  }

  /// Returns whether the app has probably replaced the number, which then no longer includes the added amount.
  private func isReplacement(_ current: CGFloat, of kind: Kind, written: CGFloat) -> Bool {
    switch kind {
    case .inset where current == 0: true
    case .inset where amount > 0: current - amount < min(0, base) - Self.largestChange
    case .inset: current - amount > max(0, base) + Self.largestChange
    case .constant: abs(current - base) < abs(current - written)
    case .translation: current == 0 || abs(current - base) < abs(amount) / 2
    case .other: false
    }
  }

  /// Records the number that a property has after a write.
  ///
  /// Some properties round their value when it is set.
  package mutating func recordWritten(_ value: CGFloat) {
    written = value
  }

  /// Records the number that a property has after a write, if the property has only rounded the written number.
  ///
  /// Writing can run the app's code, such as an observer of the safe area. If that code has changed the number by more
  /// than a pixel, the change counts as a change since the write, so that it is not lost when the amount is removed.
  package mutating func recordRounded(_ value: CGFloat) {
    if let written, abs(value - written) <= Self.largestPixel { self.written = value }
  }

  /// Records that another part of Clavier has changed the app's own number, which does not include the added amount.
  package mutating func rebase(to own: CGFloat, written: CGFloat) {
    base = own
    self.written = written
  }

  /// Reduces the added amount to the part that remains after the app's code has changed the number during the write.
  ///
  /// For example, an app may limit a scroll view's offset whenever the content scrolls.
  package mutating func limit(to current: CGFloat) {
    guard let written, abs(current - written) > Self.largestPixel else { return }
    let rest = current - base
    amount = amount < 0 ? min(0, max(amount, rest)) : max(0, min(amount, rest))
  }

  /// Counts the change since the last write as part of the added amount.
  package mutating func attribute(_ current: CGFloat) {
    amount = current - base
    written = current
  }

  /// Returns how much other code has changed the number since the last write; nil if there was no write.
  package func difference(from current: CGFloat) -> CGFloat? {
    written.map { current - $0 }
  }
}
