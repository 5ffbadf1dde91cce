import ClavierCore

#if canImport(os)
  import os

  /// Where a notification is reported that cannot be read.
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
  }
#else
  /// Without a system log nothing is written: standard error belongs to the app.
  enum KeyboardLog {
    static func report(_ error: KeyboardInfoError, in event: KeyboardEvent) {}
    static func advise(_ advice: String) {}
  }
#endif
