import ClavierLab
import DeviceChecks
import Foundation

// Only the first check is used, because all checks would take a second.
@MainActor private let checks = Array(DeviceCheck.all.prefix(1))

/// Reads and compares a device report, as `clavier beliefs compare` does.
@MainActor
func check(_ bytes: [UInt8]) {
  let data = Data(bytes)
  let read = PartialDeviceCheckReport(data)
  for problem in read.problems {
    require(problem.line >= 1 && problem.column >= 1, "a problem has a line and a column: \(problem)")
  }
  for entry in read.entries { require(entry.line >= 1, "an entry has a line") }
  // Most inputs have no entry, so nothing is compared.
  guard !read.entries.isEmpty || read.device != nil else { return }
  guard let report = try? ComparisonReport(comparing: data, checks: checks) else { return }
  _ = try? report.json()
  _ = ComparisonText(style: TextStyle(isColored: true)).text(report, source: "fuzz")
}
