package import ClavierTesting
import ClavierTraces
package import Foundation

/// Reads pasted or saved text that contains notifications.
package enum PastedText {
  /// The error for text that contains no readable notification.
  package struct Unreadable: Error {
    /// The line of the problem, counted from 1.
    package var line: Int
    /// The column of the problem, counted from 1.
    package var column: Int
    package var message: String
  }

  /// Returns the notifications in the text, at least one.
  ///
  /// - Throws: ``Unreadable``.
  package static func trace(in data: Data) throws(Unreadable) -> KeyboardTrace {
    let trace: KeyboardTrace
    do throws(NotUTF8) {
      trace = try KeyboardTrace(data: data)
    } catch {
      throw Unreadable(error, at: TextPlace.of(error.offset, in: data))
    }
    guard trace.entries.isEmpty else { return trace }
    let problem = trace.problems.first.map { ProblemReport(line: $0.line, column: $0.column, message: $0.message) }
    throw Unreadable(firstProblem: problem, isEmpty: data.isEmpty)
  }
}

extension PastedText.Unreadable {
  /// Creates the error for bytes that are not text.
  init(_ error: NotUTF8, at place: (line: Int, column: Int)) {
    self.init(
      line: place.line, column: place.column,
      message: "byte \(error.offset) is not UTF-8 text. Save the log as UTF-8.")
  }

  /// Creates the error for text without notifications.
  init(firstProblem problem: ProblemReport?, isEmpty: Bool) {
    if let problem {
      self.init(line: problem.line, column: problem.column, message: problem.message + ".")
      return
    }
    let what = isEmpty ? "the text is empty" : "the text contains no keyboard notification"
    self.init(line: 1, column: 1, message: "\(what). Print notification.userInfo and paste the console output.")
  }
}
