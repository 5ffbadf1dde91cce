#if canImport(UIKit)
  import Foundation
  import UIKit

  /// Tests a screen in several places and describes its failures.
  @MainActor
  struct VisibilityAssertion {
    var keyboards: [KeyboardKind]
    var host: TrialHost
    /// The folder for pictures of failures; `nil` for none.
    var pictures: URL?

    /// The number of times that a place is tried if other tests replace its screen.
    private static let mostAttempts = 100

    /// Returns one message for each input that is not visible everywhere, or one message if nothing can be tested.
    func failures(of makeScreen: () -> UIViewController, at places: [TrialPlace]) -> [String] {
      if places.isEmpty || keyboards.isEmpty { return [Self.nothingToTest] }
      let failures = VisibilityFailures(pictures: pictures)
      for place in places {
        do {
          let trial = try InputTrial(makeScreen, at: place, host: host)
          defer { trial.end() }
          failures.begin(trial, at: place)
          trial.run(testedKeyboards(at: place), report: failures.add)
          if trial.inputs.isEmpty { return [Self.noInput(in: trial)] }
          failures.completePlace()
        } catch {
          return ["\(place.name): \(error)"]
        }
      }
      return failures.messages
    }

    /// Returns the same messages, and lets tasks and the main queue run until each screen stops changing.
    ///
    /// - Parameter seconds: The time to wait for a new screen, in seconds.
    func failuresWithTasks(
      of makeScreen: () -> UIViewController, at places: [TrialPlace], waiting seconds: TimeInterval
    ) async -> [String] {
      if places.isEmpty || keyboards.isEmpty { return [Self.nothingToTest] }
      await TrialQueue.enter()
      defer { TrialQueue.leave() }
      let failures = VisibilityFailures(pictures: pictures)
      for place in places {
        do {
          var attempts = 0
          while attempts < Self.mostAttempts {
            attempts += 1
            let trial = try InputTrial(showing: makeScreen, at: place, host: host)
            failures.begin(trial, at: place)
            guard await trial.runWithTasks(testedKeyboards(at: place), waiting: seconds, report: failures.add) else {
              continue
            }
            trial.end()
            if trial.inputs.isEmpty { return [Self.noInput(in: trial)] }
            failures.completePlace()
            break
          }
          if attempts == Self.mostAttempts { return ["\(place.name): \(Self.interrupted)"] }
        } catch {
          return ["\(place.name): \(error)"]
        }
      }
      return failures.messages
    }

    private func testedKeyboards(at place: TrialPlace) -> [TestedKeyboard] {
      TestedKeyboard.all(of: keyboards, on: place.device, place.orientation, behavior: place.behavior)
    }

    private static let nothingToTest = "No device, orientation, or keyboard was given, so nothing was tested."

    private static let interrupted = """
      other tests replaced the screen while it was tested. Use the headless UIKit only in tests that do not suspend, or \
      run them in one suite with the trait .serialized.
      """

    private static func noInput(in trial: InputTrial) -> String {
      "\(type(of: trial.controller)) has no text input that the user can edit."
    }
  }

  extension TrialPlace {
    /// The place in messages: the device's name, its `id`, and the orientation.
    var name: String { "\(device.names.first ?? device.id) (\(device.id)) in \(orientation.rawValue)" }
  }
#endif
