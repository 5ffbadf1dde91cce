#if canImport(UIKit)
  import Foundation
  import UIKit

  /// The failures of a screen, with a message for each input.
  @MainActor
  final class VisibilityFailures {
    private struct Failure {
      var configuration: TrialConfiguration
      var keyboard: TestedKeyboard
      var covered: Double
      var explanation: String

      var summary: String {
        let setting = "on \(configuration.name) with the \(keyboard.title)"
        return covered > 0 ? "\(covered.textInPoints) covered \(setting)" : setting
      }
    }

    /// The maximum number of failures that a message lists.
    private static let limit = 8

    private let folder: URL?
    private var names: [String] = []
    private var failures: [String: [Failure]] = [:]
    /// The failures on the current device in the current orientation, which are added to the list when the trial is
    /// completed.
    private var currentFailures: [(input: String, failure: Failure)] = []
    private var configuration: TrialConfiguration?
    /// The pictures of the worst failure of each input.
    private var pictures: [String: (covered: Double, picture: ScreenPicture)] = [:]

    /// Creates an empty list that writes its pictures to a folder.
    init(pictures folder: URL?) {
      self.folder = folder
    }

    /// Starts recording the failures of a trial on a device in an orientation, and discards the failures of the
    /// previous trial unless it was completed.
    func begin(_ trial: InputTrial, in configuration: TrialConfiguration) {
      self.configuration = configuration
      currentFailures = []
      guard folder != nil else { return }
      trial.onFailure = { [weak self, weak trial] verdict, input, sight in
        guard let self, let trial else { return }
        if let known = pictures[verdict.input], known.covered >= verdict.coveredLength { return }
        let (device, orientation) = (configuration.device.id, configuration.orientation.rawValue)
        let picture = ScreenPicture(
          of: trial.window, keyboard: trial.keyboard.frame, part: sight.frame,
          name: "\(type(of: trial.controller))-\(verdict.input)-\(device)-\(orientation)")
        pictures[verdict.input] = (verdict.coveredLength, picture)
      }
    }

    /// Adds a failure if a verdict describes a failure.
    func add(_ verdict: InputTrial.Verdict, under keyboard: TestedKeyboard) {
      guard let configuration, let explanation = verdict.explanation else { return }
      let failure = Failure(
        configuration: configuration, keyboard: keyboard, covered: verdict.coveredLength, explanation: explanation)
      currentFailures.append((verdict.input, failure))
    }

    /// Adds the failures of the current trial to the list.
    func completeTrial() {
      for (input, failure) in currentFailures {
        if failures[input] == nil { names.append(input) }
        failures[input, default: []].append(failure)
      }
      currentFailures = []
    }

    /// One message for each input with at least one failure.
    var messages: [String] {
      names.compactMap { name in failures[name].flatMap { message(on: name, $0) } }
    }

    /// Returns a message that starts with the worst failure.
    private func message(on input: String, _ failures: [Failure]) -> String? {
      // The failures with the largest covered part come first, and equal failures keep their order.
      let sorted = failures.enumerated().sorted { ($1.element.covered, $0.offset) < ($0.element.covered, $1.offset) }
        .map(\.element)
      guard let worst = sorted.first else { return nil }
      let verdict = worst.covered > 0 ? ": " : " cannot be seen "
      var lines = ["\(input)\(verdict)\(worst.summary): \(worst.explanation)"]
      lines += sorted.dropFirst().prefix(Self.limit - 1).map { "also \($0.summary)" }
      if sorted.count > Self.limit { lines.append("and in \(sorted.count - Self.limit) more cases") }
      if let folder, let picture = pictures[input]?.picture { lines.append(picture.write(to: folder)) }
      return lines.joined(separator: "\n")
    }
  }
#endif
