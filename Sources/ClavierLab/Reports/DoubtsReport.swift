/// What `clavier check --doubts` prints with `--format json`.
///
/// ```json
/// {
///   "version": 1, "seed": 7, "screensTried": 26, "screens": 616, "assumedHeights": [],
///   "runs": [ { "kind": "alternative", "alternatives": ["inset-clamping=at-layout"], "cases": 2100, "covered": [] } ]
/// }
/// ```
package struct DoubtsReport: VersionedReport {
  package static let currentVersion = 1

  package var version: Int

  /// The seed of the combinations and of the sample; the same seed tries the same.
  package var seed: UInt64

  /// How many screens were opened under each choice of alternatives, each device and orientation counted.
  package var screensTried: Int

  /// How many there are to open.
  package var screens: Int

  /// One for each choice of alternatives, the defaults first.
  package var runs: [Run]

  /// The keyboard heights that no source gives for a device and that were borrowed from the nearest known one.
  package var assumedHeights: [AssumedHeight]

  package init(seed: UInt64, screensTried: Int, screens: Int, runs: [Run], assumedHeights: [AssumedHeight]) {
    version = Self.currentVersion
    self.seed = seed
    self.screensTried = screensTried
    self.screens = screens
    self.runs = runs
    self.assumedHeights = assumedHeights
  }

  /// Whether no input was covered under any choice.
  package var passed: Bool { runs.allSatisfy(\.covered.isEmpty) }

  /// How a choice of alternatives came about.
  package enum Kind: String, Codable, Hashable, Sendable {
    case defaults, alternative, combination
  }

  /// The cases under one choice of alternatives.
  package struct Run: Codable, Hashable, Sendable {
    package var kind: Kind

    /// The alternatives that are not defaults, as `--doubt` takes them.
    package var alternatives: [String]

    /// How many times an input was judged under a keyboard.
    package var cases: Int

    /// The cases in which the input could not be seen; empty when all is well.
    package var covered: [CheckReportCase]

    /// As few of a combination's alternatives as still cover an input; null when none is covered.
    package var smallest: [String]?

    /// - Parameter cases: All of them; ``covered`` is derived from them.
    package init(kind: Kind, alternatives: [String], cases: [CheckReportCase], smallest: [String]? = nil) {
      self.kind = kind
      self.alternatives = alternatives
      self.cases = cases.count
      covered = cases.filter { !$0.passed }
      self.smallest = smallest
    }
  }

  /// What each of ``runs`` is called: the alternative, or the number of the combination.
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
