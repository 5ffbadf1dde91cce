import Dispatch

/// Explains one log at a time on its own thread, so that the rest of the lab stays responsive.
actor ExplanationQueue {
  private let limit: Int
  private var count = 0
  private let queue = DispatchQueue(label: "clavier.lab.explanations")

  /// Creates a queue.
  ///
  /// - Parameter limit: The maximum number of logs, including the current one and those whose explanations are being
  ///   sent.
  init(limit: Int) {
    self.limit = limit
  }

  /// Performs work after the work that is already waiting, and sends the result.
  ///
  /// A log counts toward the limit until its explanation is sent, because unread explanations occupy memory.
  ///
  /// - Returns: False if there are too many logs.
  func answer(
    _ work: @escaping @Sendable () -> Answer, send: @Sendable (Answer) async throws -> Void
  ) async rethrows -> Bool {
    guard count < limit else { return false }
    count += 1
    defer { count -= 1 }
    let answer = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: work()) }
    }
    try await send(answer)
    return true
  }
}
