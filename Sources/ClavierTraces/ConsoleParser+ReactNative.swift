import ClavierCore
import ClavierTesting
import CoreGraphics
import Foundation

/// Reads React Native's keyboard events: objects with `endCoordinates`, printed as JSON or by a JavaScript console.
extension ConsoleParser {
  /// Reads the object around `startCoordinates` or `endCoordinates`.
  ///
  /// - Parameter index: The index of the letter C.
  /// - Returns: The index at which to continue.
  mutating func readReactNative(at index: Int) -> Int {
    guard let word = coordinatesWord(at: index) else { return index + 1 }
    let brace = enclosingBrace(of: word.lowerBound)
    let start = brace.map { $0 + 1 } ?? word.lowerBound - scanner.quoteLength(at: word.lowerBound - 1)
    let object = ReactNativeObject(in: scanner, from: start)
    guard !object.numbers.isEmpty || object.isCut else {
      recognize(to: word.upperBound)
      return lastEnd
    }
    finishDraft()
    add(makeDraft(of: object, at: brace ?? word.lowerBound, brace: brace))
    recognize(to: max(object.end, word.upperBound))
    return lastEnd
  }

  /// Returns the range of `startCoordinates` or `endCoordinates`; nil if the letter C is in another word.
  private func coordinatesWord(at index: Int) -> Range<Int>? {
    guard scanner.matches("Coordinates", at: index) else { return nil }
    let start: Int
    if scanner.matches("start", at: index - 5) {
      start = index - 5
    } else if scanner.matches("end", at: index - 3) {
      start = index - 3
    } else {
      return nil
    }
    // Other names can have the same ending.
    if scanner.byte(at: start - 1)?.isNamePart == true { return nil }
    return start..<index + "Coordinates".utf8.count
  }

  private func makeDraft(of object: ReactNativeObject, at start: Int, brace: Int?) -> Draft {
    var draft = Draft(start: start)
    if let brace, let name = eventName(before: brace) {
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
    return draft
  }

  private static let events: [String: KeyboardEvent] = [
    "keyboardWillShow": .willShow, "keyboardDidShow": .didShow, "keyboardWillHide": .willHide,
    "keyboardDidHide": .didHide, "keyboardWillChangeFrame": .willChangeFrame,
    "keyboardDidChangeFrame": .didChangeFrame,
  ]

  /// Returns the opening brace of the object that contains an index.
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

  /// Returns the event's name if it precedes the object, as in `keyboardDidShow {…}`.
  ///
  /// JavaScript consoles print `keyboardDidShow Object {…}`.
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
