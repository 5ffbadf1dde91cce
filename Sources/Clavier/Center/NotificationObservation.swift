package import Foundation

/// Block observers that are removed when this object is released, so that nobody can forget it.
package final class NotificationObservation {
  private let notificationCenter: NotificationCenter
  private let tokens: [any NSObjectProtocol]

  /// The block runs on the thread that posts (no queue is given): what needs the main actor has to go there itself.
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
