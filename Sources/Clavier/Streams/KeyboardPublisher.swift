#if canImport(UIKit) && canImport(Combine)
  import Combine
  import Foundation

  /// A publisher that subscribes to a center once for each of its subscribers.
  struct KeyboardPublisher<Output: Sendable>: Publisher {
    typealias Failure = Never

    /// Subscribes to a center: calls `handler` with each value until the result is released, and `onEnd` when the
    /// subscription ends, for example with the center.
    ///
    /// The result is nil if the center no longer exists.
    typealias Subscribe =
      @MainActor @Sendable (
        _ handler: @escaping @MainActor (Output) -> Void, _ onEnd: @escaping @MainActor () -> Void
      ) -> KeyboardSubscription?

    /// Whether the latest value waits for a subscriber that has not requested it yet; otherwise it is dropped.
    var keepsLatest = false
    let subscribe: Subscribe

    func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Never {
      let values = ValueSubscription(for: subscriber, keepsLatest: keepsLatest)
      subscriber.receive(subscription: values)
      MainQueue.run { [subscribe] in values.start(subscribe) }
    }

    /// The subscription of one subscriber.
    ///
    /// Unchecked, and safe: the subscription to the center is isolated to the main actor. Each access to the other
    /// variables holds the lock, which is never held while other code runs. The subscriber receives its subscription on
    /// the thread that subscribes, and after that it receives everything on the main actor, as documented for the
    /// publishers.
    private final class ValueSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable
    where Downstream.Input == Output, Downstream.Failure == Never {
      private let lock = NSLock()
      private let keepsLatest: Bool
      /// Nil after the end.
      private var subscriber: Downstream?
      private var demand = Subscribers.Demand.none
      /// The value that waits for a request.
      private var pendingValue: Output?
      @MainActor private var upstream: KeyboardSubscription?

      init(for subscriber: Downstream, keepsLatest: Bool) {
        (self.subscriber, self.keepsLatest) = (subscriber, keepsLatest)
      }

      @MainActor func start(_ subscribe: Subscribe) {
        // As with `PassthroughSubject`, a subscriber that does not keep its subscription also gets the values.
        upstream = subscribe({ self.send($0) }, { self.finish() })
        if upstream == nil { finish() }
        // The subscriber may have canceled before this call, or when it received the first value.
        if lock.withLock({ subscriber }) == nil { upstream = nil }
      }

      func request(_ demand: Subscribers.Demand) {
        let hasPendingValue = lock.withLock {
          self.demand += demand
          return pendingValue != nil
        }
        if hasPendingValue { MainQueue.run { self.sendPendingValue() } }
      }

      func cancel() {
        if takeSubscriber() != nil { MainQueue.run { self.upstream = nil } }
      }

      @MainActor private func finish() {
        takeSubscriber()?.receive(completion: .finished)
      }

      /// Returns the subscriber at the first call, and nil after that, so that it gets nothing more.
      ///
      /// Releasing the subscriber can run other code, so it is done after the lock is released.
      private func takeSubscriber() -> Downstream? {
        lock.withLock {
          defer { (subscriber, pendingValue) = (nil, nil) }
          return subscriber
        }
      }

      @MainActor private func sendPendingValue() {
        let value = lock.withLock {
          defer { pendingValue = nil }
          return pendingValue
        }
        if let value { send(value) }
      }

      @MainActor private func send(_ value: Output) {
        let receiver = lock.withLock { () -> Downstream? in
          guard demand > .none else {
            if keepsLatest { pendingValue = value }
            return nil
          }
          demand -= 1
          pendingValue = nil
          return subscriber
        }
        guard let receiver else { return }
        let more = receiver.receive(value)
        if more > .none { request(more) }
      }
    }
  }
#endif
