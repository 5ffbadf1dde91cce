/// A number in decimal notation, such as `-0.25` or `1e3`, and its position in the text.
package struct DecimalNumber {
  /// The nearest `Double`.
  package let value: Double
  /// The offset after the last character.
  package let end: Int
  /// Whether there is neither a decimal point nor an exponent.
  package let isInteger: Bool
  /// Whether JSON permits this notation: no plus sign, no extra leading zero, and digits on both sides of a point.
  package let isJSON: Bool

  /// Reads the longest number at an offset; nil if there is none.
  package init?(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
    var reader = DigitReader(bytes: bytes, index: start)
    let isNegative = reader.take(UInt8(ascii: "-"))
    let hasPlus = !isNegative && reader.take(UInt8(ascii: "+"))
    let wholeStart = reader.index
    let wholeCount = reader.takeDigits()
    let hasPoint = reader.take(UInt8(ascii: "."))
    let fractionCount = hasPoint ? reader.takeDigits() : 0
    guard wholeCount + fractionCount > 0 else { return nil }
    let hasExponent = reader.takeExponent()
    isInteger = !hasPoint && !hasExponent
    isJSON =
      !hasPlus && wholeCount > 0 && (wholeCount == 1 || bytes[wholeStart] != UInt8(ascii: "0"))
      && (!hasPoint || fractionCount > 0)
    end = reader.index

    // If an integer below 2^53 is divided by a power of ten up to 10^22, the quotient is rounded only once, so the
    // result is the nearest `Double`.
    if !hasExponent, wholeCount + fractionCount <= 18, reader.digits < 1 << 53 {
      let magnitude = Double(reader.digits) / Self.powersOfTen[fractionCount]
      value = isNegative ? -magnitude : magnitude
      return
    }
    let endsWithPoint = hasPoint && fractionCount == 0 && !hasExponent
    guard let parsed = Double(String(decoding: bytes[start..<(endsWithPoint ? end - 1 : end)], as: UTF8.self)) else {
      return nil
    }
    value = parsed
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
  ]
}

/// Reads the parts of a number.
private struct DigitReader {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next character.
  var index: Int
  /// The digits of all parts except the exponent, as one integer.
  ///
  /// The integer is exact if there are at most 18 digits.
  private(set) var digits: UInt64 = 0

  init(bytes: UnsafeBufferPointer<UInt8>, index: Int) {
    self.bytes = bytes
    self.index = index
  }

  /// Skips a character if it comes next, and returns whether the character was there.
  mutating func take(_ character: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == character else { return false }
    index += 1
    return true
  }

  /// Reads digits, and returns how many there were.
  mutating func takeDigits() -> Int {
    let start = index
    while index < bytes.count, bytes[index].isDigit {
      digits = digits &* 10 &+ UInt64(bytes[index] & 0x0F)
      index += 1
    }
    return index - start
  }

  /// Reads an exponent with at least one digit, and returns whether there is one.
  mutating func takeExponent() -> Bool {
    let start = index
    guard take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) else { return false }
    if !take(UInt8(ascii: "-")) { _ = take(UInt8(ascii: "+")) }
    let firstDigit = index
    while index < bytes.count, bytes[index].isDigit { index += 1 }
    if index == firstDigit { index = start }
    return index > start
  }
}
