/// A place in a text that looked like a notification and could not be read.
package struct ProblemReport: Codable, Hashable, Sendable {
  /// The line, counted from 1.
  package var line: Int

  /// The column in that line, in characters, counted from 1.
  package var column: Int

  /// What is wrong there.
  package var message: String
}
