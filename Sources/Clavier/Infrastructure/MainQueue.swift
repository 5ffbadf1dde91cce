import Dispatch
import Foundation

/// Moves work to the main actor from code that can run on any thread.
package enum MainQueue {
  /// The key of a value that only the main queue has.
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller is on the main actor's executor.
  ///
  /// Neither check is enough. On systems other than Apple's, a thread other than the first may serve the main queue of
  /// an asynchronous program. Conversely, the main thread may be running the work of another queue (`queue.sync`). The
  /// queue's value is checked first, because on Linux this check is 30 times as fast as checking the thread.
  package static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread
  }

  /// Runs `body` immediately if the caller is on the main actor's executor, and later on the main queue otherwise.
  ///
  /// Work that another thread has passed earlier may run after `body`. If the order matters, use an ``Inbox``.
  package static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(body)
    } else {
      later(body)
    }
  }

  /// Runs `body` later on the main queue.
  static func later(_ body: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }
}
