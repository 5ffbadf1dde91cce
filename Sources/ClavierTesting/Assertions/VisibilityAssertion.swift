#if canImport(UIKit)
  import Foundation
  import UIKit

  /// Tests a screen on several devices and in several orientations, and describes the failures.
  @MainActor
  struct VisibilityAssertion {
    var keyboards: [KeyboardKind]
    var host: TrialHost
    /// The folder for pictures of failures; nil for none.
    var pictures: URL?

    /// The maximum number of attempts for a device and orientation if other tests replace the screen.
    private static let maximumAttemptCount = 100

    /// The time between two attempts, in nanoseconds.
    ///
    /// In this time, the tests that replace the screen can end.
    private static let pause: UInt64 = 10_000_000

    /// Returns one message for each input that is not visible on at least one device, and a message if the screen
    /// cannot be tested.
    func failures(of makeScreen: () -> UIViewController, in configurations: [TrialConfiguration]) -> [String] {
      if configurations.isEmpty || keyboards.isEmpty { return [Self.nothingToTest] }
      let failures = VisibilityFailures(pictures: pictures)
      var missing = MissingInputs()
      for configuration in configurations {
        do {
          let trial = try InputTrial(searching: makeScreen, in: configuration, host: host)
          defer { trial.end() }
          failures.begin(trial, in: configuration)
          trial.run(testedKeyboards(in: configuration), report: failures.add)
          missing.add(trial, in: configuration)
          failures.completeTrial()
        } catch {
          return failures.messages + ["\(configuration.name): \(error)"]
        }
      }
      return failures.messages + missing.messages(for: configurations)
    }

    /// Returns the same messages as `failures(of:in:)`, but lets tasks and the main queue run until each screen stops
    /// changing.
    ///
    /// - Parameter seconds: The time to wait for a new screen, in seconds.
    func failuresWithTasks(
      of makeScreen: () -> UIViewController, in configurations: [TrialConfiguration], waiting seconds: TimeInterval
    ) async -> [String] {
      if configurations.isEmpty || keyboards.isEmpty { return [Self.nothingToTest] }
      await TrialQueue.enter()
      defer { TrialQueue.leave() }
      let failures = VisibilityFailures(pictures: pictures)
      var missing = MissingInputs()
      for configuration in configurations {
        do {
          guard
            let trial = try await completedTrial(
              of: makeScreen, in: configuration, waiting: seconds, addingTo: failures)
          else { return failures.messages + ["\(configuration.name): \(Self.interrupted)"] }
          trial.end()
          missing.add(trial, in: configuration)
          failures.completeTrial()
        } catch {
          return failures.messages + ["\(configuration.name): \(error)"]
        }
      }
      return failures.messages + missing.messages(for: configurations)
    }

    /// Tests a screen on a device in an orientation, and repeats the test if another test replaces the screen.
    ///
    /// - Returns: The trial that was not interrupted; nil if every attempt was interrupted.
    private func completedTrial(
      of makeScreen: () -> UIViewController, in configuration: TrialConfiguration, waiting seconds: TimeInterval,
      addingTo failures: VisibilityFailures
    ) async throws -> InputTrial? {
      for _ in 0..<Self.maximumAttemptCount {
        let trial = try InputTrial(showing: makeScreen, in: configuration, host: host)
        failures.begin(trial, in: configuration)
        if await trial.runWithTasks(testedKeyboards(in: configuration), waiting: seconds, report: failures.add) {
          return trial
        }
        // A canceled task does not pause, but it still makes the remaining attempts.
        try? await Task.sleep(nanoseconds: Self.pause)
      }
      return nil
    }

    private func testedKeyboards(in configuration: TrialConfiguration) -> [TestedKeyboard] {
      TestedKeyboard.all(
        of: keyboards, on: configuration.device, configuration.orientation, behavior: configuration.behavior)
    }

    private static let nothingToTest = """
      The list of devices, orientations, or keyboards is empty, so nothing was tested. Pass at least one of each.
      """

    private static let interrupted = """
      other tests replaced the screen while it was being tested. Use the headless UIKit only in tests that do not \
      suspend, or run these tests in one suite with the trait .serialized.
      """
  }

  /// The devices and orientations for which no input of a screen was checked.
  @MainActor private struct MissingInputs {
    private var found: [(configuration: String, sentence: String)] = []

    mutating func add(_ trial: InputTrial, in configuration: TrialConfiguration) {
      guard !trial.hasCheckedInput else { return }
      let screen = type(of: trial.controller)
      let sentence =
        if !trial.inputs.isEmpty {
          """
          no input of \(screen) became first responder and stayed on the screen, so nothing was checked. If the user \
          cannot edit the inputs, remove the screen from the test. \(Self.lateContent)
          """
        } else if trial.controller.frontController.hasInputInAccessoryView {
          """
          \(screen) has inputs only in an inputAccessoryView, which moves with the keyboard and is not tested. Remove \
          the screen from the test.
          """
        } else {
          "\(screen) has no text input that the user can edit. \(Self.lateContent)"
        }
      found.append((configuration.name, sentence))
    }

    private static let lateContent = """
      If the inputs appear later, call the asynchronous variant, and pass the argument waiting if loading takes time.
      """

    /// Returns one message if no input was checked on any device, and otherwise one message for each device and
    /// orientation without a checked input.
    func messages(for configurations: [TrialConfiguration]) -> [String] {
      if found.count == configurations.count { return found.prefix(1).map(\.sentence) }
      return found.map { "\($0.configuration): \($0.sentence)" }
    }
  }

  extension TrialConfiguration {
    /// The text for messages: the device's name, its `id`, and the orientation.
    var name: String { "\(device.names.first ?? device.id) (\(device.id)) in \(orientation.rawValue)" }
  }
#endif
