import Foundation

/// A reference to an object that does not clear the reference itself.
final class WeakItemReference: ItemReference, @unchecked Sendable {
  private weak var weakItem: AnyObject?

  override var item: AnyObject? { weakItem }

  init(to item: AnyObject) {
    weakItem = item
    super.init(nil)
  }
}
