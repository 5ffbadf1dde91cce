/// Part of the text that cannot be read.
package struct ProblemReport: Codable, Hashable, Sendable {
  /// The line, counted from 1.
  package var line: Int

  /// The column, counted in Unicode scalars from 1.
  package var column: Int

  /// What is wrong.
  package var message: String
}
