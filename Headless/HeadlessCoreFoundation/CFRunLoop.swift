import Foundation

/// A run loop.
///
/// Only the main run loop exists in the headless UIKit.
///
/// The unchecked conformance is safe: the only variable is private, and each access holds the lock.
public final class CFRunLoop: @unchecked Sendable {
  static let main = CFRunLoop()

  private let lock = NSLock()
  /// The observers, in the order in which they are called.
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

  /// Calls the observers that observe an activity and whose order is in a range.
  ///
  /// Observers that are removed during the calls are not called.
  func perform(_ activity: CFRunLoopActivity, orders: ClosedRange<CFIndex>) {
    let all = lock.withLock { observers }
    for observer in all where orders.contains(observer.order) && observer.activities.contains(activity) {
      if contains(observer) { observer.call(activity) }
    }
  }
}

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! {
  .main
}

/// Adds an observer unless it has been added already.
///
/// The mode is ignored: an observer is called in every turn.
public func CFRunLoopAddObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
  rl.add(observer)
}

/// Removes an observer, which can be added again.
public func CFRunLoopRemoveObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
  rl.remove(observer)
}

/// Returns whether an observer has been added.
public func CFRunLoopContainsObserver(
  _ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) -> Bool {
  rl.contains(observer)
}
