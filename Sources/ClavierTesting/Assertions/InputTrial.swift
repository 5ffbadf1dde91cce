#if canImport(UIKit)
  import Clavier
  import ClavierCore
  import Foundation
  package import UIKit

  /// One screen on one device: its inputs get the focus one after the other, under one keyboard after the other.
  ///
  /// Each time the keyboard comes up for the input, all comes to rest, the input is judged, and the keyboard goes again.
  @MainActor
  package final class InputTrial {
    /// How an input came out under a keyboard.
    package struct Verdict: Hashable, Sendable {
      /// What the input is called.
      package var input: String
      /// How many points of its height lie under the keyboard.
      package var coveredHeight: Double
      /// Why it cannot be seen, in a sentence; `nil` when it can.
      package var explanation: String?

      package init(input: String, coveredHeight: Double, explanation: String?) {
        self.input = input
        self.coveredHeight = coveredHeight
        self.explanation = explanation
      }
    }

    /// The screen's controller.
    let controller: UIViewController
    /// The keyboard, which knows the heights that it had to assume.
    package let keyboard: SimulatedKeyboard
    /// The inputs that take typing.
    package let inputs: [TrialInput]

    private let window: UIWindow
    private let host: TrialHost
    private weak var keyWindowBefore: UIWindow?

    /// Shows a screen in a window of its own.
    ///
    /// - Throws: What the simulated keyboard says of a device whose keyboards nobody has measured; ``NoScene`` in a process
    ///   that shows nothing.
    package init(_ screen: () -> UIViewController, at place: TrialPlace, host: TrialHost = .standard) throws {
      self.host = host
      keyboard = try host.prepare(place)
      guard let scene = host.scene() else { throw NoScene() }
      keyWindowBefore = scene.windows.first(where: \.isKeyWindow)
      window = UIWindow(windowScene: scene)
      controller = screen()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      host.settle(keyboard)
      inputs = window.trialInputs
    }

    /// There is no window scene: the test has no host application.
    struct NoScene: Error, CustomStringConvertible {
      var description: String { "there is no window scene: run the test in a host application" }
    }

    /// Gives an input the focus under a keyboard, judges it, and takes the focus back.
    package func judge(_ input: TrialInput, under tested: TestedKeyboard) -> Verdict {
      guard let view = input.find() else { return unfocused(input.name) }
      keyboard.setPredictiveBar(tested.hasPredictiveBar)
      keyboard.imposedKind = tested.kind
      let isFocused = view.becomeFirstResponder()
      if isFocused, !host.followsFocus {
        #if os(visionOS)
          keyboard.show(tested.kind)
        #else
          keyboard.show(tested.kind, accessoryHeight: view.inputAccessoryView?.bounds.height ?? 0)
        #endif
      }
      comeToRest()
      let verdict = isFocused && view.isFirstResponder ? verdict(on: view) : unfocused(input.name)
      window.endEditing(true)
      if !host.followsFocus { keyboard.hide() }
      comeToRest()
      return verdict
    }

    /// Puts the window away.
    package func end() {
      window.isHidden = true
      window.rootViewController = nil
      keyWindowBefore?.makeKey()
    }

    private func comeToRest() {
      host.settle(keyboard)
      window.layoutIfNeeded()
    }

    // MARK: - Judging

    private func verdict(on input: UIView) -> Verdict {
      let sight = Coverage.sight(of: input, under: keyboard.frame, in: window)
      let (frame, room) = (sight.frame, sight.room)
      var sentences: [String] = []
      let what = sight.part == nil ? "the input" : "the line with the caret"
      if sight.coveredHeight > 0 {
        sentences.append("\(what) ends at \(points(frame.maxY)), the keyboard begins at \(points(room.bottom)).")
      } else if !sight.isInSight {
        let place = "\(what) lies from \(points(frame.minY)) to \(points(frame.maxY))"
        sentences.append("\(place), out of sight: there is room from \(points(room.top)) to \(points(room.bottom)).")
      }
      if !sentences.isEmpty, KeyboardAvoider.shared.isEnabled, let plan = KeyboardAvoider.shared.lastPlan {
        sentences += plan.explanation
      }
      return Verdict(
        input: input.inputName, coveredHeight: sight.coveredHeight,
        explanation: sentences.isEmpty ? nil : sentences.joined(separator: " "))
    }

    private func unfocused(_ name: String) -> Verdict {
      Verdict(input: name, coveredHeight: 0, explanation: "the input did not keep the focus.")
    }

    private func points(_ value: CGFloat) -> String { Double(value).pointsText }
  }

  extension Double {
    /// A number of points for people: at most one decimal.
    var pointsText: String { String(format: "%g", (self * 10).rounded() / 10) }
  }
#endif
