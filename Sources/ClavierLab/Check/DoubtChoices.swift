import UIKit

/// The chosen answers to open questions about UIKit, which the headless UIKit then assumes.
package struct DoubtChoices: Hashable, Sendable {
  /// The error for an unknown choice, which lists the known choices.
  package struct Unknown: Error, Hashable, CustomStringConvertible {
    package var description: String
  }

  let assumptions: HeadlessAssumptions

  /// The answers that deviate from the defaults, such as `inset-clamping=at-layout`.
  ///
  /// If two chosen answers together have the effect of a third one, the list contains the third one instead.
  package var names: [String] { assumptions.deviations.map(\.rawValue) }

  init(_ assumptions: HeadlessAssumptions) {
    self.assumptions = assumptions
  }

  /// Parses choices such as `inset-clamping=at-layout`.
  ///
  /// All other open questions keep their default answers.
  ///
  /// - Throws: ``Unknown``.
  package init(parsing choices: [String]) throws(Unknown) {
    var alternatives: [HeadlessAlternative] = []
    for choice in choices {
      guard let alternative = HeadlessAlternative(rawValue: choice) else { throw Unknown(choice) }
      alternatives.append(alternative)
    }
    assumptions = HeadlessAssumptions(alternatives)
  }

  /// Performs work during which every reset of the headless UIKit adopts the choices.
  package func hold<Result>(during work: () throws -> Result) rethrows -> Result {
    try HeadlessAssumptions.$current.withValue(assumptions, operation: work)
  }
}

extension DoubtChoices.Unknown {
  fileprivate init(_ choice: String) {
    let parts = choice.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let doubt = HeadlessDoubt.all.first(where: { $0.name == parts[0] }) else {
      let known = HeadlessDoubt.all.map(\.name).joined(separator: ", ")
      self.init(description: "unknown doubt '\(parts[0])'. Use NAME=ALTERNATIVE, where NAME is one of: \(known).")
      return
    }
    let known = doubt.alternatives.map(\.shortName).joined(separator: ", ")
    let what = parts.count < 2 ? "missing alternative" : "unknown alternative '\(parts[1])'"
    self.init(description: "\(doubt.name): \(what). Use one of: \(known).")
  }
}
