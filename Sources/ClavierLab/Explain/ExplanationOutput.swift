/// The output of an explanation, which is produced in parts.
protocol ExplanationOutput {
  /// The number of notifications.
  var count: Int { get }

  /// Adds a notification.
  mutating func add(_ notification: NotificationReport)

  /// Adds the end of the output.
  mutating func end(problems: [ProblemReport])

  /// Returns the output so far, without what was returned before.
  mutating func take() -> [UInt8]
}
