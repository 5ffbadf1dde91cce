public import Foundation

/// A position between two characters of text.
@preconcurrency @MainActor open class UITextPosition: NSObject {}

/// The position that this module's text inputs use: an offset in UTF-16 units.
final class OffsetPosition: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}
