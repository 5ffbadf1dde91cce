import SeededRandom
import Testing

@testable import ClavierTraces

struct TextPositionsTests {
  /// Counts lines and columns from the beginning of the text.
  private func position(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    var (line, column) = (1, 1)
    for index in 0..<offset {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if bytes[index] == 0x0A || bytes[index] == 0x0D && next != 0x0A {
        (line, column) = (line + 1, 1)
      } else if bytes[index] & 0xC0 != 0x80 {
        column += 1
      }
    }
    return (line, column)
  }

  @Test func `finds positions in any order, even after text was removed`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let pieces = ["text ", "ä⌨", "\n", "\r\n", "\r", String(repeating: "a long line ", count: 500)]
    for _ in 0..<20 {
      let text = (0..<80).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let bytes = Array(text.utf8)
      var rest = bytes
      var positions = TextPositions()
      for round in 0..<40 {
        let removed = bytes.count - rest.count
        let offset = Int.random(in: 0...rest.count, using: &generator)
        let found = positions.position(of: offset, in: rest)
        #expect(found == position(of: removed + offset, in: bytes), "seed \(seed)")
        if round % 10 == 9 {
          var count = Int.random(in: 0...rest.count / 4, using: &generator)
          // The parser never separates the two characters of a line break.
          if count > 0, rest[count - 1] == 0x0D { count -= 1 }
          positions.willRemoveFirst(count, of: rest)
          rest.removeFirst(count)
        }
      }
    }
  }
}
