public import Foundation

/// A virtual clock, in seconds.
///
/// Time passes only when a method advances it.
@MainActor public enum HeadlessClock {
  /// The time since the last reset, in seconds.
  public private(set) static var now: TimeInterval = 0

  /// Advances the clock.
  ///
  /// Scheduled work runs in the order of its time. After each moment, every visible window is laid out, as at the end
  /// of a run loop turn. While something is animated frame by frame, there are 60 frames per second.
  ///
  /// - Parameter seconds: The number of seconds. A negative value counts as 0, which still runs the work that is due
  ///   now.
  public static func advance(by seconds: TimeInterval) {
    let target = now + max(0, seconds)
    HeadlessWorld.updateCycle()
    while let next = nextEvent, next <= target + tolerance {
      runTurn(at: max(now, min(next, target)))
    }
    now = max(now, target)
    HeadlessWorld.updateCycle()
  }

  /// Advances the clock until nothing is animated or scheduled.
  ///
  /// - Parameter limit: The maximum number of seconds, because an animation may repeat forever.
  public static func advanceUntilIdle(limit: TimeInterval = 10) {
    let end = now + limit
    HeadlessWorld.updateCycle()
    while let next = nextEvent, next <= end {
      runTurn(at: max(now, next))
    }
  }

  /// Schedules work.
  ///
  /// - Parameter seconds: The delay in seconds; 0 selects the next run loop turn.
  @discardableResult public static func schedule(
    after seconds: TimeInterval, _ work: @escaping @MainActor () -> Void
  ) -> HeadlessScheduledWork {
    let item = HeadlessScheduledWork(time: now + max(0, seconds), order: nextOrder(), work: work)
    let index = scheduled.firstIndex { ($0.time, $0.order) > (item.time, item.order) } ?? scheduled.endIndex
    scheduled.insert(item, at: index)
    return item
  }

  /// Ensures that a run loop turn occurs with the next frame.
  static func scheduleFrame() {
    schedule(after: frameInterval) {}
  }

  /// Whether advancing the clock changes nothing, because nothing is animated or scheduled.
  public static var isIdle: Bool { scheduled.isEmpty && !isAnimating }

  /// Whether something is animated frame by frame.
  public static var isAnimating: Bool { !frameClients.isEmpty || AnimationContext.running.contains(where: \.isMoving) }

  /// The time of the next scheduled work on this clock; nil if there is none.
  public static var nextDue: TimeInterval? { scheduled.first?.time }

  // MARK: Implementation

  /// The tolerance for rounding errors: times with a smaller difference are equal.
  private static let tolerance: TimeInterval = 1e-9
  private static let frameInterval: TimeInterval = 1.0 / 60

  private static var scheduled: [HeadlessScheduledWork] = []
  private static var orders = 0
  private static var frameClients: [FrameClient] = []
  private static var nextFrame: TimeInterval = 0

  /// A closure that is called with every frame and returns whether to continue.
  private struct FrameClient {
    let order: Int
    let frame: @MainActor (TimeInterval) -> Bool
  }

  /// Returns a number greater than all earlier ones.
  ///
  /// Work for the same moment runs in the order in which it was added.
  static func nextOrder() -> Int {
    orders += 1
    return orders
  }

  /// Calls a closure with the time of every frame until it returns false.
  static func addFrameClient(_ frame: @escaping @MainActor (TimeInterval) -> Bool) {
    if frameClients.isEmpty { nextFrame = now + frameInterval }
    frameClients.append(FrameClient(order: nextOrder(), frame: frame))
  }

  static func reset() {
    now = 0
    scheduled = []
    frameClients = []
  }

  private static var nextEvent: TimeInterval? {
    var times: [TimeInterval] = []
    if let first = scheduled.first { times.append(first.time) }
    if !frameClients.isEmpty { times.append(nextFrame) }
    times += AnimationContext.running.compactMap(\.endTime)
    return times.min()
  }

  /// Runs a turn of the run loop: all work that is due, in the order in which it was added, and the update cycle.
  private static func runTurn(at time: TimeInterval) {
    now = time
    if !frameClients.isEmpty, nextFrame <= now + tolerance {
      nextFrame += frameInterval
      let clients = frameClients
      frameClients = []
      let going = clients.filter { $0.frame(now) }
      frameClients = going + frameClients
    }
    // Work that this turn schedules for the current time belongs to the next turn.
    let lastOrder = orders
    var hasMore = true
    while hasMore { hasMore = runFirstDue(upTo: lastOrder) }
    HeadlessWorld.updateCycle()
  }

  private static func runFirstDue(upTo lastOrder: Int) -> Bool {
    let work = scheduled.first { $0.time <= now + tolerance && $0.order <= lastOrder }
    let group = AnimationContext.running
      .filter { ($0.endTime ?? .infinity) <= now + tolerance && $0.order <= lastOrder }
      .min { ($0.endTime ?? 0, $0.order) < ($1.endTime ?? 0, $1.order) }
    switch (work, group) {
    case (nil, nil): return false
    case (let work?, nil): run(work)
    case (nil, let group?): group.end(finished: true)
    case (let work?, let group?):
      if (work.time, work.order) < (group.endTime ?? 0, group.order) { run(work) } else { group.end(finished: true) }
    }
    return true
  }

  private static func run(_ item: HeadlessScheduledWork) {
    scheduled.removeAll { $0 === item }
    item.run()
  }

  static func remove(_ item: HeadlessScheduledWork) {
    scheduled.removeAll { $0 === item }
  }
}
