/// Somebody who hears what a run loop does.
public final class CFRunLoopObserver {
  let activities: CFRunLoopActivity
  let repeats: Bool
  let order: CFIndex
  private var block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)?
  /// A loop that runs inside of a call does not call the same observer again.
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

/// Makes an observer that calls a block.
///
/// - Parameters:
///   - allocator: Not looked at.
///   - activities: Of what it hears, as the raw value of a ``CFRunLoopActivity``.
///   - repeats: Whether it is called more than once.
///   - order: Observers with a lower one come first, and of those with the same the one that was added first.
///   - block: What to do.
public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
  CFRunLoopObserver(CFRunLoopActivity(rawValue: activities), repeats: repeats, order: order, block)
}

/// Ends an observer for good, and takes it from its run loop.
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {
  observer.invalidate()
  CFRunLoop.main.remove(observer)
}

/// Whether an observer may still be called.
public func CFRunLoopObserverIsValid(_ observer: CFRunLoopObserver!) -> Bool {
  observer.isValid
}
