import Dispatch

/// Starts one phone at a time on its own thread, so that the rest of the lab stays responsive.
///
/// `Process.run` blocks until the new process has begun. Many calls would block every thread that tasks use.
struct PhoneStarter: Sendable {
  private let queue = DispatchQueue(label: "clavier.lab.phones")

  /// Starts a phone after the phones that were requested earlier.
  func start(_ program: PhoneProgram) async throws -> PhoneProcess {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try program.start() }) }
    }
  }
}
