public import Foundation

/// A range of characters in text.
///
/// This class represents an empty range. Text inputs use their own subclasses.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// Whether the range is empty.
  open var isEmpty: Bool { true }

  /// The start of the range.
  open var start: UITextPosition { UITextPosition() }

  /// The end of the range.
  open var end: UITextPosition { UITextPosition() }
}

/// The range that this module's text inputs use.
final class OffsetRange: UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { OffsetPosition(range.location) }
  override var end: UITextPosition { OffsetPosition(NSMaxRange(range)) }
}
