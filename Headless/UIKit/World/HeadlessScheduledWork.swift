public import Foundation

/// Work that is to be done at a moment of the virtual clock.
@MainActor public final class HeadlessScheduledWork {
  /// When, in seconds of the clock.
  public let time: TimeInterval
  let order: Int
  private var work: (@MainActor () -> Void)?

  init(time: TimeInterval, order: Int, work: @escaping @MainActor () -> Void) {
    self.time = time
    self.order = order
    self.work = work
  }

  /// Whether the work is still to be done.
  public var isPending: Bool { work != nil }

  /// Takes the work back.
  ///
  /// Nothing happens when it is done already.
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
