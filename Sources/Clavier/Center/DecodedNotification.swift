#if canImport(UIKit)
  import ClavierCore
  import Foundation

  /// The result of decoding a keyboard notification, or of validating a keyboard message.
  enum DecodedNotification: Sendable {
    case delivery(KeyboardDelivery)
    /// A notification that cannot be read.
    case malformed(KeyboardEvent, KeyboardInfoError)

    /// Decodes the notification of an event.
    init(_ event: KeyboardEvent, _ notification: borrowing Notification, isOnMainQueue: Bool) {
      do throws(KeyboardInfoError) {
        let info = try KeyboardInfo(userInfo: notification.userInfo)
        self = .delivery(KeyboardDelivery(event, info, notification, isOnMainQueue: isOnMainQueue))
      } catch {
        self = .malformed(event, error)
      }
    }

    /// Validates a message of an event, and creates the notification that the delegates receive for it.
    init(_ event: KeyboardEvent, _ info: KeyboardInfo, on screen: KeyboardScreen.Object) {
      do throws(KeyboardInfoError) {
        try info.validate()
        let notification = Notification(name: event.notificationName, object: screen, userInfo: info.userInfo)
        self = .delivery(KeyboardDelivery(event, info, notification, isOnMainQueue: true))
      } catch {
        self = .malformed(event, error)
      }
    }
  }
#endif
