#if canImport(UIKit)
  import ClavierCore

  /// The queue between a center and the task that iterates over its events.
  @MainActor final class EventQueue {
    private var buffer = EventBuffer()
    private var subscription: KeyboardSubscription?
    /// An element of this stream means that the buffer may have events.
    private let (signals, signal) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))

    init(of center: KeyboardCenter) {
      let subscriber = KeyboardCenter.Subscriber(
        handler: { [weak self] delivery in
          self?.buffer.append((delivery.event, delivery.info))
          self?.signal.yield()
        },
        onEnd: { [signal] in signal.finish() })
      subscription = center.subscribe(subscriber, owner: nil)
    }

    /// Waits for the next event; nil after the task is canceled, or the center is deallocated and its events are taken.
    func next() async -> EventBuffer.Element? {
      if let element = buffer.takeFirst() { return element }
      for await _ in signals {
        if let element = buffer.takeFirst() { return element }
      }
      return nil
    }
  }
#endif
