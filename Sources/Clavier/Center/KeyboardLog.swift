import ClavierCore

#if canImport(os)
  import os

  /// Where a notification is reported that cannot be read.
  enum KeyboardLog {
    private static let logger = Logger(subsystem: "Clavier", category: "keyboard notifications")

    static func report(_ error: KeyboardInfoError, in event: KeyboardEvent) {
      logger.error("\(event.rawValue, privacy: .public) ignored: \(error.description, privacy: .public)")
    }
  }
#else
  /// Without a system log nothing is written: standard error belongs to the app.
  enum KeyboardLog {
    static func report(_ error: KeyboardInfoError, in event: KeyboardEvent) {}
  }
#endif
