import ClavierReport
import Foundation
import Testing

struct CheckCommandTests {
  private let process: CommandLineProcess

  init() throws {
    process = try CommandLineProcess()
  }

  @Test func `JSON has the cases of a shard and nothing else is written`() throws {
    defer { process.remove() }
    let result = try process.run(["check", "--shard", "3/100", "--format", "json"])
    #expect(result.exitCode == 0, "\(result.error)")
    #expect(result.error.isEmpty, "no progress where nobody looks")
    let report = try CheckReport(json: Data(result.output.utf8))
    #expect(report.covered.isEmpty)
    #expect(report.cases >= 40)
  }

  @Test func `text is a table`() throws {
    defer { process.remove() }
    let result = try process.run(["check", "--shard", "1/100"])
    #expect(result.exitCode == 0)
    #expect(result.output.hasPrefix("screen"))
    #expect(result.output.contains("✓ No input is covered: "))
    #expect(result.output.split(separator: "\n").count < 20)
    #expect(!result.output.contains("\u{1B}"), "no colours where nobody looks")
  }

  @Test func `JUnit is XML with a test case for each case`() throws {
    defer { process.remove() }
    let arguments = ["check", "--shard", "100/100", "--format"]
    let xml = try process.run(arguments + ["junit"]).output
    let report = try CheckReport(json: Data(process.run(arguments + ["json"]).output.utf8))
    #expect(WellFormedness.problem(in: xml) == nil)
    #expect(xml.components(separatedBy: "<testcase ").count - 1 == report.cases)
    #expect(xml.contains(" tests=\"\(report.cases)\" failures=\"0\">"))
  }
}
