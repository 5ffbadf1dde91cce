#if canImport(UIKit)
  import ClavierCore
  import Foundation

  extension KeyboardCenter {
    /// Delivers a notification that was posted on the main queue, after the notifications that were posted before it.
    func receive(_ notification: DecodedNotification) {
      // If a subscriber has posted this notification, it is delivered after the current notification.
      guard !isDelivering, inbox.isEmpty else {
        inbox.append(.notification(notification))
        return processInboxUnlessDelivering()
      }
      forgetDeliveries()
      deliver(notification)
      processInbox(after: notification)
    }

    /// Processes the inbox.
    ///
    /// If a delivery is running, that delivery processes the inbox when it ends.
    func processInboxUnlessDelivering() {
      guard !isDelivering else { return }
      forgetDeliveries()
      processInbox()
    }

    /// Ends a subscription whose last reference was released on any thread.
    ///
    /// The subscriber gets no notification that is posted later, because its closures may refer to objects that were
    /// released with the subscription.
    nonisolated func end(_ subscriber: SubscriberList<Subscriber>.Entry) {
      guard !MainQueue.isCurrent else { return MainActor.assumeIsolated { subscribers.remove(subscriber) } }
      inbox.append(.end(subscriber))
      MainQueue.later { [weak self] in self?.processInboxUnlessDelivering() }
    }

    /// Removes the subscribers whose subscriptions were released on other threads, before their closures are called
    /// again.
    private func removeEndedSubscribers() {
      let ends = inbox.takeAll { if case .end = $0 { true } else { false } }
      for case .end(let subscriber) in ends { subscribers.remove(subscriber) }
    }

    private func processInbox(after notification: DecodedNotification? = nil) {
      // After most deliveries, the inbox is empty, and finding that out takes less time than searching it.
      guard !inbox.isEmpty else { return }
      removeEndedSubscribers()
      var last = notification
      while let work = inbox.takeFirst() {
        switch work {
        case .notification(let notification):
          if case .delivery(let delivery) = last { earlierDeliveries.append(delivery) }
          last = notification
          deliver(notification)
          // The end of the turn empties `earlierDeliveries`.
          surroundings.observeTurns(1)
        case .end(let subscriber): subscribers.remove(subscriber)
        }
      }
    }

    /// Forgets the earlier notifications at the end of a turn, because no more observers are called for them.
    ///
    /// Otherwise, a later notification with the same values would be mistaken for one of them.
    func forgetDeliveries() {
      guard !earlierDeliveries.isEmpty else { return }
      // The notifications are released after the access, because releasing their objects can run the app's code.
      let forgotten = earlierDeliveries
      earlierDeliveries = []
      withExtendedLifetime(forgotten) {}
    }

    private func deliver(_ notification: DecodedNotification) {
      isDelivering = true
      switch notification {
      case .malformed(let event, let error):
        Log.notifications.error("\(event.rawValue) ignored: \(error.description)")
        onMalformedNotification?(error, event)
        subscribers.forEach { $0.onMalformed?(error, event) }
      case .delivery(let delivery):
        apply(delivery)
        subscribers.forEach { $0.handler(delivery) }
      }
      isDelivering = false
    }

    /// Updates the state of the screen to which a notification belongs.
    private func apply(_ delivery: KeyboardDelivery) {
      let (event, info, screen) = (delivery.event, delivery.info, delivery.screen)
      let record = records.recordForNotification(on: screen)
      delivery.previousEvent = record.lastDelivery?.event
      delivery.previousState = record.machine.state
      delivery.describedState = record.machine.receive(event, info, in: context(on: screen))
      delivery.state = record.machine.state
      delivery.isCorrection = record.machine.outcome == .corrected
      delivery.announcedState = record.announcedState
      if event != .willChangeFrame { record.announcedState = delivery.state }
      record.lastDelivery = (event, info)
      if record.unannouncedBar != nil, event.isWill, record.machine.outcome == .applied { record.unannouncedBar = nil }
      logUnlessApplied(record.machine.outcome, of: event.rawValue)
      // The notification shows where the keyboard moves after a finger was lifted.
      if drag?.isReleased == true { drag = nil }
      observeTurns(after: event, info, on: record)
    }

    /// Calls the subscribers after a correction of the states of screens, and then delivers the notifications that they
    /// have posted in response.
    func announceCorrection(of records: [KeyboardScreenRecord]) {
      removeEndedSubscribers()
      for record in records { record.announcedState = state(of: record) }
      let isNested = isDelivering
      isDelivering = true
      for record in records {
        // A subscriber may cause another correction, so each subscriber receives the state at the time of its call.
        subscribers.forEach { $0.onCorrection?(state(of: record)) }
      }
      isDelivering = isNested
      if !isNested { processInboxUnlessDelivering() }
    }

    func logUnlessApplied(_ outcome: KeyboardStateMachine.Outcome, of source: String) {
      if outcome != .applied { log("\(source): \(outcome.explanation)") }
    }

    func context(on screen: KeyboardScreen) -> KeyboardStateMachine.Context {
      var context = surroundings.context(on: screen.bounds, input: tracker.input).context
      context.trustsLayoutGuide = checksFramesAgainstLayoutGuide
      return context
    }
  }
#endif
