#if canImport(UIKit)
  import ClavierCore

  /// Objects that hear the keyboard: each of them once, held weakly, found in constant time.
  ///
  /// They share one subscription, which lasts while there is anybody; what they are told is made once per event.
  @MainActor final class KeyboardAudience<Message> {
    private struct Member {
      let key: ObjectIdentifier
      let receive: @MainActor (Message) -> Void
    }

    private let center: KeyboardCenter
    private let makeMessage: @MainActor (KeyboardCenter, KeyboardEvent, KeyboardInfo) -> Message?
    private let members = SubscriberList<Member>()
    private var ids: [ObjectIdentifier: SubscriberList<Member>.ID] = [:]
    private var subscription: KeyboardSubscription?

    var count: Int { members.count }

    init(
      of center: KeyboardCenter,
      message: @escaping @MainActor (KeyboardCenter, KeyboardEvent, KeyboardInfo) -> Message?
    ) {
      self.center = center
      makeMessage = message
      members.onRemoval = { [weak self] member in self?.forget(member.key) }
    }

    /// Lets `object` hear, unless it already does.
    ///
    /// `receive` must not hold it.
    func add(_ object: AnyObject, _ receive: @escaping @MainActor (Message) -> Void) {
      let key = ObjectIdentifier(object)
      if let id = ids[key] {
        if members.owner(of: id) === object { return }
        // The memory of a dead member was used again before the next event.
        members.remove(id)
      }
      ids[key] = members.append(Member(key: key, receive: receive), owner: object)
      guard subscription == nil else { return }
      subscription = center.subscribe { [weak self] event, info in self?.announce(event, info) }
    }

    func remove(_ object: AnyObject) {
      if let id = ids[ObjectIdentifier(object)] { members.remove(id) }
    }

    private func announce(_ event: KeyboardEvent, _ info: KeyboardInfo) {
      guard let message = makeMessage(center, event, info) else { return }
      members.forEach { $0.receive(message) }
    }

    private func forget(_ key: ObjectIdentifier) {
      ids[key] = nil
      if members.isEmpty { subscription = nil }
    }
  }
#endif
