extension LocatedJSONParser {
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
    var (counted, line, column) = (Self.start(of: bytes), 1, 1)
    while let brace = bytes[min(index, bytes.count)...].firstIndex(of: UInt8(ascii: "{")) {
      index = brace + 1
      guard bytes[index...].drop(while: \.isJSONWhitespace).starts(with: quotedName) else { continue }
      for byte in bytes[counted..<brace] {
        if byte == UInt8(ascii: "\n") { (line, column) = (line + 1, 1) } else if byte.beginsScalar { column += 1 }
      }
      counted = brace
      var parser = LocatedJSONParser(bytes, from: brace, line: line, column: column)
      guard let object = parser.parse() else { continue }
      body(object, parser.problem)
      index = max(index, parser.index)
    }
  }
}
