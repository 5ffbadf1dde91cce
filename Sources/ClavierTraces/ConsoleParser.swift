import ClavierCore
import ClavierTesting
import CoreGraphics
import Foundation

/// Assembles notifications from the keys and names in a log.
///
/// Pasted text has no grammar. Therefore, the parser searches for known keys and their values. The text between two
/// keys determines whether the keys belong to the same notification.
///
/// A log can be read in parts. Memory then holds only the current part and ``reach`` bytes around each key. No
/// notification is longer than that.
struct ConsoleParser {
  var scanner: ConsoleScanner
  /// The notifications and problems that ``read(_:isLast:)`` has not returned yet.
  private var found = KeyboardTrace()
  var hasFoundEntries = false
  var draft: Draft?
  /// The name of a notification that was mentioned and may belong to the next dictionary.
  private var mentionedName: (name: String, range: Range<Int>)?
  private var bareFrames: [BareFrame] = []
  /// The end of the last bare frame.
  private var bareFrameEnd = 0
  /// The end of the last part that was recognized.
  private(set) var lastEnd = 0
  /// The text after ``lastEnd`` that is no longer in memory.
  private var skipped: SkippedText?
  private var cursor = 0
  private var entryPositions = TextPositions()
  private var problemPositions = TextPositions()
  private var framePositions = TextPositions()
  private let reach: Int

  /// A notification that is being assembled.
  struct Draft {
    var entry: KeyboardTrace.Entry
    var start: Int
    /// The position of the start, after the start has been removed from memory.
    var place: EntryPlace?
    var opener: UInt8?
    var keys = UserInfoKeySet()
    var lastKey: UserInfoKey?
    var treeKeys = UserInfoKeySet()
    var sawTreeName = false
    /// The problems whose positions are in memory.
    var problems: [(offset: Int, message: String)] = []
    var placedProblems: [KeyboardTrace.Problem] = []

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

  struct EntryPlace {
    var line: Int
    var time: TimeInterval?
  }

  private struct SkippedText {
    var gap: ConsoleGap
    var statesNoUserInfo: Bool
    var screen: CGSize?
  }

  /// The usual reach, which is longer than any notification.
  static let standardReach = 1 << 18

  /// - Parameter reach: The largest number of bytes before and after a key that can belong to the same notification.
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

  // MARK: - Places

  mutating func finishDraft() {
    guard let draft else { return }
    self.draft = nil
    // A dictionary with keys but without values is source code.
    if draft.entry.name != nil || !draft.entry.hasNoValues { add(draft) }
  }

  mutating func add(_ draft: Draft) {
    var entry = draft.entry
    let place = draft.place ?? placeOfEntry(at: draft.start)
    entry.line = place.line
    entry.time = entry.time ?? place.time
    found.entries.append(entry)
    found.problems += draft.placedProblems
    if !draft.problems.isEmpty { found.problems += placed(draft.problems) }
    hasFoundEntries = true
    bareFrames = []
  }

  private mutating func placeOfEntry(at start: Int) -> EntryPlace {
    EntryPlace(
      line: entryPositions.position(of: start, in: scanner.bytes).line, time: scanner.timestamp(onLineOf: start))
  }

  private mutating func placed(_ problems: [(offset: Int, message: String)]) -> [KeyboardTrace.Problem] {
    problems.sorted { $0.offset < $1.offset }.map { offset, message in
      let (line, column) = problemPositions.position(of: offset, in: scanner.bytes)
      return KeyboardTrace.Problem(line: line, column: column, message: message)
    }
  }

  /// Removes the text that is too far before the cursor to matter.
  private mutating func forgetText() {
    var count = cursor - reach
    // Text is removed only after a lot of text was read, because removing it moves the rest of the text.
    guard count > reach else { return }
    if scanner.isInsideLineEnd(count) { count += 1 }
    if lastEnd < count { count = skipText(to: count) }
    determinePlaces(inFirst: count)
    entryPositions.willRemoveFirst(count, of: scanner.bytes)
    problemPositions.willRemoveFirst(count, of: scanner.bytes)
    framePositions.willRemoveFirst(count, of: scanner.bytes)
    scanner.bytes.removeSubrange(0..<count)
    moveOffsets(by: count)
  }

  /// Determines the positions of a notification and its problems that begin in the text to remove.
  private mutating func determinePlaces(inFirst count: Int) {
    // The place of a notification includes the time stamp in the bytes before it, so the place is determined before
    // these bytes are removed.
    if var draft, draft.start < count + ConsoleScanner.stampReach {
      draft.place = draft.place ?? placeOfEntry(at: draft.start)
      self.draft = draft
    }
    if let problems = draft?.problems, problems.contains(where: { $0.offset < count }) {
      let placed = placed(problems)
      draft?.placedProblems += placed
      draft?.problems = []
    }
  }

  /// Updates all offsets after the first bytes have been removed.
  private mutating func moveOffsets(by count: Int) {
    cursor -= count
    lastEnd -= count
    bareFrameEnd -= count
    draft?.start -= count
    if let problems = draft?.problems { draft?.problems = problems.map { ($0.offset - count, $0.message) } }
    if let name = mentionedName {
      let range = name.range
      mentionedName =
        range.lowerBound < count ? nil : (name.name, range.lowerBound - count..<range.upperBound - count)
    }
  }

  /// Records what the text after ``lastEnd`` shows, and returns the number of bytes to remove.
  private mutating func skipText(to count: Int) -> Int {
    // A gap is read line by line, unless a line is very long.
    let lineStart = scanner.lineStart(of: count, notBefore: lastEnd)
    let end = lineStart > lastEnd ? lineStart : count
    let head = lastEnd..<min(lastEnd + ConsoleScanner.headLength, scanner.bytes.count)
    var text =
      skipped
      ?? SkippedText(
        gap: ConsoleGap(), statesNoUserInfo: scanner.statesNoUserInfo(head), screen: scanner.printedScreen(in: head))
    text.gap = scanner.gap(from: lastEnd, to: end, after: skipped?.gap, isPart: true)
    lastEnd = end
    skipped = text
    return end
  }

  // MARK: - Frames without a key

  /// Reads a frame, and returns the offset at which to continue.
  private mutating func readBareFrame(at index: Int) -> Int {
    guard !hasFoundEntries, draft == nil, let (numbers, end) = scanner.bareFrame(at: index) else { return index + 1 }
    let line = framePositions.position(of: index, in: scanner.bytes).line
    // After a frame of the keyboard, only the rest of the line counts.
    let limit = bareFrames.last?.line == line ? lastEnd : 0
    guard bareFrames.last?.isStartFrame(inLine: line) == true || isBareFrameLine(index, notBefore: limit) else {
      return end
    }
    let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    let place = EntryPlace(line: line, time: scanner.timestamp(onLineOf: index))
    let bareFrame = BareFrame(
      frame, at: index, place: place, after: bareFrames.last, endingAt: bareFrameEnd, in: scanner)
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

// MARK: - Names and keys

extension ConsoleParser {
  private mutating func readWord(at index: Int) -> Int {
    if let before = scanner.byte(at: index - 1), before.isNamePart { return index + 1 }
    let end = scanner.nameEnd(from: index)
    guard end - index >= 10, scanner.matches("UIKeyboard", at: index) else { return end }
    let word = scanner.text(index..<end)
    if let key = UserInfoKey.byName[word] { return readKey(key, index..<end) }
    if word.hasSuffix("Notification") { return readName(word, index..<end) }
    if end == scanner.bytes.count, UserInfoKey.allCases.contains(where: { $0.rawValue.hasPrefix(word) }) {
      draft?.problems.append((index, "the text ends in the middle of a key"))
    }
    return end
  }

  private mutating func readName(_ name: String, _ range: Range<Int>) -> Int {
    let role = scanner.role(ofName: range, notBefore: lastEnd)
    if role == .treeBranch, draft?.entry.name == name, draft?.keys.isEmpty == false, draft?.sawTreeName == false {
      draft?.sawTreeName = true
      recognize(to: range.upperBound)
    } else if role == .mention, draft?.entry.name == nil, draft?.keys.isEmpty == false,
      scanner.endsLine(range, after: lastEnd)
    {
      // The app printed the name after the dictionary.
      draft?.setName(name)
      mentionedName = nil
      recognize(to: range.upperBound)
    } else if role == .mention {
      mentionedName = (name, range)
    } else {
      finishDraft()
      mentionedName = nil
      draft = Draft(start: scanner.headStart(of: range.lowerBound, notBefore: lastEnd))
      draft?.setName(name)
      recognize(to: range.upperBound)
    }
    return range.upperBound
  }

  private mutating func readKey(_ key: UserInfoKey, _ range: Range<Int>) -> Int {
    let index = range.lowerBound
    let isInTree =
      scanner.treeWord(onLineOf: index, notBefore: lastEnd).map { ["key", "value"].contains($0.word) } ?? false
    let value = scanner.value(of: key, from: range.upperBound)
    let opener = scanner.opener(before: index, notBefore: lastEnd)
    if case .missing = value {
      // A tree contains each key twice, and only the second occurrence has the value.
      if !isInTree { reportMissingValue(of: key, at: index, opener: opener) }
      return range.upperBound
    }

    let gap = scanner.gap(from: lastEnd, to: index, after: skipped?.gap)
    join(key, at: index, isInTree: isInTree, opener: opener, gap: gap)
    if isInTree { draft?.treeKeys.insert(key) }
    record(value, of: key, at: index, isInTree: isInTree)
    return lastEnd
  }

  /// Records the value of a key in the current notification, and moves ``lastEnd`` to the end of the value.
  private mutating func record(_ value: ConsoleValue, of key: UserInfoKey, at index: Int, isInTree: Bool) {
    let isRepeated = draft?.keys.contains(key) ?? false
    draft?.keys.insert(key)
    draft?.lastKey = key

    switch value {
    case .missing: break
    case .absent(let end): recognize(to: end)
    case .cut:
      draft?.problems.append((index, "the text ends in the middle of the value of \(key.rawValue)"))
      recognize(to: scanner.bytes.count)
    case .unreadable(let offset):
      draft?.problems.append((offset, "the value of \(key.rawValue) cannot be read"))
      recognize(to: offset)
    case .numbers(let numbers, let end):
      recognize(to: end)
      if isRepeated {
        repeatValue(numbers, of: key, at: index, isInTree: isInTree)
      } else if draft?.entry.set(key, to: numbers) == false {
        draft?.problems.append((index, "the value of \(key.rawValue) is invalid"))
      }
    }
  }

  /// Reports a key without a value, unless the text only mentions the key.
  private mutating func reportMissingValue(of key: UserInfoKey, at index: Int, opener: UInt8?) {
    let hasKeys = draft?.keys.isEmpty == false
    guard opener != nil || hasKeys else { return }
    if opener == nil, hasDraftEnded(before: index) { return }
    if draft == nil || opener != nil && hasKeys { begin(at: index, opener: opener) }
    draft?.problems.append((index, "\(key.rawValue) has no value"))
  }

  /// Returns whether the text before a key without a value shows that the current notification has ended.
  private mutating func hasDraftEnded(before index: Int) -> Bool {
    // A log can mention many keys after a notification. The text before an earlier mention must not be read again for
    // each later mention.
    _ = skipText(to: index)
    let gap = scanner.gap(from: lastEnd, to: index, after: skipped?.gap)
    return gap.closes(draft?.opener) || gap.hasStampedLine
  }

  /// Decides whether a key belongs to the current notification or begins the next notification.
  private mutating func join(_ key: UserInfoKey, at index: Int, isInTree: Bool, opener: UInt8?, gap: ConsoleGap) {
    guard let current = draft else { return begin(at: index, opener: opener, isInTree: isInTree) }
    if isInTree {
      if current.treeKeys.contains(key) {
        begin(at: index, opener: nil, isInTree: true, repeating: gap.restartsTree ? nil : key)
      }
      return
    }
    if current.keys.isEmpty {
      if gap.closes(nil) || skipped?.statesNoUserInfo ?? scanner.statesNoUserInfo(lastEnd..<index) {
        begin(at: index, opener: opener)
      } else {
        if let opener { draft?.opener = opener }
        draft?.entry.screen = skipped.map(\.screen) ?? scanner.printedScreen(in: lastEnd..<index)
      }
    } else if opener != nil || gap.closes(current.opener) || gap.hasStampedLine || !current.treeKeys.isEmpty {
      begin(at: index, opener: opener)
    } else if current.keys.contains(key), gap.hasOtherLines || current.opener == nil && key != current.lastKey {
      // The end of the dictionary was not copied, or the pairs never had a brace.
      begin(at: index, opener: nil, repeating: key)
    }
  }

  private mutating func begin(
    at index: Int, opener: UInt8?, isInTree: Bool = false, repeating key: UserInfoKey? = nil
  ) {
    finishDraft()
    let start =
      isInTree
      ? scanner.treeStart(of: index, notBefore: lastEnd) : scanner.headStart(of: index, notBefore: lastEnd)
    var next = Draft(start: start, opener: opener)
    if let mentionedName, scanner.isNear(mentionedName.range.upperBound, index) {
      next.setName(mentionedName.name)
      next.start = min(next.start, mentionedName.range.lowerBound)
    } else if opener != nil, let event = loggedEvent(before: next.start) {
      next.setName(event.notificationName.rawValue)
    }
    mentionedName = nil
    if let key {
      next.problems.append((index, "\(key.rawValue) occurs again and begins the next notification"))
    }
    draft = next
  }

  private mutating func repeatValue(_ numbers: [Double], of key: UserInfoKey, at index: Int, isInTree: Bool) {
    guard let known = draft?.entry else { return }
    var repeated = known
    _ = repeated.set(key, to: numbers)
    // A tree repeats every value of the line above. Only a different value is a problem.
    if isInTree, repeated == known { return }
    let consequence = repeated == known ? "with the same value" : "with another value; the first value is used"
    draft?.problems.append((index, "\(key.rawValue) occurs twice in one notification, \(consequence)"))
  }
}
