package import ClavierTesting
package import Foundation

/// Traces from console text.
///
/// The parser reads Objective-C and Swift descriptions of notifications and of their `userInfo`, the trees of lldb and
/// `dump`, React Native's events, and whole logs that also contain other lines. Braces, quotes, and keys may be
/// missing, and the keys may have any order. A value that the text does not contain stays nil, and no number is
/// rounded. React Native prints durations in milliseconds, which are converted to seconds. If the text contains only
/// frames without keys, such as `(0.0, 477.0, 375.0, 335.0)`, each is read as an end frame, unless the word before it
/// marks it as a start frame.
extension KeyboardTrace {
  /// Reads console text, or JSON lines if the text begins with their header.
  ///
  /// Text without any notification results in a trace without entries.
  package init(text: String) {
    var reader = TraceReader()
    // A string is always valid UTF-8.
    self = (try? reader.read(Array(text.utf8), isLast: true)) ?? KeyboardTrace()
  }

  /// Reads a UTF-8 file that contains console text or JSON lines.
  ///
  /// If the file ends in the middle of a character, everything before the character is read, and ``problems`` contains
  /// the position.
  ///
  /// - Throws: ``NotUTF8`` if the bytes are not UTF-8 text.
  package init(data: Data) throws(NotUTF8) {
    var reader = TraceReader()
    self = try reader.read(Array(data), isLast: true)
  }
}
