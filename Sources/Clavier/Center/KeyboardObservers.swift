#if canImport(UIKit)
  import ClavierCore

  /// Objects that observe a center: each of them once, held weakly, found in constant time.
  ///
  /// Each object has a subscription of its own, so the order among all styles is the order of subscribing.
  @MainActor final class KeyboardObservers {
    private struct Member {
      weak var object: AnyObject?
      let subscription: KeyboardSubscription
    }

    private let center: KeyboardCenter
    private var members: [ObjectIdentifier: Member] = [:]

    var count: Int { members.count }

    init(of center: KeyboardCenter) {
      self.center = center
    }

    func contains(_ object: AnyObject) -> Bool {
      members[ObjectIdentifier(object)]?.object === object
    }

    /// Adds `object` unless it is an observer already.
    ///
    /// - Parameter receive: Must not retain `object`; returns whether it still exists. Once it does not, the object is
    ///   removed.
    func add(_ object: AnyObject, _ receive: @escaping @MainActor (KeyboardEvent, KeyboardInfo) -> Bool) {
      guard !contains(object) else { return }
      let key = ObjectIdentifier(object)
      let subscription = center.subscribe { [weak self] event, info in
        if !receive(event, info) { self?.members[key] = nil }
      }
      // Replaces an entry of a deallocated object that had the same address, and thereby ends its subscription.
      members[key] = Member(object: object, subscription: subscription)
    }

    func remove(_ object: AnyObject) {
      guard contains(object) else { return }
      members[ObjectIdentifier(object)] = nil
    }
  }
#endif
