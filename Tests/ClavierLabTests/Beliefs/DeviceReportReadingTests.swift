import DeviceChecks
import Foundation
import TestSupport
import Testing
import UIKit

@testable import ClavierLab

@MainActor @Suite("Beliefs: damaged reports")
struct DeviceReportReadingTests {
  private static let names = ["inset-clamping", "end-of-turn", "hidden-layout", "toolbar-height"]

  private static func json() throws -> String {
    let checks = names.compactMap { DeviceCheck.named($0) }
    let report = try BeliefStage().report(of: checks, under: DoubtChoices([]))
    return String(decoding: try report.json(), as: UTF8.self)
  }

  private static func read(_ text: String) -> PartialDeviceCheckReport { PartialDeviceCheckReport(Data(text.utf8)) }

  @Test("A complete report has no problems, whatever its layout")
  func complete() throws {
    let text = try Self.json()
    let compact = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined()
    for variant in [text, compact, "\u{FEFF}" + text, text.replacing("\n", with: "\r\n")] {
      let report = Self.read(variant)
      #expect(report.problems.isEmpty)
      #expect(report.entries.map(\.value.check) == Self.names)
      #expect(report.device?.model == "headless" && report.app != nil && report.date != nil)
    }
  }

  @Test("A truncated report keeps its complete entries, and a problem states where the report ends")
  func truncated() throws {
    let text = try Self.json()
    let bytes = Array(text.utf8)
    var counts: [Int] = []
    for end in stride(from: 1, to: bytes.count, by: 7) {
      let part = Array(bytes[..<end])
      let report = PartialDeviceCheckReport(Data(part))
      counts.append(report.entries.count)
      let lastLine = 1 + part.filter { $0 == UInt8(ascii: "\n") }.count
      #expect(!report.problems.isEmpty && report.problems.allSatisfy { (1...lastLine).contains($0.line) }, "\(end)")
      #expect(report.problems.contains { $0.line >= lastLine - 1 }, "\(end)")
    }
    #expect(counts == counts.sorted() && counts.last == Self.names.count)
  }

  @Test("The entries after a damaged entry are read")
  func recovery() throws {
    var lines = try Self.json().components(separatedBy: "\n")
    let place = try #require(lines.firstIndex { $0.contains("\"end-of-turn\"") })
    lines[place + 1] = "  %%%"
    let report = Self.read(lines.joined(separator: "\n"))
    #expect(report.entries.map(\.value.check) == ["inset-clamping", "hidden-layout", "toolbar-height"])
    #expect(report.problems.map(\.line) == [place, place + 2])
    #expect(report.problems[0].message == "the entry 'end-of-turn' is incomplete.")
    #expect(report.problems[1].message == "expected a name in quotation marks.")
  }

  @Test("Each unreadable part is named with its line, and the rest is read")
  func problems() {
    let text = """
      { "version": 2, "device": {"model": "iPhone17,3"}, "beliefs": [
        {"belief": "end-of-turn", "observations": {"order": ["observer", 3], "height": {"meters": 1}, "ok": true}},
        {"belief": "end-of-turn", "observations": {}},
        {"belief": "end-of-trun", "observations": {}},
        {"observations": {}},
        {"belief": "hidden-layout"},
        {"belief": "rotation", "skipped": "Skipped."},
        7
      ] } more
      """
    let report = Self.read(text)
    #expect(report.entries.map(\.value.check) == ["end-of-turn", "rotation"])
    #expect(report.entries[0].value.observations == ["ok": .flag(true)])
    #expect(report.entries[1].value.skipped == "Skipped." && report.device == nil)
    let found = report.problems.map { "\($0.line): \($0.message)" }
    for problem in [
      "1: the report has version 2. Only the parts that match version 1 are compared.",
      "1: the description of the device is incomplete.", "9: the text after the report is ignored.",
      "2: the observation 'order' of 'end-of-turn' has an unknown form.",
      "2: the observation 'height' of 'end-of-turn' has an unknown form.",
      "3: the belief 'end-of-turn' is also on line 2. Only that entry is compared.",
      "4: unknown belief 'end-of-trun'. Closest matches: 'end-of-turn'.",
      "5: the entry has no 'belief'.", "6: the entry 'hidden-layout' has no 'observations'.",
      "8: the entry is not a JSON object.",
    ] {
      #expect(found.contains(problem), "\(problem)\nis missing in\n\(found.joined(separator: "\n"))")
    }
    #expect(found.count == 10)
  }

  @Test(
    "A problem states the column in Unicode scalars at which the unreadable value or text begins",
    arguments: [
      ("{\"beliefs\": []} more", 17), ("{\"beliefs\" []}", 12), ("{\"app\": \"é⌨\", \"beliefs\": []} more", 30),
      ("{\"app\": \"é⌨\", \"beliefs\" []}", 25), ("{\"app\": \"é⌨\", \"beliefs\": 3}", 26),
      ("{\"beliefs\": [ 7, {\"belief\": \"rotation\", \"observations\": {\"é\": \"x\"}}]}", 63),
      ("{\"beliefs\": [7, {}]}", 17), ("[{\"belief\": \"é\"}, {\"belief\": \"⌨\"}]", 19),
    ])
  func columns(text: String, column: Int) {
    let problems = Self.read("\n" + text).problems
    #expect(problems.contains { $0.line == 2 && $0.column == column }, "\(problems)")
  }

  @Test("Several problems on the first line are reported with the correct columns, with and without a byte order mark")
  func columnsAfterDamage() {
    let text = "{\"é\": %, \"⌨\": [{\"belief\": %}]}"
    for variant in [text, "\u{FEFF}" + text] {
      let problems = Self.read(variant).problems.filter { $0.message == "expected a value." }
      #expect(problems.map(\.line) == [1, 1] && problems.map(\.column) == [7, 27], "\(problems)")
    }
  }

  @Test("The time for reading a damaged report is proportional to its length", arguments: ["\n", " "])
  func readingTime(separator: String) {
    func time(of count: Int) -> Duration {
      let text = "{\"beliefs\":[%\n" + String(repeating: "{\"belief\" 1\(separator)", count: count)
      return processorTime { _ = Self.read(text) }
    }
    let (few, many) = (time(of: 4_000), time(of: 64_000))
    #expect(many < few * 32 + .seconds(1), "\(few) for 4,000 entries, \(many) for 64,000")
  }

  @Test("A report with many or long unknown names is read quickly")
  func unknownNames() {
    let names = (0..<20_000).map { "unknown-\($0)" } + [String(repeating: "x", count: 100_000)]
    let text = "{\"beliefs\":[" + names.map { "{\"belief\":\"\($0)\"}" }.joined(separator: ",") + "]}"
    var problems: [String] = []
    let time = processorTime { problems = Self.read(text).problems.map(\.message) }
    #expect(time < .seconds(10))
    #expect(problems.contains { $0.hasPrefix("unknown belief 'unknown-19999'") })
    #expect(problems.allSatisfy { $0.utf8.count < 300 })
  }

  @Test("A problem shortens long text of the report", arguments: ["x", "\u{301}", "⌨"])
  func longTexts(part: String) {
    let long = String(repeating: part, count: 5000)
    for text in [
      #"{"version": "\#(long)", "beliefs": []}"#, #"{"beliefs": [{"belief": "\#(long)", %"#, #"{"\#(long)" 1}"#,
      #"{"beliefs": [{"belief": "end-of-turn", "observations": {"\#(long)": "x"}}]}"#,
      #"{"beliefs": [{"belief": "end-of-turn", "observations": {"\#(long)": 1, "\#(long)": 2}}]}"#,
      #"{"beliefs": [{"belief": "\#(long)"}]}"#,
    ] {
      let problems = Self.read(text).problems
      #expect(!problems.isEmpty && problems.allSatisfy { $0.message.utf8.count < 400 }, "\(text.prefix(40))")
    }
  }

  @Test(
    "A problem describes a version that is not the current one",
    arguments: [
      ("2", "version 2"), ("\"x\"", "version 'x'"), ("true", "a version that is not a number"),
      ("null", "a version that is not a number"), ("[1]", "a version that is not a number"),
    ])
  func versions(json: String, description: String) {
    let problems = Self.read("{\"version\": \(json), \"beliefs\": []}").problems.map(\.message)
    #expect(
      problems.contains("the report has \(description). Only the parts that match version 1 are compared."),
      "\(problems)")
  }

  @Test(
    "A report after other text is read",
    arguments: ["Saved report:\n", "Saved report: ", "report.json {1}:\n", "[", "\u{FEFF}Saved:\n"])
  func textBeforeReport(text: String) throws {
    let report = Self.read(text + (try Self.json()))
    #expect(report.entries.map(\.value.check) == Self.names)
    #expect(!report.problems.isEmpty)
    // An object in the other text is not the report, and the rest of a damaged file has no description of the device.
    #expect((report.device == nil) == text.contains("{"))
  }

  @Test("A problem that two attempts to read a file find is listed once")
  func repeatedProblem() {
    let problems = Self.read(#"[{"beliefs": [{"belief": "rotation", }]}"#).problems
    #expect(!problems.isEmpty && Set(problems).count == problems.count, "\(problems)")
  }

  @Test("Only the first value of a repeated observation is compared, and a problem names the observation")
  func repeatedObservation() {
    let report = Self.read(
      #"{"beliefs": [{"belief": "end-of-turn", "observations": {"ok": true, "order": ["a"], "ok": false}}]}"#)
    #expect(report.entries.map(\.value.observations) == [["ok": .flag(true), "order": .order(["a"])]])
    #expect(
      report.problems.map(\.message).contains(
        "the observation 'ok' of 'end-of-turn' is repeated. Only its first value is compared."))
  }

  @Test("A report without a result that can be compared shows no success", arguments: [true, false])
  func nothingToCompare(isReport: Bool) throws {
    let check = try #require(DeviceCheck.named("end-of-turn"))
    var entry = DeviceCheckEntry(check: check.name)
    entry.skipped = "Skipped."
    var empty = try BeliefStage().report(of: [], under: DoubtChoices([]))
    empty.entries = [entry]
    let data = isReport ? try empty.json() : Data("not json".utf8)
    let report = try ComparisonReport(comparing: data, checks: [check])
    let shown = ComparisonText(style: TextStyle(isColored: true)).text(report, source: "report.json")
    let sentence = "The report contains no result of these checks that can be compared."
    #expect(shown.contains("\u{1B}[33m\(sentence)\u{1B}[0m\n"), "\(shown)")
    #expect(!shown.contains("contradicts no prediction"))
    #expect(report.problems.isEmpty == isReport)
  }

  @Test("Control characters of a report do not reach the terminal")
  func controlCharacters() throws {
    let text = #"""
      {"version": "\u001b[1m", "app": "\u009b1m", "date": "1\r2", "device": {"model": "\u001b]0;title\u0007phone",
      "system": "\u202e26", "idiom": "phone", "width": 1, "height": 2}, "beliefs": [{"belief": "\u001b[7mrotation"},
      {"belief": "rotation", "skipped": "a\u001bb\nc", "observations": {"\u001b[8m": "x"}},
      {"belief": "end-of-turn", "observations": {"order": ["\u001b[8mlast"]}}]}
      """#
    let report = try ComparisonReport(comparing: Data(text.utf8), checks: DeviceCheck.all)
    let shown = ComparisonText(style: TextStyle(isColored: false)).text(report, source: "report.json")
    #expect(shown.contains("phone") && shown.contains("rotation") && shown.contains("a�b"))
    let hidden = shown.unicodeScalars.filter {
      ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value) || (0x202A...0x202E).contains($0.value)
    }
    #expect(hidden.isEmpty, "\(shown.debugDescription)")
  }

  @Test(
    "A file that is not a report has a problem and no entries",
    arguments: [
      "", " ", "null", "[]", "{}", "{", "\"", "{\"a\":", "{\"beliefs\": 3}", "\u{0}", "{\"version\": 1}", "<html>",
      String(repeating: "[", count: 100_000), "{\"beliefs\":" + String(repeating: "[", count: 1000),
      "{\"\\ud800\": 1}", "{\"version\": 1e999}", "{\"version\": --1}",
    ])
  func nonsense(text: String) {
    let report = Self.read(text)
    #expect(report.entries.isEmpty && !report.problems.isEmpty)
  }
}
