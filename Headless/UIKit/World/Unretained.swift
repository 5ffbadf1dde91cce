import Foundation

/// A variable that does not retain its value, and that is nil after the value was deallocated.
@MainActor @propertyWrapper struct Unretained<Item: ReferencedItem> {
  private var reference: ItemReference?

  init(wrappedValue: Item?) {
    reference = wrappedValue?.reference
  }

  var wrappedValue: Item? {
    // Only an item was ever assigned.
    get { reference?.item.map { unsafeDowncast($0, to: Item.self) } }
    set { reference = newValue?.reference }
  }
}
