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
    input.deleteBackward()
  }

  func pasteText(in input: any UITextInput) {
    guard let text = UIPasteboard.general.string,
      input.shouldChangeText(in: OffsetRange(selection), replacementText: text)
    else { return }
    input.insertText(text)
  }

  func selectEverything() {
    select(NSRange(location: 0, length: length))
  }

  /// Selects the word at the caret, or the one before it.
  func selectWord() {
    let string = text as NSString
    let separators = CharacterSet.alphanumerics.inverted
    var start = selection.location
    while start > 0, !isSeparator(string.character(at: start - 1), in: separators) { start -= 1 }
    var end = selection.location
    while end < string.length, !isSeparator(string.character(at: end), in: separators) { end += 1 }
    if end > start { select(NSRange(location: start, length: end - start)) }
  }

  private func isSeparator(_ unit: unichar, in separators: CharacterSet) -> Bool {
    // A half of a surrogate pair belongs to a word.
    Unicode.Scalar(unit).map(separators.contains) ?? false
  }
}
