package import Foundation

/// Advances a phone's virtual clock in step with the real clock, and sleeps while nothing moves.
@MainActor
package final class LabPace {
  private let phone: LabPhone
  /// A monotonic clock, in seconds.
  private let clock: () -> Double
  /// The real time up to which the virtual clock was advanced.
  private var lastTime: Double
  /// The earliest time for the next frame of a motion.
  private var nextFrame = -Double.infinity
  /// The earliest time for the response to a command.
  private var nextAnswer = -Double.infinity
  private var timer: Task<Void, Never>?
  private var unsent = Unsent.nothing

  /// What has not been sent to the page yet.
  private enum Unsent {
    case nothing
    /// Changes that happened as time passed.
    case frame
    /// Changes in response to a command, and perhaps others.
    case answer
  }

  package init(_ phone: LabPhone, clock: @escaping () -> Double = { ProcessInfo.processInfo.systemUptime }) {
    self.phone = phone
    self.clock = clock
    lastTime = clock()
  }

  deinit {
    timer?.cancel()
  }

  /// Performs the command in a line of JSON.
  package func receive(_ line: Data) {
    catchUp()
    phone.receive(line)
    unsent = .answer
    run()
  }

  /// Advances the virtual clock to the present.
  private func catchUp() {
    let time = clock()
    let elapsed = max(0, time - lastTime) * phone.rate
    lastTime = time
    guard elapsed > 0 else { return }
    guard phone.needsTime else { return phone.rest(elapsed) }
    // A process that was suspended does not catch up frame by frame.
    let step = Self.longestStep * phone.rate
    phone.pass(min(elapsed, step))
    // If computing the frames takes longer than the time that they show, the phone skips time, so that the phone does
    // not fall further behind.
    if elapsed > step { lastTime = clock() }
    addFrame()
  }

  private func addFrame() {
    if unsent == .nothing { unsent = .frame }
  }

  /// Sends the changes, and schedules the next turn.
  ///
  /// A motion has 60 frames per second. The response to a command does not wait for the next frame.
  private func run() {
    timer?.cancel()
    timer = nil
    let time = clock()
    if unsent != .nothing, nextFlush - time <= 0.001 {
      let isFrame = unsent == .frame
      unsent = .nothing
      // Often, a touch changes nothing. In that case, the response to the next command can be sent immediately.
      if phone.flush() || isFrame {
        nextAnswer = time + Self.answerInterval
        // A late turn does not delay the following ones.
        nextFrame = max(nextFrame + PhoneDriver.frameDuration, time + PhoneDriver.frameDuration / 2)
      }
    }
    guard let next = nextTurn() else { return }
    timer = Task { [weak self] in
      try? await Task.sleep(nanoseconds: Self.nanoseconds(toWait: next))
      guard !Task.isCancelled else { return }
      self?.turn()
    }
  }

  /// The shortest time between two responses, in seconds.
  ///
  /// The interval limits the responses to a page that sends commands without a pause.
  private static let answerInterval = PhoneDriver.frameDuration / 4
  /// The earliest time for the next message to the page.
  private var nextFlush: Double { unsent == .answer ? min(nextAnswer, nextFrame) : nextFrame }

  /// The longest stretch of real time, in seconds, for which one turn advances the virtual clock.
  private static let longestStep = 0.25
  /// The longest sleep, in seconds.
  ///
  /// The sleep is shorter than a step, so that no time is lost. A canceled sleep occupies memory until its end, and
  /// every command cancels a sleep.
  private nonisolated static let longestWait = 0.2

  /// Returns the time to sleep before a change.
  ///
  /// The result is short for any input, including NaN.
  nonisolated static func nanoseconds(toWait seconds: Double) -> UInt64 {
    // The comparison is false for NaN.
    UInt64((seconds < longestWait ? max(seconds, 0.0005) : longestWait) * 1e9)
  }

  private func turn() {
    catchUp()
    addFrame()
    run()
  }

  /// Returns the seconds until the next turn; nil if the clock need not advance.
  func nextTurn() -> Double? {
    let untilFrame = max(nextFlush - clock(), 0)
    if unsent != .nothing { return untilFrame }
    // While a finger rests on the screen, the clock advances even if nothing will change.
    let pause = phone.needsTime ? Self.longestWait : nil
    guard phone.rate > 0, let change = phone.nextChange ?? pause else { return nil }
    return max(change / phone.rate, untilFrame)
  }
}
