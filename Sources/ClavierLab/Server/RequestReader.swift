import FlyingFox
import Foundation

/// Reads requests from a connection with limited memory.
///
/// FlyingFox's own server reads heads and WebSocket frames of any length and has no setting to limit them. The lab
/// therefore uses only its sockets and values.
struct RequestReader: Sendable {
  private let socket: ByteSocket
  private let limits: ServerLimits
  private var buffer: [UInt8] = []

  init(_ socket: ByteSocket, limits: ServerLimits) {
    self.socket = socket
    self.limits = limits
  }

  /// The bytes after the last request.
  var rest: [UInt8] { buffer }

  /// Returns the head of the next request; nil if the connection ended before it.
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

  /// Returns the body of a request; nil if the connection ended before it was complete.
  mutating func body(_ size: Int) async throws -> Data? {
    guard size <= limits.bodySize else {
      throw Refusal(
        .payloadTooLarge, "The text has \(size) bytes, but the limit is \(limits.bodySize). Paste part of it.")
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
    // If the head contains no line break, the path is too long.
    buffer.contains(UInt8(ascii: "\n"))
      ? Refusal(.requestHeaderFieldsTooLarge, "The header of the request is longer than \(limits.headSize) bytes.")
      : Refusal(.uriTooLong, "The first line of the request is longer than \(limits.headSize) bytes.")
  }
}
