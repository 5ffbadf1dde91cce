import ClavierTesting
import ClavierTraces
import Foundation

#if !QUICK
  import ClavierLab
#endif

/// A pasted log is read and explained as `clavier explain` does.
@MainActor
func check(_ bytes: [UInt8]) {
  guard let trace = try? KeyboardTrace(data: Data(bytes)) else { return }
  let lines = bytes.reduce(1) { $1 == 0x0A || $1 == 0x0D ? $0 + 1 : $0 }
  for entry in trace.entries { require(entry.line >= 1 && entry.line <= lines, "an entry is on a line of the text") }
  for problem in trace.problems {
    require(problem.line >= 1 && problem.column >= 1, "a problem has a line and a column")
  }
  for index in trace.entries.indices { _ = trace.screen(ofEntryAt: index) }
  checkRoundTrip(of: trace)
  #if !QUICK
    let report = Explanation.report(on: trace)
    require(report.notifications.count == trace.entries.count, "every notification is explained")
    _ = try? report.json()
    _ = ExplanationText(style: TextStyle(isColored: true)).text(report, source: "fuzz")
  #endif
}
