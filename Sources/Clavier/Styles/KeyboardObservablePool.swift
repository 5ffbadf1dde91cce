#if canImport(UIKit)
  import ClavierCore
  import Foundation

  /// The objects that subscribed as a ``KeyboardObservable``.
  @MainActor final class KeyboardObservablePool {
    static let shared = KeyboardObservablePool(center: .shared)

    /// The call that the pool is making; nil once the observer has taken it.
    private static var currentCall: (observer: AnyObject, presentation: KeyboardPresentation)?

    private let center: KeyboardCenter
    private let observers: KeyboardObservers

    var count: Int { observers.count }

    init(center: KeyboardCenter) {
      self.center = center
      observers = KeyboardObservers(of: center)
    }

    /// What the pool has already decoded for this call of `observer`; nil if the pool is not calling it.
    ///
    /// The default implementations ask first thing when they are called, so what they get belongs to the notification
    /// that they were given.
    static func takePresentation(for observer: AnyObject, named name: Notification.Name) -> KeyboardPresentation? {
      guard let call = currentCall, call.observer === observer, call.presentation.delivery.notification.name == name
      else { return nil }
      currentCall = nil
      return call.presentation
    }

    func add(_ observer: any KeyboardObservable) {
      // The casts cost more than the calls, so they are made once.
      let common = observer as? any CommonKeyboardPresentable
      let full = observer as? any FullKeyboardPresentable
      observers.add(observer) { [weak observer, weak common, weak full, center] event, _ in
        guard let observer else { return false }
        guard let delivery = center.delivery else { return true }
        Self.currentCall = (observer, KeyboardPresentation(delivery: delivery, common: common, full: full))
        defer { Self.currentCall = nil }
        switch event {
        case .willShow: observer.keyboardWillBeShown(notification: delivery.notification)
        case .willHide: observer.keyboardWillBeHidden(notification: delivery.notification)
        case .didShow: observer.keyboardWasShown(notification: delivery.notification)
        case .didHide: observer.keyboardWasHidden(notification: delivery.notification)
        case .willChangeFrame, .didChangeFrame: break
        }
        return true
      }
    }

    func remove(_ observer: any KeyboardObservable) {
      observers.remove(observer)
    }
  }
#endif
