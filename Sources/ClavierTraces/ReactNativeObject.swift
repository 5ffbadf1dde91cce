import ClavierTesting
import CoreGraphics
import Foundation

/// The numbers and coordinates in a printed JavaScript object.
struct ReactNativeObject {
  private let scanner: ConsoleScanner
  /// The numbers by name.
  ///
  /// The numbers of coordinates have names such as `endCoordinates.height`.
  private(set) var numbers: [String: Double] = [:]
  /// The names that occur more than once, and the positions of the repetitions.
  private(set) var repeated: [(offset: Int, key: String)] = []
  /// The end of the object.
  private(set) var end = 0
  /// Whether the text ends in the middle of the object.
  private(set) var isCut = false

  /// Reads an object.
  ///
  /// - Parameters:
  ///   - scanner: The text.
  ///   - start: The index after the opening brace.
  init(in scanner: ConsoleScanner, from start: Int) {
    self.scanner = scanner
    read(from: start, depth: 0)
  }

  /// Returns the rectangle with the given name; nil if one of its numbers is missing.
  func frame(_ name: String) -> CGRect? {
    guard let x = numbers[name + ".screenX"], let y = numbers[name + ".screenY"],
      let width = numbers[name + ".width"], let height = numbers[name + ".height"]
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Reads `name: value` pairs up to the closing brace.
  private mutating func read(from start: Int, depth: Int, path: String = "") {
    var index = start
    while true {
      index = skipSpace(from: index)
      guard let byte = scanner.byte(at: index) else {
        isCut = true
        break
      }
      if byte == UInt8(ascii: "}") {
        index += 1
        break
      }
      let quote = scanner.quoteLength(at: index)
      let nameEnd = scanner.nameEnd(from: index + quote)
      let name = scanner.text(index + quote..<nameEnd)
      let colon = scanner.skipBlanks(from: nameEnd + scanner.quoteLength(at: nameEnd))
      guard !name.isEmpty, name.utf8.count < 64, scanner.byte(at: colon) == UInt8(ascii: ":") else {
        isCut = colon >= scanner.bytes.count
        break
      }
      index = readValue(from: skipSpace(from: colon + 1), name: path + name, nameOffset: index, depth: depth)
      if isCut { break }
    }
    end = index
  }

  /// Reads a number, a Boolean value, or an object, and returns the index after it.
  private mutating func readValue(from start: Int, name: String, nameOffset: Int, depth: Int) -> Int {
    var index = start
    if scanner.matches("Object", at: index) { index = skipSpace(from: index + 6) }
    if scanner.byte(at: index) == UInt8(ascii: "{"), depth < 4 {
      read(from: index + 1, depth: depth + 1, path: name + ".")
      return end
    }
    for (word, value) in [("true", 1.0), ("false", 0.0)]
    where scanner.text(index..<scanner.nameEnd(from: index)) == word {
      store(value, name, nameOffset)
      return index + word.utf8.count
    }
    if let (value, numberEnd) = scanner.number(at: index) {
      // The last number of a truncated line may be truncated too, so a comma or a brace must follow.
      if isCompleted(numberEnd) { store(value, name, nameOffset) } else { isCut = true }
      return numberEnd
    }
    // The value is text, null, or unknown. The next pair begins after a comma or a brace.
    while let byte = scanner.byte(at: index), byte != UInt8(ascii: ","), byte != UInt8(ascii: "}") { index += 1 }
    return index
  }

  /// Returns whether a comma or a brace follows the end of a number, possibly on another line.
  private func isCompleted(_ start: Int) -> Bool {
    var index = start
    while let byte = scanner.byte(at: index), byte.isBlank || byte.isLineEnd { index += 1 }
    return scanner.byte(at: index) == UInt8(ascii: ",") || scanner.byte(at: index) == UInt8(ascii: "}")
  }

  private mutating func store(_ value: Double, _ name: String, _ offset: Int) {
    if numbers[name] != nil { repeated.append((offset, name)) } else { numbers[name] = value }
  }

  private func skipSpace(from start: Int) -> Int {
    var index = start
    while let byte = scanner.byte(at: index), byte.isBlank || byte == UInt8(ascii: ",") || byte.isLineEnd {
      index = byte.isLineEnd ? scanner.skipLineEnd(from: index) : index + 1
    }
    return index
  }
}
