import ClavierTesting

/// Converts byte offsets to lines and columns.
///
/// Pass the offsets in ascending order, because the text is read only once.
struct TextPositions {
  private var offset = 0
  private var line = 1
  private var column = 1

  /// Returns the position of an offset.
  mutating func position(of target: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let target = min(target, bytes.count)
    guard offset < target else { return (line, column) }
    bytes.withUnsafeBufferPointer { bytes in
      // Most of the time, only the number of lines is needed. This loop has no branches, so it is fast.
      var lineEnds = 0
      for index in offset..<target - 1 {
        let isEnd = (bytes[index] == .newline) != (bytes[index] == .carriageReturn && bytes[index + 1] != .newline)
        lineEnds &+= isEnd ? 1 : 0
      }
      // The loop also reads the byte after each byte, so the last byte of the text is checked here.
      if Self.isLineEnd(target - 1, in: bytes) { lineEnds += 1 }
      line += lineEnds
      var start = offset
      if lineEnds > 0 {
        column = 1
        start = target
        while !Self.isLineEnd(start - 1, in: bytes) { start -= 1 }
      }
      for index in start..<target where bytes[index] & 0xC0 != 0x80 { column += 1 }
    }
    offset = target
    return (line, column)
  }

  private static func isLineEnd(_ index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes[index] == .newline
      || bytes[index] == .carriageReturn && (index + 1 == bytes.count || bytes[index + 1] != .newline)
  }

  /// Counts the first bytes of the text before they are removed.
  mutating func willRemoveFirst(_ count: Int, of bytes: [UInt8]) {
    _ = position(of: count, in: bytes)
    offset -= count
  }
}
