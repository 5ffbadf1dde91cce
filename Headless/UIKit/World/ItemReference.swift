import Foundation

/// An intermediate object through which other objects refer to an object without retaining it.
///
/// The object owns this reference, and clears it when the object is deallocated. A `weak` variable would do the same,
/// but counting references to an object with weak references takes twice the time, and the views and constraints of
/// every screen would have some.
// The unchecked conformance is safe: the object clears the variable before its memory is freed, and everything that
// reads it is on the main actor.
class ItemReference: @unchecked Sendable {
  fileprivate(set) unowned(unsafe) var storedItem: AnyObject?

  var item: AnyObject? { storedItem }

  init(_ item: AnyObject?) {
    storedItem = item
  }

  /// Called when the object is deallocated.
  func clear() { storedItem = nil }
}
