#if canImport(UIKit)
  import ClavierCore
  import Foundation

  /// Everybody who subscribed as a ``KeyboardObservable``.
  @MainActor final class KeyboardObservablePool {
    static let shared = KeyboardObservablePool(center: .shared)

    private let audience: KeyboardAudience<(event: KeyboardEvent, notification: Notification)>

    var count: Int { audience.count }

    init(center: KeyboardCenter) {
      audience = KeyboardAudience(of: center) { center, event, info in
        // Made anew from what was decoded: the original must not leave the thread that posted it.
        let notification = Notification(
          name: event.notificationName, object: center.lastScreen.screen, userInfo: info.userInfo)
        return (event, notification)
      }
    }

    func add(_ observer: any KeyboardObservable) {
      audience.add(observer) { [weak observer] message in
        switch message.event {
        case .willShow: observer?.keyboardWillBeShown(notification: message.notification)
        case .willHide: observer?.keyboardWillBeHidden(notification: message.notification)
        case .didShow: observer?.keyboardWasShown(notification: message.notification)
        case .didHide: observer?.keyboardWasHidden(notification: message.notification)
        case .willChangeFrame, .didChangeFrame: break
        }
      }
    }

    func remove(_ observer: any KeyboardObservable) {
      audience.remove(observer)
    }
  }
#endif
