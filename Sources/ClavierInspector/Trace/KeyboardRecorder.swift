import ClavierCore
public import Foundation

/// Records the keyboard notifications that are posted to a notification center, as a ``KeyboardTrace``.
///
/// Run a recorder on a device, save ``KeyboardTrace/jsonLines``, and replay the notifications in a test:
///
/// ```swift
/// let recorder = KeyboardRecorder()
/// recorder.start()
/// ```
///
/// Save the trace later:
///
/// ```swift
/// try recorder.trace.jsonLines.write(to: file, atomically: true, encoding: .utf8)
/// ```
///
/// You can use a recorder on any thread.
public final class KeyboardRecorder: Sendable {
  /// The notifications recorded so far.
  ///
  /// The times of the notifications are relative to the first call to ``start()``.
  public var trace: KeyboardTrace { state.withLock { $0.trace } }
  /// The number of notifications in ``trace``.
  package var count: Int { state.withLock { $0.trace.entries.count } }
  /// Whether notifications are being recorded.
  public var isRecording: Bool { state.withLock { !$0.tokens.isEmpty } }

  private let state: RecorderState

  /// Creates a recorder.
  ///
  /// Call ``start()`` to begin.
  ///
  /// - Parameters:
  ///   - notificationCenter: The notification center to observe.
  ///   - limit: The maximum number of notifications to keep, or nil to keep all. The oldest notifications are removed
  ///     first. A value below 1 is treated as 1.
  ///   - now: A closure that returns the time in seconds. The default is the time since the device started.
  public init(
    notificationCenter: NotificationCenter = .default,
    limit: Int? = nil,
    now: @escaping @Sendable () -> TimeInterval = { KeyboardRecorder.uptime() }
  ) {
    state = RecorderState(notificationCenter, limit.map { max(1, $0) } ?? .max, now)
  }

  /// Returns the time in seconds since the device started.
  @usableFromInline package static func uptime() -> TimeInterval {
    TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9
  }

  /// Starts recording.
  ///
  /// Earlier notifications are kept. Calling this method again has no effect.
  public func start() {
    state.start()
  }

  /// Stops recording.
  ///
  /// The ``trace`` is kept.
  public func stop() {
    state.stop()
  }

  deinit { state.stop() }
}

/// The recorded notifications, to which any thread can add a notification.
///
/// The unchecked conformance is safe: the only variable is private, and each access holds the lock. The constants are a
/// number, a `Sendable` closure, and a notification center, which is documented to be thread-safe.
private final class RecorderState: @unchecked Sendable {
  struct Content {
    var trace = KeyboardTrace()
    var tokens: [any NSObjectProtocol] = []
    var origin: TimeInterval?
  }

  private let notificationCenter: NotificationCenter
  private let limit: Int
  private let now: @Sendable () -> TimeInterval
  private let lock = NSLock()
  private var content = Content()

  init(_ notificationCenter: NotificationCenter, _ limit: Int, _ now: @escaping @Sendable () -> TimeInterval) {
    self.notificationCenter = notificationCenter
    self.limit = limit
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
      // The number of the entry's line in the trace format, which begins with a header line.
      let line = content.trace.entries.count + 2
      content.trace.entries.append(
        KeyboardTrace.Entry(notification, line: line, time: time - (content.origin ?? time)))
      guard content.trace.entries.count > limit else { return }
      content.trace.entries.removeFirst()
      for index in content.trace.entries.indices { content.trace.entries[index].line = index + 2 }
    }
  }
}
