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
    /// It publishes on the main thread, before the notification's `post` returns. That is inside UIKit's own animation,
    /// so layout changes move with the keyboard. With `receive(on:)`, values arrive in a later turn of the run loop,
    /// outside the animation. As with `PassthroughSubject`, a subscriber misses values that it has not requested. The
    /// publisher finishes when the center is deallocated.
    public nonisolated var eventPublisher: AnyPublisher<(event: KeyboardEvent, info: KeyboardInfo), Never> {
      KeyboardPublisher { [weak self] handler, onEnd in
        self?.subscribe(Subscriber(handler: { handler(($0.event, $0.info)) }, onEnd: onEnd), owner: nil)
      }
      .eraseToAnyPublisher()
    }

    /// A publisher of the keyboard's current state and of each later state.
    ///
    /// It publishes on the main thread, like ``eventPublisher``. It also publishes changes for which no notification
    /// was posted, and does not repeat equal states. As with `CurrentValueSubject`, a subscriber that requests a value
    /// late gets the latest state.
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
