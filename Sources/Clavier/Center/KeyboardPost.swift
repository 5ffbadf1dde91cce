#if canImport(UIKit)
  import ClavierCore
  import Foundation

  /// A posted keyboard notification.
  enum KeyboardPost: Sendable {
    case delivery(KeyboardDelivery)
    /// A notification that cannot be read.
    case malformed(KeyboardEvent, KeyboardInfoError)

    /// Decodes a notification; nil if it has another name.
    init?(_ notification: Notification, isOnMainQueue: Bool) {
      guard let event = KeyboardEvent(notificationName: notification.name) else { return nil }
      do throws(KeyboardInfoError) {
        let info = try KeyboardInfo(userInfo: notification.userInfo)
        self = .delivery(KeyboardDelivery(event, info, notification, isOnMainQueue: isOnMainQueue))
      } catch {
        self = .malformed(event, error)
      }
    }
  }
#endif
