import Foundation

/// The page's side of a session, which sends and receives individual frames.
final class RawPage {
  struct Refused: Error {
    var answer: RawAnswer?
  }

  struct Frame: Equatable {
    var isFinal: Bool
    var opcode: UInt8
    var payload: [UInt8]

    /// The code and the reason of a close frame.
    var closing: (code: Int, reason: String)? {
      guard opcode == 8, payload.count >= 2 else { return nil }
      return (Int(payload[0]) << 8 | Int(payload[1]), String(decoding: payload[2...], as: UTF8.self))
    }
  }

  static let handshake = [
    "Upgrade: websocket", "Connection: keep-alive, Upgrade", "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
  ]

  let socket: RawSocket
  private var buffer: [UInt8] = []

  init(port: UInt16, host: String, receiveBuffer: Int32? = nil) throws {
    socket = try RawSocket(port: port, receiveBuffer: receiveBuffer)
    let fields = ["Host: \(host)", "Origin: http://\(host)"] + Self.handshake
    socket.send("GET /session HTTP/1.1\r\n\(fields.joined(separator: "\r\n"))\r\n\r\n")
    while true {
      let bytes = try socket.receive()
      buffer += bytes
      guard let answer = RawAnswer(buffer) else {
        guard !bytes.isEmpty else { throw Refused(answer: nil) }
        continue
      }
      // The key and its answer are those of RFC 6455, section 1.3.
      guard answer.status == 101, answer.fields["sec-websocket-accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" else {
        throw Refused(answer: answer)
      }
      buffer = answer.body
      return
    }
  }

  func send(_ text: String) {
    socket.send(Self.frame(1, Array(text.utf8)))
  }

  /// Returns a masked frame, as a browser sends it.
  static func frame(_ opcode: UInt8, isFinal: Bool = true, _ payload: [UInt8]) -> [UInt8] {
    head(opcode, isFinal: isFinal, length: UInt64(payload.count)) + payload.enumerated().map { $1 ^ mask[$0 % 4] }
  }

  /// Returns the beginning of a frame with a length.
  static func head(_ opcode: UInt8, isFinal: Bool = true, length: UInt64) -> [UInt8] {
    let first = (isFinal ? 0x80 : 0) | opcode
    switch length {
    case ...125: return [first, 0x80 | UInt8(length)] + mask
    case ...0xFFFF: return [first, 0x80 | 126, UInt8(length >> 8), UInt8(length & 0xFF)] + mask
    default: return [first, 0x80 | 127] + (0..<8).reversed().map { UInt8(length >> ($0 * 8) & 0xFF) } + mask
    }
  }

  private static let mask: [UInt8] = [0x37, 0xFA, 0x21, 0x3D]

  /// Returns the next frame; nil if the connection has ended.
  func nextFrame() throws -> Frame? {
    while true {
      if let (frame, size) = Self.frame(in: buffer) {
        buffer.removeFirst(size)
        return frame
      }
      let bytes = try socket.receive()
      guard !bytes.isEmpty else { return nil }
      buffer += bytes
    }
  }

  private static func frame(in bytes: [UInt8]) -> (Frame, Int)? {
    guard bytes.count >= 2 else { return nil }
    let short = Int(bytes[1])
    let extra = short == 126 ? 2 : short == 127 ? 8 : 0
    guard bytes.count >= 2 + extra else { return nil }
    let length = extra == 0 ? short : bytes[2..<2 + extra].reduce(0) { $0 << 8 | Int($1) }
    let size = 2 + extra + length
    guard bytes.count >= size else { return nil }
    let frame = Frame(isFinal: bytes[0] & 0x80 != 0, opcode: bytes[0] & 0x0F, payload: Array(bytes[(2 + extra)..<size]))
    return (frame, size)
  }

  /// Returns the next complete message; nil if the session has ended.
  func nextMessage() throws -> String? {
    var text: [UInt8] = []
    while let frame = try nextFrame(), frame.opcode < 8 {
      text += frame.payload
      if frame.isFinal { return String(decoding: text, as: UTF8.self) }
    }
    return nil
  }

  /// Returns how the session ends, skipping messages.
  func ending() throws -> (code: Int, reason: String)? {
    while let frame = try nextFrame() {
      if let closing = frame.closing { return closing }
    }
    return nil
  }
}
