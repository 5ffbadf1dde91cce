#if canImport(UIKit) && canImport(Combine)
  import Combine

  /// A publisher that subscribes to a center once for each of its subscribers.
  struct KeyboardPublisher<Output: Sendable>: Publisher {
    typealias Failure = Never

    /// Calls a closure with each value until the result is released.
    let subscribe: @MainActor @Sendable (@escaping @MainActor (Output) -> Void) -> KeyboardSubscription?

    func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Never {
      let values = Values()
      values.subject
        .handleEvents(receiveCancel: { MainQueue.run { values.subscription = nil } })
        .receive(subscriber: subscriber)
      let subscribe = subscribe
      MainQueue.run { values.start(subscribe) }
    }

    /// The values for one subscriber.
    ///
    /// Unchecked, and safe: the subscription is isolated to the main actor. The subject never changes, sends only on the main
    /// actor, and synchronizes its subscribers itself.
    private final class Values: @unchecked Sendable {
      let subject = PassthroughSubject<Output, Never>()
      @MainActor var subscription: KeyboardSubscription?

      @MainActor func start(
        _ subscribe: @MainActor (@escaping @MainActor (Output) -> Void) -> KeyboardSubscription?
      ) {
        subscription = subscribe { [weak self] in self?.subject.send($0) }
      }
    }
  }
#endif
