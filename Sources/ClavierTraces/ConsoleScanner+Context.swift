import ClavierTesting
import Foundation

extension ConsoleScanner {
  /// The length of the text after a notification's name that describes the notification, in bytes.
  static let headLength = 1000

  /// The maximum distance between a notification and the time at the beginning of its line, in bytes.
  static let stampReach = 200

  /// The maximum distance between a frame or name and the text that describes it, in bytes.
  static let contextReach = 400

  /// The maximum distance between a key or name in a tree and the beginning of its line, in bytes.
  private static let treeReach = 200

  /// The length of the beginning of a line that shows whether a tree begins there, in bytes.
  private static let treeHeadLength = 80

  /// The length from which a word is too long to belong to the beginning of a notification, in bytes.
  private static let headWordLimit = 64

  /// The words at the beginning of a notification, in lowercase.
  private static let headWords: [StaticString] = [
    "name", "next", "some", "userinfo", "optional", "notification", "notification.userinfo", "note.userinfo",
    "anyhashable", "nsconcretenotification", "__cfnotification", "nsnotification",
  ]

  /// Reads the text between two offsets.
  ///
  /// - Parameters:
  ///   - start: The end of a value, or the end of the part that was read before.
  ///   - end: The start of a key, or of the part that is read next.
  ///   - before: The gap up to `start`; nil if `start` is the end of a value.
  ///   - isPart: Whether the gap continues after `end`.
  func gap(from start: Int, to end: Int, after before: ConsoleGap? = nil, isPart: Bool = false) -> ConsoleGap {
    var gap = before ?? ConsoleGap()
    var index = start
    // The rest of the line after a value does not count as a line.
    var isFirst = before == nil
    while index < end {
      let isContinued = gap.isInsideLine
      if !isContinued { index = beginLine(at: index, to: end, isFirst: isFirst, &gap) }
      let content = index
      var lineEnd = index
      while lineEnd < end, !bytes[lineEnd].isLineEnd { lineEnd += 1 }
      if !isContinued, !isFirst, content < lineEnd, lineEnd < end || isPart {
        gap.isTreeLine = beginsTree(content..<lineEnd)
      }
      guard lineEnd < end else {
        gap.isInsideLine = true
        break
      }
      gap.endLine()
      index = lineEnd + (matches("\r\n", at: lineEnd) ? 2 : 1)
      isFirst = false
    }
    return gap
  }

  /// Reads the beginning of a line in a gap, and returns the offset of the line's content.
  private func beginLine(at start: Int, to end: Int, isFirst: Bool, _ gap: inout ConsoleGap) -> Int {
    let beforeClosers = isFirst ? start : min(skipLinePrefix(from: start), end)
    let content = skipClosers(from: beforeClosers, to: end, gap: &gap)
    gap.isOtherLine = !isFirst && ((content < end && !bytes[content].isLineEnd) || beforeClosers == content)
    gap.isStampedLine = !isFirst && beginsWithTime(content)
    gap.isTreeLine = false
    return content
  }

  /// Skips the ends of values and dictionaries at the beginning of a line.
  private func skipClosers(from start: Int, to end: Int, gap: inout ConsoleGap) -> Int {
    var index = start
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "}"):
        gap.closesBrace = true
        index += 1
      case UInt8(ascii: "]"):
        gap.closesBracket = true
        index += 1
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ")"), UInt8(ascii: "*"), UInt8(ascii: "!"):
        index += 1
      case let byte where byte.isBlank:
        index += 1
      default:
        let quote = quoteLength(at: index)
        if quote == 0 { return index }
        index += quote
      }
    }
    return index
  }

  /// Returns whether the text after a notification's name states that there is no dictionary.
  func statesNoUserInfo(_ range: Range<Int>) -> Bool {
    let range = range.lowerBound..<min(range.upperBound, range.lowerBound + Self.headLength)
    var start = range.lowerBound
    // An occurrence at the end of the range may continue after it.
    while start < range.upperBound, let word = firstOffset(of: "userInfo", in: start..<range.upperBound) {
      start = word + 8
      for end: StaticString in [" = nil", ": nil", " = (null)", " = none"]
      where matches(end, at: start) && start + end.utf8CodeUnitCount <= range.upperBound { return true }
    }
    return false
  }

  /// Returns whether a date or a time begins at an offset: `2021-05-01` or `10:00:00`.
  func beginsWithTime(_ start: Int) -> Bool {
    guard let (_, end) = byte(at: start)?.isDigit == true ? number(at: start) : nil, let mark = byte(at: end),
      let next = byte(at: end + 1), next.isDigit
    else { return false }
    return (mark == UInt8(ascii: "-") && end - start == 4) || (mark == UInt8(ascii: ":") && end - start == 2)
  }

  private func beginsTree(_ range: Range<Int>) -> Bool {
    let range = range.lowerBound..<min(range.upperBound, range.lowerBound + Self.treeHeadLength)
    if contains("\u{25BF} 0 :", in: range) { return true }
    guard contains("elements", in: range) || contains("key/value pairs", in: range) else { return false }
    return contains("some", in: range) || contains("userInfo", in: range) || contains("Dictionary", in: range)
  }

  /// Returns the brace or bracket before the first key of a dictionary.
  func opener(before index: Int, notBefore limit: Int) -> UInt8? {
    var index = index
    while index > limit {
      let byte = bytes[index - 1]
      if byte.isBlank || byte.isLineEnd || byte.isMarkBeforeKey {
        index -= 1
      } else if matches("AnyHashable(", at: index - 12), index - 12 >= limit {
        index -= 12
      } else if index - 3 >= limit, quoteLength(at: index - 3) == 3 {
        index -= 3
      } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        // `info[key]` is a subscript and not a list.
        let isSubscript =
          index - 2 >= 0 && byte == UInt8(ascii: "[")
          && (bytes[index - 2].isNamePart || bytes[index - 2] == UInt8(ascii: "?"))
        return isSubscript ? nil : byte
      } else {
        return nil
      }
    }
    return nil
  }

  /// Returns the start of the notification whose name or first key begins at an offset.
  ///
  /// The notification may begin with its class, address, `userInfo`, or brace.
  func headStart(of start: Int, notBefore limit: Int) -> Int {
    var best = start
    var index = start
    while true {
      while index > limit {
        let byte = bytes[index - 1]
        if byte.isBlank || byte.isLineEnd || "\"'\\/*`@=:>(".utf8.contains(byte) {
          index -= 1
        } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
          index -= 1
          best = index
        } else if index - 3 >= limit, quoteLength(at: index - 3) == 3 {
          index -= 3
        } else {
          break
        }
      }
      let wordEnd = index
      while index > limit, bytes[index - 1].isNamePart || bytes[index - 1] == UInt8(ascii: ".") { index -= 1 }
      guard wordEnd - index < Self.headWordLimit, isHeadWord(index..<wordEnd) else { return best }
      best = index
    }
  }

  private func isHeadWord(_ range: Range<Int>) -> Bool {
    if range.count >= 2, isWord("0x", range.lowerBound..<range.lowerBound + 2) { return true }
    return Self.headWords.contains { isWord($0, range) }
  }

  /// Returns the start of the tree around an offset: the first of the branches directly above.
  func treeStart(of index: Int, notBefore limit: Int) -> Int {
    var start = lineStart(of: index, notBefore: limit)
    while start > limit {
      let lineEnd = start - (start - 2 >= limit && matches("\r\n", at: start - 2) ? 2 : 1)
      let line = lineStart(of: max(limit, lineEnd), notBefore: limit)
      let content = skipLinePrefix(from: line)
      guard matches("\u{25BF}", at: content) || matches("- ", at: content) else { break }
      start = line
    }
    return start
  }

  /// Returns the first word on a line of a tree that lldb or `dump` printed, with the mark before that word.
  func treeWord(onLineOf index: Int, notBefore limit: Int) -> (mark: UInt8, word: String)? {
    // If the mark is not close, the line is not part of a tree. This limit avoids searching a long line for every key.
    let lineStart = lineStart(of: index, notBefore: max(limit, index - Self.treeReach))
    guard lineStart == 0 || bytes[lineStart - 1].isLineEnd else { return nil }
    var start = skipLinePrefix(from: lineStart)
    guard let mark = byte(at: start), start < index else { return nil }
    if matches("\u{25BF}", at: start) {
      start += 3
    } else if mark == UInt8(ascii: "-") {
      start += 1
    } else {
      return nil
    }
    start = skipBlanks(from: start)
    let end = nameEnd(from: start)
    return end - start < 16 ? (mark, text(start..<end)) : nil
  }

  /// Returns the role of a notification's name, which the text around the name shows.
  func role(ofName range: Range<Int>, notBefore limit: Int) -> ConsoleNameRole {
    if let (mark, word) = treeWord(onLineOf: range.lowerBound, notBefore: limit), mark == UInt8(ascii: "-"),
      word == "name" || word == "_rawValue"
    {
      return .treeBranch
    }
    let isHead = hasLabel(before: range.lowerBound, notBefore: limit) || hasOtherParts(after: range.upperBound)
    return isHead ? .head : .mention
  }

  /// Returns whether a name follows its label, as in `name = …`.
  private func hasLabel(before name: Int, notBefore limit: Int) -> Bool {
    var index = name
    var sawSeparator = false
    while index > limit, bytes[index - 1].isBlank || "\"'\\=:".utf8.contains(bytes[index - 1]) {
      sawSeparator = sawSeparator || bytes[index - 1] == UInt8(ascii: "=") || bytes[index - 1] == UInt8(ascii: ":")
      index -= 1
    }
    return sawSeparator && matches("name", at: index - 4) && index - 4 >= limit && beginsHead(index - 4)
  }

  /// Returns whether the other parts of a notification follow its name, as in `…; userInfo = …`.
  private func hasOtherParts(after name: Int) -> Bool {
    let end = name + quoteLength(at: name)
    guard let byte = byte(at: end), byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") else { return false }
    let next = skipFewLineEnds(from: end + 1)
    return matches("userInfo", at: next) || matches("object", at: next)
  }

  /// Returns whether the word "name" begins a description and is not a variable in source code.
  private func beginsHead(_ index: Int) -> Bool {
    if let before = byte(at: index - 1), before == UInt8(ascii: "{") || before == UInt8(ascii: "(") { return true }
    var start = skipLinePrefix(from: lineStart(of: index, notBefore: max(0, index - Self.treeReach)))
    if matches("\u{25BF}", at: start) { start = skipBlanks(from: start + 3) }
    return start >= index
  }

  /// Returns whether a name is on the same line as the end of the value before it, and no dictionary follows the name
  /// on that line.
  ///
  /// Only a short part of the line is examined, because only that part is certain to be in memory.
  func endsLine(_ name: Range<Int>, after valueEnd: Int) -> Bool {
    let length = Self.contextReach
    guard name.lowerBound - valueEnd < length, !bytes[valueEnd..<name.lowerBound].contains(where: \.isLineEnd) else {
      return false
    }
    let rest = bytes[name.upperBound...].prefix(length).prefix { !$0.isLineEnd }
    return !rest.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }
  }

  /// Returns whether at most one line, and fewer than ``contextReach`` bytes, are between two offsets.
  func isNear(_ first: Int, _ second: Int) -> Bool {
    guard second >= first, second - first < Self.contextReach else { return false }
    let lineEnds = (first..<second).count { bytes[$0].isLineEnd && !isInsideLineEnd($0) }
    return lineEnds <= 2
  }

  /// Returns the screen's size in the printed object: `<UIScreen: …; bounds = {{0, 0}, {393, 852}}; …>`.
  func printedScreen(in range: Range<Int>) -> CGSize? {
    let limit = min(range.upperBound, range.lowerBound + Self.headLength)
    guard let screen = firstOffset(of: "UIScreen", in: range.lowerBound..<limit),
      let bounds = firstOffset(of: "bounds = {{", in: screen..<limit),
      let (numbers, _) = bareFrame(at: bounds + 9)
    else { return nil }
    return CGSize(width: numbers[2], height: numbers[3])
  }

  /// Returns the time at the beginning of a line as NSLog prints it, in seconds since 1970, read as UTC.
  func timestamp(onLineOf offset: Int) -> TimeInterval? {
    // The time is among the first characters of a line.
    var index = skipLinePrefix(from: lineStart(of: offset, notBefore: max(0, offset - Self.stampReach)))
    var numbers: [Double] = []
    for separator: StaticString in ["-", "-", " ", ":", ":", ""] {
      guard let first = byte(at: index), first.isDigit, let (value, end) = number(at: index) else { return nil }
      numbers.append(value)
      guard matches(separator, at: end) else { return nil }
      index = end + separator.utf8CodeUnitCount
    }
    let (year, month, day) = (numbers[0], numbers[1], numbers[2])
    guard (1970...2200).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
    let days = GregorianCalendar.daysSince1970(year: year, month: month, day: day)
    return days * 86_400 + numbers[3] * 3600 + numbers[4] * 60 + numbers[5]
  }
}

extension UInt8 {
  /// Whether this is a mark that may be before the first key of a dictionary, such as a quotation or comment mark.
  fileprivate var isMarkBeforeKey: Bool {
    switch self {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "*"),
      UInt8(ascii: "`"), UInt8(ascii: "@"), UInt8(ascii: ">"), UInt8(ascii: "|"):
      true
    default: false
    }
  }
}
