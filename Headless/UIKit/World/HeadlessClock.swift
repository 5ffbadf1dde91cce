public import Foundation

/// Virtual time, in seconds.
///
/// Nothing waits: time passes when it is told to.
@MainActor public enum HeadlessClock {
  /// Seconds since the world began.
  public private(set) static var now: TimeInterval = 0

  /// Lets time pass.
  ///
  /// Everything that becomes due on the way happens in the order of its time, and after each moment every visible window is
  /// laid out, as at the end of a turn of the run loop. While something is animated frame by frame there are 60 frames
  /// a second.
  /// - Parameter seconds: How long; a negative value counts as 0, which still does what is due now.
  public static func advance(by seconds: TimeInterval) {
    let target = now + max(0, seconds)
    HeadlessWorld.updateCycle()
    while let next = nextEvent, next <= target + tolerance {
      runTurn(at: max(now, min(next, target)))
    }
    now = max(now, target)
    HeadlessWorld.updateCycle()
  }

  /// Lets time pass until nothing is animated and nothing is scheduled any longer.
  /// - Parameter limit: The seconds after which it stops all the same: an animation may repeat for ever.
  public static func advanceUntilIdle(limit: TimeInterval = 10) {
    let end = now + limit
    HeadlessWorld.updateCycle()
    while let next = nextEvent, next <= end {
      runTurn(at: max(now, next))
    }
  }

  /// Schedules work for a later moment.
  /// - Parameter seconds: How much later; 0 is the next turn of the run loop.
  @discardableResult public static func schedule(
    after seconds: TimeInterval, _ work: @escaping @MainActor () -> Void
  ) -> HeadlessScheduledWork {
    let item = HeadlessScheduledWork(time: now + max(0, seconds), order: nextOrder(), work: work)
    let index = scheduled.firstIndex { ($0.time, $0.order) > (item.time, item.order) } ?? scheduled.endIndex
    scheduled.insert(item, at: index)
    return item
  }

  /// Makes sure that there is a turn with the next frame.
  static func scheduleFrame() {
    schedule(after: frameInterval) {}
  }

  /// Whether nothing is animated and nothing is scheduled, so that time passes without any change.
  public static var isIdle: Bool { scheduled.isEmpty && !isAnimating }

  /// Whether something changes with every frame.
  public static var isAnimating: Bool { !frameClients.isEmpty || AnimationContext.running.contains(where: \.isMoving) }

  /// When the next scheduled work is due, on this clock; nil when none is.
  public static var nextDue: TimeInterval? { scheduled.first?.time }

  // MARK: Machinery

  /// Times that differ by less are the same moment: they are sums of decimal fractions.
  private static let tolerance: TimeInterval = 1e-9
  private static let frameInterval: TimeInterval = 1.0 / 60

  private static var scheduled: [HeadlessScheduledWork] = []
  private static var orders = 0
  private static var frameClients: [FrameClient] = []
  private static var nextFrame: TimeInterval = 0

  /// Something that changes with every frame; it answers whether it goes on.
  private struct FrameClient {
    let order: Int
    let frame: @MainActor (TimeInterval) -> Bool
  }

  /// A number larger than every one before: what was begun first comes first at the same moment.
  static func nextOrder() -> Int {
    orders += 1
    return orders
  }

  /// Calls a closure with the time at every frame until it answers false.
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

  /// One turn of the run loop: everything that is due at a moment, the earlier begun first, and the update cycle.
  private static func runTurn(at time: TimeInterval) {
    now = time
    if !frameClients.isEmpty, nextFrame <= now + tolerance {
      nextFrame += frameInterval
      let clients = frameClients
      frameClients = []
      let going = clients.filter { $0.frame(now) }
      frameClients = going + frameClients
    }
    // What is scheduled by this turn's work for "now" belongs to the next turn.
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
