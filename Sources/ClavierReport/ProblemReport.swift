/// A place in a text that looked like a notification and could not be read.
public struct ProblemReport: Codable, Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int

  /// The column in that line, in characters, counted from 1.
  public var column: Int

  /// What is wrong there.
  public var message: String

  public init(line: Int, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }
}
