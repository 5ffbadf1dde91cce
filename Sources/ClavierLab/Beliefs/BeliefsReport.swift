import ClavierTesting
package import DeviceChecks
import UIKit

/// The output of `clavier beliefs --format json`.
///
/// ```json
/// {
///   "version": 1, "alternatives": [],
///   "beliefs": [ {
///     "name": "end-of-turn", "belief": "…", "doubt": "end-of-turn", "requests": [],
///     "predictions": [ {
///       "alternative": "end-of-turn=observer-first", "device": "iphone-393x852",
///       "observations": { "order": ["observer", "layout"] }
///     } ]
///   } ]
/// }
/// ```
package struct BeliefsReport: VersionedReport {
  package static let currentVersion = 1

  package var version: Int

  /// The answers, other than default answers, that all predictions assume for questions other than their own.
  package var alternatives: [String]

  package var beliefs: [Belief]

  /// One assumption about UIKit, with its predictions.
  package struct Belief: Codable, Hashable, Sendable {
    package var name: String
    package var belief: String

    /// The open question that the check answers; absent if there is none.
    package var doubt: String?

    /// What a person must do on a device.
    package var requests: [String]

    package var predictions: [Prediction]
  }

  /// The predicted observations for one answer to the open question.
  package struct Prediction: Codable, Hashable, Sendable {
    /// The answer, as accepted by `--doubt`; absent if the check is not about an open question.
    package var alternative: String?

    /// The identifier of the simulated device.
    package var device: String

    package var observations: [String: Observation]
  }

  @MainActor package init(_ predictions: [BeliefPrediction], on stage: BeliefStage, alternatives: [String]) {
    version = Self.currentVersion
    self.alternatives = alternatives
    beliefs = predictions.map { prediction in
      Belief(
        name: prediction.check.name, belief: prediction.check.belief, doubt: prediction.check.doubt,
        requests: prediction.requests,
        predictions: prediction.answers.map {
          Prediction(
            alternative: $0.alternative?.rawValue, device: stage.device(for: prediction.check).id,
            observations: $0.entry.observations)
        })
    }
  }
}
