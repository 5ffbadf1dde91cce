import Foundation

/// An object to which others refer through an ``ItemReference``.
@MainActor protocol ReferencedItem: AnyObject {
  var reference: ItemReference { get }
}
