import Dispatch
import Foundation

/// Moves work to the main actor from code that can run on any thread.
package enum MainQueue {
  /// A value that only the main queue has.
  ///
  /// `Thread.isMainThread` is not enough: on systems other than Apple's, a thread other than the first may serve the
  /// main queue of an asynchronous program. The value of the queue is not enough either, because the main thread may be
  /// running another queue's work (`queue.sync`).
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller is on the main actor's executor.
  ///
  /// The mark is checked first, because on Linux this check is 30 times as fast as checking the thread.
  package static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread
  }

  /// Runs `body` immediately on the main actor, or later on the main queue if the caller is elsewhere.
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
