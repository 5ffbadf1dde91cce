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
public struct CheckReport: VersionedReport {
  public static let currentVersion = 1

  public var version: Int

  /// How many times an input was judged under a keyboard.
  public var cases: Int

  /// The cases in which the input could not be seen; empty when all is well.
  public var covered: [CheckReportCase]

  /// The keyboard heights that no source gives for a device and that were borrowed from the nearest known one.
  public var assumedHeights: [AssumedHeight]

  /// The alternatives of doubts that were chosen and are not defaults; null when there are none.
  public var alternatives: [String]?

  /// - Parameter cases: All of them; ``covered`` is derived from them.
  public init(cases: [CheckReportCase], assumedHeights: [AssumedHeight]) {
    version = Self.currentVersion
    self.cases = cases.count
    covered = cases.filter { !$0.passed }
    self.assumedHeights = assumedHeights
  }
}
