import Dispatch
import Foundation

/// Moves work to the main actor from code that can run on any thread.
package enum MainQueue {
  /// A value that only the main queue has.
  ///
  /// `Thread.isMainThread` is not enough: on systems other than Apple's, a thread other than the first may serve the
  /// main queue of an asynchronous program. The queue's value alone is not enough either, because the main thread may
  /// be running the work of another queue (`queue.sync`).
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller is on the main actor's executor.
  ///
  /// The queue's value is checked first, because on Linux this check is 30 times as fast as checking the thread.
  package static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread
  }

  /// Runs `body` immediately if the caller is on the main actor's executor, and later on the main queue otherwise.
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
