import Foundation

/// A queue to which any thread can append.
///
/// The unchecked conformance is safe: both variables are private, and each access holds the lock. The elements are
/// `Sendable`. While the lock is held, no other code runs, except for the predicate of ``takeAll(where:)``, which only
/// examines an element.
final class Inbox<Element: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  // The lock also ensures exclusive access, so accesses to these two variables are not checked for exclusivity. The
  // check takes time at each delivery.
  /// The elements in the order in which they were added.
  ///
  /// An element that has been taken is replaced with nil, so that clearing the array releases no object while the lock
  /// is held.
  @exclusivity(unchecked) private var elements: [Element?] = []
  /// The number of elements at the front that have been taken.
  ///
  /// The value is 0 if all elements have been taken, because the array is then empty.
  @exclusivity(unchecked) private var takenCount = 0

  var isEmpty: Bool {
    lock.lock()
    defer { lock.unlock() }
    return elements.isEmpty
  }

  func append(_ element: Element) {
    lock.lock()
    defer { lock.unlock() }
    elements.append(element)
  }

  /// Removes and returns all elements that match a predicate, in the order in which they were added.
  ///
  /// - Parameter matches: A closure that is called while the lock is held, so it must only examine the element.
  func takeAll(where matches: (Element) -> Bool) -> [Element] {
    lock.lock()
    defer { lock.unlock() }
    var (found, rest): ([Element], [Element?]) = ([], [])
    for case let element? in elements[takenCount...] {
      if matches(element) { found.append(element) } else { rest.append(element) }
    }
    guard !found.isEmpty else { return [] }
    (elements, takenCount) = (rest, 0)
    return found
  }

  func takeFirst() -> Element? {
    lock.lock()
    defer { lock.unlock() }
    guard takenCount < elements.count else { return nil }
    let element = elements[takenCount]
    elements[takenCount] = nil
    takenCount += 1
    if takenCount == elements.count {
      elements.removeAll(keepingCapacity: true)
      takenCount = 0
    }
    return element
  }
}
