/// The order in which the buttons of a SwiftUI toolbar move focus.
///
/// ``InputPosition`` determines the order of UIKit's inputs.
package struct FocusStateOrder<Value: Hashable> {
  private let values: [Value]

  package init(_ values: [Value]) {
    self.values = values
  }

  /// Returns the value before another value.
  ///
  /// The result is nil for the first value, for a value that is not in the order, and for nil.
  package func previous(before value: Value?) -> Value? { neighbor(of: value, by: -1) }

  /// Returns the value after another value.
  ///
  /// The result is nil for the last value, for a value that is not in the order, and for nil.
  package func next(after value: Value?) -> Value? { neighbor(of: value, by: 1) }

  private func neighbor(of value: Value?, by distance: Int) -> Value? {
    guard let value, let index = values.firstIndex(of: value), values.indices.contains(index + distance) else {
      return nil
    }
    return values[index + distance]
  }
}
