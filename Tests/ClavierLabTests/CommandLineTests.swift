import Foundation
import KeyboardGallery
import Testing

@testable import ClavierLab

struct CommandLineTests {
  private let process: CommandLineProcess

  init() throws {
    process = try CommandLineProcess()
  }

  @Test(arguments: [
    [], ["demo"], ["explain"], ["replay"], ["check"], ["beliefs"], ["beliefs", "predict"],
    ["beliefs", "compare"], ["devices"], ["lab"],
  ])
  func `help matches the golden files`(command: [String]) async throws {
    let result = try await process.run(command + ["--help"])
    #expect(result.exitCode == 0)
    try Golden.expect(result.output, "help\(command.map { "-\($0)" }.joined()).txt")
  }

  @Test(arguments: [("iPhone SE (1st generation)", "landscape")])
  func `every style keeps every input visible and restores its screen`(device: String, orientation: String) async throws
  {
    let arguments = ["demo", "--device", device, "--orientation", orientation, "--format", "json"]
    let result = try await process.run(arguments)
    #expect(result.exitCode == 0, "\(result.error)")
    let report = try RunReport(json: Data(result.output.utf8))
    #expect(report.passed)
    #expect(report.device == device)
    #expect(report.orientation == orientation)
    #expect(report.screens.map(\.style) == GalleryScreen.allCases.map(\.id))
    for screen in report.screens {
      #expect(screen.allVisible && screen.restored, "\(screen.style): \(screen.differences)")
      let taps = screen.steps.filter { $0.action.hasPrefix("tap ") }.count
      // Rows of a table that are off the screen have no inputs yet, and the fields of a web page are not views.
      let least = ["editor", "chat", "settings", "alert", "layoutGuide", "webContent"].contains(screen.style) ? 1 : 5
      #expect((least...6).contains(taps), "\(screen.style): \(taps)")
      for step in screen.steps {
        #expect(step.coveredHeight == 0, "\(screen.style), \(step.action)")
        guard step.action.hasPrefix("tap ") else { continue }
        #expect(step.focused == step.action.dropFirst(4).description)
        #expect(step.state == "docked")
        #expect(step.focusedFrame != nil && step.keyboardFrame != nil)
      }
      #expect(screen.steps.last?.state == "hidden")
      #expect(screen.steps.first?.events == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
      #expect(screen.steps.last?.events == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
    }
    // With JSON, no files are written.
    #expect(try FileManager.default.contentsOfDirectory(atPath: process.folder.path).allSatisfy { $0.hasPrefix(".") })
  }

  @Test func `the command without arguments writes a timeline and animations`() async throws {
    let result = try await process.run([])
    #expect(result.exitCode == 0)
    #expect(result.error.isEmpty)
    #expect(result.output.hasPrefix("iPhone 16 · 393 × 852 points · portrait · iOS 26\n"))
    #expect(
      result.output.contains("All \(GalleryScreen.allCases.count) screens kept every input visible and were restored."))
    #expect(!result.output.contains("\u{1B}"), "no colors unless the output is a terminal")
    for style in GalleryScreen.allCases.map(\.id) {
      let file = process.folder.appendingPathComponent("output/\(style).svg")
      let text = try String(decoding: Data(contentsOf: file), as: UTF8.self)
      #expect(text.utf8.count < 450_000, "\(style).svg: \(text.utf8.count)")
      for outside in ["href=\"http", "src=", "@import", "url(http"] {
        #expect(!text.contains(outside), "\(style).svg")
      }
      #expect(WellFormedness.problem(in: text) == nil)
    }
  }

  @Test func `a style and an output folder can be chosen`() async throws {
    let result = try await process.run(["demo", "--style", "KeyboardHandler", "--output", "pictures/here"])
    #expect(result.exitCode == 0, "\(result.error)")
    let files = try FileManager.default.contentsOfDirectory(
      atPath: process.folder.appendingPathComponent("pictures/here").path)
    #expect(files.sorted() == ["handler.svg", "index.html"])
    #expect(result.output.hasSuffix("Wrote one animation: pictures/here/index.html\n"))
  }

  @Test func `a command whose pipe is closed ends quietly`() async throws {
    let line = "set -o pipefail; \"$CLAVIER\" demo --style handler | head -1; echo \"${PIPESTATUS[0]}\""
    let result = try await process.shell(line)
    #expect(result.output == "iPhone 16 · 393 × 852 points · portrait · iOS 26\n0\n")
    #expect(result.error.isEmpty)
  }

  @Test func `explain reads standard input`() async throws {
    for arguments in [["explain", "--format", "json"], ["explain", "-", "--format", "json"]] {
      let result = try await process.run(arguments, input: ConsoleTexts.visit)
      #expect(result.exitCode == 0)
      let report = try ExplanationReport(json: Data(result.output.utf8))
      #expect(report.notifications.count == 6)
    }
  }

  @Test func `explain writes text`() async throws {
    try process.write(ConsoleTexts.visit, to: "visit.txt")
    let result = try await process.run(["explain", "visit.txt"])
    #expect(result.exitCode == 0)
    try Golden.expect(result.output, "explain-visit.txt")
  }

  @Test func `explains the log before a truncation, and reports the truncation`() async throws {
    let cut = String(ConsoleTexts.visit.prefix(700))
    let result = try await process.run(["explain", "--format", "json"], input: cut)
    #expect(result.exitCode == 0)
    let report = try ExplanationReport(json: Data(result.output.utf8))
    #expect(report.notifications.first?.endFrame != nil)
    #expect(!report.problems.isEmpty)
  }

  @Test func `replay posts a pasted log on the device that the log fits`() async throws {
    try process.write(ConsoleTexts.visit, to: "visit.txt")
    let result = try await process.run(["replay", "visit.txt", "--format", "json", "--output", "pictures"])
    #expect(result.exitCode == 0, "\(result.error)")
    let report = try RunReport(json: Data(result.output.utf8))
    #expect(report.device == "iPhone 14 Pro")
    #expect(report.screens.map(\.style) == ["closures"])
    let steps = try #require(report.screens.first?.steps)
    #expect(steps.map(\.state) == ["docked", "docked", "hidden"])
    #expect(steps.map(\.events.count) == [4, 1, 1])
    #expect(steps[0].keyboardFrame == ReportFrame(x: 0, y: 516, width: 393, height: 336))
    #expect(steps[0].focused != nil)
    let picture = process.folder.appendingPathComponent("pictures/closures.svg")
    #expect(FileManager.default.fileExists(atPath: picture.path))
  }

  @Test func `a replay that leaves an input covered exits with 1`() async throws {
    // The keyboard appears without the `willShow` for which the closures of the gallery wait.
    let text = ConsoleTexts.objectiveC(
      "UIKeyboardWillChangeFrameNotification", begin: "{{0, 852}, {393, 336}}", end: "{{0, 516}, {393, 336}}")
    let result = try await process.run(["replay", "-", "--style", "closures", "--format", "json"], input: text)
    #expect(result.exitCode == 1)
    #expect(result.error.isEmpty)
    let report = try RunReport(json: Data(result.output.utf8))
    #expect(!report.passed && report.screens[0].steps[0].coveredHeight > 0)
    let words = try await process.run(["replay", "-", "--style", "closures", "--output", "p"], input: text)
    #expect(words.exitCode == 1)
    #expect(words.output.contains("✗ closures left an input covered.\n"))
    // The delegate is called for every change of the frame.
    let other = try await process.run(["replay", "-", "--style", "delegate", "--format", "json"], input: text)
    #expect(other.exitCode == 0)
  }

  @Test func `replay reports unreadable text as explain does, and lists it in the report`() async throws {
    let text = Self.trace(
      """
      {"event":"willShow","startFrame":[0,852,393,336],"endFrame":[0,516,393,336],"duration":0.25,"curve":7}
      garbage
      {"event":"willHide","startFrame":[0,516,393,336],"endFrame":[0,852],"duration":0.25,"curve":7}

      """)
    let lines = """
      standard input:3:1: this line is not a JSON object; write each notification as one object on one line, \
      such as {"event":"willShow","endFrame":[0,516,393,336]}
      standard input:4:50: endFrame must have 4 numbers

      """
    #expect(try await process.run(["explain"], input: text).output.contains(lines))
    let json = try await process.run(["replay", "-", "--format", "json"], input: text)
    #expect(json.exitCode == 0 && json.error == lines, "\(json.error)")
    let report = try RunReport(json: Data(json.output.utf8))
    #expect(report.problems?.map { [$0.line, $0.column] } == [[3, 1], [4, 50]])
    let words = try await process.run(["replay", "-", "--output", "pictures"], input: text)
    #expect(words.exitCode == 0 && words.error == lines, "\(words.error)")
    let whole = try await process.run(["replay", "-", "--format", "json"], input: ConsoleTexts.visit)
    #expect(try RunReport(json: Data(whole.output.utf8)).problems == nil)
  }

  @Test(arguments: [
    #"{"event":"willHide","startFrame":[0,516,393,336],"endFrame":[0,852,393,336],"duration":0.25,"curve":7}"#,
    #"{"event":"willShow","startFrame":[0,852,393,336],"endFrame":[0,852,393,336],"duration":0.25,"curve":7}"#,
    #"{"event":"willShow","startFrame":[0,852,393,336],"endFrame":[0,516,393,336],"belongsToCurrentApp":false}"#,
    #"{"event":"willShow","screen":[393,852]}"#,
  ])
  func `a replay without the app's keyboard fails`(line: String) async throws {
    try process.write(Self.trace("garbage\n\(line)\n"), to: "trace.jsonl")
    for arguments in [["replay", "trace.jsonl"], ["replay", "trace.jsonl", "--format", "json"]] {
      let result = try await process.run(arguments)
      #expect(result.exitCode == 65 && result.output.isEmpty, "\(result.output)")
      let lines = result.error.split(separator: "\n")
      #expect(lines.count == 2 && lines[0].hasPrefix("trace.jsonl:2:1: this line is not a JSON object; "))
      #expect(
        lines.last == """
          clavier: trace.jsonl:3: these notifications do not show the app's keyboard on this screen. Record a log \
          while an input of the app is edited.
          """)
    }
    #expect(!FileManager.default.fileExists(atPath: process.folder.appendingPathComponent("output").path))
  }

  /// Returns the text of a trace.
  private static func trace(_ lines: String) -> String { "{\"clavierTrace\":1}\n" + lines }

  @Test func `replay moves the frames of a different screen to the bottom edge of the chosen screen`() async throws {
    let old = ConsoleTexts.objectiveC(
      "UIKeyboardWillShowNotification", begin: "{{0, 480}, {320, 216}}", end: "{{0, 264}, {320, 216}}")
    let arguments = ["replay", "-", "--device", "iPhone 16", "--format", "json", "--style", "constraint"]
    let result = try await process.run(arguments, input: old)
    #expect(result.exitCode == 0, "\(result.error)")
    let report = try RunReport(json: Data(result.output.utf8))
    let frame = report.screens.first?.steps.first?.keyboardFrame
    #expect(frame == ReportFrame(x: 0, y: 636, width: 393, height: 216))
  }

  @Test func `devices lists every device with its heights`() async throws {
    let result = try await process.run(["devices", "--format", "json"])
    #expect(result.exitCode == 0)
    let report = try DevicesReport(json: Data(result.output.utf8))
    let phone = try #require(report.devices.first { $0.names.contains("iPhone 16") })
    let height = phone.keyboards.first { $0.kind == "text" && $0.orientation == "portrait" }
    #expect(height?.height == 336 && height?.assumed == false)
    #expect(report.devices.contains { $0.keyboards.contains { $0.height == nil && $0.confidence == nil } })
    let text = try await process.run(["devices"]).output
    for device in report.devices { #expect(text.contains(device.id)) }
  }
}
