/// A behavior of UIKit with several plausible alternatives, because Apple does not document it or documents it
/// differently from what developers expect.
///
/// The headless UIKit implements each plausible behavior. A promise of Clavier holds only if it holds under all of
/// them. ``all`` is the complete list. ``HeadlessAssumptions`` selects an alternative for each doubt.
public struct HeadlessDoubt: Hashable, Sendable {
  /// The name of the doubt on the command line and in reports, such as "inset-clamping".
  public let name: String
  /// The question that documentation and evidence leave open.
  public let question: String
  /// The plausible answers, the default first.
  ///
  /// The default is the most likely answer or, if several are likely, the hardest one for an app.
  public let alternatives: [HeadlessAlternative]
  /// The reasons why the alternatives are plausible, with public sources.
  public let evidence: String

  /// The default alternative.
  public var standard: HeadlessAlternative { alternatives[0] }

  /// Creates a doubt with the alternatives whose raw values begin with its name, in the order of their declaration.
  init(_ name: String, _ question: String, evidence: String) {
    (self.name, self.question, self.evidence) = (name, question, evidence)
    alternatives = HeadlessAlternative.allCases.filter { $0.rawValue.hasPrefix(name + "=") }
  }
}
