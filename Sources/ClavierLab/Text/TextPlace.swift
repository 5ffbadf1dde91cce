package import Foundation

/// Computes positions in text.
package enum TextPlace {
  /// Returns the line and the column of a byte, both counted from 1.
  ///
  /// The column counts bytes, because the data may not be text.
  package static func of(_ offset: Int, in data: Data) -> (line: Int, column: Int) {
    var line = 1
    var column = 1
    for byte in data.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
    return (line, column)
  }
}
