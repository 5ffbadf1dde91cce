#if canImport(UIKit) && canImport(Combine)
  public import ClavierCore
  public import Combine

  extension KeyboardCenter {
    /// A publisher of all keyboard events.
    ///
    /// ```swift
    /// KeyboardCenter.shared.eventPublisher
    ///   .filter { $0.event == .willShow }
    ///   .sink { [weak self] in self?.raiseButton(with: $0.info) }
    ///   .store(in: &cancellables)
    /// ```
    ///
    /// If a notification is posted on the main thread, the publisher sends the event before `post` returns. Layout
    /// changes that a subscriber makes are animated with the keyboard, because UIKit's own animation block is still
    /// running. With `receive(on:)`, events arrive later, outside UIKit's animation. As with `PassthroughSubject`, a
    /// subscriber misses values that it has not requested. The publisher finishes when the center is deallocated.
    public nonisolated var eventPublisher: AnyPublisher<(event: KeyboardEvent, info: KeyboardInfo), Never> {
      KeyboardPublisher { [weak self] handler, onEnd in
        self?.subscribe(Subscriber(handler: { handler(($0.event, $0.info)) }, onEnd: onEnd), owner: nil)
      }
      .eraseToAnyPublisher()
    }

    /// A publisher of the keyboard's current state and of each later state.
    ///
    /// The publisher sends states on the main thread. The publisher also sends a state when the keyboard changes
    /// without a notification, and sends consecutive equal states only once. As with `CurrentValueSubject`, a
    /// subscriber that requests a value late receives the latest state.
    public nonisolated var statePublisher: AnyPublisher<KeyboardState, Never> {
      KeyboardPublisher(keepsLatest: true) { [weak self] handler, onEnd in
        self?.subscribeToStates({ state, _ in handler(state) }, onEnd: onEnd)
      }
      // While a subscriber requests nothing, the state can change and change back.
      .removeDuplicates()
      .eraseToAnyPublisher()
    }

    /// A publisher of each change of the state, with its animation.
    nonisolated var changePublisher: AnyPublisher<(state: KeyboardState, animation: KeyboardAnimation), Never> {
      KeyboardPublisher { [weak self] handler, onEnd in
        self?.subscribeToStates({ handler(($0, $1)) }, onEnd: onEnd)
      }
      .dropFirst()
      .eraseToAnyPublisher()
    }
  }
#endif
