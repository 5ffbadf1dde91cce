public import Foundation

/// The characters and attributes of text that layout managers lay out.
///
/// A text view's storage always has the view's text. Changing the storage has the same effect as setting the view's
/// text in code.
@_documentation(visibility: internal)
open class NSTextStorage: NSMutableAttributedString {
  /// What has changed in a storage.
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  // Like views, text is used only on the main thread.
  nonisolated(unsafe) private var managers: [NSLayoutManager] = []
  nonisolated(unsafe) private var pending: (mask: EditActions, range: NSRange, change: Int)?
  nonisolated(unsafe) private var depth = 0
  /// Whether the delegate is being notified.
  nonisolated(unsafe) private var isProcessing = false
  /// Whether the storage is adopting text that its text view already shows.
  nonisolated(unsafe) private var isSilent = false

  /// The delegate, which is held weakly.
  nonisolated(unsafe) open weak var delegate: (any NSTextStorageDelegate)?

  // Foundation on Linux has no initializer without a string.
  public convenience init() {
    self.init(string: "")
  }

  // MARK: Layout managers

  /// The objects that lay out the text.
  open var layoutManagers: [NSLayoutManager] { managers }

  /// Adds an object that lays out the text.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    let manager = aLayoutManager
    nonisolated(unsafe) let storage = self
    managers.append(manager)
    MainActor.assumeIsolated {
      if manager.textStorage !== storage { manager.textStorage?.removeLayoutManager(manager) }
      manager.textStorage = storage
      manager.textDidChange()
    }
  }

  /// Removes an object that lays out the text.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    let manager = aLayoutManager
    managers.removeAll { $0 === manager }
    MainActor.assumeIsolated { manager.textStorage = nil }
  }

  // MARK: Changes

  /// What has changed since ``beginEditing()``.
  open var editedMask: NSTextStorage.EditActions { pending?.mask ?? [] }

  /// The range that has changed.
  open var editedRange: NSRange { pending?.range ?? NSRange(location: NSNotFound, length: 0) }

  /// The difference of the lengths.
  open var changeInLength: Int { pending?.change ?? 0 }

  /// Records a change, and processes it unless more changes follow.
  open func edited(_ editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    // Both ranges precede this change, which moves the end of their union.
    var whole = pending.map { NSUnionRange($0.range, editedRange) } ?? editedRange
    whole.length = max(0, whole.length + delta)
    pending = ((pending?.mask ?? []).union(editedMask), whole, (pending?.change ?? 0) + delta)
    if depth == 0 { processEditing() }
  }

  /// Notifies the delegate and the layout managers of the changes.
  ///
  /// The delegate's own changes, such as the colors of a syntax, belong to the changes that are being processed.
  open func processEditing() {
    guard pending != nil, !isProcessing else { return }
    isProcessing = true
    nonisolated(unsafe) let storage = self
    MainActor.assumeIsolated {
      storage.delegate?.textStorage(
        storage, willProcessEditing: storage.editedMask, range: storage.editedRange,
        changeInLength: storage.changeInLength)
      storage.delegate?.textStorage(
        storage, didProcessEditing: storage.editedMask, range: storage.editedRange,
        changeInLength: storage.changeInLength)
    }
    isProcessing = false
    pending = nil
    guard !isSilent else { return }
    let managers = managers
    MainActor.assumeIsolated { for manager in managers { manager.textDidChange() } }
  }

  open override func beginEditing() {
    depth += 1
  }

  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0 { processEditing() }
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    super.replaceCharacters(in: range, with: attrString)
    edited([.editedCharacters, .editedAttributes], range: range, changeInLength: attrString.length - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    super.addAttribute(name, value: value, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    super.addAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    super.removeAttribute(name, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  // Foundation implements the other methods that add text with `replaceCharacters(in:with:)`.
  open override func deleteCharacters(in range: NSRange) {
    super.deleteCharacters(in: range)
    edited(.editedCharacters, range: range, changeInLength: -range.length)
  }

  /// Adopts the text of a text view without changing the view.
  func takeOver(_ text: NSAttributedString) {
    guard !isEqual(to: text) else { return }
    isSilent = true
    setAttributedString(text)
    isSilent = false
  }
}

/// The delegate of a text storage.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Called before changes are processed.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  /// Called after changes have been processed.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

@_documentation(visibility: internal)
extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}
