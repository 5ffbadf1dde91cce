import ClavierCore
import CoreGraphics
import Foundation

/// Reads an ordinary line of the trace format without a decoder.
///
/// For one line, a decoder takes longer than all other work on a notification. A decoder still reads unusual and
/// invalid lines, so that there is only one source of error messages.
struct TraceLine {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  /// The fields that have occurred, one bit for each.
  private var fields: UInt16 = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Returns the notification in a line; nil if the line requires a decoder.
  ///
  /// - Parameters:
  ///   - bytes: A line without surrounding white space.
  ///   - number: The number of the line, counted from 1.
  static func entry(in bytes: UnsafeBufferPointer<UInt8>, number: Int) -> KeyboardTrace.Entry? {
    var line = TraceLine(bytes)
    var entry = KeyboardTrace.Entry(line: number)
    guard line.readObject(into: &entry) else { return nil }
    return entry
  }

  private mutating func readObject(into entry: inout KeyboardTrace.Entry) -> Bool {
    guard take(UInt8(ascii: "{")) else { return false }
    if take(UInt8(ascii: "}")) { return index == bytes.count }
    var name: String?
    repeat {
      guard let field = readString(), take(UInt8(ascii: ":")), readValue(of: field, into: &entry, name: &name) else {
        return false
      }
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")), index == bytes.count else { return false }
    entry.name = name ?? entry.event?.notificationName.rawValue
    return true
  }

  private mutating func readValue(
    of field: Range<Int>, into entry: inout KeyboardTrace.Entry, name: inout String?
  ) -> Bool {
    switch field.count {
    case 4 where isText("name", field):
      guard isFirst(0), let value = readString() else { return false }
      name = String(decoding: bytes[value], as: UTF8.self)
    case 4 where isText("time", field):
      guard isFirst(1), let value = readNumber() else { return false }
      entry.time = value
    case 5 where isText("event", field):
      guard isFirst(2), let value = readString(), let event = event(value) else { return false }
      entry.event = event
    case 5 where isText("curve", field):
      guard isFirst(3), let value = readNumber(), abs(value) < 1e15, let curve = Int(exactly: value), isInteger else {
        return false
      }
      entry.curve = KeyboardAnimation.Curve(rawValue: curve)
    case 6 where isText("bounds", field):
      guard isFirst(4), let value = readRect() else { return false }
      entry.bounds = value
    case 6 where isText("screen", field):
      guard isFirst(5), let value = readPair() else { return false }
      entry.screen = CGSize(width: value.0, height: value.1)
    case 8 where isText("endFrame", field):
      guard isFirst(6), let value = readRect() else { return false }
      entry.endFrame = value
    case 8 where isText("duration", field):
      guard isFirst(7), let value = readNumber() else { return false }
      entry.duration = value
    case 9 where isText("endCenter", field):
      guard isFirst(8), let value = readPair() else { return false }
      entry.endCenter = CGPoint(x: value.0, y: value.1)
    case 10 where isText("startFrame", field):
      guard isFirst(9), let value = readRect() else { return false }
      entry.startFrame = value
    case 11 where isText("startCenter", field):
      guard isFirst(10), let value = readPair() else { return false }
      entry.startCenter = CGPoint(x: value.0, y: value.1)
    case 19 where isText("belongsToCurrentApp", field):
      guard isFirst(11), let value = readFlag() else { return false }
      entry.belongsToCurrentApp = value
    case 24 where isText("changedByUserInteraction", field):
      guard isFirst(12), let value = readFlag() else { return false }
      entry.changedByUserInteraction = value
    default: return false
    }
    return true
  }

  /// Whether a field occurs for the first time.
  private mutating func isFirst(_ field: UInt16) -> Bool {
    defer { fields |= 1 << field }
    return fields & (1 << field) == 0
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

  /// Reads a mark and the white space around it, if it is at the current offset.
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

  /// Whether the last number had neither a decimal point nor an exponent.
  private var isInteger = false

  private mutating func readNumber() -> Double? {
    guard let number = DecimalNumber(in: bytes, at: index), number.isJSON else { return nil }
    isInteger = number.isInteger
    index = number.end
    return number.value.isFinite ? number.value : nil
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
