/// The main run loop, as seen by the virtual clock.
public enum HeadlessRunLoop {
  /// The number of observers.
  public static var observerCount: Int { CFRunLoop.main.observerCount }

  /// The order of the observer with which Core Animation commits the changes of a turn.
  ///
  /// The description of the main run loop on any device contains this order, as `CA::Transaction::observer_callback`.
  public static let commitOrder: CFIndex = 2_000_000

  /// Calls the observers before ``commitOrder`` at the end of a turn.
  package static func callObserversBeforeCommit() {
    CFRunLoop.main.perform(.beforeWaiting, orders: CFIndex.min...(commitOrder - 1))
  }

  /// Calls the observers after ``commitOrder`` at the end of a turn.
  package static func callObserversAfterCommit() {
    CFRunLoop.main.perform(.beforeWaiting, orders: commitOrder...CFIndex.max)
  }

  /// Removes all observers.
  package static func reset() {
    CFRunLoop.main.removeAll()
  }
}
