import ClavierCore
import ClavierTesting
import CoreGraphics
import Foundation

/// Reads React Native's keyboard events: objects with `endCoordinates`, printed as JSON or by a JavaScript console.
extension ConsoleParser {
  /// The length from which a word is too long to be the name of an event, in bytes.
  private static let eventNameLimit = 32

  /// Reads the object around `startCoordinates` or `endCoordinates`.
  ///
  /// - Parameter index: The index of the letter C.
  /// - Returns: The index at which to continue.
  mutating func readReactNative(at index: Int) -> Int {
    // Everything is read only once, because a text can mention coordinates many times.
    guard index >= searchedEnd, let word = coordinatesWord(at: index) else { return index + 1 }
    let (object, brace) = readObject(around: word)
    searchedEnd = max(object.end, word.upperBound)
    // A type or another text without values can mention coordinates too.
    guard object.isEvent else { return word.upperBound }
    finishDraft()
    add(makeDraft(of: object, at: brace ?? word.lowerBound, brace: brace))
    recognize(to: searchedEnd)
    return lastEnd
  }

  /// Reads the object that contains a word, and returns the object and its opening brace.
  private func readObject(around word: Range<Int>) -> (object: ReactNativeObject, brace: Int?) {
    let limit = min(scanner.bytes.count, word.lowerBound + reach)
    if let brace = enclosingBrace(of: word) {
      let object = ReactNativeObject(in: scanner, from: brace + 1, hasBrace: true, limit: limit)
      if object.end > word.lowerBound { return (object, brace) }
      // The object that begins at this brace ends before the word: the object was cut off, or the brace belongs to
      // other text.
    }
    // A straight quotation mark has one byte, and a typographic one has three bytes.
    let quote = [1, 3].first { scanner.quoteLength(at: word.lowerBound - $0) == $0 } ?? 0
    return (ReactNativeObject(in: scanner, from: word.lowerBound - quote, hasBrace: false, limit: limit), nil)
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
      draft.entry.event = ReactNativeObject.events[scanner.text(name)]
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
    if !object.isComplete { draft.problems.append((object.end, "the event is truncated")) }
    return draft
  }

  /// Returns the opening brace of the object that contains a word.
  private func enclosingBrace(of word: Range<Int>) -> Int? {
    // The name and the time before the brace must be in memory, too.
    let limit = max(lastEnd, searchedEnd, word.upperBound - reach + ConsoleScanner.contextReach)
    var depth = 0
    var index = word.lowerBound
    while index > limit {
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
    return ReactNativeObject.events[scanner.text(word)] == nil ? nil : word
  }

  /// Returns the last word of a line before an index, or an empty range; nil for a word that is too long for an event.
  private func lastWord(before end: Int) -> Range<Int>? {
    let limit = max(lastEnd, end - ConsoleScanner.contextReach)
    var end = end
    while end > limit, !scanner.bytes[end - 1].isNamePart, !scanner.bytes[end - 1].isLineEnd { end -= 1 }
    var start = end
    while start > limit, scanner.bytes[start - 1].isNamePart { start -= 1 }
    return end - start < Self.eventNameLimit ? start..<end : nil
  }
}
