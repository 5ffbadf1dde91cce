#if canImport(UIKit) && canImport(Combine)
  import Combine
  import Foundation

  /// A publisher that subscribes to a center once for each of its subscribers.
  struct KeyboardPublisher<Output: Sendable>: Publisher {
    typealias Failure = Never

    /// A function that subscribes to a center.
    ///
    /// The function calls `handler` with each value until the returned object is released. The function calls `onEnd`
    /// when the subscription ends, for example, because the center is deallocated.
    ///
    /// The result is nil if the center no longer exists.
    typealias Subscribe =
      @MainActor @Sendable (
        _ handler: @escaping @MainActor (Output) -> Void, _ onEnd: @escaping @MainActor () -> Void
      ) -> KeyboardSubscription?

    /// Whether the latest value is kept for a subscriber that has not requested it yet, instead of being dropped.
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
    /// The unchecked conformance is safe: the subscription to the center is isolated to the main actor. Each access to
    /// the other variables holds the lock, which is never held while other code runs. The subscriber receives its
    /// subscription on the thread that subscribes, and after that it receives everything on the main actor, as
    /// documented for the publishers.
    private final class ValueSubscription: Subscription, @unchecked Sendable {
      /// The methods of the subscriber.
      ///
      /// A property of the subscriber's own type would be slow. The Swift runtime would look up the type at each
      /// access, which would take most of the time that is needed to deliver a value.
      private final class Receiver {
        private let receive: (Output) -> Subscribers.Demand
        let finish: () -> Void

        init(_ subscriber: some Subscriber<Output, Never>) {
          receive = { subscriber.receive($0) }
          finish = { subscriber.receive(completion: .finished) }
        }

        /// Calls the subscriber.
        ///
        /// This is a method, because calling the closure from outside would retain the closure again.
        func send(_ value: Output) -> Subscribers.Demand { receive(value) }
      }

      private let lock = NSLock()
      private let keepsLatest: Bool
      /// Nil after the subscription has ended.
      private var receiver: Receiver?
      private var demand = Subscribers.Demand.none
      /// The value that waits for a request.
      private var pendingValue: Output?
      @MainActor private var upstream: KeyboardSubscription?

      init(for subscriber: some Subscriber<Output, Never>, keepsLatest: Bool) {
        self.keepsLatest = keepsLatest
        receiver = Receiver(subscriber)
      }

      @MainActor func start(_ subscribe: Subscribe) {
        // As with `PassthroughSubject`, a subscriber that does not keep its subscription also gets the values.
        upstream = subscribe({ self.send($0) }, { self.finish() })
        if upstream == nil { finish() }
        // The subscriber may have canceled before this call, or when it received the first value.
        if lock.withLock({ receiver == nil }) { upstream = nil }
      }

      func request(_ demand: Subscribers.Demand) {
        let hasPendingValue = lock.withLock {
          self.demand += demand
          return pendingValue != nil
        }
        if hasPendingValue { MainQueue.run { self.sendPendingValue() } }
      }

      func cancel() {
        if takeReceiver() != nil { MainQueue.run { self.upstream = nil } }
      }

      @MainActor private func finish() {
        takeReceiver()?.finish()
      }

      /// Returns the receiver at the first call, and nil after that, so that the subscriber gets nothing more.
      ///
      /// Releasing the subscriber can run other code, so it is done after the lock is released.
      private func takeReceiver() -> Receiver? {
        lock.lock()
        defer {
          (receiver, pendingValue) = (nil, nil)
          lock.unlock()
        }
        return receiver
      }

      @MainActor private func sendPendingValue() {
        let value = lock.withLock {
          defer { pendingValue = nil }
          return pendingValue
        }
        if let value { send(value) }
      }

      @MainActor private func send(_ value: Output) {
        guard let receiver = receiver(for: value) else { return }
        let more = receiver.send(value)
        if more > .none { request(more) }
      }

      /// Returns the receiver if the subscriber has requested a value; otherwise the value waits, or is dropped.
      private func receiver(for value: Output) -> Receiver? {
        lock.lock()
        defer { lock.unlock() }
        let isRequested = demand > .none
        if keepsLatest { updatePendingValue(value, isRequested: isRequested) }
        guard isRequested else { return nil }
        demand -= 1
        return receiver
      }

      /// Keeps a value that was not requested, or forgets the value that was waiting if the new value was requested.
      ///
      /// This is a separate method, because `receiver(for:)` would otherwise look up the type of the optional value
      /// each time.
      private func updatePendingValue(_ value: Output, isRequested: Bool) {
        pendingValue = isRequested ? nil : value
      }
    }
  }
#endif
