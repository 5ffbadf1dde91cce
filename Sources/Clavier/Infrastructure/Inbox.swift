import Foundation

/// A queue to which any thread can append.
///
/// The unchecked conformance is safe: both variables are private, and each access holds the lock, which is never held
/// while other code runs. The elements are `Sendable`.
final class Inbox<Element: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var elements: [Element] = []
  private var taken = 0

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

  func takeFirst() -> Element? {
    lock.lock()
    defer { lock.unlock() }
    guard taken < elements.count else { return nil }
    let element = elements[taken]
    taken += 1
    if taken == elements.count {
      elements.removeAll(keepingCapacity: true)
      taken = 0
    }
    return element
  }
}
