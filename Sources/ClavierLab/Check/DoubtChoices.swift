import UIKit

/// Alternatives of the headless UIKit's doubts, as the command line chooses them.
package struct DoubtChoices: Hashable, Sendable {
  /// Why a choice cannot be made: one line that lists what can be chosen.
  package struct Unknown: Error, Hashable, CustomStringConvertible {
    package var description: String
  }

  let assumptions: HeadlessAssumptions

  /// The chosen alternatives that are not defaults, such as `inset-clamping=at-layout`.
  package var names: [String] { assumptions.deviations.map(\.rawValue) }

  init(_ assumptions: HeadlessAssumptions) {
    self.assumptions = assumptions
  }

  /// Reads choices such as `inset-clamping=at-layout`; every doubt that is not among them has its default.
  ///
  /// - Throws: ``Unknown``.
  package init(_ choices: [String]) throws(Unknown) {
    var alternatives: [HeadlessAlternative] = []
    for choice in choices {
      guard let alternative = HeadlessAlternative(rawValue: choice) else { throw Unknown(choice) }
      alternatives.append(alternative)
    }
    assumptions = HeadlessAssumptions(alternatives)
  }

  /// Does work whose worlds adopt the choices when they are reset.
  package func hold<Result>(during work: () throws -> Result) rethrows -> Result {
    try HeadlessAssumptions.$current.withValue(assumptions, operation: work)
  }
}

extension DoubtChoices.Unknown {
  fileprivate init(_ choice: String) {
    let parts = choice.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let doubt = HeadlessDoubt.all.first(where: { $0.name == parts[0] }) else {
      let known = HeadlessDoubt.all.map(\.name).joined(separator: ", ")
      self.init(description: "unknown doubt '\(parts[0])'. Known are \(known); choose as in NAME=ALTERNATIVE.")
      return
    }
    // Each begins with the name and the sign.
    let known = doubt.alternatives.map { $0.rawValue.dropFirst(doubt.name.count + 1) }.joined(separator: ", ")
    let what = parts.count < 2 ? "no alternative of the doubt" : "unknown alternative '\(parts[1])' of the doubt"
    self.init(description: "\(what) '\(doubt.name)'. Known are \(known).")
  }
}
