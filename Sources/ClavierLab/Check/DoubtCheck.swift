package import ClavierTesting
import Foundation
import UIKit

/// Checks screens with the default answers to all open questions about UIKit, with each other answer, and with random
/// combinations of answers.
///
/// All screens have the default text size.
@MainActor
package struct DoubtCheck {
  /// The extent of a check.
  package struct Extent: Hashable, Sendable {
    /// The seed of the combinations and of the sample.
    package var seed: UInt64
    /// The number of random combinations.
    package var combinations: Int
    /// Whether every screen is checked on every device, instead of a sample.
    package var isComplete: Bool

    package init(seed: UInt64, combinations: Int = 8, isComplete: Bool = false) {
      self.seed = seed
      self.combinations = combinations
      self.isComplete = isComplete
    }
  }

  /// The check with one choice of answers.
  private struct Run {
    var choices: DoubtChoices
    var kind: DoubtsReport.Kind
    var check: GalleryCheck
  }

  /// The sampling interval: one of this many jobs is part of a sample.
  ///
  /// The number is prime, so that a sample contains both orientations and many devices.
  static let sampleStride = 23

  /// The answers that are not checked.
  ///
  /// With these answers, shifting a view cannot work, because the view's parent resets its frame.
  ///
  /// The article "Keeping inputs visible" documents this limitation.
  static let skipped: Set<HeadlessAlternative> = [.parentsSetFrames]

  private let extent: Extent
  private let runs: [Run]
  /// The number of screens to open with each choice of answers, and the number of all screens.
  ///
  /// A screen counts once for each device and orientation.
  private let triedCount, wholeCount: Int
  private let tryOut: (GalleryCheck) throws -> GalleryCheck.Outcome

  /// The number of times that a screen is opened.
  package var jobCount: Int { runs.map(\.check.jobs.count).reduce(0, +) }

  package init(
    _ extent: Extent, screens: [LabScreen] = LabScreen.gallery,
    configurations: [TrialConfiguration] = TrialConfiguration.all(), shard: Shard = .whole
  ) {
    self.init(extent, screens: screens, configurations: configurations, shard: shard) { try $0.run() }
  }

  /// Creates a check that runs each choice of answers with a custom closure.
  ///
  /// - Parameter tryOut: A closure that runs a check with the current answers.
  init(
    _ extent: Extent, screens: [LabScreen], configurations: [TrialConfiguration], shard: Shard = .whole,
    tryOut: @escaping (GalleryCheck) throws -> GalleryCheck.Outcome
  ) {
    self.extent = extent
    self.tryOut = tryOut
    let whole = GalleryCheck(screens: screens, configurations: configurations).jobs.filter { $0.textSize == .large }
    wholeCount = whole.count
    let sample = Shard(Int(extent.seed % UInt64(Self.sampleStride)) + 1, of: Self.sampleStride)
    let jobs = extent.isComplete ? whole : (sample ?? .whole).part(of: whole)
    triedCount = jobs.count
    var generator = HeadlessGenerator(seed: extent.seed)
    let single = HeadlessAssumptions.single.filter { Self.skipped.isDisjoint(with: $0.deviations) }
    let random = (0..<extent.combinations).map { _ in
      HeadlessAssumptions.random(using: &generator).excluding(Array(Self.skipped))
    }
    let chosen =
      single.map { ($0, $0.deviations.isEmpty ? DoubtsReport.Kind.defaults : .alternative) }
      + random.map { ($0, DoubtsReport.Kind.combination) }
    // Each part contains jobs with every choice of answers, so that all parts take about the same time.
    let tasks = chosen.indices.flatMap { index in jobs.map { (index, $0) } }
    let part = Dictionary(grouping: shard.part(of: tasks), by: \.0)
    runs = chosen.enumerated().map { index, choice in
      Run(
        choices: DoubtChoices(choice.0), kind: choice.1, check: GalleryCheck(jobs: (part[index] ?? []).map(\.1)))
    }
  }

  /// Runs the check.
  ///
  /// - Parameter progress: A closure that receives the number of opened screens, after each choice of answers.
  /// - Throws: The errors of ``GalleryCheck/run(progress:)``.
  package func run(progress: (Int) -> Void = { _ in }) throws -> DoubtsReport {
    var done = 0
    var assumedHeights: [AssumedHeight] = []
    let reports = try runs.map { run in
      let outcome = try run.choices.hold { try tryOut(run.check) }
      for height in outcome.assumedHeights where !assumedHeights.contains(height) { assumedHeights.append(height) }
      done += run.check.jobs.count
      progress(done)
      return DoubtsReport.Run(
        kind: run.kind, alternatives: run.choices.names, cases: outcome.cases,
        smallest: try smallest(run, outcome.cases))
    }
    return DoubtsReport(
      seed: extent.seed, screensTried: triedCount,
      screens: wholeCount, runs: reports, assumedHeights: assumedHeights,
      skipped: Self.skipped.map(\.rawValue).sorted())
  }

  /// Returns the answers in a combination without which the first covered input would not be covered.
  ///
  /// The method leaves out each answer without which the input is still covered.
  private func smallest(_ run: Run, _ cases: [CheckReportCase]) throws -> [String]? {
    guard run.kind == .combination, let first = cases.first(where: { !$0.passed }),
      let job = run.check.jobs.first(where: { $0.isJob(of: first) })
    else { return nil }
    let check = GalleryCheck(jobs: [job])
    var rest = run.choices.assumptions
    for alternative in rest.deviations {
      let fewer = rest.excluding([alternative])
      let outcome = try DoubtChoices(fewer).hold { try tryOut(check) }
      let isCovered = outcome.cases.contains {
        !$0.passed && $0.input == first.input && $0.keyboard == first.keyboard
      }
      if isCovered { rest = fewer }
    }
    return rest.deviations.map(\.rawValue)
  }
}

extension GalleryCheck.Job {
  fileprivate func isJob(of item: CheckReportCase) -> Bool {
    screen.id == item.screen && configuration.device.id == item.device
      && configuration.orientation.rawValue == item.orientation
      && item.textSize.map { $0 == textSize.rawValue } ?? (textSize == .large)
  }
}
