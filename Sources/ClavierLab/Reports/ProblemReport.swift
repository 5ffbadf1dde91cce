package import ClavierTesting

/// Part of the text that cannot be read.
package struct ProblemReport: Codable, Hashable, Sendable {
  /// The line, counted from 1.
  package var line: Int

  /// The column, counted in Unicode scalars from 1.
  package var column: Int

  /// What is wrong.
  package var message: String
}

extension ProblemReport {
  /// Returns the problems of a trace, up to the limit of ``ProblemList``.
  package static func list(of trace: KeyboardTrace) -> [ProblemReport] {
    var list = ProblemList()
    list.add(trace.problems)
    return list.reports
  }

  /// The maximum length of a name from the text in a problem, in bytes.
  private static let maximumNameLength = 200
  /// The number of Unicode scalars of a shortened name.
  private static let shortenedNameLength = 60

  /// Returns a name from the text, shortened if it is long.
  static func shortened(_ name: String) -> String {
    guard name.utf8.count > maximumNameLength else { return name }
    // A character can consist of any number of scalars.
    return String(String.UnicodeScalarView(name.unicodeScalars.prefix(shortenedNameLength))) + "…"
  }

  /// Returns a line of text without its line break, in the form of a compiler's message.
  ///
  /// - Parameter source: The name of the file.
  package func text(source: String, style: TextStyle) -> String {
    "\(style.warning("\(source):\(line):\(column)")): \(message)"
  }
}
