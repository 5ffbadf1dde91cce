import ClavierTesting
import Foundation

extension ConsoleScanner {
  /// Reads the value of a key, such as `= "NSRect: {{0, 409}, {375, 258}}"` in any notation.
  func value(of key: UserInfoKey, from start: Int) -> ConsoleValue {
    guard let separator = separator(from: start) else { return .missing }
    var index = skipFewLineEnds(from: skipSeparators(from: separator))
    if matches("- value", at: index) || matches("UIKeyboard", at: index + quoteLength(at: index)) { return .missing }
    var isQuoted = false
    while index < bytes.count {
      for null: StaticString in ["nil", "(null)", "<null>", "null"] where matches(null, at: index) {
        let end = index + null.utf8CodeUnitCount
        if isWordEnd(end) { return .absent(end: end) }
      }
      let quote = quoteLength(at: index)
      if quote > 0 {
        isQuoted = true
        index += quote
      } else if matches("Optional(", at: index) {
        index += 9
      } else if bytes[index] == UInt8(ascii: "@") || bytes[index].isBlank {
        index += 1
      } else {
        break
      }
    }
    guard index < bytes.count else { return .cut }
    if key.numberCount > 1 { return numbers(key.numberCount, from: index) }
    return singleNumber(from: index, isQuoted: isQuoted)
  }

  /// Reads a frame without a key in the exact notation of Swift, Foundation, or LLDB.
  func bareFrame(at start: Int) -> (numbers: [Double], end: Int)? {
    let isDebugger = matches("(origin = (x = ", at: start)
    let isTuple = !isDebugger && byte(at: start) == UInt8(ascii: "(")
    guard isDebugger || isTuple || matches("{{", at: start) else { return nil }
    // The text before each number, and after the last one.
    let marks: [StaticString]
    if isDebugger {
      marks = ["(origin = (x = ", ", y = ", "), size = (width = ", ", height = ", "))"]
    } else if isTuple {
      marks = ["(", ", ", ", ", ", ", ")"]
    } else {
      marks = ["{{", ", ", "}, {", ", ", "}}"]
    }
    var index = start
    var numbers: [Double] = []
    for mark in marks {
      guard matches(mark, at: index) else { return nil }
      index += mark.utf8CodeUnitCount
      if numbers.count == 4 { break }
      guard let (value, end) = number(at: index) else { return nil }
      // Swift prints the numbers of a `CGRect` with a decimal point. Four integers are not a frame.
      if isTuple, !bytes[index..<end].contains(UInt8(ascii: ".")) { return nil }
      numbers.append(value)
      index = end
    }
    return (numbers, index)
  }

  /// Returns the offset of the separator after a key, skipping quotes, parentheses, and a tree's line break.
  private func separator(from start: Int) -> Int? {
    var index = start
    var lineEnds = 0
    while let byte = byte(at: index) {
      let quote = quoteLength(at: index)
      if quote > 0 {
        index += quote
      } else if byte.isBlank || byte == UInt8(ascii: ")") {
        index += 1
      } else if byte.isLineEnd, lineEnds < 2 {
        lineEnds += 1
        index = skipLineEnd(from: index)
        if matches("\u{25BF}", at: index) { index = skipBlanks(from: index + 3) }
        if matches("- ", at: index) { index += 2 }
        if matches("value", at: index) { index += 5 }
      } else {
        return byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":") ? index : nil
      }
    }
    return nil
  }

  /// Skips a separator that can have several characters, such as `=>`.
  private func skipSeparators(from start: Int) -> Int {
    var index = start
    while let byte = byte(at: index),
      byte.isBlank || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ">")
    {
      index += 1
    }
    return index
  }

  /// Skips whitespace and at most two line breaks.
  func skipFewLineEnds(from start: Int) -> Int {
    var index = skipBlanks(from: start)
    for _ in 0..<2 {
      guard let byte = byte(at: index), byte.isLineEnd else { break }
      index = skipLineEnd(from: index)
    }
    return index
  }

  private func singleNumber(from start: Int, isQuoted: Bool) -> ConsoleValue {
    let words: [(StaticString, Double)] = [("YES", 1), ("NO", 0), ("true", 1), ("false", 0)]
    for (word, value) in words where matches(word, at: start) {
      let end = start + word.utf8CodeUnitCount
      if isWordEnd(end) { return .numbers([value], end: end) }
    }
    let index = byte(at: start) == UInt8(ascii: "(") ? start + 1 : start
    guard let (value, end) = number(at: index) else { return .unreadable(at: index) }
    // The number may be truncated if the text or the line ends within quotes.
    if isQuoted, quoteLength(at: end) == 0 { return end == bytes.count ? .cut : .unreadable(at: end) }
    return .numbers([value], end: end)
  }

  private func numbers(_ count: Int, from start: Int) -> ConsoleValue {
    var index = start
    // The label is NSRect, CGRect, or NSPoint.
    let label = nameEnd(from: index)
    if label > index, !bytes[index].isDigit, number(at: index) == nil { index = label }
    var numbers: [Double] = []
    var openBraces = 0
    while true {
      index = skipBetweenNumbers(from: index, openBraces: &openBraces)
      if let (value, end) = number(at: index) {
        numbers.append(value)
        index = end
      } else {
        return index >= bytes.count ? .cut : .unreadable(at: index)
      }
      if numbers.count == count { break }
    }
    if index == bytes.count, openBraces > 0 { return .cut }
    while openBraces > 0, let byte = byte(at: index), byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")") {
      openBraces -= 1
      index += 1
    }
    // Without all of its braces, the last number may be truncated.
    return openBraces > 0 ? .unreadable(at: index) : .numbers(numbers, end: index)
  }

  private func skipBetweenNumbers(from start: Int, openBraces: inout Int) -> Int {
    var index = start
    while let byte = byte(at: index) {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("):
        openBraces += 1
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"):
        openBraces -= 1
        index += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "="):
        index += 1
      case _ where byte.isBlank:
        index += 1
      case _ where byte.isLineEnd:
        // A value continues on the next line only with a brace or a number. A time begins the next message.
        let next = skipLineEnd(from: index)
        guard let first = self.byte(at: next), !beginsWithTime(next),
          first.isDigit || first == UInt8(ascii: "{") || first == UInt8(ascii: "-")
        else { return self.byte(at: next) == nil ? next : index }
        index = next
      case _ where byte.isLetter:
        // LLDB prints `(origin = (x = 0, y = 516), size = (width = 393, height = 336))`. Apps may print `w` and `h`.
        let end = nameEnd(from: index)
        guard ["origin", "size", "x", "y", "width", "height", "w", "h"].contains(text(index..<end)) else {
          return index
        }
        index = end
      default:
        return index
      }
    }
    return index
  }
}
