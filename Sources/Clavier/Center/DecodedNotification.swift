#if canImport(UIKit)
  import ClavierCore
  import Foundation

  /// The result of decoding a keyboard notification.
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
  }
#endif
