import Dispatch

/// Explains one text at a time, on a thread of its own: everything else the lab does goes on meanwhile.
actor ExplanationQueue {
  private let limit: Int
  private var count = 0
  private let queue = DispatchQueue(label: "clavier.lab.explanations")

  /// - Parameter limit: how many texts may be there at a time, with the one that is being explained.
  init(limit: Int) {
    self.limit = limit
  }

  /// Does the work when it is its turn; nil, right away, when too many wait already.
  func answer(_ work: @escaping @Sendable () -> Answer) async -> Answer? {
    guard count < limit else { return nil }
    count += 1
    defer { count -= 1 }
    return await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: work()) }
    }
  }
}
