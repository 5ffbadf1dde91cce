#if canImport(UIKit)
  import Clavier
  import ClavierCore
  import Foundation
  import UIKit

  /// Observes the keyboard while the inspector is presented.
  ///
  /// A session ends when its last reference is released.
  @MainActor final class InspectionSession {
    let center: KeyboardCenter
    let recorder: KeyboardRecorder

    /// The recent events, from the oldest to the newest.
    private(set) var events: [InspectedEvent] = []

    private let now: @Sendable () -> TimeInterval
    private let start: TimeInterval
    private var subscriptions: Set<KeyboardSubscription> = []
    private let turnObservation: TurnObservation

    /// The maximum number of events that the panel shows.
    static let maximumEventCount = 20
    /// The maximum number of notifications in the trace.
    ///
    /// Each further notification replaces the oldest one.
    static let maximumNotificationCount = 10_000

    /// - Parameters:
    ///   - center: The center to observe.
    ///   - now: A closure that returns the time in seconds.
    ///   - onTurn: A closure that is called at the end of each turn of the run loop, after the avoiders have moved
    ///     views.
    init(
      of center: KeyboardCenter, now: @escaping @Sendable () -> TimeInterval,
      onTurn: @escaping @MainActor @Sendable () -> Void
    ) {
      self.center = center
      self.now = now
      start = now()
      recorder = KeyboardRecorder(
        notificationCenter: center.notificationCenter, limit: Self.maximumNotificationCount, now: now)
      turnObservation = TurnObservation(.reads, onTurn)
      recorder.start()
      center.subscribe { [weak self] event, info in
        guard let self else { return }
        // The outcome is missing only if an earlier subscriber has disconnected the notification's screen.
        record(.notification(event, info, self.center.lastOutcome ?? .applied))
      }.store(in: &subscriptions)
      center.observeCorrectionsWithoutNotification { [weak self] state in
        self?.record(.correction(state))
      }.store(in: &subscriptions)
      center.observeMalformedNotifications { [weak self] error, event in
        self?.record(.malformed(event, reason: error.description))
      }.store(in: &subscriptions)
    }

    private func record(_ kind: InspectedEvent.Kind) {
      events.append(InspectedEvent(time: now() - start, kind: kind))
      if events.count > Self.maximumEventCount { events.removeFirst() }
    }
  }
#endif
