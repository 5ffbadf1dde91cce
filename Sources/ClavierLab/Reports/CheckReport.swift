/// The output of `clavier check --format json`.
///
/// ```json
/// {
///   "version": 1, "cases": 4800, "assumedHeights": [],
///   "covered": [ {
///     "screen": "closures", "device": "iphone-393x852", "orientation": "portrait", "keyboard": "text",
///     "input": "email", "coveredHeight": 24, "explanation": "…"
///   } ]
/// }
/// ```
package struct CheckReport: VersionedReport {
  package static let currentVersion = 1

  package var version: Int

  /// The number of inputs that were checked, counted once for each keyboard.
  package var cases: Int

  /// The cases in which the input was not visible.
  package var covered: [CheckReportCase]

  /// The keyboard heights that are unknown and were assumed.
  package var assumedHeights: [AssumedHeight]

  /// The major version of the simulated system, such as `18`; absent from older reports.
  package var system: String?

  /// The chosen answers to open questions about UIKit, except default answers; absent if there are none.
  package var alternatives: [String]?

  /// Creates a report.
  ///
  /// - Parameter cases: All cases. The cases that did not pass become ``covered``.
  package init(cases: [CheckReportCase], assumedHeights: [AssumedHeight]) {
    version = Self.currentVersion
    self.cases = cases.count
    covered = cases.filter { !$0.passed }
    self.assumedHeights = assumedHeights
  }
}
