import ClavierTesting

/// Converts byte offsets to lines and columns.
///
/// The offsets can have any order. Offsets in ascending order are fastest, because the text is then read only once.
struct TextPositions {
  private struct Position {
    var offset = 0
    var line = 1
    var column = 1
  }

  /// The distance between two marks.
  private static let markDistance = 4096

  /// The lines and columns of the multiples of ``markDistance``, as far as the text has been read.
  ///
  /// A position before the last one is found from the mark before it, so the text is not read again from the start.
  private var marks = [Position()]
  private var last = Position()

  /// Returns the position of an offset.
  mutating func position(of target: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let target = min(target, bytes.count)
    let mark = marks[min(target / Self.markDistance, marks.count - 1)]
    var position = mark.offset <= last.offset && last.offset <= target ? last : mark
    bytes.withUnsafeBufferPointer { bytes in
      while position.offset < target {
        let nextMark = (position.offset / Self.markDistance + 1) * Self.markDistance
        Self.move(&position, to: min(nextMark, target), in: bytes)
        if position.offset == marks.count * Self.markDistance { marks.append(position) }
      }
    }
    last = position
    return (position.line, position.column)
  }

  private static func move(_ position: inout Position, to target: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    // Most of the time, only the number of lines is needed. This loop has no branches, so it is fast.
    var lineEnds = 0
    for index in position.offset..<target - 1 {
      let isEnd = (bytes[index] == .newline) != (bytes[index] == .carriageReturn && bytes[index + 1] != .newline)
      lineEnds &+= isEnd ? 1 : 0
    }
    // The loop also reads the byte after each byte, so the last byte of the text is checked here.
    if isLineEnd(target - 1, in: bytes) { lineEnds += 1 }
    position.line += lineEnds
    var start = position.offset
    if lineEnds > 0 {
      position.column = 1
      start = target
      while !isLineEnd(start - 1, in: bytes) { start -= 1 }
    }
    for index in start..<target where bytes[index] & 0xC0 != 0x80 { position.column += 1 }
    position.offset = target
  }

  private static func isLineEnd(_ index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes[index] == .newline
      || (bytes[index] == .carriageReturn && (index + 1 == bytes.count || bytes[index + 1] != .newline))
  }

  /// Counts the first bytes of the text before they are removed.
  mutating func willRemoveFirst(_ count: Int, of bytes: [UInt8]) {
    _ = position(of: count, in: bytes)
    // The other marks are no longer at multiples of the distance, so they are determined again.
    last.offset = 0
    marks = [last]
  }
}
