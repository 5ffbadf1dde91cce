import Dispatch

/// Explains one text at a time on its own thread, so that the rest of the lab stays responsive.
actor ExplanationQueue {
  private let limit: Int
  private var count = 0
  private let queue = DispatchQueue(label: "clavier.lab.explanations")

  /// Creates a queue.
  ///
  /// - Parameter limit: The maximum number of texts, including the current one.
  init(limit: Int) {
    self.limit = limit
  }

  /// Performs work after the work that is already waiting; returns nil if too many texts are waiting.
  func answer(_ work: @escaping @Sendable () -> Answer) async -> Answer? {
    guard count < limit else { return nil }
    count += 1
    defer { count -= 1 }
    return await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: work()) }
    }
  }
}
