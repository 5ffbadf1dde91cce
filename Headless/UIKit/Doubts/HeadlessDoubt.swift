/// A behavior of UIKit that Apple does not document and on which the evidence does not agree.
///
/// The headless UIKit can behave in each of the plausible ways. A promise of Clavier holds only if it holds in all of them.
/// ``all`` is the complete list; choose with ``HeadlessAssumptions``.
public struct HeadlessDoubt: Hashable, Sendable {
  /// The stable number, such as "T1", by which documentation and reports refer to the doubt.
  public let number: String
  /// The name to choose it by, such as "inset-clamping".
  public let name: String
  /// The question that neither the documentation nor the evidence answers.
  public let question: String
  /// The plausible answers, the default first.
  ///
  /// The default is the likelier answer, or the less forgiving one if both are likely.
  public let alternatives: [HeadlessAlternative]
  /// Why the alternatives are plausible, with public sources.
  public let evidence: String

  /// The alternative that holds unless another one is chosen.
  public var standard: HeadlessAlternative { alternatives[0] }

  init(
    _ number: String, _ name: String, _ question: String, _ alternatives: [HeadlessAlternative], evidence: String
  ) {
    precondition(!alternatives.isEmpty, "\(name) has no alternative; list at least the default.")
    (self.number, self.name, self.question) = (number, name, question)
    (self.alternatives, self.evidence) = (alternatives, evidence)
  }
}
