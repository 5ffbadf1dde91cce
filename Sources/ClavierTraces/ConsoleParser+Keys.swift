import ClavierCore
import ClavierTesting
import Foundation

/// Reads the names of notifications, and the keys and values of their dictionaries.
///
/// A dictionary is printed with its brackets, or as a *tree*, as lldb and `dump` print it:
///
/// ```
///   ▿ userInfo : 2 elements
///     ▿ 0 : 2 elements
///       ▿ key : AnyHashable("UIKeyboardAnimationDurationUserInfoKey")
///         - value : "UIKeyboardAnimationDurationUserInfoKey"
///       - value : 0.25
/// ```
extension ConsoleParser {
  /// Whether a key of the current notification has been read.
  private var draftHasKeys: Bool { draft?.keys.isEmpty == false }

  /// Reads a word that begins with the letter U, and returns the offset at which to continue.
  mutating func readWord(at index: Int) -> Int {
    if let before = scanner.byte(at: index - 1), before.isNamePart { return index + 1 }
    let end = scanner.nameEnd(from: index)
    guard end - index >= 10, scanner.matches("UIKeyboard", at: index) else { return end }
    let word = scanner.text(index..<end)
    if let key = UserInfoKey.byName[word] { return readKey(key, at: index..<end) }
    if word.hasSuffix("Notification") { return readName(word, at: index..<end) }
    if end == scanner.bytes.count, UserInfoKey.allCases.contains(where: { $0.rawValue.hasPrefix(word) }) {
      draft?.problems.append((index, "the text ends in the middle of a key"))
    }
    return end
  }

  private mutating func readName(_ name: String, at range: Range<Int>) -> Int {
    let role = scanner.role(ofName: range, notBefore: lastEnd)
    if role == .treeBranch, draft?.entry.name == name, draftHasKeys, draft?.sawTreeName == false {
      draft?.sawTreeName = true
      recognize(to: range.upperBound)
    } else if role == .mention, draft?.entry.name == nil, draftHasKeys, scanner.endsLine(range, after: lastEnd) {
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

  private mutating func readKey(_ key: UserInfoKey, at range: Range<Int>) -> Int {
    let index = range.lowerBound
    let treeWord = scanner.treeWord(onLineOf: index, notBefore: lastEnd)?.word
    let isInTree = treeWord == "key" || treeWord == "value"
    let value = scanner.value(of: key, from: range.upperBound)
    let opener = scanner.opener(before: index, notBefore: lastEnd)
    if case .missing = value {
      // A tree contains each key twice, and only the second occurrence has the value.
      if !isInTree { reportMissingValue(of: key, at: index, opener: opener) }
      return range.upperBound
    }

    let occurrence = KeyOccurrence(key: key, index: index, isInTree: isInTree, opener: opener)
    prepareDraft(for: occurrence, after: scanner.gap(from: lastEnd, to: index, after: skipped?.gap))
    if isInTree { draft?.treeKeys.insert(key) }
    record(value, of: occurrence)
    return lastEnd
  }

  /// Records the value of a key in the current notification, and moves ``lastEnd`` to the end of the value.
  private mutating func record(_ value: ConsoleValue, of occurrence: KeyOccurrence) {
    let (key, index) = (occurrence.key, occurrence.index)
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
        reportRepeatedValue(numbers, of: occurrence)
      } else if draft?.entry.set(key, to: numbers) == false {
        draft?.problems.append((index, "the value of \(key.rawValue) is invalid"))
      }
    }
  }

  /// Reports a key without a value, unless the text only mentions the key.
  private mutating func reportMissingValue(of key: UserInfoKey, at index: Int, opener: UInt8?) {
    guard opener != nil || draftHasKeys else { return }
    if opener == nil {
      // A log can mention many keys after a notification. The text before an earlier mention must not be read again for
      // each later mention.
      skipText(to: index)
      if hasDraftEnded(before: index) { return }
    }
    if draft == nil || (opener != nil && draftHasKeys) { begin(at: index, opener: opener) }
    draft?.problems.append((index, "\(key.rawValue) has no value"))
  }

  /// Returns whether the text before a key without a value shows that the current notification has ended.
  private func hasDraftEnded(before index: Int) -> Bool {
    let gap = scanner.gap(from: lastEnd, to: index, after: skipped?.gap)
    return gap.closes(draft?.opener) || gap.hasStampedLine
  }

  /// Begins the next notification, unless a key belongs to the current notification.
  private mutating func prepareDraft(for occurrence: KeyOccurrence, after gap: ConsoleGap) {
    let (key, index, opener) = (occurrence.key, occurrence.index, occurrence.opener)
    guard let current = draft else { return begin(at: index, opener: opener, isInTree: occurrence.isInTree) }
    if occurrence.isInTree {
      if current.treeKeys.contains(key) {
        begin(at: index, opener: nil, isInTree: true, repeating: gap.restartsTree ? nil : key)
      }
      return
    }
    if current.keys.isEmpty {
      if gap.closes(nil) || (skipped?.statesNoUserInfo ?? scanner.statesNoUserInfo(lastEnd..<index)) {
        begin(at: index, opener: opener)
      } else {
        if let opener { draft?.opener = opener }
        draft?.entry.screen = skipped.map(\.screen) ?? scanner.printedScreen(in: lastEnd..<index)
      }
    } else if opener != nil || gap.closes(current.opener) || gap.hasStampedLine || !current.treeKeys.isEmpty {
      begin(at: index, opener: opener)
    } else if current.keys.contains(key), gap.hasOtherLines || (current.opener == nil && key != current.lastKey) {
      // The end of the dictionary was not copied, or the pairs never had a brace.
      begin(at: index, opener: nil, repeating: key)
    }
  }

  /// Completes the current notification, and begins the next one with a key.
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

  /// Reports a second value of a key.
  private mutating func reportRepeatedValue(_ numbers: [Double], of occurrence: KeyOccurrence) {
    guard let known = draft?.entry else { return }
    var repeated = known
    _ = repeated.set(occurrence.key, to: numbers)
    // A tree repeats every value of the line above. Only a different value is a problem.
    if occurrence.isInTree, repeated == known { return }
    let consequence = repeated == known ? "with the same value" : "with another value; the first value is used"
    draft?.problems.append(
      (occurrence.index, "\(occurrence.key.rawValue) occurs twice in one notification, \(consequence)"))
  }
}

/// A key that is followed by a value.
private struct KeyOccurrence {
  var key: UserInfoKey
  /// The offset of the key.
  var index: Int
  var isInTree: Bool
  /// The brace or bracket before the key; nil if the key is not the first of a dictionary.
  var opener: UInt8?
}
