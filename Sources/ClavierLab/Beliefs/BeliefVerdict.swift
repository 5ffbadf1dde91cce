/// The result of comparing one check of a device report with the predictions.
package struct BeliefVerdict: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Hashable, Sendable {
    /// The device agrees with only one answer to the open question.
    case settled
    /// The device agrees with the only prediction.
    case agrees
    /// The device agrees with several answers.
    case undecided
    /// The device agrees with no prediction.
    case contradicts
    /// The device did not complete the check.
    case skipped
    /// The report does not contain the check.
    case missing
  }

  /// One observation that differs from the predictions.
  package struct Difference: Codable, Hashable, Sendable {
    package var name: String
    /// What the device observed.
    package var observed: String
    /// The observation that each answer predicts.
    package var predicted: [String]
  }

  package var name: String
  package var kind: Kind

  /// The line of the entry in the report, counted from 1; absent if the report has no such entry.
  package var line: Int?

  /// The answers with which the device agrees.
  package var alternatives: [String]

  /// Whether the device agrees with only the default answer; absent if the question is not settled.
  package var isDefault: Bool?

  /// The observations that no prediction contains, or that no single answer explains.
  package var differences: [Difference]

  /// The reason why nothing was compared.
  ///
  /// If the check cannot distinguish the answers on this device, the value is the reason why the question is settled
  /// anyway.
  package var reason: String?
}
