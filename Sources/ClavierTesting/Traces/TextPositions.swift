/// Turns byte offsets into lines and columns.
///
/// Offsets must be asked for in rising order: then the text is walked once.
struct TextPositions {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var column = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func position(of target: Int) -> (line: Int, column: Int) {
    while offset < target, offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == .newline || (byte == .carriageReturn && (offset == bytes.count || bytes[offset] != .newline)) {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return (line, column)
  }
}

/// Whether bytes are UTF-8, and where they stop being it.
enum UTF8Check {
  static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var index = 0
    while index < bytes.count {
      let length = characterLength(bytes[index...])
      if length == 0 { return index }
      index += length
    }
    return nil
  }

  /// Whether the bytes are the beginning of one character whose end is missing.
  static func isIncompleteCharacter(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, bytes.count < 4, let wanted = expectedLength(first) else { return false }
    return bytes.count < wanted && bytes.dropFirst().allSatisfy { $0 & 0xC0 == 0x80 }
  }

  private static func expectedLength(_ first: UInt8) -> Int? {
    switch first {
    case 0x00...0x7F: 1
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: nil
    }
  }

  /// The length of the character at the beginning, 0 when there is none.
  private static func characterLength(_ bytes: ArraySlice<UInt8>) -> Int {
    guard let first = bytes.first, let length = expectedLength(first), bytes.count >= length else { return 0 }
    return length == 1 || String(validating: bytes.prefix(length), as: UTF8.self) != nil ? length : 0
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  /// Whether the byte ends a line.
  var isLineEnd: Bool { self == .newline || self == .carriageReturn }

  /// Whether the byte is white space within a line; NUL counts, since logs that were copied in binary hold some.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0 || self == 0x0B || self == 0x0C }

  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  var isLetter: Bool { (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z") }

  /// Whether the byte may stand in a name of C or Swift.
  var isNamePart: Bool { isLetter || isDigit || self == UInt8(ascii: "_") }
}
