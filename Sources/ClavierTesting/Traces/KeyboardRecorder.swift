import ClavierCore
public import Foundation

/// Records the keyboard notifications of a notification center into a ``KeyboardTrace``.
///
/// Run it on a device, save ``KeyboardTrace/jsonLines``, and replay the keyboard anywhere:
///
/// ```swift
/// let recorder = KeyboardRecorder()
/// recorder.start()
/// // … type something …
/// try recorder.trace.jsonLines.write(to: file, atomically: true, encoding: .utf8)
/// ```
@MainActor
public final class KeyboardRecorder {
  /// What was recorded so far; the times count from the first ``start()``.
  public private(set) var trace = KeyboardTrace()
  /// Whether notifications are being recorded.
  public var isRecording: Bool { !observers.tokens.isEmpty }

  private let notificationCenter: NotificationCenter
  private let now: @MainActor () -> TimeInterval
  private let observers: Observers
  private var origin: TimeInterval?

  /// Creates a recorder, which does not record yet.
  ///
  /// - Parameters:
  ///   - notificationCenter: Where to listen.
  ///   - now: The clock, in seconds from any origin; the time since the machine started by default.
  public init(
    notificationCenter: NotificationCenter = .default,
    now: @escaping @MainActor () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
  ) {
    self.notificationCenter = notificationCenter
    self.now = now
    observers = Observers(notificationCenter)
  }

  /// Begins to record, after what was recorded before; does nothing while recording.
  public func start() {
    guard !isRecording else { return }
    let origin = self.origin ?? now()
    self.origin = origin
    observers.tokens = KeyboardEvent.allCases.map { event in
      notificationCenter.addObserver(forName: event.notificationName, object: nil, queue: nil) { [weak self] posted in
        // Keyboard notifications come on the main thread. One that somebody posts elsewhere is not the keyboard's.
        guard Thread.isMainThread else { return }
        let entry = KeyboardTrace.Entry(posted, line: 0)
        MainActor.assumeIsolated { self?.record(entry, since: origin) }
      }
    }
  }

  /// Stops recording; ``trace`` stays.
  public func stop() {
    observers.remove()
  }

  private func record(_ entry: KeyboardTrace.Entry, since origin: TimeInterval) {
    var entry = entry
    // The line it will have in the trace's own format, after the header.
    entry.line = trace.entries.count + 2
    entry.time = now() - origin
    trace.entries.append(entry)
  }

  /// The observers' tokens, removed when the recorder goes.
  private final class Observers {
    let notificationCenter: NotificationCenter
    var tokens: [any NSObjectProtocol] = []

    init(_ notificationCenter: NotificationCenter) {
      self.notificationCenter = notificationCenter
    }

    func remove() {
      for token in tokens { notificationCenter.removeObserver(token) }
      tokens = []
    }

    deinit { remove() }
  }
}
