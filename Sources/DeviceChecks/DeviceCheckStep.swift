#if canImport(UIKit) && !os(visionOS)
  /// One step of a device check.
  ///
  /// Waiting is a step, because time passes differently in each environment. The virtual clock of the headless UIKit
  /// advances, and an app sleeps.
  package enum DeviceCheckStep {
    /// Performs work.
    case act(@MainActor () -> Void)
    /// Waits for the given number of seconds.
    case wait(Double)
    /// Waits until a condition is true, for a limited number of seconds.
    case waitUntil(limit: Double, @MainActor () -> Bool)
    /// Asks a person to do something, and waits until it is done.
    case ask(PersonAction, isDone: @MainActor () -> Bool)

    /// Whether the step only restores the device for the checks that follow.
    package var restoresDevice: Bool {
      if case .ask(let action, _) = self { action.restoresDevice } else { false }
    }
  }
#endif
