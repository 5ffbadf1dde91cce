/// The output of `clavier demo` and `clavier replay` with `--format json`.
///
/// ```json
/// {
///   "version": 1, "device": "iPhone 16", "orientation": "portrait", "system": "iOS 26", "passed": true,
///   "assumedHeights": [],
///   "screens": [ { "screen": "Checkout", "style": "delegate", "allVisible": true, "restored": true, "steps": [] } ]
/// }
/// ```
package struct RunReport: VersionedReport {
  package static let currentVersion = 1

  package var version: Int

  /// The name of the simulated device, such as `iPhone 16`.
  package var device: String

  /// `portrait` or `landscape`.
  package var orientation: String

  /// The system version, such as `iOS 26`; absent from older reports.
  package var system: String?

  /// Whether every input stayed visible and every screen was restored.
  package var passed: Bool

  /// The keyboard heights that are unknown and were assumed.
  package var assumedHeights: [AssumedHeight]

  package var screens: [ScreenReport]

  /// The chosen answers to open questions about UIKit, except default answers; absent if there are none.
  package var alternatives: [String]?

  /// The parts of the replayed text that cannot be read; absent if there are none.
  package var problems: [ProblemReport]?

  /// Creates a report.
  ///
  /// - Parameter screens: The screens, whose results determine ``passed``.
  package init(device: String, orientation: String, assumedHeights: [AssumedHeight], screens: [ScreenReport]) {
    version = Self.currentVersion
    self.device = device
    self.orientation = orientation
    self.assumedHeights = assumedHeights
    self.screens = screens
    passed = screens.allSatisfy { $0.allVisible && $0.restored }
  }
}
