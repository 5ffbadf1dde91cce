import Dispatch

/// A turn of the main queue.
@MainActor
enum MainTurn {
  /// Suspends until the tasks and the work that are already on the main queue have run.
  ///
  /// Meanwhile, tasks on other executors can start.
  ///
  /// - Parameter isWaiting: Whether to let some time pass, because no work is expected for now.
  static func pass(waiting isWaiting: Bool) async {
    await Task.detached {}.value
    if isWaiting { try? await Task.sleep(nanoseconds: 1_000_000) }
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    await Task.yield()
  }
}
