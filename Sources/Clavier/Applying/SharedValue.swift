import Foundation

/// Our share of a number that others may write too.
///
/// Taking the share back gives the number that there would be without us: to the bit if nobody else wrote it meanwhile
/// (nothing is added and subtracted again, which would round), and its present value less our share if somebody did.
struct SharedValue {
  /// In points; 0 while nothing is contributed.
  private(set) var amount: CGFloat = 0
  private var base: CGFloat = 0
  private var written: CGFloat?

  /// Replaces our share.
  ///
  /// Returns what to write, given what the number is now.
  mutating func replace(with amount: CGFloat, in current: CGFloat) -> CGFloat {
    if current != written {
      base = current - self.amount
    }
    self.amount = amount
    let value = amount == 0 ? base : base + amount
    written = value
    return value
  }

  /// Gives the share up where somebody set the number to what it was before us: nothing of ours is in it any more.
  ///
  /// Apps write several numbers at once (all four insets, a whole transform), and so write ours back to their own; taking the
  /// share off that would leave a number that nobody ever wanted.
  mutating func reconcile(_ current: CGFloat) {
    guard amount != 0, current != written, current == base else { return }
    amount = 0
    written = current
  }

  /// Notes what the number really became, for those that round what is written to them.
  mutating func noteWritten(_ value: CGFloat) {
    written = value
  }

  /// Takes what happened to the number since it was written as a change of our share.
  mutating func attribute(_ current: CGFloat) {
    guard written != nil else { return }
    amount = current - base
    written = current
  }

  /// By how much somebody else changed the number since it was last written; nil if it never was.
  func difference(from current: CGFloat) -> CGFloat? {
    written.map { current - $0 }
  }
}
