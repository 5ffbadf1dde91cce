public import Foundation

/// A position between two characters of text.
@preconcurrency @MainActor open class UITextPosition: NSObject {}

/// A position in the text of this module: an offset in UTF-16 units.
final class OffsetPosition: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}
