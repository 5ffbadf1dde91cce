package import Foundation

/// Drives a phone in step with a real clock, and not at all while it is at rest.
@MainActor
package final class LabPace {
  private let phone: LabPhone
  /// A clock that only goes forward, in seconds.
  private let clock: () -> Double
  /// When the phone's time was last brought up to date.
  private var lastTime: Double
  /// When the page may be told again what is seen.
  private var nextFlush = -Double.infinity
  private var timer: Task<Void, Never>?
  /// Set while something was done that is not shown yet.
  private var isDirty = false

  package init(_ phone: LabPhone, clock: @escaping () -> Double = { ProcessInfo.processInfo.systemUptime }) {
    self.phone = phone
    self.clock = clock
    lastTime = clock()
  }

  deinit {
    timer?.cancel()
  }

  /// Does what a line of JSON says, at this moment.
  package func receive(_ line: Data) {
    catchUp()
    phone.receive(line)
    isDirty = true
    run()
  }

  /// Lets the phone's time pass up to now.
  private func catchUp() {
    let time = clock()
    // A process that was asleep does not make up for it.
    let elapsed = min(time - lastTime, Self.longestStep) * phone.rate
    lastTime = time
    guard elapsed > 0, phone.needsTime else { return }
    phone.pass(elapsed)
    isDirty = true
  }

  /// Shows what is new, at most once in a frame, and waits for what comes next.
  private func run() {
    timer?.cancel()
    timer = nil
    let time = clock()
    if isDirty, nextFlush - time <= 0.001 {
      isDirty = false
      // A turn that came late does not make the next ones late.
      nextFlush = max(nextFlush + LabPhone.frame, time + LabPhone.frame / 2)
      phone.flush()
    }
    guard let next = nextTurn() else { return }
    timer = Task { [weak self] in
      try? await Task.sleep(nanoseconds: Self.nanoseconds(toWait: next))
      guard !Task.isCancelled else { return }
      self?.turn()
    }
  }

  /// The seconds of the real clock that one turn brings the phone forward at most.
  private static let longestStep = 0.25
  /// The seconds to sleep at most, less than a step so that no time is lost.
  ///
  /// A canceled sleep occupies memory until the time at which it would have ended, and every command cancels one.
  private nonisolated static let longestWait = 0.2

  /// How long to sleep when the next change is so many seconds away; whatever the number is, the answer is a short time.
  nonisolated static func nanoseconds(toWait seconds: Double) -> UInt64 {
    // What is no number is not less than anything.
    UInt64((seconds < longestWait ? max(seconds, 0.0005) : longestWait) * 1e9)
  }

  private func turn() {
    catchUp()
    isDirty = true
    run()
  }

  /// The seconds until something has to be done; nil when nothing has to.
  private func nextTurn() -> Double? {
    let untilFrame = max(nextFlush - clock(), 0)
    if isDirty { return untilFrame }
    guard phone.rate > 0, let change = phone.nextChange else { return nil }
    return max(change / phone.rate, untilFrame)
  }
}
