import Dispatch
import FlyingSocks
import Foundation

/// A socket that waits without holding a thread.
///
/// Waiting is done by one-shot dispatch sources and not by FlyingFox's pool: the pool tells a waiter first and forgets
/// the descriptor after that, so a descriptor closed in between is never watched again when its number comes back.
struct ByteSocket: Sendable {
  private let socket: Socket

  /// Takes over a socket, which is closed with ``close()`` alone.
  init(_ socket: Socket) throws {
    self.socket = socket
    do {
      try socket.setFlags(.nonBlocking)
      // A phone that held the other end of another phone's socket would keep that one alive.
      guard fcntl(socket.file.rawValue, F_SETFD, FD_CLOEXEC) != -1 else { throw SocketError.makeFailed("CloseOnExec") }
    } catch {
      try? socket.close()
      throw error
    }
  }

  /// Two ends of one socket: ours, and the descriptor of the other.
  static func pair() throws -> (ByteSocket, FileHandle) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw SocketError.makeFailed("SocketPair") }
    let other = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    let ours = Socket(file: .init(rawValue: ends[0]))
    #if canImport(Darwin)
      try ours.setValue(true, for: .noSIGPIPE)
    #endif
    return (try ByteSocket(ours), other)
  }

  /// Waits for bytes and returns them; none mean that the other side has ended.
  func read(atMost count: Int = 65_536) async throws -> [UInt8] {
    while true {
      try Task.checkCancellation()
      do {
        return try socket.read(atMost: count)
      } catch SocketError.blocked {
        await ready(to: .read)
      } catch SocketError.disconnected {
        return []
      }
    }
  }

  /// Returns when the last byte was taken over by the system, which is what holds back a fast writer.
  func write(_ data: Data) async throws {
    var sent = data.startIndex
    while sent < data.endIndex {
      try Task.checkCancellation()
      do {
        sent = try socket.write(data, from: sent)
      } catch SocketError.blocked {
        await ready(to: .write)
      }
    }
  }

  /// Waits for a connection to a listening socket.
  func accept() async throws -> ByteSocket {
    while true {
      try Task.checkCancellation()
      do {
        return try ByteSocket(Socket(file: try socket.accept().file))
      } catch SocketError.blocked {
        await ready(to: .read)
      }
    }
  }

  /// Ends both directions, which wakes whoever waits for the socket.
  func shutDown() {
    _ = shutdown(socket.file.rawValue, Int32(SHUT_RDWR))
  }

  /// Tells the other side that nothing more will come.
  func shutDownWriting() {
    _ = shutdown(socket.file.rawValue, Int32(SHUT_WR))
  }

  /// Gives the descriptor back; nobody may be waiting.
  func close() {
    try? socket.close()
  }

  /// Does something that must be over in time: otherwise the socket is shut down, which ends it.
  func within<Result>(_ time: Duration, _ work: () async throws -> Result) async throws -> Result {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await Task.sleep(for: time)
        shutDown()
      }
      defer { group.cancelAll() }
      return try await work()
    }
  }

  /// Reads on, so that what was written reaches a side that is still writing; ``close()`` comes after it.
  func takeLeave(within time: Duration) async {
    shutDownWriting()
    try? await within(time) {
      var left = 8 * 1_048_576
      while left > 0 {
        let bytes = try await read()
        guard !bytes.isEmpty else { return }
        left -= bytes.count
      }
    }
  }

  private func ready(to event: Socket.Event) async {
    await Readiness(of: socket, to: event).wait()
  }
}

/// One wait for a socket.
private actor Readiness {
  private static let queue = DispatchQueue(label: "clavier.lab.sockets")

  private let source: any DispatchSourceProtocol

  init(of socket: Socket, to event: Socket.Event) {
    let file = socket.file.rawValue
    source =
      switch event {
      case .read: DispatchSource.makeReadSource(fileDescriptor: file, queue: Self.queue)
      case .write: DispatchSource.makeWriteSource(fileDescriptor: file, queue: Self.queue)
      }
  }

  /// Returns when the socket is ready, has ended, or the task is cancelled.
  func wait() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { Self.start(source, $0) }
    } onCancel: {
      Task { await cancel() }
    }
  }

  private func cancel() {
    source.cancel()
  }

  /// Not the actor's, for the source calls its handlers on its queue.
  private nonisolated static func start(
    _ source: any DispatchSourceProtocol, _ continuation: CheckedContinuation<Void, Never>
  ) {
    source.setEventHandler { source.cancel() }
    // Only now has the system forgotten the descriptor, so that it may be closed.
    source.setCancelHandler { continuation.resume() }
    source.activate()
  }
}
