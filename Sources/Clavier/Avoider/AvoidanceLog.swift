import ClavierCore

#if canImport(os)
  import os
#endif

/// Where it is said why nothing was done.
enum AvoidanceLog {
  /// What to say of a plan; nil for one that does what was asked.
  static func message(for plan: AvoidancePlan?) -> String? {
    guard let plan, case .unchanged = plan.outcome else { return nil }
    return plan.explanation.joined(separator: " ")
  }

  /// What to say of an input that is edited in no window.
  static func message(withoutWindow input: AnyObject) -> String {
    "Nothing moves: the \(type(of: input)) that is being edited is in no window. Add it to one before it becomes first responder."
  }

  #if canImport(os)
    private static let logger = Logger(subsystem: "Clavier", category: "avoidance")

    static func write(_ message: String) {
      logger.error("\(message, privacy: .public)")
    }
  #else
    /// Without a system log nothing is written: standard error belongs to the app.
    static func write(_ message: String) {}
  #endif
}
