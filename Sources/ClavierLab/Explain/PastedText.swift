package import ClavierTesting
import ClavierTraces
package import Foundation

/// A text that somebody pasted or saved, which should hold notifications.
package enum PastedText {
  /// Where a text stops being readable, and why.
  package struct Unreadable: Error {
    /// Both counted from 1.
    package var line: Int
    package var column: Int
    package var message: String
  }

  /// The notifications in a text; never none.
  ///
  /// - Throws: ``Unreadable``.
  package static func trace(in data: Data) throws -> KeyboardTrace {
    let trace: KeyboardTrace
    do throws(NotUTF8) {
      trace = try KeyboardTrace(data: data)
    } catch {
      let offset = error.offset
      let (line, column) = TextPlace.of(offset, in: data)
      throw Unreadable(line: line, column: column, message: "not UTF-8 text (byte \(offset)).")
    }
    guard trace.entries.isEmpty else { return trace }
    if let problem = trace.problems.first {
      throw Unreadable(line: problem.line, column: problem.column, message: problem.message)
    }
    let what = data.isEmpty ? "the text is empty" : "no keyboard notification in this text"
    throw Unreadable(
      line: 1, column: 1, message: "\(what); print notification.userInfo and paste what the console shows.")
  }
}
