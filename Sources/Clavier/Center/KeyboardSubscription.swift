#if canImport(UIKit)
  /// A subscription to the keyboard.
  ///
  /// It ends when you call ``cancel()``, or when its owner is deallocated. A subscription without an owner ends when
  /// its last reference is released, so keep a reference to it, for example with ``store(in:)``. You don't need to keep
  /// a reference to a subscription that has an owner.
  @MainActor public final class KeyboardSubscription {
    private weak var center: KeyboardCenter?
    private let hasOwner: Bool
    private var entry: SubscriberList<KeyboardCenter.Subscriber>.Entry?

    /// Subscribes to a center.
    ///
    /// Without an owner, the subscription is the owner, so that the subscriber gets nothing after the last reference is
    /// released on any thread.
    init(of subscriber: KeyboardCenter.Subscriber, to center: KeyboardCenter, owner: AnyObject?) {
      self.center = center
      hasOwner = owner != nil
      entry = center.subscribers.append(subscriber, owner: owner ?? self)
    }

    /// Ends the subscription.
    ///
    /// Calling it again has no effect.
    public func cancel() {
      if let entry { center?.subscribers.remove(entry) }
    }

    /// Stores the subscription in a set, so that it lasts as long as the set.
    ///
    /// - Parameter subscriptions: The set, usually a stored property.
    public func store(in subscriptions: inout Set<KeyboardSubscription>) {
      subscriptions.insert(self)
    }

    deinit {
      guard !hasOwner, let center, let entry else { return }
      MainQueue.run { [weak center] in center?.subscribers.remove(entry) }
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
