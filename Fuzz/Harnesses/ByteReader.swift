import CoreGraphics

/// Turns the bytes of an input into values.
///
/// After the last byte, every byte is 0.
struct ByteReader {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  var isAtEnd: Bool { bytes.isEmpty }

  mutating func byte() -> UInt8 {
    bytes.popFirst() ?? 0
  }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  mutating func element<Element>(of list: [Element]) -> Element { list[Int(byte()) % list.count] }

  /// Returns any of 2^64 bit patterns, among them NaN and infinity.
  mutating func anyNumber() -> Double {
    var pattern: UInt64 = 0
    for _ in 0..<8 { pattern = pattern << 8 | UInt64(byte()) }
    return Double(bitPattern: pattern)
  }

  /// Returns a number of the size that screens have, a special number, or any number.
  mutating func number() -> CGFloat {
    let kind = byte()
    switch kind {
    case 0..<4: return CGFloat(anyNumber())
    case 4..<16: return Self.special[Int(kind) % Self.special.count]
    case 16..<64: return CGFloat(Int8(bitPattern: byte()))
    default: return CGFloat(Int(kind) * 8 + Int(byte() & 63)) / 2
    }
  }

  mutating func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }

  private static let special: [CGFloat] = [
    0, .nan, .infinity, -.infinity, 1e300, -1e300, 1e9, -1e9, .leastNonzeroMagnitude, 1e6, -0.0, 1_000_001,
  ]
}
