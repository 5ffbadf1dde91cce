import ClavierCore
import Foundation

/// The lines of a Swift file that handle keyboard notifications.
///
/// The lines are found by the names of events, such as `.willShow`, `keyboardWillShowNotification`, and `func
/// keyboardWillShow`, and by the calls that make a view follow the keyboard. The functions that these lines call are
/// included if they are in the same file.
struct HandlerLines {
  private struct Line {
    var words: [Word] = []
    /// The number of `{` and `}`.
    var opened = 0
    var closed = 0
    /// The number of open braces before the line.
    var depth = 0
    var isEmpty: Bool { words.isEmpty && opened == 0 && closed == 0 }

    func starts(with names: String...) -> Bool { words.first.map { names.contains($0.name) } ?? false }
  }

  private struct Word {
    var name: String
    /// Whether the word follows a dot, as a member does.
    var isMember: Bool
    /// Whether a parenthesis follows, as after a function's name.
    var isCall: Bool
  }

  /// The calls after which a view follows the keyboard.
  private static let following: Set<String> = [
    "followKeyboard", "keyboardOffset", "keyboardLayoutGuide", "keyboardAvoidance", "keyboardAvoiding",
  ]
  /// The calls that observe every event.
  private static let observing: Set<String> = [
    "subscribe", "onKeyboardChange", "trackInteractiveDismissal", "eventPublisher", "statePublisher",
  ]
  private static let willEvents: [KeyboardEvent] = [.willShow, .willHide, .willChangeFrame]
  /// The number of nested calls that are followed.
  private static let callDepth = 3

  private let lines: [Line]
  private let functions: [String: Range<Int>]

  /// Reads a file.
  init(_ text: String) {
    var depth = 0
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { source in
      var line = Self.read(source)
      line.depth = depth
      depth += line.opened - line.closed
      return line
    }
    var functions: [String: Range<Int>] = [:]
    for (index, line) in lines.enumerated() {
      guard let keyword = line.words.firstIndex(where: { $0.name == "func" }), keyword + 1 < line.words.count,
        !line.words[..<keyword].contains(where: { $0.name == "override" })
      else { continue }
      functions[line.words[keyword + 1].name] = Self.block(from: index, in: lines)
    }
    self.functions = functions
  }

  /// The lines of each event, counted from 1, by the name of the event.
  var byEvent: [String: [Int]] {
    var found: [KeyboardEvent: Set<Int>] = [:]
    for (index, line) in lines.enumerated() {
      let events = events(on: line)
      guard !events.isEmpty else { continue }
      let block = handler(from: index)
      for event in events { found[event, default: []].formUnion(block) }
    }
    var result: [String: [Int]] = [:]
    for (event, indices) in found {
      result[event.rawValue] = withCalledFunctions(indices).filter { !lines[$0].isEmpty }.map { $0 + 1 }.sorted()
    }
    return result
  }

  // MARK: Events

  private func events(on line: Line) -> [KeyboardEvent] {
    var events: [KeyboardEvent] = []
    let isAvoider = line.words.contains { $0.name.lowercased().hasSuffix("avoider") }
    for word in line.words {
      if word.isMember, let event = KeyboardEvent(rawValue: word.name) {
        events.append(event)
      } else if let event = Self.event(named: word.name) {
        events.append(event)
      } else if Self.following.contains(word.name) || (word.name == "start" && word.isCall && isAvoider) {
        events += Self.willEvents
      } else if word.isMember, Self.observing.contains(word.name) {
        events += KeyboardEvent.allCases
      }
    }
    return events
  }

  /// Returns the event in a name such as `keyboardWillShowNotification` or `keyboardWillBeHidden`.
  private static func event(named name: String) -> KeyboardEvent? {
    guard name.hasPrefix("keyboard") else { return nil }
    var rest = String(name.dropFirst("keyboard".count))
    if rest.hasSuffix("Notification") { rest = String(rest.dropLast("Notification".count)) }
    rest = rest.replacingOccurrences(of: "BeShown", with: "Show").replacingOccurrences(of: "BeHidden", with: "Hide")
    return KeyboardEvent(rawValue: rest.prefix(1).lowercased() + rest.dropFirst())
  }

  // MARK: Blocks

  /// Returns the lines of a handler that begins on a line: a case, a function, a closure, or the line itself.
  private func handler(from index: Int) -> Range<Int> {
    guard lines[index].starts(with: "case") else { return Self.block(from: index, in: lines) }
    let rest = lines.indices.dropFirst(index + 1)
    let end = rest.first { next in
      lines[next].depth < lines[index].depth || lines[next].depth - lines[next].closed < lines[index].depth
        || (lines[next].depth == lines[index].depth && lines[next].starts(with: "case", "default"))
    }
    return index..<(end ?? lines.endIndex)
  }

  /// Returns the lines from one up to the end of the block that it opens.
  private static func block(from index: Int, in lines: [Line]) -> Range<Int> {
    // The parameters of a function or a call can be on separate lines.
    guard let start = lines.indices[index...].prefix(5).first(where: { lines[$0].opened > 0 || lines[$0].isEmpty }),
      lines[start].opened > lines[start].closed,
      start == index || lines[index].words.contains(where: { $0.name == "func" }) || lines[start].words.count < 6
    else { return index..<(index + 1) }
    var depth = 0
    for line in lines.indices[start...] {
      depth += lines[line].opened - lines[line].closed
      if depth <= 0 { return index..<(line + 1) }
    }
    return index..<lines.endIndex
  }

  private func withCalledFunctions(_ indices: Set<Int>) -> Set<Int> {
    var all = indices
    var new = indices
    for _ in 0..<Self.callDepth where !new.isEmpty {
      let called = new.flatMap { lines[$0].words }.filter(\.isCall).compactMap { functions[$0.name] }
      new = Set(called.joined()).subtracting(all)
      all.formUnion(new)
    }
    return all
  }

  // MARK: Words

  /// Returns the words and braces of a line, without comments and string literals.
  private static func read(_ source: Substring) -> Line {
    var line = Line()
    var word = ""
    var (isText, isMember, previous) = (false, false, Character(" "))
    func end(before next: Character) {
      guard !word.isEmpty else { return }
      line.words.append(Word(name: word, isMember: isMember, isCall: next == "("))
      word = ""
    }
    for character in source {
      if character == "\"", previous != "\\" { isText.toggle() }
      if isText || character == "\"" {
        end(before: " ")
      } else if character.isLetter || character.isNumber || character == "_" {
        if word.isEmpty { isMember = previous == "." }
        word.append(character)
      } else {
        end(before: character)
        if character == "/", previous == "/" { break }
        if character == "{" { line.opened += 1 }
        if character == "}" { line.closed += 1 }
      }
      previous = character
    }
    end(before: " ")
    return line
  }
}
