import ClavierTesting

/// Reads the marks of objects that a JavaScript console prints.
extension ConsoleScanner {
  /// Skips whitespace and line breaks.
  func skipSpace(from start: Int) -> Int {
    var index = start
    while let byte = byte(at: index), byte.isBlank || byte.isLineEnd {
      index = byte.isLineEnd ? skipLineEnd(from: index) : index + 1
    }
    return index
  }

  /// Returns whether a text in quotation marks begins at an offset.
  func isTextStart(_ index: Int) -> Bool {
    guard isTextMark(index) else { return false }
    // A quotation mark within a word is an apostrophe.
    return byte(at: index - 1)?.isNamePart != true
  }

  private func isTextMark(_ index: Int) -> Bool {
    byte(at: index) == UInt8(ascii: "\"") || byte(at: index) == UInt8(ascii: "'") || quoteLength(at: index) == 3
  }

  /// Returns whether the quotation mark at an offset ends a text that begins with the mark at another offset.
  func isTextEnd(_ index: Int, ofTextAt start: Int) -> Bool {
    guard isTextMark(index) else { return false }
    guard quoteLength(at: start) == 3 else { return bytes[index] == bytes[start] }
    // The third byte of a typographic mark is smaller for single than for double quotation marks.
    return quoteLength(at: index) == 3 && (bytes[index + 2] >= 0x9C) == (bytes[start + 2] >= 0x9C)
  }
}

extension UInt8 {
  /// Whether an object or a list begins with this character.
  var isOpener: Bool { self == UInt8(ascii: "{") || self == UInt8(ascii: "[") || self == UInt8(ascii: "(") }

  /// Whether an object or a list ends with this character.
  var isCloser: Bool { self == UInt8(ascii: "}") || self == UInt8(ascii: "]") || self == UInt8(ascii: ")") }
}
