#if canImport(UIKit)
  /// A place among the subscribers of a ``KeyboardCenter``.
  ///
  /// Keep it for as long as you want to hear the keyboard: when it is released, the subscription ends. Only where an
  /// owner was named does the subscription live as long as that owner, and the token may be dropped.
  @MainActor public final class KeyboardSubscription {
    private weak var center: KeyboardCenter?
    private let id: KeyboardCenter.SubscriberID
    private let endsWithToken: Bool

    init(center: KeyboardCenter, id: KeyboardCenter.SubscriberID, endsWithToken: Bool) {
      self.center = center
      self.id = id
      self.endsWithToken = endsWithToken
    }

    /// Ends the subscription.
    ///
    /// To cancel twice does no harm.
    public func cancel() {
      center?.unsubscribe(id)
    }

    deinit {
      guard endsWithToken, let center else { return }
      MainQueue.run { [weak center, id] in center?.unsubscribe(id) }
    }
  }
#endif
