import FlyingFox
import Foundation

/// Assembles the messages of a page from bytes (RFC 6455).
///
/// The length of a frame is checked against the limit before any memory is reserved.
struct MessageReader: Sendable {
  /// The reason for closing the connection, which is sent to the page.
  struct Violation: Error, Hashable {
    var code: WSCloseCode

    init(_ code: WSCloseCode, _ reason: String) {
      self.code = WSCloseCode(code.code, reason: reason)
    }
  }

  private let limit: Int
  private var bytes: [UInt8] = []
  private var start = 0
  /// The text of an incomplete message that consists of several frames.
  private var unfinished: [UInt8]?

  /// Creates a reader.
  ///
  /// - Parameter limit: The maximum number of bytes in a message.
  init(limit: Int) {
    self.limit = limit
  }

  mutating func append(_ more: some Collection<UInt8>) {
    bytes.removeFirst(start)
    start = 0
    bytes += more
  }

  /// Returns the next message; nil if it is incomplete.
  ///
  /// - Throws: A ``Violation``, after which nothing more can be read.
  mutating func next() throws -> PageMessage? {
    while let frame = try nextFrame() {
      switch frame.opcode {
      case .ping: return .ping(Data(frame.payload))
      case .pong: continue
      case .close: return .close(try Self.closeCode(frame.payload))
      case .text where unfinished == nil, .continuation where unfinished != nil:
        // With a second reference to the message, each of its frames would cause a copy of the whole message.
        var text = unfinished.take() ?? []
        text += frame.payload
        guard frame.isFinal else {
          unfinished = text
          continue
        }
        guard let string = String(validating: text, as: UTF8.self) else {
          throw Violation(.invalidFramePayload, "A message is not UTF-8 text.")
        }
        return .text(string)
      case .binary: throw Violation(.unsupportedData, "The message is binary. Send text.")
      default: throw Violation(.protocolError, "A frame has an unknown kind, or is out of order.")
      }
    }
    return nil
  }

  private struct Frame {
    var isFinal: Bool
    var opcode: WSFrame.Opcode
    var payload: [UInt8]
  }

  private mutating func nextFrame() throws -> Frame? {
    let available = bytes.count - start
    guard available >= 2 else { return nil }
    let first = bytes[start]
    let second = bytes[start + 1]
    guard first & 0b0111_0000 == 0 else {
      throw Violation(.protocolError, "A frame uses an extension that was not negotiated.")
    }
    guard second & 0b1000_0000 != 0 else { throw Violation(.protocolError, "A page must mask its frames.") }
    let opcode = WSFrame.Opcode(first & 0b1111)
    let isFinal = first & 0b1000_0000 != 0
    let short = Int(second & 0b0111_1111)
    guard opcode.rawValue < 8 || (isFinal && short <= 125) else {
      throw Violation(.protocolError, "A control frame is too long, or fragmented.")
    }
    let lengthSize = short == 126 ? 2 : short == 127 ? 8 : 0
    guard available >= 2 + lengthSize else { return nil }
    // The length has at most 64 bits, so the shift cannot trap.
    let long = bytes[start + 2..<start + 2 + lengthSize].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let length = lengthSize == 0 ? UInt64(short) : long
    guard length <= UInt64(max(0, limit - (unfinished?.count ?? 0))) else {
      throw Violation(.messageTooBig, "The message is longer than \(limit) bytes.")
    }
    let head = 2 + lengthSize + 4
    let size = head + Int(length)
    guard available >= size else { return nil }
    let mask = bytes[start + head - 4..<start + head]
    var payload = Array(bytes[start + head..<start + size])
    for index in payload.indices { payload[index] ^= mask[mask.startIndex + index % 4] }
    start += size
    return Frame(isFinal: isFinal, opcode: opcode, payload: payload)
  }

  private static func closeCode(_ payload: [UInt8]) throws -> WSCloseCode {
    guard !payload.isEmpty else { return .normalClosure }
    guard payload.count >= 2, let reason = String(validating: payload[2...], as: UTF8.self) else {
      throw Violation(.protocolError, "A close frame has no valid code or reason.")
    }
    return WSCloseCode(UInt16(payload[0]) << 8 | UInt16(payload[1]), reason: reason)
  }
}
