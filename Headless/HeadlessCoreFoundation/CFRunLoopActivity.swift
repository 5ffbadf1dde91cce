/// The activities of a run loop.
public struct CFRunLoopActivity: OptionSet, Sendable {
  public let rawValue: CFOptionFlags

  public init(rawValue: CFOptionFlags) {
    self.rawValue = rawValue
  }

  /// The run loop is entered.
  public static let entry = CFRunLoopActivity(rawValue: 1 << 0)
  /// The run loop is about to process timers.
  public static let beforeTimers = CFRunLoopActivity(rawValue: 1 << 1)
  /// The run loop is about to process sources.
  public static let beforeSources = CFRunLoopActivity(rawValue: 1 << 2)
  /// The run loop is about to sleep, because nothing is left to do in this turn.
  public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
  /// The run loop has woken up.
  public static let afterWaiting = CFRunLoopActivity(rawValue: 1 << 6)
  /// The run loop has exited.
  public static let exit = CFRunLoopActivity(rawValue: 1 << 7)
  /// All activities.
  public static let allActivities = CFRunLoopActivity(rawValue: 0x0FFF_FFFF)
}
