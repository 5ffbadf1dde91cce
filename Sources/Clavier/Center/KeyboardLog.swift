import ClavierCore

#if canImport(os)
  import os

  /// Where the center reports what it cannot read, and what it decides where the sources disagree.
  enum KeyboardLog {
    private static let logger = Logger(subsystem: "Clavier", category: "keyboard notifications")

    static func report(_ error: KeyboardInfoError, in event: KeyboardEvent) {
      logger.error("\(event.rawValue, privacy: .public) ignored: \(error.description, privacy: .public)")
    }

    /// Logs how to use an API better, in debug builds only.
    static func advise(_ advice: String) {
      #if DEBUG
        logger.debug("\(advice, privacy: .public)")
      #endif
    }

    static func write(_ decision: String) {
      logger.info("\(decision, privacy: .public)")
    }
  }
#else
  /// Without a system log nothing is written: standard error belongs to the app.
  enum KeyboardLog {
    static func report(_ error: KeyboardInfoError, in event: KeyboardEvent) {}
    static func advise(_ advice: String) {}

    static func write(_ decision: String) {}
  }
#endif
