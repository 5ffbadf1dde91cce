package import ClavierTesting

/// Reads UTF-8 text with notifications in parts of any size, so that memory holds only the current part.
///
/// The text is console output or, if it begins with the header of a trace, JSON lines.
package struct TraceReader {
  private enum Format {
    case console(ConsoleParser)
    case jsonLines(JSONLinesReader)
    /// The text is not a supported trace, and the rest is ignored.
    case unsupported
  }

  private var format: Format?
  /// The text that is read before the format is known.
  private var start: [UInt8] = []
  /// The beginning of an incomplete character or line end.
  private var character: [UInt8] = []
  private var count = 0
  private var positions = TextPositions()
  private let reach: Int?

  package init() {
    reach = nil
  }

  /// - Parameter reach: The number of bytes around a key of console text that stay in memory.
  init(reach: Int) {
    self.reach = reach
  }

  /// Reads the next part.
  ///
  /// - Parameters:
  ///   - part: The bytes.
  ///   - isLast: Whether the text ends after this part. If the text ends in the middle of a character, everything
  ///     before it is read, and the result contains the problem.
  /// - Returns: The notifications and problems that are complete and were not returned before.
  /// - Throws: ``NotUTF8`` if the bytes are not UTF-8 text.
  package mutating func read(_ part: [UInt8], isLast: Bool) throws(NotUTF8) -> KeyboardTrace {
    var text = character.isEmpty ? part : character + part
    character = []
    if let offset = UTF8Check.firstInvalidOffset(in: text) {
      guard UTF8Check.isIncompleteCharacter(text[offset...]) else { throw NotUTF8(offset: count + offset) }
      character = Array(text[offset...])
      text.removeSubrange(offset...)
    }
    if !isLast, character.isEmpty, text.last == .carriageReturn { character = [text.removeLast()] }
    count += text.count
    positions.willRemoveFirst(text.count, of: text)
    var trace = readText(text, isLast: isLast)
    if isLast, !character.isEmpty {
      let (line, column) = positions.position(of: 0, in: [])
      trace.problems.append(
        KeyboardTrace.Problem(line: line, column: column, message: "the text ends in the middle of a character"))
    }
    return trace
  }

  private mutating func readText(_ text: [UInt8], isLast: Bool) -> KeyboardTrace {
    guard format == nil else { return readKnownFormat(text, isLast: isLast) }
    start += text
    // The first line with text determines the format, and must begin before this offset.
    guard isLast || start.count >= 1 << 16 else { return KeyboardTrace() }
    if JSONLinesReader.recognizes(start) {
      format = .jsonLines(JSONLinesReader())
    } else {
      // A byte order mark would count as text before the first frame or time stamp.
      if start.starts(with: [0xEF, 0xBB, 0xBF]) { start.removeFirst(3) }
      format = .console(reach.map(ConsoleParser.init(reach:)) ?? ConsoleParser())
    }
    defer { start = [] }
    return readKnownFormat(start, isLast: isLast)
  }

  private mutating func readKnownFormat(_ text: [UInt8], isLast: Bool) -> KeyboardTrace {
    switch format {
    case .console(var parser):
      // The format does not store the parser while a part is read, because Swift would copy the parser's text if there
      // were a second reference to it.
      format = nil
      let trace = parser.read(text, isLast: isLast)
      format = .console(parser)
      return trace
    case .jsonLines(var reader):
      format = nil
      do throws(KeyboardTraceError) {
        let trace = try reader.read(text, isLast: isLast)
        format = .jsonLines(reader)
        return trace
      } catch {
        format = .unsupported
        return KeyboardTrace(problems: [JSONLinesReader.problem(error)])
      }
    case .unsupported, nil: return KeyboardTrace()
    }
  }
}
