import ClavierCore
public import Foundation

extension KeyboardTrace {
  /// Posts the notifications of the trace in order, one immediately after the other.
  ///
  /// The times in the trace are ignored. Each notification has exactly the keys that its entry contains. An entry
  /// without an event is skipped.
  ///
  /// - Parameters:
  ///   - notificationCenter: The notification center to which the notifications are posted.
  ///   - object: The object of the notifications. On iOS 16.1 and later, the system passes the screen as the object,
  ///     and earlier systems pass nil.
  /// - Returns: The number of notifications that were posted.
  @discardableResult
  public func replay(into notificationCenter: NotificationCenter = .default, object: Any? = nil) -> Int {
    var count = 0
    for entry in entries {
      guard let event = entry.event else { continue }
      notificationCenter.postKeyboardNotification(
        Notification(name: event.notificationName, object: object, userInfo: entry.userInfo))
      count += 1
    }
    return count
  }
}
