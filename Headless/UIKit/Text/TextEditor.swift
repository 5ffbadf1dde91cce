import Foundation
import HeadlessEnumerations

/// The text and the selection of a text field or a text view, and the computation of positions.
///
/// Ranges count UTF-16 units. They are limited to the text and to whole characters.
@MainActor final class TextEditor {
  /// The view that owns the text and is notified of changes.
  unowned let host: any TextEditorHost

  private(set) var text = ""
  private(set) var selection = NSRange(location: 0, length: 0)
  private(set) var marked: NSRange?
  weak var inputDelegate: (any UITextInputDelegate)?

  init(host: any TextEditorHost) {
    self.host = host
  }

  var length: Int { text.utf16.count }

  // MARK: Changes

  /// Sets the text, and moves the caret to the end, as when code sets the text of an input.
  func setText(_ new: String) {
    text = new
    marked = nil
    selection = NSRange(location: length, length: 0)
  }

  /// Sets the selection.
  func select(_ range: NSRange) {
    let range = clamp(range)
    guard range != selection else { return }
    inputDelegate?.selectionWillChange(host)
    selection = range
    inputDelegate?.selectionDidChange(host)
    host.editorDidChangeSelection()
  }

  /// Replaces a range and moves the caret to the end of the new text.
  func replace(_ range: NSRange, with new: String) {
    let range = clamp(range)
    inputDelegate?.textWillChange(host)
    text = (text as NSString).replacingCharacters(in: range, with: new)
    marked = nil
    selection = NSRange(location: range.location + new.utf16.count, length: 0)
    inputDelegate?.textDidChange(host)
    host.editorDidChangeSelection()
    host.editorDidChangeText()
  }

  /// The range that a backward deletion removes, which is the selection or the character before the caret; nil if there
  /// is none.
  var rangeOfBackwardDeletion: NSRange? {
    if selection.length > 0 { return selection }
    guard let caret = index(at: selection.location), caret > text.startIndex else { return nil }
    return NSRange(text.index(before: caret)..<caret, in: text)
  }

  /// The range that a forward deletion removes, which is the selection or the character after the caret; nil if there
  /// is none.
  var rangeOfForwardDeletion: NSRange? {
    if selection.length > 0 { return selection }
    guard let caret = index(at: selection.location), caret < text.endIndex else { return nil }
    return NSRange(caret..<text.index(after: caret), in: text)
  }

  func deleteBackward() {
    if let range = rangeOfBackwardDeletion { replace(range, with: "") }
  }

  /// Replaces the marked text, or the selection, with new marked text.
  func setMarked(_ new: String, selected: NSRange) {
    let place = marked ?? selection
    replace(place, with: new)
    marked = new.isEmpty ? nil : NSRange(location: place.location, length: new.utf16.count)
    select(NSRange(location: place.location + selected.location, length: selected.length))
  }

  func unmark() {
    marked = nil
  }

  // MARK: Positions

  func clamp(_ range: NSRange) -> NSRange {
    let start = wholeCharacter(min(max(0, range.location), length))
    let end = wholeCharacter(min(max(start, range.location &+ max(0, range.length)), length))
    return NSRange(location: start, length: max(0, end - start))
  }

  /// Returns the offset, or the start of the character that contains it.
  private func wholeCharacter(_ offset: Int) -> Int {
    guard offset > 0, offset < length else { return offset }
    let index = text.utf16.index(text.startIndex, offsetBy: offset)
    // The text up to and including the unit ends with the character that contains the unit.
    guard index.samePosition(in: text) == nil else { return offset }
    return text.utf16.distance(from: text.startIndex, to: text.rangeOfComposedCharacterSequence(at: index).lowerBound)
  }

  private func index(at offset: Int) -> String.Index? {
    guard (0...length).contains(offset) else { return nil }
    return text.utf16.index(text.startIndex, offsetBy: offset)
  }

  func range(of range: UITextRange) -> NSRange? {
    if let range = range as? OffsetRange { return clamp(range.range) }
    guard let start = range.start as? OffsetPosition, let end = range.end as? OffsetPosition else { return nil }
    return clamp(NSRange(location: start.offset, length: end.offset - start.offset))
  }

  func position(_ offset: Int) -> UITextPosition? {
    (0...length).contains(offset) ? OffsetPosition(offset) : nil
  }

  func offset(_ position: UITextPosition) -> Int {
    min(max(0, (position as? OffsetPosition)?.offset ?? 0), length)
  }

  func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    let (start, end) = (offset(start), offset(end))
    return OffsetRange(NSRange(location: min(start, end), length: abs(end - start)))
  }

  func compare(_ one: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    let (one, other) = (offset(one), offset(other))
    return one == other ? .orderedSame : one < other ? .orderedAscending : .orderedDescending
  }

  /// Returns the position that is a number of characters or lines away in a direction.
  func position(from start: UITextPosition, _ direction: UITextLayoutDirection, _ count: Int) -> UITextPosition? {
    let start = offset(start)
    switch direction {
    case .left, .right:
      guard let index = index(at: start) else { return nil }
      let steps = direction == .right ? count : -count
      let limit = steps < 0 ? text.startIndex : text.endIndex
      guard let target = text.index(index, offsetBy: steps, limitedBy: limit) else { return nil }
      return OffsetPosition(text.utf16.distance(from: text.startIndex, to: target))
    default:
      let layout = host.editorLayout
      let caret = layout.caretRect(at: start)
      let lines = CGFloat(direction == .down ? count : -count)
      let y = caret.midY + lines * caret.height
      guard let first = layout.lines.first, let last = layout.lines.last, y >= first.frame.minY, y < last.frame.maxY
      else { return nil }
      return OffsetPosition(layout.offset(closestTo: CGPoint(x: caret.minX, y: y)))
    }
  }

  func position(within range: UITextRange, farthest direction: UITextLayoutDirection) -> UITextPosition? {
    guard let range = self.range(of: range) else { return nil }
    let isAtStart = direction == .left || direction == .up
    return OffsetPosition(isAtStart ? range.location : NSMaxRange(range))
  }

  func character(extending position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange? {
    let isBackwards = direction == .left || direction == .up
    guard let other = self.position(from: position, isBackwards ? .left : .right, 1) else { return nil }
    return textRange(from: position, to: other)
  }

  // MARK: Geometry

  func firstRect(for range: UITextRange) -> CGRect {
    guard let range = self.range(of: range) else { return .null }
    return host.editorLayout.rects(for: range).first ?? host.editorLayout.caretRect(at: range.location)
  }

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    guard let range = self.range(of: range) else { return [] }
    let rects = host.editorLayout.rects(for: range)
    return rects.enumerated().map {
      LineSelectionRect($1, isFirst: $0 == 0, isLast: $0 == rects.count - 1)
    }
  }

  func closest(to point: CGPoint, within range: UITextRange?) -> UITextPosition? {
    let offset = host.editorLayout.offset(closestTo: point)
    guard let range else { return OffsetPosition(offset) }
    guard let range = self.range(of: range) else { return nil }
    return OffsetPosition(min(max(range.location, offset), NSMaxRange(range)))
  }

  func character(at point: CGPoint) -> UITextRange? {
    let layout = host.editorLayout
    for line in layout.lines where line.frame.contains(point) {
      var start = line.range.location
      for character in line.text {
        let range = NSRange(location: start, length: character.utf16.count)
        if layout.rects(for: range).contains(where: { $0.contains(point) }) { return OffsetRange(range) }
        start += character.utf16.count
      }
    }
    return nil
  }
}

/// The requirements for a view that a text editor edits.
@MainActor protocol TextEditorHost: UITextInput {
  /// The layout of the text in the view's coordinates.
  var editorLayout: HeadlessTextLayout { get }

  /// Called when the user, not the app, has changed the text.
  func editorDidChangeText()

  /// Called when the selection has changed.
  func editorDidChangeSelection()
}
