package import ClavierTesting
import Foundation
package import KeyboardGallery

/// Judges every input of the gallery's screens under every keyboard of every device.
///
/// A screen is made once per device and orientation, and nothing is drawn.
@MainActor
package struct GalleryCheck {
  /// One screen on one device, held in one way.
  package struct Job: Hashable, Sendable {
    package var screen: GalleryScreen
    package var place: TrialPlace
  }

  /// What came out.
  package struct Outcome: Sendable {
    /// In the order of the screens, then of the devices.
    package var cases: [CheckReportCase] = []
    package var assumedHeights: [AssumedHeight] = []

    package var report: CheckReport { CheckReport(cases: cases, assumedHeights: assumedHeights) }
  }

  package let jobs: [Job]

  /// - Parameter shard: The part to do.
  package init(
    screens: [GalleryScreen] = GalleryScreen.allCases, places: [TrialPlace] = TrialPlace.all(), shard: Shard = .whole
  ) {
    jobs = shard.part(of: screens.flatMap { screen in places.map { Job(screen: screen, place: $0) } })
  }

  init(jobs: [Job]) {
    self.jobs = jobs
  }

  /// Does all of it.
  ///
  /// - Parameter progress: Is told the number of jobs done, after each.
  /// - Throws: What the simulated keyboard says of a device whose keyboards nobody has measured.
  package func run(progress: (Int) -> Void = { _ in }) throws -> Outcome {
    var outcome = Outcome()
    for (index, job) in jobs.enumerated() {
      let trial = try InputTrial({ job.screen.make() }, at: job.place)
      outcome.cases += Self.cases(of: trial, for: job)
      trial.end()
      for height in trial.keyboard.assumedHeightReports(naming: true) where !outcome.assumedHeights.contains(height) {
        outcome.assumedHeights.append(height)
      }
      progress(index + 1)
    }
    return outcome
  }

  /// Every input of a screen under every keyboard; a screen without any input has nothing to show for itself, and fails.
  static func cases(of trial: InputTrial, for job: Job) -> [CheckReportCase] {
    let keyboards = TestedKeyboard.all(on: job.place.device, job.place.orientation)
    return keyboards.flatMap { keyboard -> [CheckReportCase] in
      let verdicts = trial.inputs.map { trial.judge($0, under: keyboard) }
      let none = InputTrial.Verdict(
        input: "no input", coveredHeight: 0, explanation: "the screen shows no text input that takes typing.")
      return (verdicts.isEmpty ? [none] : verdicts).map { CheckReportCase($0, job: job, keyboard: keyboard) }
    }
  }
}

extension CheckReportCase {
  fileprivate init(_ verdict: InputTrial.Verdict, job: GalleryCheck.Job, keyboard: TestedKeyboard) {
    self.init(
      screen: job.screen.id, device: job.place.device.id, orientation: job.place.orientation.rawValue,
      keyboard: keyboard.id, input: verdict.input, coveredHeight: verdict.coveredHeight,
      explanation: verdict.explanation)
  }
}
