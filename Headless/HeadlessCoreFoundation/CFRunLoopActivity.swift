/// What a run loop is about to do, or has just done.
public struct CFRunLoopActivity: OptionSet, Sendable {
  public let rawValue: CFOptionFlags

  public init(rawValue: CFOptionFlags) {
    self.rawValue = rawValue
  }

  /// It is entered.
  public static let entry = CFRunLoopActivity(rawValue: 1 << 0)
  /// It looks at its timers next.
  public static let beforeTimers = CFRunLoopActivity(rawValue: 1 << 1)
  /// It looks at its sources next.
  public static let beforeSources = CFRunLoopActivity(rawValue: 1 << 2)
  /// Nothing is left to be done in this turn: it goes to sleep.
  public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
  /// It was woken.
  public static let afterWaiting = CFRunLoopActivity(rawValue: 1 << 6)
  /// It is left.
  public static let exit = CFRunLoopActivity(rawValue: 1 << 7)
  /// All of these.
  public static let allActivities = CFRunLoopActivity(rawValue: 0x0FFF_FFFF)
}
