import ClavierCore

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

  /// Writes a message to the system log.
  static func write(_ message: String) {
    Log.avoidance.error(message)
  }
}
