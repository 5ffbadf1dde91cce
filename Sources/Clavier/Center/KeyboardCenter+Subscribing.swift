#if canImport(UIKit)
  public import ClavierCore

  extension KeyboardCenter {
    /// Calls a closure with every keyboard event, starting with the next one, until the returned subscription is
    /// released.
    ///
    /// - Parameters:
    ///   - replayingLastEvent: Whether to call `handler` immediately with the last event, if there was one.
    ///   - handler: The closure, which is called on the main actor.
    /// - Returns: The subscription, which ends when the last reference to it is released, so keep a reference to it.
    public func subscribe(
      replayingLastEvent: Bool = false, _ handler: @escaping @MainActor (KeyboardEvent, KeyboardInfo) -> Void
    ) -> KeyboardSubscription {
      subscribe(owner: nil, replayingLastEvent: replayingLastEvent, handler)
    }

    /// Calls a closure with every keyboard event, starting with the next one, until its owner is deallocated.
    ///
    /// - Parameters:
    ///   - owner: The object that owns the subscription, held weakly. The subscription ends when the owner is
    ///     deallocated. Without an owner, the subscription ends when the last reference to the returned object is
    ///     released.
    ///   - replayingLastEvent: Whether to call `handler` immediately with the last event, if there was one.
    ///   - handler: The closure, which is called on the main actor. The closure must not retain the owner.
    /// - Returns: The subscription.
    @discardableResult
    public func subscribe(
      owner: AnyObject?,
      replayingLastEvent: Bool = false,
      _ handler: @escaping @MainActor (KeyboardEvent, KeyboardInfo) -> Void
    ) -> KeyboardSubscription {
      let subscription = subscribe(Subscriber(handler: { handler($0.event, $0.info) }), owner: owner)
      if replayingLastEvent, let lastDelivery = records.ofLastNotification?.lastDelivery {
        handler(lastDelivery.event, lastDelivery.info)
      }
      return subscription
    }

    /// Calls a closure after each correction, which is a change of the state that no `will` notification has announced.
    ///
    /// There are four kinds of corrections:
    ///
    /// - The keyboard layout guide or an accessory view shows that the last `will` notification was wrong.
    /// - A `did` notification confirms what the layout guide or the accessory view has reported. The closures that you
    ///   pass to ``subscribe(owner:replayingLastEvent:_:)`` receive the `did` notification too.
    /// - An accessory view appears or disappears without a notification, for example, on iOS 27.
    /// - The app becomes active, and the keyboard changed while the app was inactive.
    ///
    /// The system does not animate corrections, so apply the ``state`` without animation.
    ///
    /// - Parameters:
    ///   - owner: The object that owns the subscription, held weakly. The subscription ends when the owner is
    ///     deallocated. Without an owner, the subscription ends when the last reference to the returned object is
    ///     released.
    ///   - handler: The closure, which is called on the main actor. The closure must not retain the owner.
    /// - Returns: The subscription.
    @discardableResult
    public func observeCorrections(
      owner: AnyObject?, _ handler: @escaping @MainActor () -> Void
    ) -> KeyboardSubscription {
      subscribe(
        Subscriber(handler: { if $0.isCorrection { handler() } }, onCorrection: { _ in handler() }), owner: owner)
    }

    /// Calls a closure after each correction, as ``observeCorrections(owner:_:)`` does, until the returned subscription
    /// is released.
    ///
    /// - Parameter handler: The closure, which is called on the main actor.
    /// - Returns: The subscription, which ends when the last reference to it is released, so keep a reference to it.
    public func observeCorrections(_ handler: @escaping @MainActor () -> Void) -> KeyboardSubscription {
      observeCorrections(owner: nil, handler)
    }

    /// Calls a closure with the corrected state after each correction without a notification.
    ///
    /// Unlike ``observeCorrections(owner:_:)``, this method does not call the closure for a `did` notification.
    @discardableResult
    package func observeCorrectionsWithoutNotification(
      owner: AnyObject? = nil, _ handler: @escaping @MainActor (KeyboardState) -> Void
    ) -> KeyboardSubscription {
      subscribe(Subscriber(handler: { _ in }, onCorrection: handler), owner: owner)
    }

    /// Calls closures with an object and each notification, and with the object and the state after each correction,
    /// until the object is deallocated.
    func subscribe<Owner: AnyObject>(
      _ owner: Owner, _ handler: @escaping @MainActor (Owner, KeyboardDelivery) -> Void,
      onCorrection: @escaping @MainActor (Owner, KeyboardState) -> Void = { _, _ in }
    ) -> KeyboardSubscription {
      // This is safe, because the center retains the owner of a subscription while it calls the closures. Counting
      // another reference would take longer than the call.
      let reference = Unmanaged.passUnretained(owner)
      let subscriber = Subscriber(
        handler: { delivery in reference.borrow { handler($0, delivery) } },
        onCorrection: { state in reference.borrow { onCorrection($0, state) } })
      return subscribe(subscriber, owner: owner)
    }

    @discardableResult
    func subscribe(_ subscriber: Subscriber, owner: AnyObject?) -> KeyboardSubscription {
      KeyboardSubscription(subscribers.append(subscriber, owner: owner), of: self, hasOwner: owner != nil)
    }
  }
#endif
