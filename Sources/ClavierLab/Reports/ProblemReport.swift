/// A part of a text that looks like a notification but cannot be read.
package struct ProblemReport: Codable, Hashable, Sendable {
  /// The line, counted from 1.
  package var line: Int

  /// The column in characters, counted from 1.
  package var column: Int

  /// What is wrong.
  package var message: String
}
