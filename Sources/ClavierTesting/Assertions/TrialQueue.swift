/// Lets only one asynchronous check use the screen at a time, in the order in which the checks began.
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
