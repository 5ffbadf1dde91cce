import FlyingSocks
import Foundation

/// A running phone.
///
/// One socket is its standard input and output: when that ends, so must the phone.
final class PhoneProcess: Sendable {
  /// How the process ended.
  enum Ending: Hashable, Sendable {
    case exit(Int32)
    case signal(Int32)
  }

  /// Our end of its input and output.
  let socket: ByteSocket

  private let process: Process
  private let waiting: Task<Ending, Never>

  /// Starts a phone.
  init(_ program: PhoneProgram) throws {
    let (ours, its) = try ByteSocket.pair()
    let process = Process()
    process.executableURL = program.executable
    process.arguments = program.arguments
    process.standardInput = its
    process.standardOutput = its
    let (endings, ending) = AsyncStream.makeStream(of: Ending.self)
    process.terminationHandler = { process in
      let status = process.terminationStatus
      ending.yield(process.terminationReason == .exit ? .exit(status) : .signal(status))
      ending.finish()
    }
    do {
      try process.run()
    } catch {
      ours.close()
      throw error
    }
    // Left open here, its end would hide from us that the phone closed it.
    try? its.close()
    socket = ours
    self.process = process
    waiting = Task {
      for await ending in endings { return ending }
      return .exit(0)
    }
  }

  /// How the phone ended by itself; nil when it did not in this time.
  func ending(within time: Duration) async -> Ending? {
    await withTaskGroup(of: Ending?.self) { [waiting] group in
      group.addTask { await waiting.value }
      group.addTask {
        try? await Task.sleep(for: time)
        return nil
      }
      defer { group.cancelAll() }
      return await group.next() ?? nil
    }
  }

  /// Ends the phone and returns when it is gone: it is told by the end of its input, and does not get long.
  func end(within time: Duration) async {
    socket.shutDown()
    let mercy = Task { [process] in
      try await Task.sleep(for: time)
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
    _ = await waiting.value
    mercy.cancel()
    socket.close()
  }
}
