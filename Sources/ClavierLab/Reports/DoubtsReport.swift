/// The output of `clavier check --doubts --format json`.
///
/// ```json
/// {
///   "version": 1, "seed": 7, "system": "18", "screensTried": 26, "screens": 616, "assumedHeights": [],
///   "runs": [ { "kind": "alternative", "alternatives": ["inset-clamping=at-layout"], "cases": 2100, "covered": [] } ]
/// }
/// ```
package struct DoubtsReport: VersionedReport {
  package static let currentVersion = 1

  package var version: Int

  /// The seed of the combinations and of the sample.
  package var seed: UInt64

  /// The major version of the simulated system, such as `18`; absent from older reports.
  package var system: String?

  /// The number of screens opened with each choice of answers, counted for each device and orientation.
  package var screensTried: Int

  /// The total number of screens, counted for each device and orientation.
  package var screens: Int

  /// One run for each choice of answers to open questions about UIKit, beginning with the default answers.
  package var runs: [Run]

  /// The keyboard heights that are unknown and were assumed.
  package var assumedHeights: [AssumedHeight]

  /// The answers that were not checked, because they are documented limitations of Clavier; absent if there are none.
  package var skipped: [String]?

  init(
    seed: UInt64, screensTried: Int, screens: Int, runs: [Run], assumedHeights: [AssumedHeight],
    skipped: [String]? = nil
  ) {
    version = Self.currentVersion
    self.seed = seed
    self.screensTried = screensTried
    self.screens = screens
    self.runs = runs
    self.assumedHeights = assumedHeights
    self.skipped = skipped
  }

  /// Whether every input was visible with every choice of answers.
  package var passed: Bool { runs.allSatisfy(\.covered.isEmpty) }

  /// Where a choice of answers comes from: the defaults, one other answer, or a random combination.
  package enum Kind: String, Codable, Hashable, Sendable {
    case defaults, alternative, combination
  }

  /// The cases with one choice of answers.
  package struct Run: Codable, Hashable, Sendable {
    package var kind: Kind

    /// The answers that are not defaults, as accepted by `--doubt`.
    package var alternatives: [String]

    /// The number of inputs that were checked, counted once for each keyboard.
    package var cases: Int

    /// The cases in which the input was not visible.
    package var covered: [CheckReportCase]

    /// The answers in a combination without which the first covered input would not be covered.
    ///
    /// The value is absent if the run is not a combination, or if no input is covered.
    package var smallest: [String]?

    /// Creates a run.
    ///
    /// - Parameter cases: All cases. The cases that did not pass become ``covered``.
    package init(kind: Kind, alternatives: [String], cases: [CheckReportCase], smallest: [String]? = nil) {
      self.kind = kind
      self.alternatives = alternatives
      self.cases = cases.count
      covered = cases.filter { !$0.passed }
      self.smallest = smallest
    }
  }

  /// The titles of ``runs``: the answer, or the number of the combination.
  package var runNames: [String] {
    var combinations = 0
    return runs.map { run in
      switch run.kind {
      case .defaults: return "defaults"
      case .alternative: return run.alternatives.joined(separator: ", ")
      case .combination:
        combinations += 1
        return "combination \(combinations)"
      }
    }
  }
}
