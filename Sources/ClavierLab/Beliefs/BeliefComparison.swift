package import DeviceChecks
import Foundation
import UIKit

/// Compares a report of the device checks with the predictions of the headless UIKit.
@MainActor
package struct BeliefComparison {
  private let report: PartialDeviceCheckReport
  private let stage: BeliefStage
  private let checks: [DeviceCheck]

  /// The maximum number of times that predictions are repeated with the answers found so far.
  private static let maximumPassCount = 5

  package init(_ report: PartialDeviceCheckReport, on stage: BeliefStage, checks: [DeviceCheck] = DeviceCheck.all) {
    self.report = report
    self.stage = stage
    self.checks = checks
  }

  /// Returns a verdict for each assumption about UIKit.
  ///
  /// A check can depend on several open questions. Therefore, the predictions are repeated with the answers that the
  /// device has given, until these answers no longer change.
  ///
  /// - Throws: `SimulatedKeyboardError` if no keyboard height of the device is known.
  package func verdicts() throws -> [BeliefVerdict] {
    var verdicts = try verdicts(assuming: [:])
    var narrowings: [String: Narrowing] = [:]
    while let found = try narrowing(verdicts, assuming: narrowings.mapValues(\.assumed)) {
      narrowings[found.doubt] = found
      verdicts = found.verdicts
    }
    for index in verdicts.indices where verdicts[index].kind == .undecided {
      let doubt = DeviceCheck.named(verdicts[index].name)?.doubt
      guard let narrowing = doubt.flatMap({ narrowings[$0] }) else { continue }
      if narrowing.possible.count == 1 {
        verdicts[index].settle(with: narrowing.assumed)
        verdicts[index].reason = "Only this answer explains '\(narrowing.check)'."
      } else {
        verdicts[index].alternatives = narrowing.possible.map(\.rawValue)
      }
    }
    return verdicts
  }

  /// Returns a verdict for each assumption, given the answers to some open questions.
  private func verdicts(assuming given: [String: HeadlessAlternative]) throws -> [BeliefVerdict] {
    var assumptions = HeadlessAssumptions(Array(given.values))
    var verdicts: [BeliefVerdict] = []
    for _ in 0..<Self.maximumPassCount {
      verdicts = try checks.map { try verdict(on: $0, under: assumptions) }
      let found = verdicts.filter { $0.kind == .settled }.flatMap(\.alternatives)
        .compactMap(HeadlessAlternative.init(rawValue:))
      let next = HeadlessAssumptions(Array(given.values) + found)
      if next == assumptions { break }
      assumptions = next
    }
    return verdicts
  }

  /// The answers to an undecided question that explain a contradiction.
  private struct Narrowing {
    var doubt: String
    /// The name of the check that contradicts the predictions under all other answers.
    var check: String
    /// All answers that explain the contradiction.
    var possible: [HeadlessAlternative]
    /// The possible answer with the fewest contradictions.
    var assumed: HeadlessAlternative
    /// The verdicts under the assumed answer.
    var verdicts: [BeliefVerdict]
  }

  /// Returns the answers to an undecided question that explain a contradiction.
  ///
  /// A question with only one such answer comes first. An answer that leaves as many contradictions as before explains
  /// nothing.
  ///
  /// - Parameters:
  ///   - verdicts: The verdicts under the answers in `given`.
  ///   - given: The answers that were found earlier, by doubt. These answers are kept, because two contradictions can
  ///     need different answers to the same question.
  private func narrowing(
    _ verdicts: [BeliefVerdict], assuming given: [String: HeadlessAlternative]
  ) throws -> Narrowing? {
    let chosen = verdicts.filter { $0.kind == .settled }.flatMap(\.alternatives)
      .compactMap(HeadlessAlternative.init(rawValue:))
    var ambiguous: Narrowing?
    for check in verdicts.filter({ $0.kind == .contradicts }).compactMap({ DeviceCheck.named($0.name) }) {
      for undecided in verdicts where undecided.kind == .undecided {
        guard let doubt = DeviceCheck.named(undecided.name)?.doubt, given[doubt] == nil else { continue }
        let possible = try undecided.alternatives.compactMap(HeadlessAlternative.init(rawValue:)).filter {
          let assumptions = HeadlessAssumptions(Array(given.values) + chosen + [$0])
          return try verdict(on: check, under: assumptions).kind != .contradicts
        }
        if possible.count > 1, ambiguous != nil { continue }
        let outcomes = try possible.map { answer in
          let verdicts = try self.verdicts(assuming: given.merging([doubt: answer]) { $1 })
          return Narrowing(doubt: doubt, check: check.name, possible: possible, assumed: answer, verdicts: verdicts)
        }
        let best = outcomes.min { Self.contradictionCount($0.verdicts) < Self.contradictionCount($1.verdicts) }
        guard let best, Self.contradictionCount(best.verdicts) < Self.contradictionCount(verdicts) else { continue }
        if possible.count == 1 { return best }
        ambiguous = best
      }
    }
    return ambiguous
  }

  private static func contradictionCount(_ verdicts: [BeliefVerdict]) -> Int {
    verdicts.count { $0.kind == .contradicts }
  }

  private func verdict(on check: DeviceCheck, under assumptions: HeadlessAssumptions) throws -> BeliefVerdict {
    guard let found = report.entries.first(where: { $0.value.check == check.name }) else {
      return unobserved(check, .missing, missingReason(check))
    }
    if let reason = found.value.skipped { return unobserved(check, .skipped, reason, line: found.line) }
    let prediction = try BeliefPrediction(check, on: stage, under: assumptions)
    let agreeing = prediction.answers.filter { $0.entry.differingNames(from: found.value).isEmpty }
    var verdict = BeliefVerdict(
      name: check.name, kind: .contradicts, line: found.line,
      alternatives: agreeing.compactMap { $0.alternative?.rawValue }, differences: [])
    switch agreeing.count {
    case 0: verdict.differences = differences(of: found.value, from: prediction)
    case 1 where check.doubt == nil: verdict.kind = .agrees
    case 1: if let alternative = agreeing[0].alternative { verdict.settle(with: alternative) }
    default: verdict.kind = .undecided
    }
    return verdict
  }

  private func unobserved(
    _ check: DeviceCheck, _ kind: BeliefVerdict.Kind, _ reason: String, line: Int? = nil
  ) -> BeliefVerdict {
    BeliefVerdict(name: check.name, kind: kind, line: line, alternatives: [], differences: [], reason: reason)
  }

  private func missingReason(_ check: DeviceCheck) -> String {
    let idiom = report.device?.idiom
    if check.idiom == .pad, idiom != "pad" { return "The check needs an iPad." }
    if check.idiom == .phone, idiom == "pad" { return "The check needs an iPhone." }
    return "The report does not contain this check."
  }

  /// Returns the observations that no answer predicts.
  ///
  /// If there are no such observations, the result contains all observations that differ from any of the answers.
  private func differences(of entry: DeviceCheckEntry, from prediction: BeliefPrediction) -> [BeliefVerdict.Difference]
  {
    let differing = prediction.answers.map { Set($0.entry.differingNames(from: entry)) }
    let everywhere = differing.dropFirst().reduce(differing.first ?? []) { $0.intersection($1) }
    let names = everywhere.isEmpty ? differing.reduce([]) { $0.union($1) } : everywhere
    return names.sorted().map { name in
      BeliefVerdict.Difference(
        name: name, observed: entry.observations[name]?.description ?? "not observed",
        predicted: prediction.answers.map { answer in
          let value = answer.entry.observations[name]?.description ?? "not observed"
          return answer.alternative.map { "\($0.shortName): \(value)" } ?? value
        })
    }
  }
}

extension BeliefVerdict {
  fileprivate mutating func settle(with alternative: HeadlessAlternative) {
    (kind, alternatives) = (.settled, [alternative.rawValue])
    isDefault = alternative == alternative.doubt?.standard
  }
}
