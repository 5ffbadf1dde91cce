package import ClavierTesting
import Foundation

/// Checks every input of a list of screens under every keyboard of every device.
///
/// Each screen is opened once for each device and orientation, and nothing is drawn.
@MainActor
package struct GalleryCheck {
  /// One screen on one device in one orientation.
  package struct Job: Hashable, Sendable {
    package var screen: LabScreen
    package var place: TrialPlace
  }

  /// The result of a check.
  package struct Outcome: Sendable {
    /// The cases in the order of the screens, then of the devices.
    package var cases: [CheckReportCase] = []
    package var assumedHeights: [AssumedHeight] = []

    package var report: CheckReport { CheckReport(cases: cases, assumedHeights: assumedHeights) }
  }

  package let jobs: [Job]

  /// Creates a check.
  ///
  /// - Parameter shard: The part of the jobs to perform.
  package init(
    screens: [LabScreen] = LabScreen.gallery, places: [TrialPlace] = TrialPlace.all(), shard: Shard = .whole
  ) {
    jobs = shard.part(of: screens.flatMap { screen in places.map { Job(screen: screen, place: $0) } })
  }

  init(jobs: [Job]) {
    self.jobs = jobs
  }

  /// Runs the check.
  ///
  /// - Parameter progress: Receives the number of completed jobs after each job.
  /// - Throws: `SimulatedKeyboardError` if no keyboard height of a device is known.
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

  /// Returns every input of a screen under every keyboard.
  ///
  /// A screen without inputs results in a failure.
  static func cases(of trial: InputTrial, for job: Job) -> [CheckReportCase] {
    let keyboards = TestedKeyboard.all(on: job.place.device, job.place.orientation)
    var cases: [CheckReportCase] = []
    trial.run(keyboards) { verdict, keyboard in
      if verdict.wasEdited { cases.append(CheckReportCase(verdict, job: job, keyboard: keyboard)) }
    }
    guard cases.isEmpty else { return cases }
    let none = InputTrial.Verdict(
      input: "no input", coveredHeight: 0, explanation: "the screen has no text input that the user can edit.")
    return keyboards.map { CheckReportCase(none, job: job, keyboard: $0) }
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
