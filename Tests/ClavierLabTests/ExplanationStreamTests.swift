import ClavierTesting
import ClavierTraces
import Foundation
import SeededRandom
import Testing

@testable import ClavierLab

struct ExplanationStreamTests {
  private func explain(_ text: String, as format: ExplanationStream.Format, partSize: Int) throws -> String {
    var stream = ExplanationStream(format)
    var output: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      output += try stream.read(Array(rest.prefix(partSize)), isLast: false)
      rest = rest.dropFirst(partSize)
    }
    output += try stream.read([], isLast: true)
    return String(decoding: output, as: UTF8.self)
  }

  /// Logs with several devices, notifications without a screen, and problems.
  private func logs() -> [String] {
    var generator = SeededGenerator(seed: 11)
    let frames = [
      "{{0, 852}, {393, 336}}", "{{0, 516}, {393, 336}}", "{{0, 445.33333333333326}, {375, 366.66666666666674}}",
      "{{0, 1}, {393, 2}}", "{{0, 480}, {320, 216}}", "{{0, 0}, {768, 304}}", "{{nan, 0}, {1, 1}}",
    ]
    let names = ["WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "Other"]
    return (0..<12).map { _ in
      (0..<300).map { _ in
        ConsoleTexts.objectiveC(
          "UIKeyboard\(names.randomElement(using: &generator) ?? "")Notification",
          begin: frames.randomElement(using: &generator) ?? "", end: frames.randomElement(using: &generator) ?? "",
          duration: ["0", "\"0.25\"", "soon"].randomElement(using: &generator) ?? "0")
      }.joined()
    }
  }

  @Test func `text and JSON are the same whether written in parts or as a whole`() async throws {
    for text in [ConsoleTexts.visit] + logs() {
      await Task.yield()
      let report = Explanation.report(on: KeyboardTrace(text: text))
      let json = String(decoding: try report.json(), as: UTF8.self) + "\n"
      let words = ExplanationText(style: TextStyle(isColored: true)).text(report, source: "log.txt")
      for size in [777, 1 << 20] {
        #expect(try explain(text, as: .json, partSize: size) == json)
        #expect(
          try explain(text, as: .text(TextStyle(isColored: true), source: "log.txt"), partSize: size) == words)
      }
    }
  }

  @Test func `text without notifications is an error with the position`() {
    #expect(throws: PastedText.Unreadable.self) { try explain("nothing", as: .json, partSize: 3) }
    let place = #expect(throws: PastedText.Unreadable.self) {
      var stream = ExplanationStream(.json)
      _ = try stream.read(Array("one\ntwo ".utf8), isLast: false)
      _ = try stream.read([0xFF], isLast: false)
    }
    #expect(place?.line == 2 && place?.column == 5)
  }

  @Test func `a log that consists only of problems does not use unbounded memory`() {
    var problems = ProblemList()
    let problem = KeyboardTrace.Problem(line: 1, column: 1, message: "this line is not a JSON object")
    for _ in 0..<100_003 { problems.add([problem]) }
    #expect(problems.reports.count == 100_001)
    #expect(problems.reports.last?.message == "this is the first of 3 problems that are not listed")
  }

  @Test func `text in JSON is escaped`() throws {
    let message = "\"quoted\" \\ \n\t\u{8}\u{C}\r\u{1}\u{1F} ä⌨/"
    let report = ExplanationReport(
      notifications: [], problems: [ProblemReport(line: 1, column: 2, message: message)])
    var output = ExplanationJSON()
    output.end(problems: report.problems)
    #expect(String(decoding: output.take(), as: UTF8.self) == String(decoding: try report.json(), as: UTF8.self) + "\n")
  }
}
