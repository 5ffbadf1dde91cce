#if canImport(UIKit)
  package import ClavierCore
  package import UIKit

  // The members that the inspector needs in addition to the public interface.
  extension KeyboardCenter {
    /// The outcome of the last notification, comparison, or activation; nil before the first notification.
    package var lastOutcome: KeyboardStateMachine.Outcome? { records.ofLastNotification?.machine.outcome }

    /// Returns the source of the frame of ``state(for:)`` for a scene.
    package func frameSource(for scene: UIWindowScene) -> KeyboardFrameSource {
      KeyboardFrameSource(machine(of: records.record(for: KeyboardScreen(of: scene))).correction)
    }

    /// Calls a closure with each notification that cannot be read.
    ///
    /// Unlike setting ``onMalformedNotification``, this method does not replace the app's closure.
    ///
    /// - Parameter handler: A closure that is called on the main actor.
    /// - Returns: The subscription, which ends when it is released.
    package func observeMalformedNotifications(
      _ handler: @escaping @MainActor (KeyboardInfoError, KeyboardEvent) -> Void
    ) -> KeyboardSubscription {
      subscribe(Subscriber(handler: { _ in }, onMalformed: handler), owner: nil)
    }
  }
#endif
