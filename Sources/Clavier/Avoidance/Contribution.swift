import Foundation

/// Our share of a number that others may write too.
///
/// Taking the share back gives the number that there would be without us: to the bit if nobody else wrote it meanwhile
/// (nothing is added and subtracted again, which would round), and its present value less our share if somebody did.
struct Contribution {
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

  /// Notes what the number really became, for those that round what is written to them.
  mutating func noteWritten(_ value: CGFloat) {
    written = value
  }

  /// Takes what happened to the number since it was written as a change of our share.
  mutating func absorb(_ current: CGFloat) {
    guard written != nil else { return }
    amount = current - base
    written = current
  }

  /// By how much somebody else changed the number since it was last written; nil if it never was.
  func difference(from current: CGFloat) -> CGFloat? {
    written.map { current - $0 }
  }
}
