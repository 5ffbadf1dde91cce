#if canImport(UIKit) && !os(visionOS)
  import Dispatch
  public import UIKit

  /// Runs device checks in an app.
  ///
  /// The checks run in real time, and ask a person to perform the actions that an app cannot perform.
  @MainActor
  public final class DeviceCheckRunner {
    /// The time that a person has for an action, in seconds.
    private static let personTimeout = 90.0
    /// The interval between two checks of a condition, in seconds.
    private static let interval = 0.05

    private let scene: UIWindowScene
    private let sleep: @MainActor (Double) async -> Void

    /// Creates a runner.
    ///
    /// - Parameter scene: The scene in which the windows of the checks appear.
    public convenience init(scene: UIWindowScene) {
      // A canceled task does not wait. The check then ends early.
      self.init(scene: scene) { try? await Task.sleep(nanoseconds: UInt64($0 * 1e9)) }
    }

    /// Creates a runner for tests, which calls a closure to wait for a number of seconds.
    init(scene: UIWindowScene, sleep: @escaping @MainActor (Double) async -> Void) {
      self.scene = scene
      self.sleep = sleep
    }

    /// Runs a check and returns what it observed.
    ///
    /// While the check runs, its window covers the app's windows. A check runs only in portrait, because the
    /// predictions are made in portrait.
    public func run(_ check: DeviceCheck) async -> DeviceCheckEntry {
      if let idiom = check.idiom, UIDevice.current.userInterfaceIdiom != idiom {
        return DeviceCheckEntry(check: check.name, skipped: "The check needs an \(idiom == .pad ? "iPad" : "iPhone").")
      }
      guard scene.interfaceOrientation.isPortrait else {
        return DeviceCheckEntry(check: check.name, skipped: "Rotate the device to portrait.")
      }
      let previous = scene.keyWindow
      let run = DeviceCheckRun(check, in: scene) { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
      run.begin()
      var isComplete = true
      for step in run.steps {
        let isPerformed = await perform(step)
        if Task.isCancelled {
          run.skip("The check was canceled.")
        } else if !isPerformed {
          run.skip("The tester did not perform the action.")
        } else {
          continue
        }
        isComplete = false
        break
      }
      // A tester who gives up may already have changed the device.
      if !isComplete, !Task.isCancelled, let last = run.steps.last, last.restoresDevice { _ = await perform(last) }
      let entry = run.end()
      previous?.makeKeyAndVisible()
      await sleep(0.5)
      return entry
    }

    /// Performs a step, and returns whether the check can continue.
    private func perform(_ step: DeviceCheckStep) async -> Bool {
      switch step {
      case .act(let work): work()
      case .wait(let seconds): await sleep(seconds)
      case .waitUntil(let limit, let condition): await wait(limit, until: condition)
      case .ask(let action, let isDone):
        let window = RequestWindow(action.instruction, in: scene)
        await wait(Self.personTimeout) { isDone() || window.answer != nil }
        window.close()
        return action.restoresDevice || isDone() || window.answer == .done
      }
      return true
    }

    private func wait(_ limit: Double, until condition: @MainActor () -> Bool) async {
      var rest = limit
      while rest > 0, !condition() {
        await sleep(Self.interval)
        rest -= Self.interval
      }
    }
  }
#endif
