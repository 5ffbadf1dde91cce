/// What `clavier explain` prints with `--format json`.
///
/// ```json
/// { "version": 1, "notifications": [ { "line": 1, "event": "willShow" } ], "problems": [] }
/// ```
package struct ExplanationReport: VersionedReport {
  package static let currentVersion = 1

  package var version: Int

  /// The notifications in the order of the text.
  package var notifications: [NotificationReport]

  /// What in the text looked like a notification and could not be read.
  package var problems: [ProblemReport]

  package init(notifications: [NotificationReport], problems: [ProblemReport]) {
    version = Self.currentVersion
    self.notifications = notifications
    self.problems = problems
  }
}
