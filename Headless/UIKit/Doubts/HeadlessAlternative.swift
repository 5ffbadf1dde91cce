/// One plausible behavior of UIKit where nobody has settled which one is real.
///
/// The raw value is the doubt's name and the alternative's, as the command line spells them.
public enum HeadlessAlternative: String, CaseIterable, Sendable {
  /// Shrinking `contentInset` moves `contentOffset` into range in the setter.
  case insetClampsImmediately = "inset-clamping=immediately"
  /// Shrinking `contentInset` moves `contentOffset` into range in the next layout pass.
  case insetClampsAtLayout = "inset-clamping=at-layout"
  /// Shrinking `contentInset` never moves `contentOffset`.
  case insetNeverClamps = "inset-clamping=never"

  /// The doubt that this alternative answers.
  ///
  /// A test proves that every alternative belongs to exactly one doubt.
  public var doubt: HeadlessDoubt? { HeadlessDoubt.all.first { $0.alternatives.contains(self) } }
}
