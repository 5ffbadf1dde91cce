#if canImport(os)
  import os
#endif

/// The system log.
///
/// On a platform without a system log, nothing is written, because standard error belongs to the app.
struct Log: Sendable {
  /// The log for keyboard notifications that cannot be read, for decisions about contradictory sources, and for advice
  /// on observing notifications.
  static let notifications = Log(category: "keyboard notifications")
  /// The log for the reasons why an input is not kept visible.
  static let avoidance = Log(category: "avoidance")

  #if canImport(os)
    private let logger: Logger

    private init(category: String) {
      logger = Logger(subsystem: "Clavier", category: category)
    }

    // Messages contain names of types, numbers, and rectangles, and never what the user types, so they are public.
    func error(_ message: String) { logger.error("\(message, privacy: .public)") }
    func info(_ message: String) { logger.info("\(message, privacy: .public)") }

    /// Logs advice on how to use an API, in debug builds only.
    func advise(_ advice: String) {
      #if DEBUG
        logger.debug("\(advice, privacy: .public)")
      #endif
    }
  #else
    private init(category: String) {}

    func error(_ message: String) {}
    func info(_ message: String) {}
    func advise(_ advice: String) {}
  #endif
}
