import ClavierTesting
import Foundation
import Testing
import UIKit

@testable import ClavierLab

struct CheckCommandTests {
  private let process: CommandLineProcess

  init() throws {
    process = try CommandLineProcess()
  }

  @Test func `JSON contains the cases of a shard and nothing else`() async throws {
    let result = try await process.run(["check", "--shard", "3/100", "--format", "json"])
    #expect(result.exitCode == 0, "\(result.error)")
    #expect(result.error.isEmpty, "progress is printed only to a terminal")
    let report = try CheckReport(json: Data(result.output.utf8))
    #expect(report.covered.isEmpty)
    #expect(report.cases >= 40)
  }

  @MainActor @Test func `a part that contains no screen is an error`() async throws {
    let configurations = TrialConfiguration.all(with: .iOS18)
    let extent = DoubtCheck.Extent(seed: 1, combinations: 0)
    let counts = (
      GalleryCheck(configurations: configurations).jobs.count,
      DoubtCheck(extent, screens: LabScreen.gallery, configurations: configurations) { _ in GalleryCheck.Outcome() }
        .jobCount
    )
    for (options, count) in [([], counts.0), (["--doubts", "--seed", "1", "--combinations", "0"], counts.1)] {
      for format in ["text", "json", "junit"] {
        let result = try await process.run(["check", "--shard", "90000/90000", "--format", format] + options)
        #expect(result.exitCode == 64 && result.output.isEmpty)
        #expect(
          result.error
            == "clavier: --shard: part 90000/90000 contains no screen. Use at most \(count) parts, such as 1/\(count).\n"
        )
      }
      let last = try await process.run(["check", "--shard", "\(count)/\(count)", "--format", "json"] + options)
      #expect(last.exitCode == 0, "\(last.error)")
    }
  }

  @Test func `the text output is a table`() async throws {
    let result = try await process.run(["check", "--shard", "1/100"])
    #expect(result.exitCode == 0)
    #expect(result.output.hasPrefix("screen"))
    #expect(result.output.contains("✓ Every input is visible: "))
    #expect(result.output.split(separator: "\n").count < 20)
    #expect(!result.output.contains("\u{1B}"), "no colors unless the output is a terminal")
  }

  @Test func `the same seed checks the same doubts`() async throws {
    let arguments = ["check", "--doubts", "--seed", "5", "--combinations", "1", "--shard", "1/400", "--format"]
    let result = try await process.run(arguments + ["json"])
    #expect(result.exitCode == 0, "\(result.error)\(result.output)")
    #expect(result.error.isEmpty)
    let report = try DoubtsReport(json: Data(result.output.utf8))
    #expect(report.system == "18")
    #expect(report.seed == 5 && report.passed && report.runs.last?.kind == .combination)
    #expect(try await process.run(arguments + ["json"]).output == result.output)
    let text = try await process.run(arguments + ["text"])
    #expect(text.exitCode == 0)
    #expect(text.output.hasPrefix("UIKit behavior") && text.output.contains("\nSeed 5. Checked "))
    let xml = try await process.run(arguments + ["junit"])
    #expect(WellFormedness.problem(in: xml.output) == nil)
  }

  @Test func `names the chosen alternative in the output of check and demo`() async throws {
    let name = try #require(HeadlessDoubt.all.first?.alternatives.last?.rawValue)
    let choice = ["--doubt", name]
    let check = try await process.run(["check", "--shard", "1/200", "--format", "json"] + choice)
    #expect(check.exitCode == 0, "\(check.error)")
    #expect(try CheckReport(json: Data(check.output.utf8)).alternatives == [name])
    let demo = try await process.run(["demo", "--style", "handler", "--format", "json"] + choice)
    #expect(demo.exitCode == 0, "\(demo.error)")
    #expect(try RunReport(json: Data(demo.output.utf8)).alternatives == [name])
    for command in [["check", "--shard", "1/200"], ["demo", "--style", "handler"]] {
      let text = try await process.run(command + choice).output
      #expect(text.contains("Assumed UIKit behavior: \(name).\n"))
      #expect(try await !process.run(command).output.contains("Assumed UIKit behavior"))
    }
  }

  @Test func `the JUnit report has a test case for each case`() async throws {
    let arguments = ["check", "--shard", "100/100", "--format"]
    let xml = try await process.run(arguments + ["junit"]).output
    let report = try CheckReport(json: Data(await process.run(arguments + ["json"]).output.utf8))
    #expect(WellFormedness.problem(in: xml) == nil)
    #expect(xml.components(separatedBy: "<testcase ").count - 1 == report.cases)
    #expect(xml.contains(" tests=\"\(report.cases)\" failures=\"0\">"))
  }
}
