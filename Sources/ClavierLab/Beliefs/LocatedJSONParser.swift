import Foundation

/// Parses JSON, and records the positions of its values.
///
/// At the first error, the parser stops, and returns the incomplete values that contain the error.
struct LocatedJSONParser {
  /// The first error.
  private(set) var problem: ProblemReport?
  /// The index of the byte at which parsing stopped.
  private(set) var index: Int

  private let bytes: [UInt8]
  private var line: Int
  /// The index of a byte of the line, and its column.
  private var columnMark: (index: Int, column: Int)

  /// The maximum number of nested values, which prevents a stack overflow.
  private static let maximumLevelCount = 64

  /// Creates a parser.
  ///
  /// - Parameters:
  ///   - bytes: JSON in UTF-8.
  ///   - start: The index of the first byte to parse.
  ///   - line: The line of this byte, counted from 1.
  ///   - column: The column of this byte, counted in Unicode scalars from 1.
  init(_ bytes: [UInt8], from start: Int = 0, line: Int = 1, column: Int = 1) {
    self.bytes = bytes
    self.line = line
    index = max(start, Self.start(of: bytes))
    columnMark = (index, column)
  }

  /// Returns the index after the byte order mark, or 0 if there is none.
  static func start(of bytes: [UInt8]) -> Int { bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0 }

  /// Parses one value; nil if there is none.
  mutating func parse() -> LocatedJSON? { value(level: 0) }

  /// Returns a problem with the position of the text that follows the parsed value; nil if there is only whitespace.
  mutating func problemOfRest(_ message: String) -> ProblemReport? {
    skipSpace()
    guard index < bytes.count else { return nil }
    return ProblemReport(line: line, column: nextColumn(), message: message)
  }

  /// Returns the column of the next byte, counted in Unicode scalars from 1.
  ///
  /// The mark moves to this byte. Otherwise, the time for a line with many values would grow with the square of their
  /// number.
  private mutating func nextColumn() -> Int {
    columnMark.column += bytes[columnMark.index..<index].count(where: \.beginsScalar)
    columnMark.index = index
    return columnMark.column
  }

  private mutating func value(level: Int) -> LocatedJSON? {
    skipSpace()
    guard level < Self.maximumLevelCount else { return fail("more than \(Self.maximumLevelCount) nested values.") }
    guard index < bytes.count else { return fail("the file ends in the middle of a value.") }
    var json = LocatedJSON(value: .null, line: line, column: nextColumn())
    switch bytes[index] {
    case UInt8(ascii: "{"): (json.value, json.isComplete) = object(level: level)
    case UInt8(ascii: "["): (json.value, json.isComplete) = array(level: level)
    case UInt8(ascii: "\""):
      guard let text = string() else { return nil }
      json.value = .string(text)
    default:
      guard let word = word() else { return nil }
      json.value = word
    }
    return json
  }

  private mutating func object(level: Int) -> (LocatedJSON.Value, isComplete: Bool) {
    var members: [(key: String, value: LocatedJSON)] = []
    index += 1
    if take("}") { return (.object([]), true) }
    while true {
      skipSpace()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\""), let key = string() else {
        fail(index < bytes.count ? "expected a name in quotation marks." : "the file ends in the middle of an object.")
        break
      }
      guard take(":") else {
        fail("expected a colon after '\(ProblemReport.shortened(key))'.")
        break
      }
      guard let member = value(level: level + 1) else { break }
      members.append((key, member))
      if problem != nil { break }
      if take(",") { continue }
      if take("}") { return (.object(members), true) }
      fail(index < bytes.count ? "expected a comma or '}'." : "the file ends in the middle of an object.")
      break
    }
    return (.object(members), false)
  }

  private mutating func array(level: Int) -> (LocatedJSON.Value, isComplete: Bool) {
    var elements: [LocatedJSON] = []
    index += 1
    if take("]") { return (.array([]), true) }
    while true {
      guard let element = value(level: level + 1) else { break }
      elements.append(element)
      if problem != nil { break }
      if take(",") { continue }
      if take("]") { return (.array(elements), true) }
      fail(index < bytes.count ? "expected a comma or ']'." : "the file ends in the middle of an array.")
      break
    }
    return (.array(elements), false)
  }

  /// Returns a string in which U+FFFD replaces each control character.
  ///
  /// Otherwise, a report could send escape sequences to the terminal.
  private mutating func string() -> String? {
    let start = index
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\n") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      index = min(index, bytes.count)
      return fail("the closing quotation mark is missing.")
    }
    index += 1
    let literal = Data("[".utf8) + Data(bytes[start..<index]) + Data("]".utf8)
    guard let text = (try? JSONDecoder().decode([String].self, from: literal))?.first else {
      return fail("this is not a valid string.")
    }
    var printable = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
      printable.append(isControl ? "\u{FFFD}" : scalar)
    }
    return String(printable)
  }

  private mutating func word() -> LocatedJSON.Value? {
    let start = index
    while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    switch text {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "null": return .null
    default:
      if let number = Double(text), number.isFinite, text.first != "+", text.first != "." { return .number(number) }
      index = start
      return fail("expected a value.")
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7a).contains(byte) || byte == UInt8(ascii: "E")
      || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
  }

  private mutating func take(_ character: Character) -> Bool {
    skipSpace()
    guard index < bytes.count, bytes[index] == character.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index].isJSONWhitespace {
      if bytes[index] == 0x0a { (line, columnMark) = (line + 1, (index + 1, 1)) }
      index += 1
    }
  }

  /// Records the first error.
  private mutating func fail<Result>(_ message: String) -> Result? {
    if problem == nil { problem = ProblemReport(line: line, column: nextColumn(), message: message) }
    return nil
  }

  private mutating func fail(_ message: String) {
    let _: Int? = fail(message)
  }
}

extension UInt8 {
  /// Whether a UTF-8 byte is the first byte of a Unicode scalar.
  ///
  /// All other bytes of a scalar have the form 10xxxxxx.
  var beginsScalar: Bool { self & 0b1100_0000 != 0b1000_0000 }

  /// Whether the byte is a space, a tab, a line feed, or a carriage return.
  var isJSONWhitespace: Bool { [0x20, 0x09, 0x0a, 0x0d].contains(self) }
}
