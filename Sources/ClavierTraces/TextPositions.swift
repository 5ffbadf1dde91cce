import ClavierTesting

/// Converts byte offsets to lines and columns.
///
/// The offsets must be in ascending order, so that the text is read once.
struct TextPositions {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var column = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func position(of target: Int) -> (line: Int, column: Int) {
    while offset < target, offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == .newline || (byte == .carriageReturn && (offset == bytes.count || bytes[offset] != .newline)) {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return (line, column)
  }
}
