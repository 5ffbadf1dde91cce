/// What `clavier check` prints with `--format json`.
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

  /// How many times an input was judged under a keyboard.
  package var cases: Int

  /// The cases in which the input could not be seen; empty when all is well.
  package var covered: [CheckReportCase]

  /// The keyboard heights that no source gives for a device and that were borrowed from the nearest known one.
  package var assumedHeights: [AssumedHeight]

  /// The alternatives of doubts that were chosen and are not defaults; null when there are none.
  package var alternatives: [String]?

  /// - Parameter cases: All of them; ``covered`` is derived from them.
  package init(cases: [CheckReportCase], assumedHeights: [AssumedHeight]) {
    version = Self.currentVersion
    self.cases = cases.count
    covered = cases.filter { !$0.passed }
    self.assumedHeights = assumedHeights
  }
}
