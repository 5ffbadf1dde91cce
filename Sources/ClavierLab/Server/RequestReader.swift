import FlyingFox
import Foundation

/// Reads requests from a connection and never keeps more than one may have.
///
/// FlyingFox's own server collects the lines of a head and the frames of a WebSocket without any limit and leaves no
/// place to set one, so the lab takes its sockets and values and reads by itself.
struct RequestReader: Sendable {
  private let socket: ByteSocket
  private let limits: ServerLimits
  private var buffer: [UInt8] = []

  init(_ socket: ByteSocket, limits: ServerLimits) {
    self.socket = socket
    self.limits = limits
  }

  /// What was read beyond the last request.
  var rest: [UInt8] { buffer }

  /// The head of the next request; nil when the connection ended before it.
  mutating func head() async throws -> RequestHead? {
    var searched = 0
    while true {
      if let end = try RequestHead.end(in: buffer, from: searched) {
        guard end <= limits.headSize else { throw tooLarge }
        let head = try RequestHead(buffer[..<end], limits: limits)
        buffer.removeFirst(end)
        return head
      }
      guard buffer.count < limits.headSize else { throw tooLarge }
      searched = buffer.count
      let bytes = try await socket.read(atMost: 4096)
      guard !bytes.isEmpty else { return nil }
      buffer += bytes
    }
  }

  /// The body of a request; nil when the connection ended before it was whole.
  mutating func body(_ size: Int) async throws -> Data? {
    guard size <= limits.bodySize else {
      throw Refusal(
        .payloadTooLarge, "The text is \(size) bytes long; at most \(limits.bodySize) are read. Paste a part of it.")
    }
    while buffer.count < size {
      let bytes = try await socket.read()
      guard !bytes.isEmpty else { return nil }
      buffer += bytes
    }
    defer { buffer.removeFirst(size) }
    return Data(buffer[..<size])
  }

  private var tooLarge: Refusal {
    // A head without an end of its first line is one long path.
    buffer.contains(UInt8(ascii: "\n"))
      ? Refusal(.requestHeaderFieldsTooLarge, "The head of a request has at most \(limits.headSize) bytes.")
      : Refusal(.uriTooLong, "The first line of a request has at most \(limits.headSize) bytes.")
  }
}
