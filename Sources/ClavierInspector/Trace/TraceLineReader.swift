import ClavierCore
import CoreGraphics
import Foundation

/// Reads an ordinary line of the trace format without a decoder.
///
/// Decoding a line with a decoder takes longer than all other work on a notification. A decoder still reads unusual and
/// invalid lines, so that only one part of the code creates error messages.
struct TraceLineReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  /// The fields that have occurred, one bit for each.
  private var fields: UInt16 = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Returns the notification on a line; nil if the line requires a decoder.
  ///
  /// - Parameters:
  ///   - bytes: A line without surrounding whitespace.
  ///   - number: The number of the line, counted from 1.
  static func entry(in bytes: UnsafeBufferPointer<UInt8>, number: Int) -> KeyboardTrace.Entry? {
    var reader = TraceLineReader(bytes)
    var entry = KeyboardTrace.Entry(line: number)
    guard reader.readObject(into: &entry) else { return nil }
    return entry
  }

  private mutating func readObject(into entry: inout KeyboardTrace.Entry) -> Bool {
    guard take(UInt8(ascii: "{")) else { return false }
    if take(UInt8(ascii: "}")) { return index == bytes.count }
    var name: String?
    repeat {
      guard let key = readString(), take(UInt8(ascii: ":")) else { return false }
      if let field = field(key) {
        guard isFirst(field), readValue(of: field, into: &entry, name: &name) else { return false }
      } else {
        guard skipValue() else { return false }
      }
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")), index == bytes.count else { return false }
    entry.name = name ?? entry.event?.notificationName.rawValue
    return true
  }

  private mutating func readValue(
    of field: Field, into entry: inout KeyboardTrace.Entry, name: inout String?
  ) -> Bool {
    switch field {
    case .name: Self.set(&name, to: readString().map { String(decoding: bytes[$0], as: UTF8.self) })
    case .time: Self.set(&entry.time, to: readNumber())
    case .event: Self.set(&entry.event, to: readString().flatMap(event))
    case .curve: Self.set(&entry.curve, to: readInteger().map(KeyboardAnimation.Curve.init))
    case .bounds: Self.set(&entry.bounds, to: readRect())
    case .screen: Self.set(&entry.screen, to: readPair().map { CGSize(width: $0, height: $1) })
    case .endFrame: Self.set(&entry.endFrame, to: readRect())
    case .duration: Self.set(&entry.duration, to: readNumber())
    case .endCenter: Self.set(&entry.endCenter, to: readPair().map { CGPoint(x: $0, y: $1) })
    case .startFrame: Self.set(&entry.startFrame, to: readRect())
    case .startCenter: Self.set(&entry.startCenter, to: readPair().map { CGPoint(x: $0, y: $1) })
    case .belongsToCurrentApp: Self.set(&entry.belongsToCurrentApp, to: readFlag())
    case .changedByUserInteraction: Self.set(&entry.changedByUserInteraction, to: readFlag())
    }
  }

  /// Skips the value of an unknown field, such as one that a later release of Clavier writes.
  ///
  /// - Returns: Whether the value was a string, a flag, a number, or an array of numbers.
  private mutating func skipValue() -> Bool {
    guard take(UInt8(ascii: "[")) else { return readString() != nil || readFlag() != nil || readNumber() != nil }
    repeat {
      guard readNumber() != nil else { return false }
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "]"))
  }

  /// Sets a property to a value that was read, and returns whether there was a value.
  private static func set<Value>(_ property: inout Value?, to value: Value?) -> Bool {
    guard let value else { return false }
    property = value
    return true
  }

  // MARK: - Fields

  private enum Field: UInt16 {
    case name, time, event, curve, bounds, screen, endFrame, duration, endCenter, startFrame, startCenter
    case belongsToCurrentApp, changedByUserInteraction
  }

  private func field(_ name: Range<Int>) -> Field? {
    // Comparing the lengths first avoids most comparisons of text.
    switch name.count {
    case 4 where isText("name", name): .name
    case 4 where isText("time", name): .time
    case 5 where isText("event", name): .event
    case 5 where isText("curve", name): .curve
    case 6 where isText("bounds", name): .bounds
    case 6 where isText("screen", name): .screen
    case 8 where isText("endFrame", name): .endFrame
    case 8 where isText("duration", name): .duration
    case 9 where isText("endCenter", name): .endCenter
    case 10 where isText("startFrame", name): .startFrame
    case 11 where isText("startCenter", name): .startCenter
    case 19 where isText("belongsToCurrentApp", name): .belongsToCurrentApp
    case 24 where isText("changedByUserInteraction", name): .changedByUserInteraction
    default: nil
    }
  }

  /// Returns whether a field occurs for the first time.
  private mutating func isFirst(_ field: Field) -> Bool {
    let bit: UInt16 = 1 << field.rawValue
    defer { fields |= bit }
    return fields & bit == 0
  }

  private func event(_ range: Range<Int>) -> KeyboardEvent? {
    KeyboardEvent.allCases.first { isText($0.rawValue, range) }
  }

  private func isText(_ text: String, _ range: Range<Int>) -> Bool {
    text.utf8.count == range.count && bytes[range].elementsEqual(text.utf8)
  }

  private func isText(_ text: StaticString, _ range: Range<Int>) -> Bool {
    range.count == text.utf8CodeUnitCount && text.withUTF8Buffer { bytes[range].elementsEqual($0) }
  }

  // MARK: - Tokens

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
  }

  /// Reads a punctuation mark at the current offset, and the whitespace around the mark.
  private mutating func take(_ mark: UInt8) -> Bool {
    skipBlanks()
    guard index < bytes.count, bytes[index] == mark else { return false }
    index += 1
    skipBlanks()
    return true
  }

  /// Returns the range of a string without escapes and control characters.
  private mutating func readString() -> Range<Int>? {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { return nil }
    let start = index + 1
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      guard bytes[end] >= 0x20, bytes[end] != UInt8(ascii: "\\") else { return nil }
      end += 1
    }
    guard end < bytes.count else { return nil }
    index = end + 1
    return start..<end
  }

  private mutating func readFlag() -> Bool? {
    for (word, value) in [("true", true), ("false", false)] as [(StaticString, Bool)] {
      let end = index + word.utf8CodeUnitCount
      guard end <= bytes.count, isText(word, index..<end) else { continue }
      index = end
      return value
    }
    return nil
  }

  private mutating func readNumber() -> Double? { readDecimal()?.value }

  /// Returns a number that has neither a decimal point nor an exponent.
  private mutating func readInteger() -> Int? {
    guard let number = readDecimal(), number.isInteger, abs(number.value) < 1e15 else { return nil }
    return Int(exactly: number.value)
  }

  private mutating func readDecimal() -> DecimalNumber? {
    guard let number = DecimalNumber(in: bytes, at: index), number.isJSON, number.value.isFinite else { return nil }
    // A decoder rejects a number that is so small that the nearest `Double` is 0, such as `1e-400`.
    guard number.value != 0 || bytes[index..<number.end].allSatisfy({ !(0x31...0x39).contains($0) }) else { return nil }
    index = number.end
    return number
  }

  private mutating func readRect() -> CGRect? {
    guard take(UInt8(ascii: "[")), let x = readNumber(), take(UInt8(ascii: ",")), let y = readNumber(),
      take(UInt8(ascii: ",")), let width = readNumber(), take(UInt8(ascii: ",")), let height = readNumber(),
      take(UInt8(ascii: "]"))
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private mutating func readPair() -> (Double, Double)? {
    guard take(UInt8(ascii: "[")), let first = readNumber(), take(UInt8(ascii: ",")), let second = readNumber(),
      take(UInt8(ascii: "]"))
    else { return nil }
    return (first, second)
  }
}
