import Foundation

/// The commands of the edit menu.
extension TextEditor {
  var selectedText: String { (text as NSString).substring(with: selection) }

  func copySelection() {
    if selection.length > 0 { UIPasteboard.general.string = selectedText }
  }

  func cutSelection(in input: any UITextInput) {
    guard selection.length > 0 else { return }
    copySelection()
    deleteSelection(in: input)
  }

  func deleteSelection(in input: any UITextInput) {
    guard selection.length > 0, input.shouldChangeText(in: OffsetRange(selection), replacementText: "") else { return }
    HeadlessTyping.pressingKey { input.deleteBackward() }
  }

  func pasteText(in input: any UITextInput) {
    guard let text = UIPasteboard.general.string,
      input.shouldChangeText(in: OffsetRange(selection), replacementText: text)
    else { return }
    HeadlessTyping.pressingKey { input.insertText(text) }
  }

  func selectEverything() {
    select(NSRange(location: 0, length: length))
  }

  /// Selects the word at the caret, or the one before it.
  func selectWord() {
    let word = word(at: selection.location)
    if word.length > 0 { select(word) }
  }

  /// Places the caret as a tap does, at the edge of the word that is nearer to the point.
  ///
  /// A finger can place the caret inside a word only after it has been held down (jeffreysambells.com, "Dissecting
  /// iPhone OS Touch Actions for Text"; flutter/flutter issue 60148).
  func placeCaret(forTapAt point: CGPoint) {
    let offset = host.editorLayout.offset(closestTo: point)
    let word = word(at: offset)
    let isNearStart = offset - word.location <= NSMaxRange(word) - offset
    select(NSRange(location: isNearStart ? word.location : NSMaxRange(word), length: 0))
  }

  /// Returns the word around or before an offset; empty between words.
  private func word(at offset: Int) -> NSRange {
    let string = text as NSString
    let separators = CharacterSet.alphanumerics.inverted
    var start = offset
    while start > 0, !isSeparator(string.character(at: start - 1), in: separators) { start -= 1 }
    var end = offset
    while end < string.length, !isSeparator(string.character(at: end), in: separators) { end += 1 }
    return NSRange(location: start, length: end - start)
  }

  private func isSeparator(_ unit: unichar, in separators: CharacterSet) -> Bool {
    // A half of a surrogate pair belongs to a word.
    Unicode.Scalar(unit).map(separators.contains) ?? false
  }
}
