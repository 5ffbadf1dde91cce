#if canImport(os)
  import os
#endif

/// The system log.
///
/// On a platform without it, nothing is written, because standard error belongs to the app.
struct Log: Sendable {
  /// Keyboard notifications that cannot be read, and decisions where the sources disagree.
  static let notifications = Log(category: "keyboard notifications")
  /// Reasons why an input is not kept visible.
  static let avoidance = Log(category: "avoidance")

  #if canImport(os)
    private let logger: Logger

    private init(category: String) {
      logger = Logger(subsystem: "Clavier", category: category)
    }

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
