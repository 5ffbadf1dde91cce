// scripts/peers compiles this file to a module that files with Combine import.
import Combine
import PeerSupport

extension PeerObservable {
  /// Returns a publisher of a property's current value.
  ///
  /// The publisher never reports a change, because observing an arbitrary property requires Objective-C.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    guard options.contains(.initial) else { return Empty(completeImmediately: false).eraseToAnyPublisher() }
    return Just(self[keyPath: keyPath]).append(Empty(completeImmediately: false)).eraseToAnyPublisher()
  }
}
