import ClavierCore

/// Logs why no adjustment was made.
enum AvoidanceLog {
  /// Returns the message for a plan that leaves everything unchanged; nil for any other plan.
  static func message(for plan: AvoidancePlan?) -> String? {
    guard let plan, case .unchanged = plan.outcome else { return nil }
    return plan.explanation.joined(separator: " ")
  }

  /// Returns the message for an input that is not in a window.
  static func message(withoutWindow input: AnyObject) -> String {
    "Nothing moves: the edited \(type(of: input)) is not in a window. Add it to a window before it becomes first responder."
  }

  /// Writes a message to the system log.
  static func write(_ message: String) {
    Log.avoidance.error(message)
  }
}
