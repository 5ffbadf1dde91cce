#if canImport(UIKit)
  import ClavierCore
  import Foundation

  /// The objects that subscribed as a ``KeyboardObservable``.
  @MainActor final class KeyboardObservablePool {
    static let shared = KeyboardObservablePool(center: .shared)

    /// The call that the pool is making; nil once the observer's default implementation has taken it.
    private static var currentCall: (observer: AnyObject, presentation: KeyboardPresentation)?

    private let center: KeyboardCenter
    private let subscriptions = WeakTable<AnyObject, KeyboardSubscription>()

    /// The number of observers that are not deallocated.
    var count: Int { subscriptions.objects.count }

    init(center: KeyboardCenter) {
      self.center = center
    }

    /// Returns the decoded notification of the pool's call of an observer; nil if the pool is not calling it.
    ///
    /// The default implementations call this first, so the result belongs to the notification that they get.
    static func takePresentation(for observer: AnyObject, named name: Notification.Name) -> KeyboardPresentation? {
      guard let call = currentCall, call.observer === observer, call.presentation.delivery.notification.name == name
      else { return nil }
      currentCall = nil
      return call.presentation
    }

    func add(_ observer: any KeyboardObservable) {
      guard subscriptions[observer] == nil else { return }
      // Casting takes longer than calling, so it is done only once.
      let common = observer as? any CommonKeyboardPresentable
      let full = observer as? any FullKeyboardPresentable
      // Unowned, and safe: the center retains the owner of a subscription while it calls the closure.
      subscriptions[observer] = center.subscribe(owner: observer) {
        [unowned observer, unowned common, unowned full, weak center] event, _ in
        guard let delivery = center?.delivery else { return }
        Self.currentCall = (observer, KeyboardPresentation(delivery: delivery, common: common, full: full))
        defer { Self.currentCall = nil }
        switch event {
        case .willShow: observer.keyboardWillBeShown(notification: delivery.notification)
        case .willHide: observer.keyboardWillBeHidden(notification: delivery.notification)
        case .didShow: observer.keyboardWasShown(notification: delivery.notification)
        case .didHide: observer.keyboardWasHidden(notification: delivery.notification)
        case .willChangeFrame, .didChangeFrame: break
        }
      }
    }

    func remove(_ observer: any KeyboardObservable) {
      subscriptions[observer]?.cancel()
      subscriptions[observer] = nil
    }
  }
#endif
