package import DeviceChecks
package import UIKit

/// What the headless UIKit predicts for one check, for each answer to an open question.
package struct BeliefPrediction: Sendable {
  /// The prediction for one answer to the open question.
  package struct Answer: Sendable {
    /// The answer that is assumed; nil if the check is not about an open question.
    package var alternative: HeadlessAlternative?
    package var entry: DeviceCheckEntry
  }

  package var check: DeviceCheck
  /// What a person must do on a device, if the default answer is correct.
  package var requests: [String]
  /// The predictions for all answers, beginning with the default answer.
  package var answers: [Answer]

  /// Predicts the observations of a check.
  ///
  /// - Parameters:
  ///   - check: The check.
  ///   - stage: The simulated devices.
  ///   - assumptions: The assumed answers to all other open questions.
  /// - Throws: `SimulatedKeyboardError` if no keyboard height of the device is known.
  @MainActor package init(
    _ check: DeviceCheck, on stage: BeliefStage, under assumptions: HeadlessAssumptions = []
  ) throws {
    self.check = check
    let doubt = HeadlessDoubt.all.first { $0.name == check.doubt }
    let alternatives: [HeadlessAlternative?] = doubt?.alternatives ?? [nil]
    let runs = try alternatives.map { alternative in
      let assumed = HeadlessAssumptions(assumptions.deviations + [alternative].compactMap(\.self))
      return try stage.perform(check, under: assumed)
    }
    requests = runs.first?.requests ?? []
    answers = zip(alternatives, runs).map { Answer(alternative: $0, entry: $1.entry) }
  }

  /// The names of all observations, in alphabetical order.
  package var observationNames: [String] { Set(answers.flatMap(\.entry.observations.keys)).sorted() }

  /// The pairs of answers that the check cannot distinguish.
  package var indistinguishable: [(HeadlessAlternative, HeadlessAlternative)] {
    var pairs: [(HeadlessAlternative, HeadlessAlternative)] = []
    for (index, answer) in answers.enumerated() {
      for other in answers.dropFirst(index + 1) where answer.entry.differingNames(from: other.entry).isEmpty {
        if let one = answer.alternative, let two = other.alternative { pairs.append((one, two)) }
      }
    }
    return pairs
  }
}

extension DeviceCheckEntry {
  /// Returns the names of the observations that differ, in alphabetical order.
  package func differingNames(from other: DeviceCheckEntry) -> [String] {
    Set(observations.keys).union(other.observations.keys).filter { name in
      guard let here = observations[name], let there = other.observations[name] else { return true }
      return !here.agrees(with: there)
    }.sorted()
  }
}
