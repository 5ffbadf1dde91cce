import FlyingSocks
import Foundation

/// A running phone process.
///
/// The process uses one socket as its standard input and its standard output. When the socket closes, the process ends.
final class PhoneProcess: Sendable {
  /// How the process ended.
  enum Ending: Hashable, Sendable {
    case exit(Int32)
    case signal(Int32)
  }

  /// The parent's end of the socket.
  let socket: ByteSocket

  private let process: Process
  private let waiting: Task<Ending, Never>

  /// Starts a phone process.
  init(_ program: PhoneProgram) throws {
    let (socket, childSocket) = try ByteSocket.pair()
    let process = Process()
    process.executableURL = program.executable
    process.arguments = program.arguments
    process.standardInput = childSocket
    process.standardOutput = childSocket
    let (endings, ending) = AsyncStream.makeStream(of: Ending.self)
    process.terminationHandler = { process in
      let status = process.terminationStatus
      ending.yield(process.terminationReason == .exit ? .exit(status) : .signal(status))
      ending.finish()
    }
    do {
      try process.run()
    } catch {
      socket.close()
      throw error
    }
    // If a copy of the child's end stayed open, this process would not notice that the child has closed it.
    try? childSocket.close()
    self.socket = socket
    self.process = process
    waiting = Task {
      for await ending in endings { return ending }
      return .exit(0)
    }
  }

  /// Returns how the process ended on its own; nil if it is still running after the given time.
  func ending(within time: Duration) async -> Ending? {
    // A task group cannot be used. The group would wait for the process even after this time, because nothing cancels
    // that wait.
    let (endings, ending) = AsyncStream.makeStream(of: Ending?.self)
    Task { [waiting] in ending.yield(await waiting.value) }
    let timer = Task {
      try? await Task.sleep(for: time)
      ending.yield(nil)
    }
    defer { timer.cancel() }
    for await first in endings { return first }
    return nil
  }

  /// Closes the input of the process and kills it if it does not end in time.
  ///
  /// The method returns when the process has ended.
  func end(within time: Duration) async {
    socket.shutDown()
    let timeout = Task { [process] in
      try await Task.sleep(for: time)
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
    _ = await waiting.value
    timeout.cancel()
    socket.close()
  }
}
