public import Foundation

extension NotificationCenter {
  /// Adds an observer whose block is called on a queue.
  ///
  /// If a notification is posted on the main queue, a block for that queue is called immediately, as on Apple's
  /// systems. Foundation's own method would wait forever on Linux: it adds the block to the main queue, and blocks that
  /// queue until the block has run. The compiler prefers this method to Foundation's, because this method's queue is
  /// not optional.
  @_documentation(visibility: internal)
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    guard queue === OperationQueue.main else {
      return addObserver(forName: name, object: object, queue: Optional(queue), using: block)
    }
    return addObserver(forName: name, object: object, queue: Optional<OperationQueue>.none) { notification in
      guard !MainQueue.isCurrent else { return block(notification) }
      // This is safe, because the thread that posts the notification waits until the block has returned.
      nonisolated(unsafe) let notification = notification
      DispatchQueue.main.sync { block(notification) }
    }
  }
}
