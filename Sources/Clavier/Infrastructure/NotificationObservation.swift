package import Foundation

/// Observes notifications until the observation is deallocated.
package final class NotificationObservation {
  private let notificationCenter: NotificationCenter
  private let tokens: [any NSObjectProtocol]

  /// Starts observing.
  ///
  /// - Parameters:
  ///   - names: The names of the notifications.
  ///   - notificationCenter: The notification center that posts them.
  ///   - receive: A closure that is called on the thread that posts the notification.
  package init(
    of names: [Notification.Name],
    in notificationCenter: NotificationCenter,
    _ receive: @escaping @Sendable (Notification) -> Void
  ) {
    self.notificationCenter = notificationCenter
    tokens = names.map {
      notificationCenter.addObserver(forName: $0, object: nil, queue: nil, using: receive)
    }
  }

  deinit {
    tokens.forEach(notificationCenter.removeObserver)
  }
}
