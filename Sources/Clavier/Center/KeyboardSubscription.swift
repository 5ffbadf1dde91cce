#if canImport(UIKit)
  /// A subscription to the keyboard.
  ///
  /// A subscription ends when you call ``cancel()``, or when its owner is deallocated. A subscription without an owner
  /// ends when its last reference is released, so keep a reference to it, for example, with ``store(in:)``. You don't
  /// need to keep a reference to a subscription that has an owner.
  @MainActor public final class KeyboardSubscription {
    private weak var center: KeyboardCenter?
    private let subscriber: SubscriberList<KeyboardCenter.Subscriber>.Entry
    private let hasOwner: Bool

    init(_ subscriber: SubscriberList<KeyboardCenter.Subscriber>.Entry, of center: KeyboardCenter, hasOwner: Bool) {
      self.subscriber = subscriber
      self.center = center
      self.hasOwner = hasOwner
    }

    /// Whether the subscription has not ended.
    var isActive: Bool { subscriber.isInList }

    /// Ends the subscription.
    ///
    /// Calling this method again has no effect.
    public func cancel() {
      center?.subscribers.remove(subscriber)
    }

    /// Stores the subscription in a set, so that it lasts as long as the set.
    ///
    /// - Parameter subscriptions: The set, usually a stored property.
    public func store(in subscriptions: inout Set<KeyboardSubscription>) {
      subscriptions.insert(self)
    }

    deinit {
      if !hasOwner { center?.end(subscriber) }
    }
  }

  extension KeyboardSubscription: Hashable {
    /// Returns whether both arguments are the same subscription.
    public nonisolated static func == (one: KeyboardSubscription, other: KeyboardSubscription) -> Bool {
      one === other
    }

    /// Hashes the identity of the subscription.
    public nonisolated func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }
#endif
