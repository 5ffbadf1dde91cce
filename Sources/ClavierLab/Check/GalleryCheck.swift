package import ClavierTesting
import Foundation
import UIKit

/// Checks every input of a list of screens under every keyboard of every device.
///
/// Each screen is opened once for each device and orientation. The screen is opened again in two larger text sizes, by
/// default on only a sample of the devices and orientations. No pictures are drawn.
@MainActor
package struct GalleryCheck {
  /// One screen on one device in one orientation and one text size.
  package struct Job: Hashable, Sendable {
    package var screen: LabScreen
    package var configuration: TrialConfiguration
    package var textSize = LabSettings.TextSize.large
  }

  /// The text sizes in addition to the default: the largest ordinary one, and one for accessibility.
  package nonisolated static let largerTextSizes: [LabSettings.TextSize] = [
    .extraExtraExtraLarge, .accessibilityExtraLarge,
  ]

  /// The sampling interval for larger text sizes: one of this many combinations of a device and an orientation is
  /// checked, unless all of them are.
  ///
  /// The number is prime and larger than the number of orientations, so that the sample contains both orientations,
  /// phones, and tablets.
  static let largerTextStride = 11

  /// The result of a check.
  package struct Outcome: Sendable {
    /// The cases, ordered by screen and then by device.
    package var cases: [CheckReportCase] = []
    package var assumedHeights: [AssumedHeight] = []

    package var report: CheckReport { CheckReport(cases: cases, assumedHeights: assumedHeights) }
  }

  package let jobs: [Job]

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - screens: The screens to open.
  ///   - configurations: The devices and orientations.
  ///   - isComplete: Whether each screen is checked on every device and in every orientation at every text size.
  ///     Otherwise, the larger text sizes are checked on a sample that differs for each screen.
  ///   - shard: The part of the jobs to perform.
  package init(
    screens: [LabScreen] = LabScreen.gallery, configurations: [TrialConfiguration] = TrialConfiguration.all(),
    isComplete: Bool = false, shard: Shard = .whole
  ) {
    var jobs: [Job] = []
    var count = 0
    for screen in screens {
      jobs += configurations.map { Job(screen: screen, configuration: $0) }
      for size in Self.largerTextSizes {
        for configuration in configurations {
          if isComplete || count.isMultiple(of: Self.largerTextStride) {
            jobs.append(Job(screen: screen, configuration: configuration, textSize: size))
          }
          count += 1
        }
      }
    }
    self.jobs = shard.part(of: jobs)
  }

  init(jobs: [Job]) {
    self.jobs = jobs
  }

  /// Runs the check.
  ///
  /// - Parameter progress: A closure that receives the number of completed jobs after each job.
  /// - Throws: `SimulatedKeyboardError` if no keyboard height of a device is known.
  package func run(progress: (Int) -> Void = { _ in }) throws -> Outcome {
    var outcome = Outcome()
    for (index, job) in jobs.enumerated() {
      let trial = try Self.trial(of: job)
      outcome.cases += Self.cases(of: trial, for: job)
      trial.end()
      for height in trial.keyboard.assumedHeightReports(naming: true) where !outcome.assumedHeights.contains(height) {
        outcome.assumedHeights.append(height)
      }
      progress(index + 1)
    }
    return outcome
  }

  static func trial(of job: Job) throws -> InputTrial {
    let screen = {
      // The trial has just reset the headless world, so the text size must be set again.
      HeadlessAccessibility.preferredContentSizeCategory = UIContentSizeCategory(job.textSize)
      return job.screen.make()
    }
    return try InputTrial(searching: screen, in: job.configuration)
  }

  /// Returns every input on a screen under every keyboard.
  ///
  /// A screen without inputs results in a failure.
  static func cases(of trial: InputTrial, for job: Job) -> [CheckReportCase] {
    let keyboards = TestedKeyboard.all(
      on: job.configuration.device, job.configuration.orientation, behavior: job.configuration.behavior)
    var cases: [CheckReportCase] = []
    trial.run(keyboards) { verdict, keyboard in
      if verdict.wasChecked { cases.append(CheckReportCase(verdict, job: job, keyboard: keyboard)) }
    }
    guard cases.isEmpty else { return cases }
    let none = InputTrial.Verdict(
      input: "no input", coveredLength: 0, explanation: "the screen has no text input that the user can edit.")
    return keyboards.map { CheckReportCase(none, job: job, keyboard: $0) }
  }
}

extension CheckReportCase {
  fileprivate init(_ verdict: InputTrial.Verdict, job: GalleryCheck.Job, keyboard: TestedKeyboard) {
    self.init(
      screen: job.screen.id, device: job.configuration.device.id, orientation: job.configuration.orientation.rawValue,
      textSize: job.textSize == .large ? nil : job.textSize.rawValue, keyboard: keyboard.id, input: verdict.input,
      coveredLength: verdict.coveredLength, explanation: verdict.explanation)
  }
}
