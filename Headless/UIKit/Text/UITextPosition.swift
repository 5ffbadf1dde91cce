public import Foundation

/// A place between two characters of a text.
@MainActor open class UITextPosition: NSObject {}

/// The place in the texts of this module: a count of UTF-16 units.
final class OffsetPosition: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}
