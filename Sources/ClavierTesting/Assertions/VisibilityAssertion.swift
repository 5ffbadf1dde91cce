#if canImport(UIKit)
  import Foundation
  import UIKit

  /// Tests a screen in several places and describes its failures.
  @MainActor
  struct VisibilityAssertion {
    var keyboards: [KeyboardKind]
    var host: TrialHost

    /// Returns one message for each input that is not visible everywhere, or one message if nothing can be tested.
    func failures(of makeScreen: () -> UIViewController, at wished: [TrialPlace]) -> [String] {
      let places = host.places(wished)
      if places.isEmpty || keyboards.isEmpty { return [nothingToTry(of: wished)] }
      var names: [String] = []
      var failures: [String: [Failure]] = [:]
      for place in places {
        do {
          let trial = try InputTrial(makeScreen, at: place, host: host)
          if trial.inputs.isEmpty { return ["\(type(of: trial.controller)) has no text input that the user can edit."] }
          for keyboard in TestedKeyboard.all(of: keyboards, on: place.device, place.orientation) {
            for input in trial.inputs {
              let verdict = trial.judge(input, under: keyboard)
              guard let explanation = verdict.explanation else { continue }
              if failures[verdict.input] == nil { names.append(verdict.input) }
              failures[verdict.input, default: []].append(
                Failure(place: place, keyboard: keyboard, covered: verdict.coveredHeight, explanation: explanation))
            }
          }
          trial.end()
        } catch {
          return ["\(place.name): \(error)"]
        }
      }
      return names.compactMap { name in failures[name].flatMap { message(on: name, $0) } }
    }

    private struct Failure {
      var place: TrialPlace
      var keyboard: TestedKeyboard
      var covered: Double
      var explanation: String

      var summary: String {
        "\(covered.pointsText) points covered on \(place.name) under the \(keyboard.title)"
      }
    }

    /// The maximum number of failures that a message lists.
    private static let limit = 8

    /// Returns a message that starts with the worst failure.
    private func message(on input: String, _ failures: [Failure]) -> String? {
      let sorted = failures.enumerated().sorted { ($1.element.covered, $0.offset) < ($0.element.covered, $1.offset) }
        .map(\.element)
      guard let worst = sorted.first else { return nil }
      let verdict = worst.covered > 0 ? "is covered" : "cannot be seen"
      var lines = ["\(input) \(verdict), \(worst.summary): \(worst.explanation)"]
      lines += sorted.dropFirst().prefix(Self.limit - 1).map { "also \($0.summary)" }
      if sorted.count > Self.limit { lines.append("and in \(sorted.count - Self.limit) more cases") }
      return lines.joined(separator: "\n")
    }

    private func nothingToTry(of wished: [TrialPlace]) -> String {
      if wished.isEmpty || keyboards.isEmpty {
        return "No device, orientation, or keyboard was given, so nothing was tested."
      }
      let here = TrialHost.present.map { "This is \($0.name)" } ?? "The screen of this simulator is unknown"
      return "\(here). It is not one of the given devices and orientations, so nothing was tested."
    }
  }

  extension TrialPlace {
    /// The place in messages: the device's name, its `id`, and the orientation.
    var name: String { "\(device.names.first ?? device.id) (\(device.id)) in \(orientation.rawValue)" }
  }
#endif
