/// A table of values for objects, which are held weakly.
@MainActor package final class WeakTable<Object: AnyObject, Value> {
  private struct Row {
    weak var object: Object?
    let value: Value
  }

  private var rows: [ObjectIdentifier: Row] = [:]
  /// The number of rows above which the next change looks for deallocated objects.
  private var limit = 16

  /// Creates an empty table.
  ///
  /// The initializer is not isolated, so that any class can have a table as a stored property.
  nonisolated package init() {}

  /// The objects that still exist.
  var objects: [Object] { rows.values.compactMap(\.object) }

  /// Whether the table has no rows; false if rows of deallocated objects have not been removed yet.
  var isEmpty: Bool { rows.isEmpty }

  package subscript(object: Object) -> Value? {
    get {
      // The identifier may belong to a new object at the address of a deallocated one.
      guard let row = rows[ObjectIdentifier(object)], row.object === object else { return nil }
      return row.value
    }
    set {
      rows[ObjectIdentifier(object)] = newValue.map { Row(object: object, value: $0) }
      removeDeallocatedObjectsIfNeeded()
    }
  }

  private func removeDeallocatedObjectsIfNeeded() {
    guard rows.count > limit else { return }
    rows = rows.filter { $0.value.object != nil }
    limit = 2 * rows.count + 16
  }
}
