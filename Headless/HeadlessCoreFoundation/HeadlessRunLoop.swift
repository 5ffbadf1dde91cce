/// The main run loop, as whoever lets time pass sees it.
public enum HeadlessRunLoop {
  /// How many observers there are.
  public static var observerCount: Int { CFRunLoop.main.observerCount }

  /// The order of the observer with which Core Animation lays out and shows what changed in a turn.
  ///
  /// It can be read in the main run loop's description on any device, as `CA::Transaction::observer_callback`.
  public static let commitOrder: CFIndex = 2_000_000

  /// Tells the observers before that one that the turn is over.
  package static func turnWillBeShown() {
    CFRunLoop.main.perform(.beforeWaiting, orders: CFIndex.min...(commitOrder - 1))
  }

  /// Tells the observers after that one.
  package static func turnWasShown() {
    CFRunLoop.main.perform(.beforeWaiting, orders: commitOrder...CFIndex.max)
  }

  /// Forgets all observers.
  package static func reset() {
    CFRunLoop.main.removeAll()
  }
}
