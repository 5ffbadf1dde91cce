import ClavierCore
import ClavierTesting
import CoreGraphics
import Foundation

/// Assembles notifications from the keys and names in a log.
///
/// Pasted text has no grammar. Therefore, the parser searches for known keys and their values. The text between two
/// keys determines whether the keys belong to the same notification. For example, this log contains one notification:
///
/// ```
/// 2026-06-01 10:00:00.123 Shop[1] {name = UIKeyboardWillShowNotification; userInfo = {
///     UIKeyboardAnimationDurationUserInfoKey = "0.25";
///     UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 516}, {393, 336}}";
/// }}
/// ```
///
/// A log can be read in parts. Memory then holds only the current part and ``reach`` bytes around each key. No
/// notification is longer than that.
struct ConsoleParser {
  var scanner: ConsoleScanner
  /// The notifications and problems that ``read(_:isLast:)`` has not returned yet.
  private var found = KeyboardTrace()
  /// Whether a notification has been completed, even if ``read(_:isLast:)`` has already returned it.
  var hasFoundEntries = false
  /// The notification that is being assembled; nil if there is none.
  var draft: Draft?
  /// The name of a notification that was mentioned and may belong to the next dictionary.
  var mentionedName: (name: String, range: Range<Int>)?
  /// The frames without a key, which count only if the log contains nothing else.
  private var bareFrames: [BareFrame] = []
  /// The end of the last bare frame.
  private var bareFrameEnd = 0
  /// The end of the last part that was recognized, or of the skipped text after that part.
  private(set) var lastEnd = 0
  /// What the text between the last recognized part and ``lastEnd`` shows; nil if there is no such text.
  private(set) var skipped: SkippedText?
  /// The end of the text that was searched for events of React Native.
  var searchedEnd = 0
  /// The offset at which reading continues.
  private var cursor = 0
  private var positions = TextPositions()
  /// The maximum number of bytes before and after a key that can belong to the same notification; at least
  /// ``ConsoleScanner/headLength``.
  let reach: Int

  /// A notification that is being assembled.
  struct Draft {
    var entry: KeyboardTrace.Entry
    var start: Int
    /// The line that contains the start, after the start has been removed from memory.
    var firstLine: LogLine?
    /// The brace or bracket that opened the dictionary; nil if it was not found.
    var opener: UInt8?
    /// The keys that have been read.
    var keys = UserInfoKeySet()
    var lastKey: UserInfoKey?
    /// The keys whose values have been read from a tree.
    var treeKeys = UserInfoKeySet()
    /// Whether the branch of the tree with the name has been read.
    var sawTreeName = false
    /// The problems whose positions are in memory.
    var problems: [(offset: Int, message: String)] = []
    /// The problems whose positions were determined before their text was removed from memory.
    var locatedProblems: [KeyboardTrace.Problem] = []

    init(start: Int, opener: UInt8? = nil) {
      entry = KeyboardTrace.Entry(line: 0)
      self.start = start
      self.opener = opener
    }

    mutating func setName(_ name: String) {
      entry.name = name
      entry.event = KeyboardEvent(notificationName: Notification.Name(name))
    }
  }

  /// A line of the log.
  struct LogLine {
    /// The number of the line, counted from 1.
    var number: Int
    /// The time at the beginning of the line.
    var time: TimeInterval?
  }

  /// What skipped text shows about the notifications around it.
  struct SkippedText {
    var gap: ConsoleGap
    var statesNoUserInfo: Bool
    var screen: CGSize?
  }

  /// The usual reach, which is longer than any notification.
  static let standardReach = 1 << 18

  init(reach: Int) {
    scanner = ConsoleScanner(bytes: [])
    self.reach = reach
  }

  /// Reads the next part of the log.
  ///
  /// - Returns: The notifications and problems that are complete and were not returned before.
  mutating func read(_ part: [UInt8], isLast: Bool) -> KeyboardTrace {
    if scanner.bytes.isEmpty { scanner.bytes = part } else { scanner.bytes += part }
    // Text that begins near the end may continue in the next part.
    let end = isLast ? scanner.bytes.count : scanner.bytes.count - reach
    while let index = scanner.nextCandidate(from: cursor, to: end) {
      cursor = max(index + 1, read(at: index))
    }
    cursor = max(cursor, end)
    if isLast { finish() } else { forgetText() }
    defer { found = KeyboardTrace() }
    return found
  }

  private mutating func finish() {
    finishDraft()
    guard !hasFoundEntries else { return }
    found.entries = BareFrame.entries(bareFrames)
  }

  /// Reads what begins at an offset, and returns the offset at which to continue.
  private mutating func read(at index: Int) -> Int {
    switch scanner.bytes[index] {
    case UInt8(ascii: "U"): readWord(at: index)
    case UInt8(ascii: "C"): readReactNative(at: index)
    default: readBareFrame(at: index)
    }
  }

  /// Sets ``lastEnd`` to an offset and forgets any skipped text.
  mutating func recognize(to end: Int) {
    lastEnd = end
    skipped = nil
  }

  // MARK: - Notifications

  mutating func finishDraft() {
    guard let draft else { return }
    self.draft = nil
    // A dictionary with keys but without values is source code.
    if draft.entry.name != nil || !draft.entry.hasNoValues { add(draft) }
  }

  mutating func add(_ draft: Draft) {
    var entry = draft.entry
    let firstLine = draft.firstLine ?? line(at: draft.start)
    entry.line = firstLine.number
    entry.time = entry.time ?? firstLine.time
    found.entries.append(entry)
    found.problems += draft.locatedProblems
    if !draft.problems.isEmpty { found.problems += located(draft.problems) }
    hasFoundEntries = true
    bareFrames = []
  }

  private mutating func line(at offset: Int) -> LogLine {
    LogLine(
      number: positions.position(of: offset, in: scanner.bytes).line, time: scanner.timestamp(onLineOf: offset))
  }

  private mutating func located(_ problems: [(offset: Int, message: String)]) -> [KeyboardTrace.Problem] {
    problems.sorted { $0.offset < $1.offset }.map { offset, message in
      let (line, column) = positions.position(of: offset, in: scanner.bytes)
      return KeyboardTrace.Problem(line: line, column: column, message: message)
    }
  }

  /// Removes the text that is too far before the cursor to matter.
  private mutating func forgetText() {
    var count = cursor - reach
    // Text is removed only after a lot of text was read, because removing it moves the rest of the text.
    guard count > reach else { return }
    if scanner.isInsideLineEnd(count) { count += 1 }
    if lastEnd < count {
      skipText(to: count)
      count = lastEnd
    }
    determinePositions(inFirst: count)
    positions.willRemoveFirst(count, of: scanner.bytes)
    scanner.bytes.removeSubrange(0..<count)
    moveOffsets(by: count)
  }

  /// Determines the positions of a notification and its problems that begin in the text to remove.
  private mutating func determinePositions(inFirst count: Int) {
    // The time stamp can be in the bytes before a notification, so the line is read before these bytes are removed.
    if var draft, draft.start < count + ConsoleScanner.stampReach {
      draft.firstLine = draft.firstLine ?? line(at: draft.start)
      self.draft = draft
    }
    if let problems = draft?.problems, problems.contains(where: { $0.offset < count }) {
      let located = located(problems)
      draft?.locatedProblems += located
      draft?.problems = []
    }
  }

  /// Updates all offsets after the first bytes have been removed.
  private mutating func moveOffsets(by count: Int) {
    cursor -= count
    lastEnd -= count
    searchedEnd -= count
    bareFrameEnd -= count
    draft?.start -= count
    if let problems = draft?.problems { draft?.problems = problems.map { ($0.offset - count, $0.message) } }
    if let name = mentionedName {
      let range = name.range
      mentionedName =
        range.lowerBound < count ? nil : (name.name, range.lowerBound - count..<range.upperBound - count)
    }
  }

  /// Records what the text from ``lastEnd`` to the line that contains an offset shows, and moves ``lastEnd`` to the
  /// start of that line, or to the offset if the line begins earlier than ``lastEnd``.
  mutating func skipText(to offset: Int) {
    // A gap is read line by line, unless a line is very long.
    let lineStart = scanner.lineStart(of: offset, notBefore: lastEnd)
    let end = lineStart > lastEnd ? lineStart : offset
    let head = lastEnd..<min(lastEnd + ConsoleScanner.headLength, scanner.bytes.count)
    var text =
      skipped
      ?? SkippedText(
        gap: ConsoleGap(), statesNoUserInfo: scanner.statesNoUserInfo(head), screen: scanner.printedScreen(in: head))
    text.gap = scanner.gap(from: lastEnd, to: end, after: skipped?.gap, isPart: true)
    lastEnd = end
    skipped = text
  }

  // MARK: - Frames without a key

  /// Reads a frame, and returns the offset at which to continue.
  private mutating func readBareFrame(at index: Int) -> Int {
    guard !hasFoundEntries, draft == nil, let (numbers, end) = scanner.bareFrame(at: index) else { return index + 1 }
    let number = positions.position(of: index, in: scanner.bytes).line
    // After a frame of the keyboard, only the rest of the line counts.
    let limit = bareFrames.last?.lineNumber == number ? lastEnd : 0
    guard bareFrames.last?.isStartFrame(inLine: number) == true || isBareFrameLine(index, notBefore: limit) else {
      return end
    }
    let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    let line = LogLine(number: number, time: scanner.timestamp(onLineOf: index))
    let bareFrame = BareFrame(
      frame, at: index, line: line, after: bareFrames.last, endingAt: bareFrameEnd, in: scanner)
    bareFrames.append(bareFrame)
    bareFrameEnd = end
    recognize(to: end)
    return end
  }

  /// Returns whether a frame without a key belongs to the keyboard, because its line names the keyboard or contains
  /// nothing else.
  private func isBareFrameLine(_ start: Int, notBefore limit: Int) -> Bool {
    // This limit avoids searching a long line for every frame.
    let lineStart = scanner.lineStart(of: start, notBefore: max(limit, start - ConsoleScanner.contextReach))
    let textStart = scanner.skipLinePrefix(from: lineStart)
    let before = scanner.text(textStart..<max(start, textStart)).lowercased()
    let prefixes = ["", "nsrect: ", "cgrect", "optional(nsrect: ", "optional(cgrect", "optional("]
    return prefixes.contains(before) || before.hasPrefix("(cgrect) ") || before.contains("keyboard")
      || KeyboardEvent.isLastWord(of: before)
  }
}
