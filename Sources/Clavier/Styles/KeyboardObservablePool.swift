#if canImport(UIKit)
  import ClavierCore
  import Foundation

  /// The pool of subscribed ``KeyboardObservable`` objects.
  @MainActor final class KeyboardObservablePool {
    /// An object, and the protocols through which it gets the values of a notification.
    ///
    /// The unowned references are safe: they are used only while a method of the object runs. Casting takes longer than
    /// calling, so it is done only once.
    struct Observer {
      let id: ObjectIdentifier
      unowned(unsafe) let common: (any CommonKeyboardPresentable)?
      unowned(unsafe) let full: (any FullKeyboardPresentable)?

      init(_ object: some KeyboardObservable) {
        id = ObjectIdentifier(object)
        common = object as? any CommonKeyboardPresentable
        full = object as? any FullKeyboardPresentable
      }
    }

    static let shared = KeyboardObservablePool(center: .shared)

    /// The call that the pool is making; nil after the observer's default implementation has taken it.
    private static var currentCall: (observer: Observer, delivery: KeyboardDelivery)?

    private let center: KeyboardCenter
    private let subscriptions = WeakTable<AnyObject, KeyboardSubscription>()

    /// The number of observers that still exist.
    var count: Int { subscriptions.objects.count }

    init(center: KeyboardCenter) {
      self.center = center
    }

    /// Returns the call that the pool is making to an object; nil if it is making none.
    ///
    /// The default implementations call this first, so the result belongs to their notification.
    static func takeCall(
      of object: ObjectIdentifier, with name: Notification.Name
    ) -> (observer: Observer, delivery: KeyboardDelivery)? {
      guard let call = currentCall, call.observer.id == object, call.delivery.name == name else { return nil }
      currentCall = nil
      return call
    }

    func add(_ object: some KeyboardObservable) {
      guard subscriptions[object] == nil else { return }
      let observer = Observer(object)
      subscriptions[object] = center.subscribe(object) { object, delivery in
        Self.currentCall = (observer, delivery)
        defer { Self.currentCall = nil }
        switch delivery.event {
        case .willShow: object.keyboardWillBeShown(notification: delivery.notification)
        case .willHide: object.keyboardWillBeHidden(notification: delivery.notification)
        case .didShow: object.keyboardWasShown(notification: delivery.notification)
        case .didHide: object.keyboardWasHidden(notification: delivery.notification)
        case .willChangeFrame, .didChangeFrame: break
        }
      }
    }

    func remove(_ object: any KeyboardObservable) {
      subscriptions[object]?.cancel()
      subscriptions[object] = nil
    }
  }
#endif
