import FlyingFox
import Foundation

/// Makes the frames that a page receives: each line of the phone becomes a message.
///
/// A part of a line is sent on as a frame of its own, so nothing is kept, however long the line.
struct MessageWriter: Sendable {
  private var isInside = false

  /// The frames for the next bytes of the phone.
  mutating func frames(_ bytes: some Collection<UInt8>) -> Data {
    var data = Data()
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      // An empty line says nothing.
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

  /// The frame that ends a connection, with a reason that the page can show.
  static func close(_ code: WSCloseCode) -> Data {
    // A control frame has room for 123 bytes of reason; what is cut must still be text.
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
