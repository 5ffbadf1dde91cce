package import ClavierTesting

/// Reads UTF-8 text with notifications in parts of any size, so that memory holds only the current part.
///
/// The text is console output or, if it begins with the header of a trace, JSON lines.
package struct TraceReader {
  private enum Format {
    /// The format is not known yet. The value is the text so far.
    case undecided([UInt8])
    case console(ConsoleParser)
    case jsonLines(JSONLinesReader)
    /// The text is not a supported trace, and the rest is ignored.
    case unsupported
  }

  /// The number of bytes around a key of console text that stay in memory.
  package var reach = ConsoleParser.standardReach

  private var format = Format.undecided([])
  /// The beginning of an incomplete character or line end.
  private var unfinished: [UInt8] = []
  /// The number of bytes that were read, without the unfinished ones.
  private var readCount = 0
  private var positions = TextPositions()

  package init() {}

  /// Reads the next part.
  ///
  /// - Parameters:
  ///   - part: The bytes.
  ///   - isLast: Whether the text ends after this part. If the text ends in the middle of a character, everything
  ///     before it is read, and the result contains the problem.
  /// - Returns: The notifications and problems that are complete and were not returned before.
  /// - Throws: ``NotUTF8`` if the bytes are not UTF-8 text.
  package mutating func read(_ part: [UInt8], isLast: Bool) throws(NotUTF8) -> KeyboardTrace {
    var text = unfinished.isEmpty ? part : unfinished + part
    unfinished = []
    if let offset = UTF8Check.firstInvalidOffset(in: text) {
      guard UTF8Check.isIncompleteCharacter(text[offset...]) else { throw NotUTF8(offset: readCount + offset) }
      unfinished = Array(text[offset...])
      text.removeSubrange(offset...)
    }
    if !isLast, unfinished.isEmpty, text.last == .carriageReturn { unfinished = [text.removeLast()] }
    readCount += text.count
    positions.willRemoveFirst(text.count, of: text)
    var trace = readText(text, isLast: isLast)
    if isLast, !unfinished.isEmpty {
      let (line, column) = positions.position(of: 0, in: [])
      trace.problems.append(
        KeyboardTrace.Problem(line: line, column: column, message: "the text ends in the middle of a character"))
    }
    return trace
  }

  private mutating func readText(_ text: [UInt8], isLast: Bool) -> KeyboardTrace {
    // The format does not store the text or the parser while a part is read, because Swift would copy the text if there
    // were a second reference to it.
    switch format {
    case .undecided(var start):
      format = .undecided([])
      start += text
      // The first line with text determines the format, and must begin before this offset.
      guard isLast || start.count >= 1 << 16 else {
        format = .undecided(start)
        return KeyboardTrace()
      }
      if JSONLinesReader.recognizes(start) {
        format = .jsonLines(JSONLinesReader())
      } else {
        // A byte order mark would count as text before the first frame or time stamp.
        if start.starts(with: [0xEF, 0xBB, 0xBF]) { start.removeFirst(3) }
        format = .console(ConsoleParser(reach: reach))
      }
      return readText(start, isLast: isLast)
    case .console(var parser):
      format = .unsupported
      let trace = parser.read(text, isLast: isLast)
      format = .console(parser)
      return trace
    case .jsonLines(var reader):
      format = .unsupported
      do throws(KeyboardTraceError) {
        let trace = try reader.read(text, isLast: isLast)
        format = .jsonLines(reader)
        return trace
      } catch {
        return KeyboardTrace(problems: [JSONLinesReader.problem(error)])
      }
    case .unsupported: return KeyboardTrace()
    }
  }
}
