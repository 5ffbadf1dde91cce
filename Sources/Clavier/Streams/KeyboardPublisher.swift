#if canImport(UIKit) && canImport(Combine)
  import Combine
  import Foundation

  /// A publisher that subscribes to a center once for each of its subscribers.
  struct KeyboardPublisher<Output: Sendable>: Publisher {
    typealias Failure = Never

    /// Calls a closure with each value until the result is released.
    let subscribe: @MainActor @Sendable (@escaping @MainActor (Output) -> Void) -> KeyboardSubscription?

    func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Never {
      let values = Values(for: subscriber)
      subscriber.receive(subscription: values)
      let subscribe = subscribe
      MainQueue.run { values.start(subscribe) }
    }

    /// The values for one subscriber.
    ///
    /// Values that the subscriber has not requested are dropped.
    ///
    /// Unchecked, and safe: the subscription is isolated to the main actor. Each access to the other variables holds the lock,
    /// which is never held while other code runs. The subscriber is called only on the main actor, as documented for the
    /// publishers.
    private final class Values<Downstream: Subscriber>: Subscription, @unchecked Sendable
    where Downstream.Input == Output, Downstream.Failure == Never {
      private let lock = NSLock()
      /// Nil after the cancellation.
      private var subscriber: Downstream?
      private var demand = Subscribers.Demand.none
      @MainActor private var subscription: KeyboardSubscription?

      init(for subscriber: Downstream) {
        self.subscriber = subscriber
      }

      @MainActor func start(
        _ subscribe: @MainActor (@escaping @MainActor (Output) -> Void) -> KeyboardSubscription?
      ) {
        subscription = subscribe { [weak self] in self?.send($0) }
        // The subscriber may have canceled before this call, or when it received the first value.
        if lock.withLock({ subscriber }) == nil { subscription = nil }
      }

      func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
      }

      func cancel() {
        // Releasing the subscriber can run other code, so it is done after the lock is released.
        let canceled = lock.withLock {
          defer { subscriber = nil }
          return subscriber
        }
        if canceled != nil { MainQueue.run { self.subscription = nil } }
      }

      @MainActor private func send(_ value: Output) {
        let receiver = lock.withLock { () -> Downstream? in
          guard demand > .none else { return nil }
          demand -= 1
          return subscriber
        }
        guard let receiver else { return }
        let more = receiver.receive(value)
        if more > .none { request(more) }
      }
    }
  }
#endif
