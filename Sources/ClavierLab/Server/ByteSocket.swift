import Dispatch
import FlyingSocks
import Foundation

/// A socket that waits without blocking a thread.
///
/// The socket waits with one-shot dispatch sources instead of FlyingFox's pool. The pool resumes a task before it
/// removes the descriptor from its list. If the descriptor is closed in between, the pool never waits for a descriptor
/// with the same number again.
struct ByteSocket: Sendable {
  private let socket: Socket
  /// A second descriptor of the same socket, for writing.
  ///
  /// On Linux, if one dispatch source waits to read from a descriptor and another waits to write to it, one of them can
  /// miss its event.
  private let writingSocket: Socket

  /// Takes ownership of a socket.
  ///
  /// Only ``close()`` closes the socket.
  init(_ socket: Socket) throws {
    self.socket = socket
    do {
      try socket.setFlags(.nonBlocking)
      // A phone process that inherits the socket of another phone would keep that phone alive.
      guard fcntl(socket.file.rawValue, F_SETFD, FD_CLOEXEC) != -1 else { throw SocketError.makeFailed("CloseOnExec") }
      let second = fcntl(socket.file.rawValue, F_DUPFD_CLOEXEC, 0)
      guard second != -1 else { throw SocketError.makeFailed("Duplicate") }
      writingSocket = Socket(file: .init(rawValue: second))
    } catch {
      try? socket.close()
      throw error
    }
  }

  /// Returns the two ends of a socket: this process's end and the descriptor of the other end.
  static func pair() throws -> (ByteSocket, FileHandle) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw SocketError.makeFailed("SocketPair") }
    let other = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    let own = Socket(file: .init(rawValue: ends[0]))
    #if canImport(Darwin)
      try own.setValue(true, for: .noSIGPIPE)
    #endif
    return (try ByteSocket(own), other)
  }

  /// Waits for bytes.
  ///
  /// An empty result means that the other side has closed the socket.
  func read(atMost count: Int = 65_536) async throws -> [UInt8] {
    while true {
      try Task.checkCancellation()
      do {
        let bytes = try socket.read(atMost: count)
        // Otherwise, a client that sends without a pause would never yield its thread to other clients.
        await Task.yield()
        return bytes
      } catch SocketError.blocked {
        await Readiness(of: socket, to: .read).wait()
      } catch SocketError.disconnected {
        return []
      }
    }
  }

  /// Returns after the system has accepted the last byte, which slows down a fast writer.
  func write(_ data: Data) async throws {
    var sent = data.startIndex
    while sent < data.endIndex {
      try Task.checkCancellation()
      do {
        sent = try writingSocket.write(data, from: sent)
      } catch SocketError.blocked {
        await Readiness(of: writingSocket, to: .write).wait()
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
        await Readiness(of: socket, to: .read).wait()
      }
    }
  }

  /// The IP address of this end; nil if the socket has none.
  var localAddress: String? {
    switch try? socket.sockname() {
    case .ip4(let address, _): address
    // An IPv6 socket can accept connections over IPv4.
    case .ip6(let address, _): address.hasPrefix("::ffff:") ? String(address.dropFirst(7)) : address
    case .unix, nil: nil
    }
  }

  /// Ends both directions, which resumes all waiting tasks.
  func shutDown() {
    _ = shutdown(socket.file.rawValue, Int32(SHUT_RDWR))
  }

  /// Ends sending, which the other side reads as the end of the stream.
  func shutDownWriting() {
    _ = shutdown(socket.file.rawValue, Int32(SHUT_WR))
  }

  /// Closes the descriptors.
  ///
  /// No task may be waiting.
  func close() {
    try? socket.close()
    try? writingSocket.close()
  }

  /// Performs work, and shuts the socket down if the work takes longer than a time.
  func shuttingDown<Result>(after time: Duration, _ work: () async throws -> Result) async throws -> Result {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await Task.sleep(for: time)
        shutDown()
      }
      defer { group.cancelAll() }
      return try await work()
    }
  }

  /// Stops writing, and reads until the other side closes the connection, so that the other side receives everything
  /// that was written.
  ///
  /// Call ``close()`` afterward.
  func finish(within time: Duration) async {
    shutDownWriting()
    try? await shuttingDown(after: time) {
      var left = 8 * 1_048_576
      while left > 0 {
        let bytes = try await read()
        guard !bytes.isEmpty else { return }
        left -= bytes.count
      }
    }
  }
}

/// A single wait until a socket is ready to be read or written.
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

  /// Returns when the socket is ready or closed, or when the task is canceled.
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

  /// The function is not isolated to the actor, because the source calls its handlers on its own queue.
  private nonisolated static func start(
    _ source: any DispatchSourceProtocol, _ continuation: CheckedContinuation<Void, Never>
  ) {
    source.setEventHandler { source.cancel() }
    // From here on, the system does not use the descriptor, so it may be closed.
    source.setCancelHandler { continuation.resume() }
    source.activate()
  }
}
