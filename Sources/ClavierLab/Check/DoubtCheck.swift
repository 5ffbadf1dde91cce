package import ClavierTesting
import Foundation
package import KeyboardGallery
import UIKit

/// Judges the gallery's inputs under the defaults of the headless UIKit's doubts, under every other alternative by itself,
/// and under random combinations.
@MainActor
package struct DoubtCheck {
  /// How much is tried.
  package struct Extent: Hashable, Sendable {
    /// Chooses the combinations and the sample.
    package var seed: UInt64
    /// How many random combinations there are.
    package var combinations: Int
    /// Whether every screen is tried on every device, and not a sample of them.
    package var isComplete: Bool

    package init(seed: UInt64, combinations: Int = 8, isComplete: Bool = false) {
      self.seed = seed
      self.combinations = combinations
      self.isComplete = isComplete
    }
  }

  /// What is judged under one choice of alternatives.
  private struct Run {
    var choices: DoubtChoices
    var kind: DoubtsReport.Kind
    var check: GalleryCheck
  }

  /// The part of the screens and devices that a sample tries: prime, so that it has each screen in both orientations.
  static let sampleCount = 23

  private let extent: Extent
  private let runs: [Run]
  /// How many screens are opened under each choice, and how many there are.
  private let triedCount, wholeCount: Int
  private let tryOut: (GalleryCheck) throws -> GalleryCheck.Outcome

  /// How many times a screen is opened.
  package var jobCount: Int { runs.map(\.check.jobs.count).reduce(0, +) }

  package init(
    _ extent: Extent, screens: [GalleryScreen] = GalleryScreen.allCases, places: [TrialPlace] = TrialPlace.all(),
    shard: Shard = .whole
  ) {
    self.init(extent, screens: screens, places: places, shard: shard) { try $0.run() }
  }

  /// - Parameter tryOut: Judges the inputs, under the alternatives that hold at the time.
  init(
    _ extent: Extent, screens: [GalleryScreen], places: [TrialPlace], shard: Shard = .whole,
    tryOut: @escaping (GalleryCheck) throws -> GalleryCheck.Outcome
  ) {
    self.extent = extent
    self.tryOut = tryOut
    let whole = GalleryCheck(screens: screens, places: places).jobs
    wholeCount = whole.count
    let sample = Shard(Int(extent.seed % UInt64(Self.sampleCount)) + 1, of: Self.sampleCount)
    let jobs = extent.isComplete ? whole : (sample ?? .whole).part(of: whole)
    triedCount = jobs.count
    var generator = HeadlessGenerator(seed: extent.seed)
    let single = HeadlessAssumptions.single
    let random = (0..<extent.combinations).map { _ in HeadlessAssumptions.random(using: &generator) }
    let chosen =
      single.map { ($0, $0.deviations.isEmpty ? DoubtsReport.Kind.defaults : .alternative) }
      + random.map { ($0, DoubtsReport.Kind.combination) }
    // Parts are taken of all that is to be done, so that no part has much more to do than another.
    let tasks = chosen.indices.flatMap { index in jobs.map { (index, $0) } }
    let part = Dictionary(grouping: shard.part(of: tasks), by: \.0)
    runs = chosen.enumerated().map { index, choice in
      Run(
        choices: DoubtChoices(choice.0), kind: choice.1, check: GalleryCheck(jobs: (part[index] ?? []).map(\.1)))
    }
  }

  /// Does all of it.
  ///
  /// - Parameter progress: Receives the number of screens that were opened, after each choice of alternatives.
  /// - Throws: What ``GalleryCheck/run(progress:)`` throws.
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
      screens: wholeCount, runs: reports, assumedHeights: assumedHeights)
  }

  /// As few of a combination's alternatives as cover an input that the combination covers.
  private func smallest(_ run: Run, _ cases: [CheckReportCase]) throws -> [String]? {
    guard run.kind == .combination, let first = cases.first(where: { !$0.passed }),
      let job = run.check.jobs.first(where: { $0.isJob(of: first) })
    else { return nil }
    let check = GalleryCheck(jobs: [job])
    var rest = run.choices.assumptions.deviations
    for alternative in rest {
      let fewer = rest.filter { $0 != alternative }
      let outcome = try DoubtChoices(HeadlessAssumptions(fewer)).hold { try tryOut(check) }
      if outcome.cases.contains(where: { !$0.passed }) { rest = fewer }
    }
    return rest.map(\.rawValue)
  }
}

extension GalleryCheck.Job {
  fileprivate func isJob(of item: CheckReportCase) -> Bool {
    screen.id == item.screen && place.device.id == item.device && place.orientation.rawValue == item.orientation
  }
}
