/// The main run loop, as seen by the virtual clock.
public enum HeadlessRunLoop {
  /// The number of observers.
  public static var observerCount: Int { CFRunLoop.main.observerCount }

  /// The order of the observer with which Core Animation commits the changes of a turn.
  ///
  /// The description of the main run loop on any device contains this order, as `CA::Transaction::observer_callback`.
  public static let commitOrder: CFIndex = 2_000_000

  /// The order of the observer in which UIKit calls its handlers after the commit.
  ///
  /// The description of the main run loop on any device contains this order, as `_afterCACommitHandler`.
  public static let afterCommitOrder: CFIndex = 2_001_000

  /// Calls the observers before ``commitOrder`` at the end of a turn.
  package static func callObserversBeforeCommit() {
    CFRunLoop.main.perform(.beforeWaiting, orders: CFIndex.min...(commitOrder - 1))
  }

  /// Calls the observers from ``commitOrder`` to ``afterCommitOrder`` at the end of a turn.
  package static func callObserversAfterCommit() {
    CFRunLoop.main.perform(.beforeWaiting, orders: commitOrder...afterCommitOrder)
  }

  /// Calls the observers after ``afterCommitOrder`` at the end of a turn.
  package static func callLastObservers() {
    CFRunLoop.main.perform(.beforeWaiting, orders: (afterCommitOrder + 1)...CFIndex.max)
  }

  /// Removes all observers.
  package static func reset() {
    CFRunLoop.main.removeAll()
  }
}
