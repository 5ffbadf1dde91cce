import Foundation

/// A weak reference, for objects that do not clear references to them when they are deallocated.
final class WeakItemReference: ItemReference, @unchecked Sendable {
  private weak var weakItem: AnyObject?

  override var item: AnyObject? { weakItem }

  init(to item: AnyObject) {
    weakItem = item
    super.init(nil)
  }
}
