import ClavierCore
import ClavierTesting
import CoreGraphics
import Foundation

/// Reads React Native's keyboard events: objects with `endCoordinates`, printed as JSON or by a JavaScript console.
extension ConsoleParser {
  /// Reads the object around `startCoordinates` or `endCoordinates`.
  ///
  /// The index is that of the letter C.
  mutating func readReactNative(at index: Int) -> Int {
    guard scanner.matches("Coordinates", at: index) else { return index + 1 }
    let wordStart: Int
    if scanner.matches("start", at: index - 5) {
      wordStart = index - 5
    } else if scanner.matches("end", at: index - 3) {
      wordStart = index - 3
    } else {
      return index + 1
    }
    // Other names end in the same way.
    if scanner.byte(at: wordStart - 1)?.isNamePart == true { return index + 1 }
    let wordEnd = index + "Coordinates".utf8.count
    let opener = enclosingBrace(of: wordStart)
    var object = ReactNativeObject(scanner: scanner)
    object.read(from: opener.map { $0 + 1 } ?? wordStart - scanner.quoteLength(at: wordStart - 1), depth: 0)
    guard !object.numbers.isEmpty || object.isCut else {
      lastEnd = wordEnd
      return lastEnd
    }

    finishDraft()
    var draft = Draft(start: opener ?? wordStart)
    if let opener, let name = eventName(before: opener) {
      draft.entry.name = scanner.text(name)
      draft.entry.event = Self.events[scanner.text(name)]
      draft.start = name.lowerBound
    }
    draft.entry.startFrame = object.frame("startCoordinates")
    draft.entry.endFrame = object.frame("endCoordinates")
    // React Native uses milliseconds.
    draft.entry.duration = object.numbers["duration"].map { $0 / 1000 }
    draft.entry.belongsToCurrentApp = object.numbers["isEventFromThisApp"].map { $0 != 0 }
    for (offset, key) in object.repeated {
      draft.problems.append((offset, "\(key) occurs twice in one event; the first value is used"))
    }
    if object.isCut {
      draft.problems.append((scanner.bytes.count, "the text ends in the middle of an event"))
    }
    add(draft)
    lastEnd = max(object.end, wordEnd)
    return lastEnd
  }

  private static let events: [String: KeyboardEvent] = [
    "keyboardWillShow": .willShow, "keyboardDidShow": .didShow, "keyboardWillHide": .willHide,
    "keyboardDidHide": .didHide, "keyboardWillChangeFrame": .willChangeFrame,
    "keyboardDidChangeFrame": .didChangeFrame,
  ]

  private func enclosingBrace(of index: Int) -> Int? {
    var depth = 0
    var index = index
    while index > lastEnd {
      index -= 1
      if scanner.bytes[index] == UInt8(ascii: "}") { depth += 1 }
      if scanner.bytes[index] == UInt8(ascii: "{") {
        if depth == 0 { return index }
        depth -= 1
      }
    }
    return nil
  }

  /// Returns the event's name if it precedes the object, as in `keyboardDidShow {…}`, or in
  /// `keyboardDidShow Object {…}`, which JavaScript consoles print.
  private func eventName(before brace: Int) -> Range<Int>? {
    guard var word = lastWord(before: brace) else { return nil }
    if scanner.text(word) == "Object" {
      guard let name = lastWord(before: word.lowerBound) else { return nil }
      word = name
    }
    return Self.events[scanner.text(word)] == nil ? nil : word
  }

  /// Returns the last word of a line before an index, or an empty range; nil for a word that is too long for an event.
  private func lastWord(before end: Int) -> Range<Int>? {
    var end = end
    while end > lastEnd, !scanner.bytes[end - 1].isNamePart, !scanner.bytes[end - 1].isLineEnd { end -= 1 }
    var start = end
    while start > lastEnd, scanner.bytes[start - 1].isNamePart { start -= 1 }
    return end - start < 32 ? start..<end : nil
  }
}

/// The numbers and coordinates in a printed JavaScript object.
private struct ReactNativeObject {
  let scanner: ConsoleScanner
  /// The numbers by name.
  ///
  /// Those of coordinates have names such as `endCoordinates.height`.
  var numbers: [String: Double] = [:]
  var repeated: [(offset: Int, key: String)] = []
  var end = 0
  var isCut = false

  init(scanner: ConsoleScanner) {
    self.scanner = scanner
  }

  func frame(_ name: String) -> CGRect? {
    guard let x = numbers[name + ".screenX"], let y = numbers[name + ".screenY"],
      let width = numbers[name + ".width"], let height = numbers[name + ".height"]
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// Reads `name: value` pairs up to the closing brace.
  mutating func read(from start: Int, depth: Int, path: String = "") {
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
      // The last number of the text may be truncated.
      if numberEnd == scanner.bytes.count { isCut = true } else { store(value, name, nameOffset) }
      return numberEnd
    }
    // The value is text, null, or unknown. The next pair begins after a comma or a brace.
    while let byte = scanner.byte(at: index), byte != UInt8(ascii: ","), byte != UInt8(ascii: "}") { index += 1 }
    return index
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
