package import Foundation

/// Cuts what comes in pieces into lines.
package struct LineSplitter {
  private let limit: Int
  private var rest = Data()

  /// - Parameter limit: The most bytes that a line may have.
  package init(limit: Int) {
    self.limit = limit
  }

  /// Takes the next piece and hands out the lines that are complete, without their ends; empty lines are passed over.
  ///
  /// - Returns: Whether all is well: false once a line is too long, whether or not it is complete.
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
