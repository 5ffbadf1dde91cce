package import ClavierTesting
import ClavierTraces
package import Foundation

/// Reads pasted or saved text that contains notifications.
package enum PastedText {
  /// The error that a text contains no readable notification.
  package struct Unreadable: Error {
    /// The line and the column are counted from 1.
    package var line: Int
    package var column: Int
    package var message: String
  }

  /// Returns the notifications in a text, at least one.
  ///
  /// - Throws: ``Unreadable``.
  package static func trace(in data: Data) throws -> KeyboardTrace {
    let trace: KeyboardTrace
    do throws(NotUTF8) {
      trace = try KeyboardTrace(data: data)
    } catch {
      let offset = error.offset
      let (line, column) = TextPlace.of(offset, in: data)
      throw Unreadable(line: line, column: column, message: "byte \(offset) is not UTF-8 text. Save the log as UTF-8.")
    }
    guard trace.entries.isEmpty else { return trace }
    if let problem = trace.problems.first {
      throw Unreadable(line: problem.line, column: problem.column, message: problem.message)
    }
    let what = data.isEmpty ? "the text is empty" : "the text contains no keyboard notification"
    throw Unreadable(
      line: 1, column: 1, message: "\(what). Print notification.userInfo and paste the console output.")
  }
}
