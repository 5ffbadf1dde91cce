public import Foundation

/// Work that is scheduled on the virtual clock.
@MainActor public final class HeadlessScheduledWork {
  /// The scheduled time, in seconds of the clock.
  public let time: TimeInterval
  let order: Int
  private var work: (@MainActor () -> Void)?

  init(time: TimeInterval, order: Int, work: @escaping @MainActor () -> Void) {
    self.time = time
    self.order = order
    self.work = work
  }

  /// Whether the work has not run yet.
  public var isPending: Bool { work != nil }

  /// Cancels the work.
  ///
  /// This has no effect if the work has already run.
  public func cancel() {
    work = nil
    HeadlessClock.remove(self)
  }

  func run() {
    let work = work
    self.work = nil
    work?()
  }
}
