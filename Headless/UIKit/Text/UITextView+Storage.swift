import Foundation
import HeadlessEnumerations

// A view creates its text storage only when the app requests it.
extension UITextView {
  var storageOfView: NSTextStorage {
    if let ownStorage { return ownStorage }
    let storage = NSTextStorage(string: "")
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    ownStorage = storage
    storage.takeOver(attributedText)
    storage.addLayoutManager(manager)
    return storage
  }

  /// Adopts text that the app has changed in the storage.
  func storageDidChange(_ storage: NSTextStorage) {
    guard storage === ownStorage, !isUpdatingStorage else { return }
    isUpdatingStorage = true
    attributedText = NSAttributedString(attributedString: storage)
    isUpdatingStorage = false
    textDidChangeSize()
  }

  /// Gives the storage the current text.
  func updateStorage() {
    guard let ownStorage, !isUpdatingStorage else { return }
    isUpdatingStorage = true
    ownStorage.takeOver(attributedText)
    isUpdatingStorage = false
  }

  /// Keeps the attributes of text of which the user has replaced a part.
  func userDidChangeText() {
    guard let old = storedAttributedText, old.string != editor.text else { return updateStorage() }
    let (before, after) = (Array(old.string.utf16), Array(editor.text.utf16))
    let shorter = min(before.count, after.count)
    var start = 0
    while start < shorter, before[start] == after[start] { start += 1 }
    var end = 0
    while end < shorter - start, before[before.count - 1 - end] == after[after.count - 1 - end] { end += 1 }
    let part = String(utf16CodeUnits: Array(after[start..<(after.count - end)]), count: after.count - end - start)
    let new = NSMutableAttributedString(attributedString: old)
    new.replaceCharacters(
      in: NSRange(location: start, length: before.count - end - start),
      with: NSAttributedString(string: part, attributes: typingAttributes))
    storedAttributedText = new
    updateStorage()
  }
}
