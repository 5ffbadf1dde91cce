#if canImport(UIKit)
  import ClavierCore
  import Foundation

  /// The pool of subscribed ``KeyboardObservable`` objects.
  @MainActor final class KeyboardObservablePool {
    /// A call to an observer's method.
    ///
    /// The references are safe: the pool keeps both objects until the method returns, and then forgets the call.
    private struct Call {
      let observer: ObjectIdentifier
      let presentation: Unmanaged<KeyboardPresentation>
      let delivery: Unmanaged<KeyboardDelivery>
    }

    private struct Observer {
      let presentation: KeyboardPresentation
      let subscription: KeyboardSubscription
    }

    static let shared = KeyboardObservablePool(center: .shared)

    /// The call that a pool is making; nil after the observer's default implementation has read it.
    ///
    /// The variable is static, because a default implementation gets only the notification, and does not know the pool
    /// that calls it. A pool calls one observer at a time. If the observer's method causes a call by another pool, the
    /// variable is nil after that call, and the default implementation decodes the notification again.
    private static var currentCall: Call?

    private let center: KeyboardCenter
    private let observers = WeakTable<AnyObject, Observer>()

    /// The number of observers that still exist.
    var count: Int { observers.objects.count }

    init(center: KeyboardCenter) {
      self.center = center
    }

    /// Calls the methods of the presentable protocols that an object adopts, if the pool is calling the object with a
    /// notification of this name.
    ///
    /// The default implementations call this method first, so that they pass on the values that the pool has already
    /// decoded.
    ///
    /// - Returns: Whether the pool is calling the object with such a notification.
    static func continueCall(
      of object: some KeyboardObservable, _ event: KeyboardEvent, with name: Notification.Name
    ) -> Bool {
      guard let call = currentCall, call.observer == ObjectIdentifier(object) else { return false }
      return call.delivery.borrow { delivery in
        guard delivery.notification.name == name else { return false }
        currentCall = nil
        call.presentation.borrow {
          $0.call(object, event, delivery.info, in: delivery.state, height: delivery.coveredHeight)
        }
        return true
      }
    }

    func add(_ object: some KeyboardObservable) {
      guard observers[object] == nil else { return }
      let presentation = KeyboardPresentation(of: object)
      let subscription = center.subscribe(
        object,
        { object, delivery in Self.callMethods(of: object, presentation, for: delivery) },
        onCorrection: { object, state in
          let height = state.coveredHeight
          let info = KeyboardInfo(endFrame: state.frame, duration: 0)
          presentation.callCommon(object, MissedEvent.heightChange(to: height), info, height: height)
        })
      observers[object] = Observer(presentation: presentation, subscription: subscription)
    }

    /// Calls the method for an event, and before it the method for an event that the system did not post.
    private static func callMethods(
      of object: some KeyboardObservable, _ presentation: KeyboardPresentation, for delivery: KeyboardDelivery
    ) {
      if let event = delivery.missedEvent {
        let info = delivery.isCorrection ? KeyboardInfo(endFrame: delivery.state.frame, duration: 0) : delivery.info
        presentation.callCommon(object, event, info, height: delivery.coveredHeight)
        guard presentation.isSubscribed else { return }
      }
      currentCall = Call(
        observer: ObjectIdentifier(object), presentation: .passUnretained(presentation),
        delivery: .passUnretained(delivery))
      switch delivery.event {
      case .willShow: object.keyboardWillBeShown(notification: delivery.notification)
      case .willHide: object.keyboardWillBeHidden(notification: delivery.notification)
      case .didShow: object.keyboardWasShown(notification: delivery.notification)
      case .didHide: object.keyboardWasHidden(notification: delivery.notification)
      case .willChangeFrame, .didChangeFrame: break
      }
      currentCall = nil
    }

    func remove(_ object: any KeyboardObservable) {
      guard let observer = observers[object] else { return }
      observer.presentation.isSubscribed = false
      observer.subscription.cancel()
      observers[object] = nil
    }
  }
#endif
