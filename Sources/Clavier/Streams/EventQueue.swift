#if canImport(UIKit)
  import ClavierCore
  import Foundation

  /// The queue between a center and the task that iterates over its events.
  ///
  /// Only one task may take events from the queue. Several events can share one signal, so a second task could wait for
  /// a signal although the queue still has an event. Taking an event does not wait for the main actor.
  ///
  /// The unchecked conformance is safe: the buffer is private, and each access holds the lock. The subscription is
  /// isolated to the main actor. The constants are `Sendable`.
  final class EventQueue: @unchecked Sendable {
    private let lock = NSLock()
    private var buffer = EventBuffer()
    @MainActor private var subscription: KeyboardSubscription?
    /// The elements of this stream signal that the buffer may have events.
    private let (signals, signal) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))

    @MainActor init(of center: KeyboardCenter) {
      let subscriber = KeyboardCenter.Subscriber(
        handler: { [weak self] delivery in self?.append((delivery.event, delivery.info)) },
        onEnd: { [signal] in signal.finish() })
      subscription = center.subscribe(subscriber, owner: nil)
    }

    /// Returns the next event, waiting for it on the caller's actor if necessary.
    ///
    /// The result is nil, and the subscription ends, if the task is canceled, or if the center is deallocated and no
    /// event is left.
    func next(isolation actor: isolated (any Actor)?) async -> EventBuffer.Element? {
      if !Task.isCancelled {
        if let element = takeFirst() { return element }
        for await _ in signals {
          // The signal may be older than the cancellation.
          if Task.isCancelled { break }
          if let element = takeFirst() { return element }
        }
      }
      MainQueue.run { self.subscription = nil }
      return nil
    }

    private func append(_ element: EventBuffer.Element) {
      lock.withLock { buffer.append(element) }
      signal.yield()
    }

    private func takeFirst() -> EventBuffer.Element? {
      lock.withLock { buffer.takeFirst() }
    }
  }
#endif
