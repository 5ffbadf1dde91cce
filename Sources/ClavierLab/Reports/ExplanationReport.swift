/// The output of `clavier explain --format json`.
///
/// ```json
/// { "version": 1, "notifications": [ { "line": 1, "event": "willShow" } ], "problems": [] }
/// ```
package struct ExplanationReport: VersionedReport {
  package static let currentVersion = 1

  package var version: Int

  /// The notifications in order.
  package var notifications: [NotificationReport]

  /// The parts of the text that look like a notification but cannot be read.
  package var problems: [ProblemReport]

  package init(notifications: [NotificationReport], problems: [ProblemReport]) {
    version = Self.currentVersion
    self.notifications = notifications
    self.problems = problems
  }
}
