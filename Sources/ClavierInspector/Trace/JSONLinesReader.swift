import ClavierCore
import CoreGraphics
import Foundation

/// Reads the trace format line by line.
///
/// Text can be read in parts, so only the current part is in memory.
package struct JSONLinesReader {
  private var sawHeader = false
  private var lineCount = 0
  private var isAtStart = true
  /// The beginning of a line whose end has not been read.
  private var rest: [UInt8] = []

  package init() {}

  /// Returns whether text begins with the header of the format.
  package static func recognizes(_ bytes: [UInt8]) -> Bool {
    let lines = Lines(in: bytes, from: start(of: bytes), isLast: true)
    guard let line = lines.first(where: { !$0.isEmpty }) else { return false }
    return bytes[line.range].first == UInt8(ascii: "{")
      && String(decoding: bytes[line.range].prefix(200), as: UTF8.self).contains("\"clavierTrace\"")
  }

  /// Reads as much as possible.
  ///
  /// If the header is missing or unsupported, a problem is added to the trace, and no error is thrown.
  package static func read(_ bytes: [UInt8]) -> KeyboardTrace {
    do {
      return try strictlyRead(bytes)
    } catch {
      return KeyboardTrace(problems: [problem(error)])
    }
  }

  static func strictlyRead(_ bytes: [UInt8]) throws(KeyboardTraceError) -> KeyboardTrace {
    var reader = JSONLinesReader()
    return try reader.read(bytes, isLast: true)
  }

  /// Returns the problem to report for text that is not a trace.
  package static func problem(_ error: KeyboardTraceError) -> KeyboardTrace.Problem {
    .init(line: 1, column: 1, message: error.message)
  }

  /// Reads the next part of the text.
  ///
  /// - Returns: The contents of all complete lines that have not been returned before.
  package mutating func read(_ part: [UInt8], isLast: Bool) throws(KeyboardTraceError) -> KeyboardTrace {
    // The rest contains no line end, except perhaps a carriage return as its last byte.
    let searched = max(0, rest.count - 1)
    rest += part
    let (trace, end) = try readLines(searched: searched, isLast: isLast)
    // If a second reference to the bytes existed here, Swift would copy a long line for every part.
    if end > 0 {
      isAtStart = false
      rest.removeSubrange(..<end)
    }
    guard sawHeader || !isLast else { throw .missingHeader }
    return trace
  }

  /// Reads the complete lines of ``rest``, and returns the offset after them.
  private mutating func readLines(searched: Int, isLast: Bool) throws(KeyboardTraceError) -> (KeyboardTrace, end: Int) {
    var trace = KeyboardTrace()
    var lines = Lines(in: rest, from: isAtStart ? Self.start(of: rest) : 0, number: lineCount, isLast: isLast)
    lines.searched = searched
    while let line = lines.next() {
      guard !line.isEmpty else { continue }
      if sawHeader { Self.readRecord(line, of: rest, into: &trace) } else { try readHeader(rest[line.range]) }
    }
    lineCount = lines.number
    return (trace, lines.offset)
  }

  private mutating func readHeader(_ line: ArraySlice<UInt8>) throws(KeyboardTraceError) {
    guard let header = try? Self.decoder.decodeUntrusted(TraceHeader.self, from: Data(line)) else {
      throw .missingHeader
    }
    guard header.clavierTrace == TraceHeader.currentVersion else { throw .unsupportedVersion(header.clavierTrace) }
    sawHeader = true
  }

  private static func readRecord(_ line: Line, of bytes: [UInt8], into trace: inout KeyboardTrace) {
    let entry = bytes.withUnsafeBufferPointer {
      TraceLineReader.entry(in: UnsafeBufferPointer(rebasing: $0[line.range]), number: line.number)
    }
    if let entry {
      trace.entries.append(entry)
      return
    }
    do {
      let record = try decoder.decodeUntrusted(TraceRecord.self, from: Data(bytes[line.range]))
      trace.entries.append(try KeyboardTrace.Entry(record, line: line.number))
    } catch {
      trace.problems.append(problem(error, in: line, of: bytes))
    }
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }

  private static func problem(_ error: any Error, in line: Line, of bytes: [UInt8]) -> KeyboardTrace.Problem {
    // Columns include the whitespace at the beginning of the line.
    let text = String(decoding: bytes[line.start..<line.range.upperBound], as: UTF8.self)
    let complete = text.last == "}"
    if !complete, !line.isTerminated {
      return .init(
        line: line.number, column: text.unicodeScalars.count + 1, message: "the text ends in the middle of this line")
    }
    if let error = error as? TraceRecordError {
      return .init(
        line: line.number, column: column(of: error.field, in: text),
        message: "\(error.field) must have \(error.count) numbers")
    }
    // The error has no field if the line is not an object, or if a number is out of range or not an integer.
    guard let field = field(of: error) else {
      let isObject = bytes[line.range].first == UInt8(ascii: "{")
      let reason = isObject ? "not valid JSON, or has a number that cannot be read" : "not a JSON object"
      return .init(
        line: line.number, column: 1,
        message: "this line is \(reason); write each notification as one object on one line, "
          + "such as {\"event\":\"willShow\",\"endFrame\":[0,516,393,336]}")
    }
    return .init(
      line: line.number, column: column(of: field, in: text), message: "the value of \(field) cannot be read")
  }

  /// Returns the name of the field that cannot be decoded.
  private static func field(of error: any Error) -> String? {
    switch error as? DecodingError {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      context.codingPath.first?.stringValue
    case nil: nil
    @unknown default: nil
    }
  }

  /// Returns the column of a field's name, counted in Unicode scalars from 1.
  private static func column(of field: String, in text: String) -> Int {
    let bytes = Array(text.utf8)
    let name = Array("\"\(field)\"".utf8)
    var column = 0
    for (index, byte) in bytes.enumerated() {
      // The other bytes of a scalar begin with the bits 10.
      if byte & 0b1100_0000 != 0b1000_0000 { column += 1 }
      guard byte == UInt8(ascii: "\""), bytes[index...].starts(with: name) else { continue }
      // A value can be equal to the name, but only a name is followed by a colon.
      let next = bytes[(index + name.count)...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
      if next == UInt8(ascii: ":") { return column }
    }
    return 1
  }

  // MARK: - Lines

  struct Line {
    var number: Int
    /// The offset of the line's first byte, which can be whitespace.
    var start: Int
    /// The line without its line break and surrounding whitespace.
    var range: Range<Int>
    var isTerminated: Bool
    var isEmpty: Bool { range.isEmpty }
  }

  /// The complete lines of a part of the text.
  ///
  /// If the part is the last one, its unfinished last line is included.
  private struct Lines: Sequence, IteratorProtocol {
    let bytes: [UInt8]
    let isLast: Bool
    /// The start of the next line.
    private(set) var offset: Int
    /// The number of the line before ``offset``; 0 if there is none.
    private(set) var number: Int
    /// The offset up to which there is no line end.
    var searched = 0

    init(in bytes: [UInt8], from offset: Int, number: Int = 0, isLast: Bool) {
      self.bytes = bytes
      self.isLast = isLast
      self.offset = offset
      self.number = number
    }

    mutating func next() -> Line? {
      let count = bytes.count
      guard offset < count else { return nil }
      let lineStart = offset
      var start = lineStart
      var end = bytes.withUnsafeBufferPointer { bytes in
        var end = Swift.max(start, searched)
        while end < count, !bytes[end].isLineEnd { end += 1 }
        return end
      }
      let isTerminated = end < count
      var next = end + 1
      if isTerminated, bytes[end] == .carriageReturn, end + 1 < count, bytes[end + 1] == .newline { next += 1 }
      // A line feed may follow a carriage return in the next part.
      guard isLast || isTerminated && (bytes[end] == .newline || next < count) else { return nil }
      offset = Swift.min(next, count)
      number += 1
      while start < end, bytes[start].isBlank { start += 1 }
      while end > start, bytes[end - 1].isBlank { end -= 1 }
      return Line(number: number, start: lineStart, range: start..<end, isTerminated: isTerminated)
    }
  }

  /// Returns the offset after the byte order mark.
  private static func start(of bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}
