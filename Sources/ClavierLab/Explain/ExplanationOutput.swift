/// The output of an explanation, which is produced in parts.
protocol ExplanationOutput {
  /// The number of notifications.
  var count: Int { get }

  /// Adds a notification.
  mutating func add(_ notification: NotificationReport)

  /// Adds the end of the output.
  mutating func end(problems: [ProblemReport])

  /// Returns the output that has not been returned before.
  mutating func take() -> [UInt8]
}
