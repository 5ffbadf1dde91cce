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
    var index = start
    let count = bytes.count
    let isNegative = index < count && bytes[index] == UInt8(ascii: "-")
    let hasPlus = index < count && bytes[index] == UInt8(ascii: "+")
    if isNegative || hasPlus { index += 1 }

    // The digits as one integer. It is exact if there are at most 18 digits.
    var digits: UInt64 = 0
    let wholeStart = index
    while index < count, bytes[index].isDigit {
      digits = digits &* 10 &+ UInt64(bytes[index] & 0x0F)
      index += 1
    }
    let wholeCount = index - wholeStart
    var fractionCount = 0
    var hasPoint = false
    if index < count, bytes[index] == UInt8(ascii: ".") {
      var end = index + 1
      while end < count, bytes[end].isDigit {
        digits = digits &* 10 &+ UInt64(bytes[end] & 0x0F)
        end += 1
      }
      fractionCount = end - index - 1
      if wholeCount + fractionCount > 0 {
        hasPoint = true
        index = end
      }
    }
    guard wholeCount + fractionCount > 0 else { return nil }
    let exponentStart = index
    if index < count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      var end = index + 1
      if end < count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") { end += 1 }
      let first = end
      while end < count, bytes[end].isDigit { end += 1 }
      if end > first { index = end }
    }
    let hasExponent = index > exponentStart
    isInteger = !hasPoint && !hasExponent
    isJSON =
      !hasPlus && wholeCount > 0 && (wholeCount == 1 || bytes[wholeStart] != UInt8(ascii: "0"))
      && (!hasPoint || fractionCount > 0)
    end = index

    // The quotient of an integer below 2^53 and a power of ten up to 10^22 is rounded once, so it is the nearest value.
    if !hasExponent, wholeCount + fractionCount <= 18, digits < 1 << 53 {
      let magnitude = Double(digits) / Self.powersOfTen[fractionCount]
      value = isNegative ? -magnitude : magnitude
      return
    }
    let isOpen = hasPoint && fractionCount == 0
    let text = String(decoding: bytes[start..<(isOpen && !hasExponent ? index - 1 : index)], as: UTF8.self)
    guard let parsed = Double(text) else { return nil }
    value = parsed
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
  ]
}
