import ClavierCore
import ClavierTesting
import Foundation

/// Writes a trace, reads it again, and decodes each notification that it would post.
func checkRoundTrip(of trace: KeyboardTrace) {
  let text = trace.jsonLines
  guard let again = try? KeyboardTrace(jsonLines: text) else {
    return require(false, "a written trace can be read:\n\(text)")
  }
  require(again.problems.isEmpty, "a written trace has no problems: \(again.problems)\n\(text)")
  require(again.entries.count == trace.entries.count, "a written trace has all entries:\n\(text)")
  require(again.jsonLines == text, "reading and writing a trace does not change it:\n\(text)")
  for entry in trace.entries { _ = try? KeyboardInfo(userInfo: entry.userInfo) }
}
