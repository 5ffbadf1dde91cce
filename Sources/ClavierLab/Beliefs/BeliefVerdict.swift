/// The result of comparing one belief with the model.
package struct BeliefVerdict: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Hashable, Sendable {
    /// The device chose one alternative of the doubt.
    case settled
    /// The device agrees with the only prediction.
    case agrees
    /// The device agrees with several alternatives.
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
    /// What each alternative predicts.
    package var predicted: [String]
  }

  package var name: String
  package var kind: Kind

  /// The line of the entry in the report, counted from 1; absent if there is none.
  package var line: Int?

  /// The alternatives with which the device agrees.
  package var alternatives: [String]

  /// Whether the device chose the default alternative; absent if it chose none.
  package var isDefault: Bool?

  /// The observations that agree with no prediction, or that no single alternative explains.
  package var differences: [Difference]

  /// The reason why nothing was compared.
  ///
  /// If the doubt is settled although the check cannot distinguish the alternatives on this device, it is the reason
  /// for that.
  package var reason: String?
}
