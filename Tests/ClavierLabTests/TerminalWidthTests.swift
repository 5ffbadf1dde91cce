import Foundation
import Testing

@testable import ClavierLab
@testable import ClavierLabApp

/// Tests what the command prints in terminals of different widths, and how it reports typing errors.
struct TerminalWidthTests {
  private let process: CommandLineProcess

  init() throws {
    process = try CommandLineProcess()
  }

  @Test(arguments: [40, 60, 80, 120])
  func `explanations and devices fit the terminal`(width: Int) async throws {
    try process.write(ConsoleTexts.visit, to: "visit.txt")
    // The longest heading of a notification, with a long line number.
    let bar = ConsoleTexts.objectiveC(
      "UIKeyboardWillChangeFrameNotification", begin: "{{0, 852}, {393, 336}}", end: "{{0, 768}, {393, 84}}")
    try process.write(String(repeating: "\n", count: 1000) + bar, to: "late.txt")
    let demo = ["demo", "--screen", "chat", "--output", "p"]
    let explain = [["explain", "visit.txt"], ["explain", "late.txt"]]
    let commands = explain + [["devices"], demo, demo + ["--verbose"], ["beliefs"]]
    for arguments in commands {
      let output = try await process.run(arguments, environment: ["COLUMNS": "\(width)"]).output
      let longest = output.split(separator: "\n").max { $0.count < $1.count } ?? ""
      #expect(longest.count <= width, "\(longest)")
      if arguments == ["devices"] { #expect(output.contains("iPhone 18 Pro Max") && output.contains("440 × 956")) }
    }
  }

  @Test func `colors do not count as characters`() {
    let style = TextStyle(isColored: true)
    #expect(TextStyle.length(of: style.bold("bold") + " and " + style.dim("dim")) == 12)
    #expect(PlainText.wrapped("\(style.event("willShow")) \(style.dim("0.25 s"))", to: 15).count == 1)
  }

  @Test(arguments: 1...10) func `a broken word keeps its colors`(width: Int) {
    let word = TextStyle(isColored: true).bold("keyboard")
    let lines = PlainText.wrapped(word, to: width)
    #expect(lines.joined() == word && lines.allSatisfy { TextStyle.length(of: $0) <= width })
    // No line contains only part of a color code.
    let texts = lines.map { $0.replacing("\u{1B}[1m", with: "").replacing("\u{1B}[0m", with: "") }
    #expect(texts.joined() == "keyboard", "\(lines)")
  }

  @Test func `aligned columns stay aligned in a wrapped line`() async throws {
    #expect(PlainText.wrapped("0.75 s    willShow  y 516, 393", to: 23) == ["0.75 s    willShow  y", "516, 393"])
    let demo = ["demo", "--screen", "chat", "--output", "p", "--verbose"]
    let output = try await process.run(demo, environment: ["COLUMNS": "40"]).output
    let events = output.split(separator: "\n").filter { $0.contains("will") || $0.contains("did") }
    let starts = events.map { $0.prefix { !$0.isLetter || $0 == "s" }.count }
    #expect(events.count == 8 && Set(starts).count == 1, "\(events)")
  }

  @Test func `only a word that is longer than a line is broken`() {
    let text = "A keyboard of 336 points covers the lower half"
    for width in 8...50 {
      let lines = PlainText.wrapped(text, to: width)
      #expect(lines.allSatisfy { $0.count <= width } && lines.joined(separator: " ") == text)
    }
    #expect(PlainText.wrapped("UIKeyboardWillShowNotification posted", to: 12).allSatisfy { $0.count <= 12 })
    #expect(PlainText.cut("keyboard", to: 5) == "keyb…" && PlainText.cut("key", to: 5) == "key")
  }

  @Test(arguments: [8, 20, 30, 43, 44, 80, 200])
  func `the progress bar fits on one line`(width: Int) {
    for percent in [0, 7, 100] {
      let line = ProgressBar.line(percent: percent, done: 2338 * percent / 100, total: 2338, width: width)
      #expect(line.bar.count + line.text.count < width)
      #expect(line.text.contains("\(percent) %"))
      if width >= 44 { #expect(line.bar.count >= 8) }
    }
  }

  @Test func `the demo prints one line for each screen, and every step on request`() async throws {
    let brief = try await process.run(["demo", "--screen", "handler", "--output", "p"])
    let lines = brief.output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("✓ handler") }.count == 1)
    #expect(lines.count == 6 && !brief.output.contains("willShow"), "\(brief.output)")
    #expect(lines.allSatisfy { $0.count <= 80 })
    let verbose = try await process.run(["demo", "--screen", "handler", "--output", "p", "--verbose"])
    #expect(verbose.output.contains("willShow") && verbose.output.contains("tap "))
  }

  @Test func `a covered input is listed below its screen`() async throws {
    let text = ConsoleTexts.objectiveC(
      "UIKeyboardWillChangeFrameNotification", begin: "{{0, 852}, {393, 336}}", end: "{{0, 516}, {393, 336}}")
    let arguments = ["replay", "-", "--style", "closures", "--html", "run.html", "--output", "p"]
    let result = try await process.run(arguments, input: text)
    #expect(result.exitCode == 1 && result.output.contains("Wrote a page that plays the run: run.html"))
    let page = try Data(contentsOf: process.folder.appendingPathComponent("run.html"))
    #expect(page.count < 2_000_000 && String(decoding: page, as: UTF8.self).contains("Create account"))
  }

  @Test(arguments: [
    (["chek"], "unknown command 'chek'. Closest matches: 'check'."),
    (["help", "explian"], "unknown command 'explian'. Closest matches: 'explain'."),
    (["beliefs", "compar", "x"], "unknown subcommand of 'beliefs' 'compar'. Closest matches: 'compare'."),
    (
      ["zzzzzzzzzzzz"],
      "unknown command 'zzzzzzzzzzzz'. Use one of: demo, explain, replay, check, beliefs, devices, lab."
    ),
    (
      ["lab", "--port", "99999"],
      "The value '99999' is invalid for '--port <port>': Use a number from 0 to 65535."
    ),
    (
      ["demo", "--system", "19"],
      "The value '19' is invalid for '--system <version>'. Please provide one of the following: 15, 16, 17, 18, 26, 27"
    ),
    (["lab", "--screen", "chatt"], "unknown screen 'chatt'. Closest matches: 'chat'."),
    (
      ["lab", "--device", "iPhone 61"],
      "unknown device 'iPhone 61'. Closest matches: 'iPhone 6', 'iPhone 6s', 'iPhone 11'."
    ),
    (
      ["lab", "--device", "iphone air"],
      "--device: no keyboard height is known for 'iphone air'. Choose another device."
    ),
    (
      ["lab", "--device", "iPhone 8", "--system", "26"],
      "--system: 'iPhone 8' cannot run iOS 26. Use 16, or choose another device."
    ),
    (
      ["demo", "--device", "iPad Pro 11-inch (M4)", "--system", "16"],
      "--system: 'iPad Pro 11-inch (M4)' cannot run iPadOS 16. Use 17, or choose another device."
    ),
    (["demo", "--html", "run.html"], "--html: a file can contain only one screen. Choose the screen with --screen."),
    (["explain", "trace.jsonl"], "no such file 'trace.jsonl'."),
  ])
  func `a mistyped name is reported with the closest names`(arguments: [String], error: String) async throws {
    // This name is not similar to any other name.
    try process.write("", to: "place.json")
    let result = try await process.run(arguments)
    #expect(result.error == "clavier: \(error)\n")
    #expect([64, 66].contains(result.exitCode) && result.output.isEmpty)
  }

  @Test func `the lab opens in the browser with the chosen screen and device`() async throws {
    // This browser writes the address into a file.
    let browser = process.folder.appendingPathComponent("browser")
    try process.write("#!/bin/sh\nprintf %s \"$1\" > \"$0.address\"\n", to: "browser")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: browser.path)
    let lab = try LabProcess(
      ["--open", "--screen", "chat", "--device", "iPhone 16 Pro"], environment: ["BROWSER": browser.path])
    defer { lab.kill() }
    let file = browser.path + ".address"
    #expect(SessionTests.becomesTrue { FileManager.default.contents(atPath: file).map { !$0.isEmpty } ?? false })
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "http://127.0.0.1:\(lab.port)/")
    let catalog = try await RunningLab.onThread { [lab] in
      Result { try RunningLab(port: lab.port).ask("GET /catalog.json")?.body }
    }.get()
    let settings = try LabCatalog(json: Data(try #require(catalog))).settings
    #expect(settings.screen == "chat" && settings.device == "iPhone 16 Pro")
  }
}
