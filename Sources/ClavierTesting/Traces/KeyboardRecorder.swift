import ClavierCore
public import Foundation

/// Records the keyboard notifications of a notification center into a ``KeyboardTrace``.
///
/// Run it on a device, save ``KeyboardTrace/jsonLines``, and replay the keyboard anywhere:
///
/// ```swift
/// let recorder = KeyboardRecorder()
/// recorder.start()
/// ```
///
/// Later, after some typing:
///
/// ```swift
/// try recorder.trace.jsonLines.write(to: file, atomically: true, encoding: .utf8)
/// ```
///
/// It may be used from any thread, though the system posts on the main one.
public final class KeyboardRecorder: Sendable {
  /// What was recorded so far; the times count from the first ``start()``.
  public var trace: KeyboardTrace { state.withLock { $0.trace } }
  /// Whether notifications are being recorded.
  public var isRecording: Bool { state.withLock { !$0.tokens.isEmpty } }

  private let state: RecorderState

  /// Creates a recorder, which does not record yet.
  ///
  /// - Parameters:
  ///   - notificationCenter: Where to listen.
  ///   - now: The clock, in seconds from any origin; the time since the machine started by default.
  public init(
    notificationCenter: NotificationCenter = .default,
    now: @escaping @Sendable () -> TimeInterval = {
      TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9
    }
  ) {
    state = RecorderState(notificationCenter, now)
  }

  /// Begins to record, after what was recorded before; does nothing while recording.
  public func start() {
    state.start()
  }

  /// Stops recording; ``trace`` stays.
  public func stop() {
    state.stop()
  }

  deinit { state.stop() }
}

// Unchecked, and safe: the one stored variable is private and every access to it is made under the lock; the constants
// beside it are a closure that is `Sendable` and a notification center, which may be used from any thread (its
// documentation).
private final class RecorderState: @unchecked Sendable {
  struct Content {
    var trace = KeyboardTrace()
    var tokens: [any NSObjectProtocol] = []
    var origin: TimeInterval?
  }

  private let notificationCenter: NotificationCenter
  private let now: @Sendable () -> TimeInterval
  private let lock = NSLock()
  private var content = Content()

  init(_ notificationCenter: NotificationCenter, _ now: @escaping @Sendable () -> TimeInterval) {
    self.notificationCenter = notificationCenter
    self.now = now
  }

  func withLock<Result>(_ body: (inout Content) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&content)
  }

  func start() {
    let time = now()
    withLock { content in
      guard content.tokens.isEmpty else { return }
      content.origin = content.origin ?? time
      content.tokens = KeyboardEvent.allCases.map { event in
        notificationCenter.addObserver(forName: event.notificationName, object: nil, queue: nil) { [weak self] in
          self?.record($0)
        }
      }
    }
  }

  func stop() {
    let tokens = withLock { content in
      defer { content.tokens = [] }
      return content.tokens
    }
    for token in tokens { notificationCenter.removeObserver(token) }
  }

  private func record(_ notification: Notification) {
    let time = now()
    withLock { content in
      // The line it will have in the trace's own format, after the header.
      let line = content.trace.entries.count + 2
      content.trace.entries.append(
        KeyboardTrace.Entry(notification, line: line, time: time - (content.origin ?? time)))
    }
  }
}
