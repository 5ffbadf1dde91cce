import ClavierCore

#if canImport(os)
  import os
#endif

/// Logs why no adjustment was made.
enum AvoidanceLog {
  /// Returns the message for a plan; nil unless the plan is for an unusable scene.
  static func message(for plan: AvoidancePlan?) -> String? {
    guard let plan, case .unchanged = plan.outcome else { return nil }
    return plan.explanation.joined(separator: " ")
  }

  /// Returns the message for an input that is not in a window.
  static func message(withoutWindow input: AnyObject) -> String {
    "Nothing moves: the edited \(type(of: input)) is not in a window. Add it to one before it becomes first responder."
  }

  #if canImport(os)
    private static let logger = Logger(subsystem: "Clavier", category: "avoidance")

    static func write(_ message: String) {
      logger.error("\(message, privacy: .public)")
    }
  #else
    /// Does nothing, because there is no system log and standard error belongs to the app.
    static func write(_ message: String) {}
  #endif
}
