extension LocatedJSONParser {
  /// Creates a parser that begins at the first object; nil if the text contains no brace.
  init?(atFirstObjectIn bytes: [UInt8]) {
    guard let brace = bytes.firstIndex(of: UInt8(ascii: "{")) else { return nil }
    var position = Position()
    position.advance(over: bytes[Self.start(of: bytes)..<brace])
    self.init(bytes, from: brace, line: position.line, column: position.column)
  }

  /// Parses each object that begins after an offset and has a given first key, even if the JSON around it is damaged.
  ///
  /// - Parameters:
  ///   - name: The first key.
  ///   - bytes: JSON in UTF-8.
  ///   - start: The offset at which the search begins.
  ///   - body: A closure that receives each object, and the first error in it.
  static func forEachObject(
    withFirstKey name: String, in bytes: [UInt8], after start: Int, _ body: (LocatedJSON, ProblemReport?) -> Void
  ) {
    let quotedName = [UInt8]("\"\(name)\"".utf8)
    var index = start
    // The lines and columns are counted only once, because many objects can follow the offset.
    var (counted, position) = (Self.start(of: bytes), Position())
    while let brace = bytes[min(index, bytes.count)...].firstIndex(of: UInt8(ascii: "{")) {
      index = brace + 1
      guard bytes[index...].drop(while: \.isJSONWhitespace).starts(with: quotedName) else { continue }
      position.advance(over: bytes[counted..<brace])
      counted = brace
      var parser = LocatedJSONParser(bytes, from: brace, line: position.line, column: position.column)
      guard let object = parser.parse() else { continue }
      body(object, parser.problem)
      index = max(index, parser.index)
    }
  }

  /// A line and a column in Unicode scalars, both counted from 1.
  private struct Position {
    var line = 1
    var column = 1

    mutating func advance(over bytes: ArraySlice<UInt8>) {
      for byte in bytes {
        if byte == UInt8(ascii: "\n") { (line, column) = (line + 1, 1) } else if byte.beginsScalar { column += 1 }
      }
    }
  }
}
