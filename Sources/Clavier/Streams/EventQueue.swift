#if canImport(UIKit)
  import ClavierCore

  /// The queue between a center and the task that iterates over its events.
  @MainActor final class EventQueue {
    private var buffer = EventBuffer()
    private var subscription: KeyboardSubscription?
    /// An element of this stream means that the buffer may have events.
    private let (signals, signal) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))

    init(of center: KeyboardCenter) {
      subscription = center.subscribe { [weak self] event, info in
        self?.buffer.append((event, info))
        self?.signal.yield()
      }
    }

    /// Waits for the next event; nil after the task is canceled.
    func next() async -> EventBuffer.Element? {
      if let element = buffer.takeFirst() { return element }
      for await _ in signals {
        if let element = buffer.takeFirst() { return element }
      }
      return nil
    }
  }
#endif
