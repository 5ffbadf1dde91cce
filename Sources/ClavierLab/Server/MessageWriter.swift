import FlyingFox
import Foundation

/// Creates WebSocket frames, with one message for each line of the phone.
///
/// Each part of a line is sent as a separate frame, so no line is stored.
struct MessageWriter: Sendable {
  private var isInside = false

  /// Returns the frames for the next bytes of the phone.
  mutating func frames(_ bytes: some Collection<UInt8>) -> Data {
    var data = Data()
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      // An empty line is skipped.
      if isInside || end > rest.startIndex { append(rest[..<end], isFinal: true, to: &data) }
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { append(rest, isFinal: false, to: &data) }
    return data
  }

  private mutating func append(_ payload: some Collection<UInt8>, isFinal: Bool, to data: inout Data) {
    data.append(Self.frame(isInside ? .continuation : .text, isFinal: isFinal, payload))
    isInside = !isFinal
  }

  /// Returns the frame that closes a connection, with a reason for the page.
  static func close(_ code: WSCloseCode) -> Data {
    // A control frame holds 123 bytes of reason, which must end at a character boundary.
    var reason = code.reason
    while reason.utf8.count > 123 { reason.removeLast() }
    return frame(.close, isFinal: true, [UInt8(code.code >> 8), UInt8(code.code & 0xFF)] + Array(reason.utf8))
  }

  static func pong(_ payload: Data) -> Data {
    frame(.pong, isFinal: true, payload)
  }

  private static func frame(_ opcode: WSFrame.Opcode, isFinal: Bool, _ payload: some Collection<UInt8>) -> Data {
    var data = Data([(isFinal ? 0b1000_0000 : 0) | opcode.rawValue])
    let count = payload.count
    switch count {
    case ...125: data.append(UInt8(count))
    case ...0xFFFF: data.append(contentsOf: [126, UInt8(count >> 8), UInt8(count & 0xFF)])
    default: data.append(contentsOf: [127] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) })
    }
    data.append(contentsOf: payload)
    return data
  }
}
