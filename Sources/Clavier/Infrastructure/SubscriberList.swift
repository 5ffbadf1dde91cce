/// A list of subscribers, in the order in which they were added.
///
/// Adding or removing a subscriber takes constant time on average. The first addition during an iteration copies the
/// list.
///
/// Accesses to the list's variables are not checked for exclusivity, because the checks would take half the time of an
/// iteration. This is safe: each access ends before other code runs.
@MainActor final class SubscriberList<Value: AnyObject> {
  /// A subscriber in the list.
  @MainActor final class Entry {
    @exclusivity(unchecked) fileprivate var value: Value?
    fileprivate weak var owner: AnyObject?
    fileprivate let hasOwner: Bool

    fileprivate init(_ value: Value, owner: AnyObject?) {
      self.value = value
      self.owner = owner
      hasOwner = owner != nil
    }

    /// Whether the entry has not been removed.
    var isInList: Bool { value != nil }

    /// Returns whether an object owns this entry, or, if the object is nil, whether the entry never had an owner.
    fileprivate func isOwned(by object: AnyObject?) -> Bool {
      object == nil ? !hasOwner : owner === object
    }
  }

  /// Called with each value that leaves the list.
  var onRemoval: ((Value) -> Void)?

  /// The number of values, including those whose owner has been deallocated and that are not removed yet.
  @exclusivity(unchecked) private(set) var count = 0

  /// All entries, including removed ones, which have no value.
  @exclusivity(unchecked) private var entries: [Entry] = []

  /// The number of iterations that are running, one inside another.
  @exclusivity(unchecked) private var runningIterationCount = 0

  /// The values that were removed during an iteration, which must not be released while they may be in use.
  @exclusivity(unchecked) private var removedDuringIteration: [Value] = []

  /// The number of values at which the next addition looks for deallocated owners.
  ///
  /// Without this cleanup, the entries of deallocated owners would accumulate while nothing iterates over the list.
  private var cleanupThreshold = 16

  /// Creates an empty list.
  ///
  /// The initializer is not isolated, so that any class can have a list as a stored property.
  nonisolated init() {}

  var isEmpty: Bool { count == 0 }

  /// Adds a value at the end.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - owner: The owner of the value, held weakly. After the owner is deallocated, the value is removed by the next
  ///     iteration or by a later addition.
  @discardableResult func append(_ value: Value, owner: AnyObject? = nil) -> Entry {
    if count >= cleanupThreshold {
      for entry in entries where entry.hasOwner && entry.owner == nil { remove(entry) }
      cleanupThreshold = 2 * count + 16
    }
    let entry = Entry(value, owner: owner)
    entries.append(entry)
    count += 1
    return entry
  }

  /// Removes an entry.
  ///
  /// Removing an entry again has no effect.
  func remove(_ entry: Entry) {
    guard let value = entry.value else { return }
    if runningIterationCount > 0 { removedDuringIteration.append(value) }
    entry.value = nil
    count -= 1
    compact()
    onRemoval?(value)
  }

  /// Removes the values that satisfy a condition.
  func removeAll(where condition: (Value) -> Bool = { _ in true }) {
    for entry in entries where entry.value.map(condition) == true { remove(entry) }
  }

  /// Removes the values of an owner that satisfy a condition.
  ///
  /// If the owner is nil, this removes the values that have no owner and that satisfy the condition.
  func removeAll(ownedBy owner: AnyObject?, where condition: (Value) -> Bool = { _ in true }) {
    for entry in entries where entry.isOwned(by: owner) && entry.value.map(condition) == true { remove(entry) }
  }

  /// Calls `body` with each value in the list, except for values that are removed before `body` reaches them.
  ///
  /// Values that are added during the iteration are not included. The owner of a value is retained while `body` runs. A
  /// value that is removed during the iteration is released when the iteration ends.
  func forEach(_ body: (Value) -> Void) {
    // This copy does not contain entries that are added during the iteration, and keeps all others alive. Removed
    // entries have no value.
    let entries = entries
    runningIterationCount += 1
    for position in entries.indices {
      // Borrowing the entry and its value avoids the cost of changing their reference counts.
      Unmanaged.passUnretained(entries[position]).borrow { entry in
        guard let value = entry.value.map(Unmanaged.passUnretained) else { return }
        guard entry.hasOwner else { return value.borrow(body) }
        guard let owner = entry.owner else { return remove(entry) }
        value.borrow(body)
        Self.keepAlive(owner)
      }
    }
    Self.keepAlive(entries)
    runningIterationCount -= 1
    if runningIterationCount == 0, !removedDuringIteration.isEmpty { releaseRemovedValues() }
  }

  /// Releases the removed values after the access to the variable has ended.
  ///
  /// Releasing the values can run code that uses this list.
  private func releaseRemovedValues() {
    let values = removedDuringIteration
    removedDuringIteration = []
    withExtendedLifetime(values) {}
  }

  /// Keeps an object, or the entries, alive until this call.
  ///
  /// The function is not isolated, because a closure in an isolated function checks its actor each time.
  @inline(__always) private nonisolated static func keepAlive<Kept>(_ kept: Kept) {
    withExtendedLifetime(kept) {}
  }

  /// Drops removed entries once they are the majority.
  private func compact() {
    guard entries.count > 2 * count + 16 else { return }
    entries.removeAll { $0.value == nil }
  }
}
