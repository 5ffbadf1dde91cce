/// An observer of run loop activities.
public final class CFRunLoopObserver {
  let activities: CFRunLoopActivity
  let repeats: Bool
  let order: CFIndex
  private var block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)?
  /// Whether the observer is being called.
  ///
  /// A nested run loop does not call it again.
  private var isCalled = false

  init(
    _ activities: CFRunLoopActivity, repeats: Bool, order: CFIndex,
    _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)?
  ) {
    (self.activities, self.repeats, self.order, self.block) = (activities, repeats, order, block)
  }

  var isValid: Bool { block != nil }

  func invalidate() {
    block = nil
  }

  func call(_ activity: CFRunLoopActivity) {
    guard !isCalled, let block else { return }
    isCalled = true
    block(self, activity)
    isCalled = false
    if !repeats { CFRunLoopObserverInvalidate(self) }
  }
}

/// Creates an observer that calls a block.
///
/// - Parameters:
///   - allocator: Ignored.
///   - activities: The observed activities, as the raw value of a ``CFRunLoopActivity``.
///   - repeats: Whether the observer is called more than once.
///   - order: The priority. Observers are called in ascending order. Observers with the same order are called in the
///     order in which they were added.
///   - block: The block to call.
public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
  CFRunLoopObserver(CFRunLoopActivity(rawValue: activities), repeats: repeats, order: order, block)
}

/// Invalidates an observer and removes it from its run loop.
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {
  observer.invalidate()
  CFRunLoop.main.remove(observer)
}

/// Returns whether an observer is valid.
public func CFRunLoopObserverIsValid(_ observer: CFRunLoopObserver!) -> Bool {
  observer.isValid
}
