import Foundation

/// Counts the live objects of a soak run.
///
/// Each tracked object stores an instance of this class.
final class SoakLife: Sendable {
  init() { Self.counter.add(1) }

  deinit { Self.counter.add(-1) }

  /// The number of live objects.
  static var count: Int { counter.value }

  private static let counter = Counter()

  // This is safe, because the only variable is private and accessed only under the lock.
  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    var value: Int { lock.withLock { count } }

    func add(_ change: Int) { lock.withLock { count += change } }
  }
}
