public import Foundation

/// A run of characters of a text.
///
/// This class itself is an empty one; texts have their own subclasses.
@MainActor open class UITextRange: NSObject {
  /// Whether the range holds no characters.
  open var isEmpty: Bool { true }

  /// Where the range begins.
  open var start: UITextPosition { UITextPosition() }

  /// Where the range ends.
  open var end: UITextPosition { UITextPosition() }
}

/// The range in the texts of this module.
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
