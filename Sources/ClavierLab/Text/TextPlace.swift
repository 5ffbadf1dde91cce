package import Foundation

/// Where a byte is in a text.
package enum TextPlace {
  /// The line and the column, both counted from 1; the column in bytes, for what comes before need not be text either.
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
