import Foundation

/// What waits for something to happen, and tells of it; here there is but the main one.
///
/// `@unchecked`: its one property is touched under the lock alone.
public final class CFRunLoop: @unchecked Sendable {
  static let main = CFRunLoop()

  private let lock = NSLock()
  /// In the order in which they are called.
  private var observers: [CFRunLoopObserver] = []

  var observerCount: Int { lock.withLock { observers.count } }

  func add(_ observer: CFRunLoopObserver) {
    lock.withLock {
      guard observer.isValid, !observers.contains(where: { $0 === observer }) else { return }
      let index = observers.firstIndex { $0.order > observer.order } ?? observers.endIndex
      observers.insert(observer, at: index)
    }
  }

  func contains(_ observer: CFRunLoopObserver) -> Bool {
    lock.withLock { observers.contains { $0 === observer } }
  }

  func remove(_ observer: CFRunLoopObserver) {
    lock.withLock { observers.removeAll { $0 === observer } }
  }

  func removeAll() {
    let all = lock.withLock {
      defer { observers = [] }
      return observers
    }
    for observer in all { observer.invalidate() }
  }

  /// Calls those that hear of an activity and whose order is in a range; one that is taken away meanwhile is not called.
  func perform(_ activity: CFRunLoopActivity, orders: ClosedRange<CFIndex>) {
    let due = lock.withLock { observers.filter { orders.contains($0.order) && $0.activities.contains(activity) } }
    for observer in due where contains(observer) { observer.call(activity) }
  }
}

/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! {
  .main
}

/// Adds an observer, once.
///
/// The mode is not looked at: an observer hears of every turn.
public func CFRunLoopAddObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
  rl.add(observer)
}

/// Takes an observer away; it can be added again.
public func CFRunLoopRemoveObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
  rl.remove(observer)
}

/// Whether an observer was added.
public func CFRunLoopContainsObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) -> Bool {
  rl.contains(observer)
}
