import Foundation
import Testing

@testable import ClavierLab

/// Tests the phone process, which reads and writes lines.
struct LabPhoneProcessTests {
  private func messages(_ output: String) throws -> [PhoneMessage] {
    try output.split(separator: "\n").map { try PhoneMessage(json: Data($0.utf8)) }
  }

  @Test func `answers commands on standard output and ends with its input`() async throws {
    let process = try CommandLineProcess()
    let lines = [
      String(decoding: try PhoneCommand.settings(LabSettings()).json(), as: UTF8.self), "", "garbage",
      #"{"version":1,"type":"focus","input":"firstName"}"#, #"{"version":1,"type":"time","rate":9}"#,
    ]
    let result = try await process.run(["lab-phone"], input: lines.joined(separator: "\n") + "\n")
    #expect(result.exitCode == 0 && result.error.isEmpty, "\(result.error)")
    let replies = try messages(result.output)
    #expect(replies.opened.count == 1 && replies.frames.first?.isWhole == true)
    #expect(
      replies.problems == [
        "The command is not JSON: send one object on one line.", "The field 'rate' must be from 0 to 4, not 9.0.",
      ])
    #expect(replies.actions.map(\.text) == ["tap firstName"])
  }

  @Test(arguments: ["1e-13", "1e-9", "5e-324", "0.01", "0", "4"])
  func `runs at every valid rate`(rate: String) async throws {
    let process = try CommandLineProcess()
    let lines = [
      String(decoding: try PhoneCommand.settings(LabSettings()).json(), as: UTF8.self),
      #"{"version":1,"type":"time","rate":\#(rate)}"#, #"{"version":1,"type":"focus","input":"firstName"}"#,
    ]
    let result = try await process.run(["lab-phone"], input: lines.joined(separator: "\n") + "\n")
    #expect(result.exitCode == 0 && result.error.isEmpty, "\(result.error)")
    let isPossible = ["0.01", "0", "4"].contains(rate)
    #expect(try messages(result.output).problems.count == (isPossible ? 0 : 1))
  }

  @Test(arguments: [0, 1, -1, 1e300, .infinity, -.infinity, .nan, 1e-300, .leastNonzeroMagnitude])
  func `the computed wait is short for any number of seconds`(seconds: Double) {
    #expect((500_000...200_000_000).contains(LabPace.nanoseconds(toWait: seconds)))
  }

  @Test func `ends the session after a line that is too long`() async throws {
    let process = try CommandLineProcess()
    let line = String(repeating: "x", count: PhoneCommand.longestLine + 1)
    let result = try await process.run(["lab-phone"], input: line)
    #expect(result.exitCode == 0)
    #expect(try messages(result.output).problems == ["A line has more than 1500000 bytes, so the session ends."])
  }

  @Test func `assembles lines from chunks`() {
    var splitter = LineSplitter(limit: 5)
    var lines: [String] = []
    func append(_ text: String) -> Bool {
      splitter.append(Data(text.utf8)) { lines.append(String(decoding: $0, as: UTF8.self)) }
    }
    #expect(append("ab") && append("c\r\n\nde\nf") && append("ghij\n"))
    #expect(lines == ["abc", "de", "fghij"])
    #expect(!append("123456"))
  }

  @Test func `the catalog marks the lines that handle the keyboard`() async throws {
    let catalog = await LabCatalog.gallery
    #expect(try LabCatalog(json: catalog.json()) == catalog)
    for screen in catalog.screens {
      let text = try #require(screen.source.text, "\(screen.id)")
      #expect(text.contains("class \(screen.source.file.dropLast(6))"), "\(screen.id)")
      #expect(!screen.source.highlights.isEmpty, "\(screen.id)")
    }
    #expect(catalog.devices.contains { $0.id == "iphone-393x852" && $0.name == "iPhone 16" && !$0.canFloat })
    #expect(catalog.devices.contains { $0.idiom == "pad" && $0.canFloat })
  }
}
