import Dispatch

/// A turn of the main queue.
@MainActor
enum MainTurn {
  /// Suspends until the tasks and the work that are now on the main queue have run.
  ///
  /// Tasks on other executors get a chance to start.
  ///
  /// - Parameter isWaiting: Whether time may pass, because nothing else is expected for now.
  static func pass(waiting isWaiting: Bool) async {
    await Task.detached {}.value
    if isWaiting { try? await Task.sleep(nanoseconds: 1_000_000) }
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    await Task.yield()
  }
}

/// Lets one asynchronous check at a time use the screen, in the order in which the checks began.
@MainActor
enum TrialQueue {
  private static var isBusy = false
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  /// Suspends until no other check uses the screen.
  static func enter() async {
    guard isBusy else {
      isBusy = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Lets the next check use the screen.
  static func leave() {
    guard !waiting.isEmpty else {
      isBusy = false
      return
    }
    waiting.removeFirst().resume()
  }
}
