import ClavierTesting
import ClavierTraces
import Foundation

#if !QUICK
  import ClavierLab
#endif

/// Reads and explains a pasted log, as `clavier explain` does.
@MainActor
func check(_ bytes: [UInt8]) {
  guard let trace = try? KeyboardTrace(data: Data(bytes)) else { return }
  let lines = bytes.reduce(1) { $1 == 0x0A || $1 == 0x0D ? $0 + 1 : $0 }
  for entry in trace.entries { require(entry.line >= 1 && entry.line <= lines, "an entry is on a line of the text") }
  for problem in trace.problems {
    require(problem.line >= 1 && problem.column >= 1, "a problem has a line and a column")
  }
  for index in trace.entries.indices {
    _ = KeyboardTrace.Screen.nearest(
      to: index, count: trace.entries.count, width: { KeyboardTrace.Screen.width(of: trace.entries[$0]) },
      own: { KeyboardTrace.Screen(of: trace.entries[$0]) })
  }
  checkRoundTrip(of: trace)
  if bytes.count % 16 == 1, bytes.count < 1500 { checkParts(bytes) }
  #if !QUICK
    let report = Explanation.report(on: trace)
    require(report.notifications.count == trace.entries.count, "every notification is explained")
    _ = try? report.json()
    _ = ExplanationText(style: TextStyle(isColored: true)).text(report, source: "fuzz")
  #endif
}

/// Empty lines, after which a reader treats the text as console text, and returns the entries of each part.
private let emptyLines = [UInt8](repeating: 0x0A, count: 1 << 16)

/// The number of bytes around a key that stay in memory: the smallest number that the parser supports.
private let reach = 1000

/// Reads text in small parts, and checks that the result is the same as when the whole text is read together.
private func checkParts(_ bytes: [UInt8]) {
  var (reader, wholeReader) = (TraceReader(), TraceReader())
  // With the usual reach, an input would be too short for a part of it to be read before the last part arrives.
  (reader.reach, wholeReader.reach) = (reach, reach)
  let size = Int(bytes[0]) % 61 + 1
  // Text is discarded only when more text follows it.
  var text: [UInt8] = []
  for _ in 0..<12 { text += bytes + [0x0A] }
  guard let whole = try? wholeReader.read(emptyLines + text, isLast: true),
    var read = try? reader.read(emptyLines, isLast: false)
  else { return }
  var rest = text[...]
  while !rest.isEmpty {
    let part = Array(rest.prefix(size))
    rest = rest.dropFirst(size)
    guard let next = try? reader.read(part, isLast: rest.isEmpty) else { return require(false, "a part can be read") }
    read.entries += next.entries
    read.problems += next.problems
  }
  require(
    read.entries.map(\.line) == whole.entries.map(\.line) && read.jsonLines == whole.jsonLines,
    "reading in parts of \(size) bytes has the same result:\n\(read.jsonLines)\n\(whole.jsonLines)")
  require(read.problems == whole.problems, "and the same problems: \(read.problems), \(whole.problems)")
}
