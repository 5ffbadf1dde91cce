/// The classes of ASCII characters that traces and logs consist of.
extension UInt8 {
  package static let newline = UInt8(ascii: "\n")
  package static let carriageReturn = UInt8(ascii: "\r")

  /// Whether the byte ends a line.
  package var isLineEnd: Bool { self == .newline || self == .carriageReturn }

  /// Whether the byte is whitespace within a line.
  ///
  /// NUL also counts as whitespace, because some copied logs contain it.
  package var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0 || self == 0x0B || self == 0x0C }

  package var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  package var isLetter: Bool { (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z") }

  /// Whether the byte can be part of a C or Swift identifier.
  package var isNamePart: Bool { isLetter || isDigit || self == UInt8(ascii: "_") }
}
