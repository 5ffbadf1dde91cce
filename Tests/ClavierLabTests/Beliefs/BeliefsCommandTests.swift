import DeviceChecks
import Foundation
import Testing

@testable import ClavierLab

@Suite("Beliefs: the command line")
struct BeliefsCommandTests {
  private let process: CommandLineProcess

  init() throws {
    process = try CommandLineProcess()
  }

  @Test("The predictions match the golden file, and their JSON is versioned")
  func predictions() async throws {
    let only = ["--only", "inset-clamping", "back-swipe", "control-height", "control-heights"]
    let unknown = try await process.run(["beliefs"] + only)
    #expect(unknown.exitCode == 64 && unknown.error.contains("unknown belief 'control-height'. Closest matches: "))
    let names = only.filter { $0 != "control-height" }
    let text = try await process.run(["beliefs"] + names)
    #expect(text.exitCode == 0 && text.error.isEmpty)
    try Golden.expect(text.output, "beliefs.txt")
    let json = try await process.run(
      ["beliefs", "--format", "json", "--doubt", "back-swipe=focus-ends-at-end"] + names)
    let report = try BeliefsReport(json: Data(json.output.utf8))
    #expect(report.beliefs.map(\.name) == ["inset-clamping", "back-swipe", "control-heights"])
    #expect(report.alternatives == ["back-swipe=focus-ends-at-end"])
    #expect(try await process.run(["beliefs", "--doubt", "back-swipe=never"]).exitCode == 64)
  }

  @Test("The comparison matches the golden file, and its exit code states the result")
  func comparison() async throws {
    let doubts = ["--doubt", "hide-frames=frame-first", "--doubt", "guide-tracking=never"]
    let written = try await process.run(["beliefs", "--format", "report"] + doubts)
    #expect(written.exitCode == 0)
    try process.write(written.output, to: "report.json")
    let good = try await process.run(["beliefs", "compare", "report.json"])
    #expect(good.exitCode == 0 && good.output.contains("hide-frames               frame-first (not the default)\n"))

    var report = try JSONDecoder().decode(DeviceCheckReport.self, from: Data(written.output.utf8))
    report.device.model = "iPhone99,9"
    report.device.width = 500
    for index in report.entries.indices where report.entries[index].check == "animated-scroll" {
      report.entries[index].observations["time to the end of the animation"] = .seconds(0.6)
    }
    try process.write(try report.json(), to: "contradicting.json")
    let bad = try await process.run(["beliefs", "compare", "contradicting.json"])
    #expect(bad.exitCode == 1)
    try Golden.expect(bad.output, "beliefs-compare.txt")

    let half = String(decoding: try report.json().prefix(20_000), as: UTF8.self)
    let truncated = try await process.run(["beliefs", "compare", "-", "--format", "json"], input: half)
    #expect(truncated.exitCode == 65)
    let comparison = try ComparisonReport(json: Data(truncated.output.utf8))
    #expect(comparison.settledDoubts > 5 && !comparison.problems.isEmpty)

    report.entries = []
    try process.write(try report.json(), to: "empty.json")
    let empty = try await process.run(["beliefs", "compare", "empty.json"])
    let sentence = "The report contains no result of these checks that can be compared.\n"
    #expect(empty.exitCode == 65 && empty.output.contains(sentence))

    let missing = try await process.run(["beliefs", "compare", "raport.json"])
    #expect(missing.exitCode == 66 && missing.error.contains("Closest match: 'report.json'."))
  }
}
