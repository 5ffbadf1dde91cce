import ClavierCore

#if canImport(os)
  import os

  /// Where it is said why nothing was done.
  enum AvoidanceLog {
    private static let logger = Logger(subsystem: "Clavier", category: "avoidance")

    static func report(_ plan: AvoidancePlan?) {
      guard let plan, case .keeps = plan.outcome else { return }
      logger.error("\(plan.explanation.joined(separator: " "), privacy: .public)")
    }
  }
#else
  /// Without a system log nothing is written: standard error belongs to the app.
  enum AvoidanceLog {
    static func report(_ plan: AvoidancePlan?) {}
  }
#endif
