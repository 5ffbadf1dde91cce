#if canImport(UIKit)
  import ClavierCore
  import Foundation

  /// The pool of subscribed ``KeyboardObservable`` objects.
  @MainActor final class KeyboardObservablePool {
    /// An object, and the protocols through which it gets the values of a notification.
    ///
    /// The unowned references are safe: they are used only while the center calls the closure of a subscription, and it
    /// retains the subscription's owner for that time. Casting takes longer than calling, so it is done only once.
    final class Observer {
      unowned(unsafe) let object: any KeyboardObservable
      unowned(unsafe) let common: (any CommonKeyboardPresentable)?
      unowned(unsafe) let full: (any FullKeyboardPresentable)?
      let id: ObjectIdentifier

      init(_ object: any KeyboardObservable) {
        self.object = object
        common = object as? any CommonKeyboardPresentable
        full = object as? any FullKeyboardPresentable
        id = ObjectIdentifier(object)
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
      of object: AnyObject, with notification: Notification
    ) -> (observer: Observer, delivery: KeyboardDelivery)? {
      guard let call = currentCall, call.observer.id == ObjectIdentifier(object),
        call.delivery.name == notification.name
      else { return nil }
      currentCall = nil
      return call
    }

    func add(_ object: any KeyboardObservable) {
      guard subscriptions[object] == nil else { return }
      let observer = Observer(object)
      let subscriber = KeyboardCenter.Subscriber { delivery in
        Self.currentCall = (observer, delivery)
        defer { Self.currentCall = nil }
        switch delivery.event {
        case .willShow: observer.object.keyboardWillBeShown(notification: delivery.notification)
        case .willHide: observer.object.keyboardWillBeHidden(notification: delivery.notification)
        case .didShow: observer.object.keyboardWasShown(notification: delivery.notification)
        case .didHide: observer.object.keyboardWasHidden(notification: delivery.notification)
        case .willChangeFrame, .didChangeFrame: break
        }
      }
      subscriptions[object] = center.subscribe(subscriber, owner: object)
    }

    func remove(_ object: any KeyboardObservable) {
      subscriptions[object]?.cancel()
      subscriptions[object] = nil
    }
  }
#endif
