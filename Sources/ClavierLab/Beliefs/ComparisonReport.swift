/// The output of `clavier beliefs compare --format json`.
///
/// ```json
/// {
///   "version": 1, "model": "iPhone17,3", "system": "iOS 26.0", "simulatedDevice": "iphone-393x852",
///   "settledDoubts": 1, "doubts": 37, "contradictions": 0, "notes": [], "problems": [],
///   "beliefs": [ {
///     "name": "end-of-turn", "kind": "settled", "line": 12, "alternatives": ["end-of-turn=observer-first"],
///     "isDefault": true, "differences": []
///   } ]
/// }
/// ```
package struct ComparisonReport: VersionedReport {
  package static let currentVersion = 1

  package var version: Int

  /// The model identifier; absent if the report does not contain it.
  package var model: String?

  /// The system; absent if the report does not contain it.
  package var system: String?

  /// The app that wrote the report; absent if the report does not contain it.
  package var app: String?

  /// The date of the report; absent if the report does not contain it.
  package var date: String?

  /// The identifier of the device for which the predictions were made.
  ///
  /// The device is an iPad if the report is from an iPad. However, the prediction for a check that needs an iPhone is
  /// always made for an iPhone, and the prediction for a check that needs an iPad for an iPad.
  package var simulatedDevice: String

  /// The number of open questions for which the device agrees with only one answer.
  package var settledDoubts: Int

  /// The number of open questions that the checks can answer.
  package var doubts: Int

  /// The number of checks in which the device contradicts every prediction.
  package var contradictions: Int

  package var beliefs: [BeliefVerdict]

  /// Notes about the comparison.
  package var notes: [String]

  /// The parts of the report that could not be read.
  package var problems: [ProblemReport]

  /// Whether at least one result of the device was compared with the predictions.
  package var hasComparedResult: Bool { beliefs.contains { $0.kind != .skipped && $0.kind != .missing } }
}
