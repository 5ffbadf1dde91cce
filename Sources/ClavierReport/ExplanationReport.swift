/// What `clavier explain` prints with `--format json`.
///
/// ```json
/// { "version": 1, "notifications": [ { "line": 1, "event": "willShow" } ], "problems": [] }
/// ```
public struct ExplanationReport: VersionedReport {
  public static let currentVersion = 1

  public var version: Int

  /// The notifications in the order of the text.
  public var notifications: [NotificationReport]

  /// What in the text looked like a notification and could not be read.
  public var problems: [ProblemReport]

  public init(notifications: [NotificationReport], problems: [ProblemReport]) {
    version = Self.currentVersion
    self.notifications = notifications
    self.problems = problems
  }
}
