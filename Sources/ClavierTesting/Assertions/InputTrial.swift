#if canImport(UIKit)
  import Clavier
  import ClavierCore
  import Foundation
  package import UIKit

  /// Tests the inputs of one screen on one device, one after the other.
  ///
  /// Each input becomes first responder and is judged when nothing moves any more. Then it resigns.
  @MainActor
  package final class InputTrial {
    /// The result for one input under one keyboard.
    package struct Verdict: Hashable, Sendable {
      /// The name of the input.
      package var input: String
      /// The height of the input's part under the keyboard, in points.
      package var coveredHeight: Double
      /// A sentence that explains why the input is not visible; `nil` if it is.
      package var explanation: String?

      package init(input: String, coveredHeight: Double, explanation: String?) {
        self.input = input
        self.coveredHeight = coveredHeight
        self.explanation = explanation
      }
    }

    /// The controller of the screen.
    let controller: UIViewController
    /// The keyboard, which lists the heights that it assumed.
    package let keyboard: SimulatedKeyboard
    /// The inputs that the user can edit.
    package let inputs: [TrialInput]

    private let window: UIWindow
    private let host: TrialHost
    private weak var keyWindowBefore: UIWindow?

    /// Shows a screen in a window of its own.
    ///
    /// - Throws: ``SimulatedKeyboardError`` if no keyboard height of the device is known; ``NoScene`` without a host
    /// application.
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

    /// The error that the process has no window scene.
    struct NoScene: Error, CustomStringConvertible {
      var description: String { "no window scene. Run the test in a host application." }
    }

    /// Makes an input first responder under a keyboard, judges it, and makes it resign.
    package func judge(_ input: TrialInput, under tested: TestedKeyboard) -> Verdict {
      guard let view = input.find() else { return unfocused(input.name) }
      keyboard.setPredictiveBar(tested.hasPredictiveBar)
      keyboard.overriddenKind = tested.kind
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

    /// Hides the window.
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
        sentences.append("\(what) ends at \(points(frame.maxY)), and the keyboard begins at \(points(room.bottom)).")
      } else if !sight.isInSight {
        let place = "\(what) lies from \(points(frame.minY)) to \(points(frame.maxY))"
        sentences.append("\(place), but only \(points(room.top)) to \(points(room.bottom)) is visible.")
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
    /// The number with at most one decimal.
    var pointsText: String { String(format: "%g", (self * 10).rounded() / 10) }
  }
#endif
