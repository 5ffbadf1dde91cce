import ClavierTesting
import Foundation

/// Reads tokens at given offsets of a log.
///
/// Every function looks at each byte a limited number of times, so the total time is proportional to the length of the
/// text.
struct ConsoleScanner {
  var bytes: [UInt8]

  /// Returns the next offset before a limit at which a token may begin: the U of a key, the C of React Native's
  /// coordinates, or a frame.
  func nextCandidate(from start: Int, to end: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index < end {
        switch bytes[index] {
        // The letters U and C, an opening parenthesis, and an opening brace.
        case 0x55, 0x43, 0x28, 0x7B: return index
        default: index += 1
        }
      }
      return nil
    }
  }

  func byte(at index: Int) -> UInt8? {
    index >= 0 && index < bytes.count ? bytes[index] : nil
  }

  func matches(_ text: StaticString, at index: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index >= 0, index + count <= bytes.count else { return false }
    return text.withUTF8Buffer { wanted in
      for offset in 0..<count where bytes[index + offset] != wanted[offset] { return false }
      return true
    }
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  func nameEnd(from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index].isNamePart { index += 1 }
    return index
  }

  /// Returns whether an offset is not inside a word.
  func isWordEnd(_ index: Int) -> Bool {
    guard let last = byte(at: index - 1), let next = byte(at: index) else { return true }
    return !last.isNamePart || !next.isNamePart
  }

  func skipBlanks(from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index].isBlank { index += 1 }
    return index
  }

  /// Skips a line break and the whitespace and comment marks that follow.
  func skipLineEnd(from start: Int) -> Int {
    var index = start
    if byte(at: index) == .carriageReturn { index += 1 }
    if byte(at: index) == .newline { index += 1 }
    return skipLinePrefix(from: index)
  }

  /// Skips the whitespace, comment marks, and quotation marks of a message at the beginning of a line.
  func skipLinePrefix(from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x00, UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: ">"), UInt8(ascii: "|"),
        UInt8(ascii: "#"), UInt8(ascii: "`"):
        index += 1
      default: return index
      }
    }
    return index
  }

  /// Returns the start of the line that contains an offset, but not before a limit.
  func lineStart(of offset: Int, notBefore limit: Int = 0) -> Int {
    var index = offset
    while index > limit, !bytes[index - 1].isLineEnd { index -= 1 }
    return index
  }

  /// Returns whether an offset is between a carriage return and a line feed.
  func isInsideLineEnd(_ offset: Int) -> Bool { matches("\r\n", at: offset - 1) }

  /// Returns the length of a straight or typographic quotation mark; 0 if there is none.
  func quoteLength(at index: Int) -> Int {
    switch byte(at: index) {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "`"): 1
    // U+2018...U+201F: E2 80 98 to E2 80 9F.
    case 0xE2 where byte(at: index + 1) == 0x80 && (byte(at: index + 2).map { (0x98...0x9F).contains($0) } ?? false):
      3
    default: 0
    }
  }

  /// Returns whether the text in a range equals a word, ignoring case.
  ///
  /// The word must be in lowercase.
  func isWord(_ word: StaticString, _ range: Range<Int>) -> Bool {
    guard word.utf8CodeUnitCount == range.count else { return false }
    return word.withUTF8Buffer { wanted in
      for offset in 0..<wanted.count {
        let byte = bytes[range.lowerBound + offset]
        if (byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte) != wanted[offset] { return false }
      }
      return true
    }
  }

  /// Returns whether a range contains all of a string.
  func contains(_ text: StaticString, in range: Range<Int>) -> Bool {
    let last = range.upperBound - text.utf8CodeUnitCount
    return last >= range.lowerBound && firstOffset(of: text, in: range.lowerBound..<last + 1) != nil
  }

  /// Returns the first offset of a string that begins in a range.
  func firstOffset(of text: StaticString, in range: Range<Int>) -> Int? {
    let first = text.utf8Start.pointee
    return bytes.withUnsafeBufferPointer { bytes in
      var index = range.lowerBound
      while index < range.upperBound {
        if bytes[index] == first, matches(text, at: index) { return index }
        index += 1
      }
      return nil
    }
  }

  /// Reads a number: decimal, with an exponent, `inf`, or `nan`.
  func number(at start: Int) -> (value: Double, end: Int)? {
    var index = start
    if let sign = byte(at: index), sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { index += 1 }
    // A longer word, such as `info`, is not a number.
    let word = index..<nameEnd(from: index)
    if isWord("inf", word) || isWord("infinity", word) {
      return (bytes[start] == UInt8(ascii: "-") ? -.infinity : .infinity, word.upperBound)
    }
    if isWord("nan", word) { return (.nan, word.upperBound) }
    return bytes.withUnsafeBufferPointer { DecimalNumber(in: $0, at: start) }.map { ($0.value, $0.end) }
  }
}
