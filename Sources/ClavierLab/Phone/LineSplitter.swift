package import Foundation

/// Splits a stream of bytes into lines.
package struct LineSplitter {
  private let limit: Int
  private var rest = Data()

  /// Creates a splitter.
  ///
  /// - Parameter limit: The maximum number of bytes in a line.
  package init(limit: Int) {
    self.limit = limit
  }

  /// Appends bytes and calls `body` with each complete line, without its line break.
  ///
  /// Empty lines are skipped.
  ///
  /// - Returns: False if a line exceeds the limit, otherwise true.
  package mutating func append(_ piece: Data, _ body: (Data) -> Void) -> Bool {
    var start = piece.startIndex
    while let end = piece[start...].firstIndex(of: UInt8(ascii: "\n")) {
      guard rest.count + (end - start) <= limit else { return false }
      var line = rest + piece[start..<end]
      rest = Data()
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      if !line.isEmpty { body(line) }
      start = end + 1
    }
    rest.append(piece[start...])
    return rest.count <= limit
  }
}
