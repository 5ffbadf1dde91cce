import Foundation
import KeyboardGallery
import Testing
import UIKit

struct ErrorMessageTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var arguments: [String]
    var exitCode: Int32
    var error: String
    var testDescription: String { name }
  }

  /// Returns the alternatives of a doubt in the order of an error, the default first.
  private static func alternatives(of name: String) -> String {
    let alternatives = HeadlessDoubt.all.first { $0.name == name }?.alternatives ?? []
    return alternatives.map { $0.rawValue.dropFirst(name.count + 1) }.joined(separator: ", ")
  }

  static let cases = [
    Case(
      name: "unknown device", arguments: ["demo", "--device", "iPhone 61"], exitCode: 64,
      error: "clavier: unknown device 'iPhone 61'. Closest matches: 'iPhone 6', 'iPhone 6s', 'iPhone 11'."),
    Case(
      name: "unknown screen", arguments: ["demo", "--style", "closure"], exitCode: 64,
      error: "clavier: unknown screen 'closure'. Closest matches: 'closures'."),
    Case(
      name: "unknown screen without a close match", arguments: ["demo", "--screen", "qqqqqqqqqqqqqqqqqq"], exitCode: 64,
      error: "clavier: unknown screen 'qqqqqqqqqqqqqqqqqq'. "
        + "Use one of: \(GalleryScreen.allCases.map(\.id).joined(separator: ", "))."),
    Case(
      name: "unknown flag", arguments: ["demo", "--devise", "iPhone 16"], exitCode: 64,
      error: "clavier: Unknown option '--devise'. Did you mean '--device'?"),
    Case(
      name: "unknown orientation", arguments: ["--orientation", "sideways"], exitCode: 64,
      error: "clavier: The value 'sideways' is invalid for '--orientation <orientation>'. "
        + "Please provide one of 'portrait' and 'landscape'."),
    Case(
      name: "unknown format", arguments: ["devices", "--format", "yaml"], exitCode: 64,
      error: "clavier: The value 'yaml' is invalid for '--format <format>'. "
        + "Please provide one of 'text' and 'json'."),
    Case(
      name: "impossible shard", arguments: ["check", "--shard", "5/4"], exitCode: 64,
      error: "clavier: The value '5/4' is invalid for '--shard <i/n>': Use i/n with i from 1 to n, such as 2/4."),
    Case(
      name: "unknown doubt", arguments: ["check", "--doubt", "insets=never"], exitCode: 64,
      error: "clavier: unknown doubt 'insets'. "
        + "Use NAME=ALTERNATIVE, where NAME is one of: \(HeadlessDoubt.all.map(\.name).joined(separator: ", "))."),
    Case(
      name: "unknown alternative", arguments: ["demo", "--doubt", "inset-clamping=sometimes"], exitCode: 64,
      error: "clavier: inset-clamping: unknown alternative 'sometimes'. "
        + "Use one of: \(alternatives(of: "inset-clamping"))."),
    Case(
      name: "empty folder", arguments: ["demo", "--output", ""], exitCode: 64,
      error: "clavier: --output is empty. Pass the name of a folder, such as output."),
    Case(
      name: "empty file", arguments: ["demo", "--screen", "sheet", "--html", ""], exitCode: 64,
      error: "clavier: --html is empty. Pass the name of a file, such as run.html."),
    Case(
      name: "argument with two sentences", arguments: ["demo", "Hello. World."], exitCode: 64,
      error: "clavier: Unexpected argument 'Hello. World.'. See 'clavier demo --help' for more information."),
    Case(
      name: "--doubts with --doubt", arguments: ["check", "--doubts", "--doubt", "inset-clamping=never"], exitCode: 64,
      error: "clavier: --doubts and --doubt cannot be combined. Use --doubt to check one behavior."),
    Case(
      name: "shards without a seed", arguments: ["check", "--doubts", "--shard", "1/2"], exitCode: 64,
      error: "clavier: --doubts with --shard requires --seed. Use the same seed for all parts."),
    Case(
      name: "seed without doubts", arguments: ["check", "--seed", "1"], exitCode: 64,
      error: "clavier: --seed needs --doubts."),
    Case(
      name: "unknown report", arguments: ["check", "--format", "xml"], exitCode: 64,
      error: "clavier: The value 'xml' is invalid for '--format <format>'. "
        + "Please provide one of 'text', 'json' or 'junit'."),
    Case(
      name: "missing argument", arguments: ["replay"], exitCode: 64,
      error: "clavier: Missing expected argument '<file>'. See 'clavier replay --help' for more information."),
    Case(
      name: "unknown flag without a close match", arguments: ["demo", "--qqqqqqqqqq"], exitCode: 64,
      error: "clavier: Unknown option '--qqqqqqqqqq'. See 'clavier demo --help' for more information."),
    Case(
      name: "too many arguments", arguments: ["beliefs", "compare", "logs.txt", "more.txt"], exitCode: 64,
      error: "clavier: Unexpected argument 'more.txt'. See 'clavier beliefs compare --help' for more information."),
    Case(
      name: "invalid seed", arguments: ["check", "--doubts", "--seed=-1"], exitCode: 64,
      error: "clavier: The value '-1' is invalid for '--seed <n>': Use a number from 0 to 18446744073709551615."),
    Case(
      name: "too many combinations", arguments: ["check", "--doubts", "--combinations", "1001"], exitCode: 64,
      error: "clavier: The value '1001' is invalid for '--combinations <n>': Use a number from 0 to 1000."),
    Case(
      name: "empty file name", arguments: ["explain", ""], exitCode: 66,
      error: "clavier: no such file ''. Use - for standard input."),
    Case(
      name: "no such file", arguments: ["explain", "log.txt"], exitCode: 66,
      error: "clavier: no such file 'log.txt'. Closest match: 'logs.txt'."),
    Case(
      name: "a name with a line break", arguments: ["explain", "no\nfile"], exitCode: 66,
      error: "clavier: no such file 'no file'."),
    Case(
      name: "a later version of the trace format", arguments: ["explain", "later.jsonl"], exitCode: 65,
      error: "clavier: later.jsonl:1:1: unknown version 2 of the trace format; "
        + "this release reads version 1, so update the package."),
    Case(
      name: "a folder", arguments: ["explain", "."], exitCode: 66,
      error: "clavier: .: this is a folder. Choose a file in it."),
    Case(
      name: "empty log", arguments: ["explain", "empty.txt"], exitCode: 65,
      error: "clavier: empty.txt:1:1: the text is empty. "
        + "Print notification.userInfo and paste the console output."),
    Case(
      name: "no notification", arguments: ["explain", "logs.txt"], exitCode: 65,
      error: "clavier: logs.txt:1:1: the text contains no keyboard notification. "
        + "Print notification.userInfo and paste the console output."),
    Case(
      name: "not text", arguments: ["explain", "picture.png"], exitCode: 65,
      error: "clavier: picture.png:2:3: byte 6 is not UTF-8 text. Save the log as UTF-8."),
    Case(
      name: "not text to replay", arguments: ["replay", "picture.png"], exitCode: 65,
      error: "clavier: picture.png:2:3: byte 6 is not UTF-8 text. Save the log as UTF-8."),
    Case(
      name: "no device for a replay", arguments: ["replay", "old.txt"], exitCode: 65,
      error: "clavier: old.txt:1: no simulated device has a screen that fits these frames. Choose one with --device."),
    Case(
      name: "device without a keyboard", arguments: ["demo", "--device", "iphone air"], exitCode: 64,
      error: "clavier: cannot simulate iPhone Air: no keyboard height is known. "
        + "Choose another device with --device."),
    Case(
      name: "output that cannot be written", arguments: ["demo", "--output", "logs.txt/pictures"], exitCode: 73,
      error: "clavier: logs.txt/pictures: cannot create this folder. Choose another one with --output."),
  ]

  @Test(arguments: cases)
  func `an error is one line and an exit code`(item: Case) async throws {
    let process = try CommandLineProcess()
    try process.write("nothing of interest\nhere\n", to: "logs.txt")
    try process.write("", to: "empty.txt")
    try process.write("{\"clavierTrace\":2}\n", to: "later.jsonl")
    try process.write(Data([0x61, 0x62, 0x63, 0x0A, 0x64, 0x65, 0xFF, 0xFE, 0x00]), to: "picture.png")
    try process.write(
      ConsoleTexts.objectiveC(
        "UIKeyboardWillShowNotification", begin: "{{0, 480}, {320, 216}}", end: "{{0, 264}, {320, 216}}"),
      to: "old.txt")
    let result = try await process.run(item.arguments)
    #expect(result.exitCode == item.exitCode)
    #expect(result.output.isEmpty)
    let lines = result.error.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 2 && lines.last == "", "\(result.error)")
    if !item.error.isEmpty { #expect(lines.first.map(String.init) == item.error) }
    let output = process.folder.appendingPathComponent("output")
    #expect(!FileManager.default.fileExists(atPath: output.path), "a command that fails must not create the folder")
  }
}
