package import Foundation

/// Computes positions in text.
package enum TextPlace {
  /// Returns the line and the column of a byte, both counted from 1.
  ///
  /// The column counts bytes, because the data may not be text.
  package static func of(_ offset: Int, in data: Data) -> (line: Int, column: Int) {
    Counter().place(of: offset, in: data)
  }

  /// Counts the lines of text that is read in parts.
  package struct Counter {
    private var offset = 0
    private var line = 1
    /// The offset at which the current line begins.
    private var lineStart = 0

    package init() {}

    /// Whether no text has been read.
    package var isAtStart: Bool { offset == 0 }

    /// Counts the lines of a part.
    package mutating func skip(_ part: some Collection<UInt8>) {
      for byte in part {
        offset += 1
        guard byte == UInt8(ascii: "\n") else { continue }
        line += 1
        lineStart = offset
      }
    }

    /// Returns the line and the column of a byte.
    ///
    /// - Parameters:
    ///   - target: The offset in the whole text. The byte must be in the current line or in the next part.
    ///   - part: The next part.
    package func place(of target: Int, in part: some Collection<UInt8>) -> (line: Int, column: Int) {
      var end = self
      end.skip(part.prefix(max(0, target - offset)))
      return (end.line, target - end.lineStart + 1)
    }
  }
}
