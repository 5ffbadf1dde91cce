import ClavierCore
import ClavierTesting
import CoreGraphics
import Foundation

/// The numbers and coordinates in a printed JavaScript object.
///
/// An object can be cut anywhere, and the next line of a log then belongs to something else. Therefore, a text never
/// continues on the next line, and only a comma or a closing bracket completes any other value.
struct ReactNativeObject {
  /// A part of the object that was read.
  private struct Part {
    /// The offset after the part.
    var end: Int
    /// Whether the part has its end; false if the text was cut.
    var isComplete: Bool
  }

  /// The events, by their names in React Native.
  static let events: [String: KeyboardEvent] = [
    "keyboardWillShow": .willShow, "keyboardDidShow": .didShow, "keyboardWillHide": .willHide,
    "keyboardDidHide": .didHide, "keyboardWillChangeFrame": .willChangeFrame,
    "keyboardDidChangeFrame": .didChangeFrame,
  ]

  /// The coordinates of an event, and the names of their numbers.
  private static let coordinates: Set = ["startCoordinates", "endCoordinates"]
  private static let sides: Set = ["screenX", "screenY", "width", "height"]

  /// The maximum number of nested objects and lists around a value.
  ///
  /// The values of React Native's events are in at most two objects.
  private static let depthLimit = 16

  /// The length at which a word is too long to be a name, in bytes.
  private static let nameLimit = 64

  private let scanner: ConsoleScanner
  /// The offset that ends the text.
  private let limit: Int
  /// The numbers of an event by name.
  ///
  /// The numbers of coordinates have names such as `endCoordinates.height`.
  private(set) var numbers: [String: Double] = [:]
  /// The names that occur more than once, and the positions of the repetitions.
  private(set) var repeated: [(offset: Int, key: String)] = []
  /// Whether the object has a number of an event, which may be cut.
  private(set) var isEvent = false
  /// The end of the object.
  var end: Int { whole.end }
  /// Whether the object has its end; false if the text was cut.
  var isComplete: Bool { whole.isComplete }
  private var whole = Part(end: 0, isComplete: false)

  /// Reads an object.
  ///
  /// - Parameters:
  ///   - scanner: The text.
  ///   - start: The offset after the opening brace or, without a brace, of the first name.
  ///   - hasBrace: Whether the object has an opening brace and therefore must have a closing brace.
  ///   - limit: The offset at which the object is cut if it has not ended before.
  init(in scanner: ConsoleScanner, from start: Int, hasBrace: Bool, limit: Int) {
    self.scanner = scanner
    self.limit = limit
    whole = readPairs(from: start, path: "", hasBrace: hasBrace, depth: 0)
  }

  /// Returns the rectangle with the given name; nil if one of its numbers is missing.
  func frame(_ name: String) -> CGRect? {
    guard let x = numbers[name + ".screenX"], let y = numbers[name + ".screenY"],
      let width = numbers[name + ".width"], let height = numbers[name + ".height"]
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Reads `name: value` pairs up to the closing brace.
  ///
  /// - Parameter path: The text before the names of numbers; nil if no number in the object matters.
  private mutating func readPairs(from start: Int, path: String?, hasBrace: Bool = true, depth: Int) -> Part {
    var end = start
    var isQuoted: Bool?
    while true {
      let index = scanner.skipSpace(from: end)
      if isCloser(index) { return Part(end: index + 1, isComplete: true) }
      // An object quotes all names or none. A name in another notation belongs to the next line of the log.
      guard let pair = name(at: index), isQuoted == nil || isQuoted == pair.isQuoted else {
        end = cutNameEnd(at: index, after: end) ?? end
        break
      }
      isQuoted = pair.isQuoted
      let value = readValue(from: pair.end, name: path.map { $0 + pair.name }, nameOffset: index, depth: depth)
      end = value.end
      guard value.isComplete else { return value }
      guard let next = separatorEnd(after: end) else { break }
      end = next
    }
    return Part(end: end, isComplete: !hasBrace)
  }

  /// Reads the values of a list up to the closing bracket.
  private mutating func readList(from start: Int, depth: Int) -> Part {
    var end = start
    while true {
      let index = scanner.skipSpace(from: end)
      if isCloser(index) { return Part(end: index + 1, isComplete: true) }
      let value = readValue(from: end, name: nil, nameOffset: index, depth: depth)
      end = value.end
      guard value.isComplete, let next = separatorEnd(after: end) else { return Part(end: end, isComplete: false) }
      end = next
    }
  }

  /// Reads a name and its colon.
  private func name(at index: Int) -> (name: String, end: Int, isQuoted: Bool)? {
    let quote = scanner.quoteLength(at: index)
    let start = index + quote
    let end = scanner.nameEnd(from: start)
    let colon = scanner.skipBlanks(from: end + scanner.quoteLength(at: end))
    guard end > start, end - start < Self.nameLimit, colon < limit, scanner.byte(at: colon) == UInt8(ascii: ":"),
      // A time begins with a digit, and the name of an event begins another event.
      quote > 0 || !scanner.bytes[start].isDigit, !isEventName(at: start)
    else { return nil }
    return (scanner.text(start..<end), colon + 1, quote > 0)
  }

  /// Returns the end of a name that was cut before its colon; nil if the text is not such a name.
  private func cutNameEnd(at index: Int, after previousEnd: Int) -> Int? {
    let quote = scanner.quoteLength(at: index)
    let nameEnd = scanner.nameEnd(from: index + quote)
    let end = nameEnd + scanner.quoteLength(at: nameEnd)
    // Without a quotation mark, a word on another line can belong to the next message of a log.
    let isInObject = quote > 0 || !scanner.bytes[previousEnd..<index].contains(where: \.isLineEnd)
    guard isInObject, nameEnd > index + quote, !isEventName(at: index + quote) else { return nil }
    return end >= limit || scanner.bytes[end].isLineEnd ? min(end, limit) : nil
  }

  /// Reads a value.
  ///
  /// - Parameters:
  ///   - start: The offset after the colon, the comma, or the opening bracket before the value.
  ///   - name: The name of the value; nil if the value does not matter.
  private mutating func readValue(from start: Int, name: String?, nameOffset: Int, depth: Int) -> Part {
    var index = scanner.skipSpace(from: start)
    guard canBegin(at: index, after: start) else { return Part(end: start, isComplete: false) }
    if let name, index < limit, Self.isNumber(name), let (value, end) = number(at: index) {
      isEvent = true
      // The last number of a truncated line may be truncated too, so a comma or a brace must follow.
      guard separatorEnd(after: end) != nil else { return Part(end: min(end, limit), isComplete: false) }
      if numbers[name] != nil { repeated.append((nameOffset, name)) } else { numbers[name] = value }
      return Part(end: end, isComplete: true)
    }
    // Any other value is a text, or a word such as `null` or `Object`, and objects and lists.
    while index < limit {
      let byte = scanner.bytes[index]
      if byte == UInt8(ascii: ",") || byte.isLineEnd || isCloser(index) { return Part(end: index, isComplete: true) }
      var part = Part(end: index + 1, isComplete: true)
      if scanner.isTextStart(index) {
        part = readText(from: index)
      } else if byte.isOpener {
        if depth == Self.depthLimit { return Part(end: index, isComplete: false) }
        let path = name.flatMap { Self.coordinates.contains($0) ? $0 + "." : nil }
        part =
          byte == UInt8(ascii: "{")
          ? readPairs(from: index + 1, path: path, depth: depth + 1) : readList(from: index + 1, depth: depth + 1)
      }
      guard part.isComplete else { return part }
      index = part.end
    }
    return Part(end: limit, isComplete: false)
  }

  /// Returns whether a value can begin at an offset.
  ///
  /// A word on the line after a colon or a comma may begin the next message of a log. The word belongs to the object
  /// only if a comma or a closing bracket follows, or if it is the type of an object or a list.
  private func canBegin(at index: Int, after start: Int) -> Bool {
    if isEventName(at: index + scanner.quoteLength(at: index)) { return false }
    guard scanner.bytes[start..<index].contains(where: \.isLineEnd) else { return true }
    guard index < limit else { return false }
    if scanner.isTextStart(index) || scanner.bytes[index].isOpener { return true }
    var end = index
    while let byte = scanner.byte(at: end), !byte.isBlank, !byte.isLineEnd, byte != UInt8(ascii: ","),
      !isCloser(end), !byte.isOpener
    {
      end += 1
    }
    if separatorEnd(after: end) != nil { return true }
    let next = scanner.skipBlanks(from: end)
    return next < limit && scanner.bytes[next].isOpener
      && ["Object", "Array"].contains(scanner.text(index..<end))
  }

  /// Reads a text with quotation marks.
  private func readText(from start: Int) -> Part {
    let length = scanner.quoteLength(at: start)
    var index = start + length
    while index < limit, !scanner.bytes[index].isLineEnd {
      if scanner.isTextEnd(index, ofTextAt: start) { return Part(end: index + length, isComplete: true) }
      let isEscape = scanner.bytes[index] == UInt8(ascii: "\\")
      index += isEscape && scanner.byte(at: index + 1)?.isLineEnd == false ? 2 : 1
    }
    return Part(end: min(index, limit), isComplete: false)
  }

  /// Reads a number or a Boolean value.
  private func number(at index: Int) -> (value: Double, end: Int)? {
    for (word, value) in [("true", 1.0), ("false", 0.0)]
    where scanner.text(index..<scanner.nameEnd(from: index)) == word {
      return (value, index + word.utf8.count)
    }
    return scanner.number(at: index)
  }

  private static func isNumber(_ name: String) -> Bool {
    if name == "duration" || name == "isEventFromThisApp" { return true }
    let parts = name.split(separator: ".").map(String.init)
    return parts.count == 2 && coordinates.contains(parts[0]) && sides.contains(parts[1])
  }

  private func isEventName(at index: Int) -> Bool {
    let end = scanner.nameEnd(from: index)
    return end < limit && scanner.matches("keyboard", at: index) && Self.events[scanner.text(index..<end)] != nil
  }

  /// Returns the offset after the comma that follows a value, or the offset of a closing bracket; nil if there is none.
  ///
  /// The comma or the bracket may be on another line.
  private func separatorEnd(after end: Int) -> Int? {
    let index = scanner.skipSpace(from: end)
    if isCloser(index) { return index }
    return index < limit && scanner.bytes[index] == UInt8(ascii: ",") ? index + 1 : nil
  }

  private func isCloser(_ index: Int) -> Bool {
    index < limit && scanner.bytes[index].isCloser
  }
}
