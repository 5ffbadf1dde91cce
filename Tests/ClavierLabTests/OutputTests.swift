import Foundation
import KeyboardGallery
import Testing

@testable import ClavierLabApp

/// Runs the command with unusual inputs and outputs.
struct OutputTests {
  private let process: CommandLineProcess

  init() throws {
    process = try CommandLineProcess()
  }

  private static let commands = [
    ["devices"], ["devices", "--format", "json"], ["explain", "log.txt"], ["explain", "log.txt", "--format", "json"],
    ["replay", "log.txt", "--style", "handler"], ["replay", "log.txt", "--format", "json"],
    ["demo", "--style", "handler"], ["demo", "--style", "handler", "--format", "json"],
    ["check", "--shard", "1/200"], ["check", "--shard", "1/200", "--format", "json"],
    ["check", "--shard", "1/200", "--format", "junit"], ["--help"], ["help", "check"], ["check", "--help"],
    ["check", "--doubts", "--seed", "1", "--combinations", "0", "--shard", "1/300"],
    ["--version"],
    ["lab", "--port", "0"],
  ]

  @Test(arguments: commands)
  func `reports output that cannot be written`(arguments: [String]) async throws {
    try process.write(ConsoleTexts.visit, to: "log.txt")
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    let result = try await process.shell("\"$CLAVIER\" \(words) >/dev/full")
    #expect(result.exitCode == 73)
    #expect(
      result.error
        == "clavier: standard output: No space left on device. Redirect the output to another file.\n")
  }

  @Test func `the phone process ends with an error if its output cannot be written`() async throws {
    let result = try await process.shell("echo garbage | \"$CLAVIER\" lab-phone >/dev/full")
    #expect(result.exitCode == 73)
    #expect(result.error.split(separator: "\n").count == 1)
  }

  #if os(Linux)
    @Test func `text that the screens print does not interrupt the messages of a phone`() async throws {
      // Linux shows to which file a descriptor of a process belongs.
      let result = try await process.shell(
        "mkfifo commands; \"$CLAVIER\" lab-phone <commands >messages 2>errors & exec 3>commands; "
          + "for _ in $(seq 100); do [ -s messages ] && break; sleep 0.1; done; "
          + "readlink /proc/$!/fd/1; exec 3>&-; wait")
      #expect(result.output.hasSuffix("/errors\n"), "\(result.output) \(result.error)")
    }
  #endif

  @Test func `reports closed output`() async throws {
    for arguments in ["devices", "--help"] {
      let result = try await process.shell("\"$CLAVIER\" \(arguments) >&-")
      #expect(result.exitCode == 73)
      #expect(
        result.error == "clavier: standard output: Bad file descriptor. Redirect the output to another file.\n")
    }
  }

  @Test(arguments: ["devices", "check --shard 1/200 --format junit", "--help", "beliefs", "--version"])
  func `ends quietly when the reader closes the output`(arguments: String) async throws {
    let result = try await process.shell("\"$CLAVIER\" \(arguments) | true; echo ${PIPESTATUS[0]}")
    #expect(result.output == "0\n")
    #expect(result.error.isEmpty)
  }

  @Test(arguments: [
    "check --shard 1/200 --doubt transform-layout=parent-sets-frame --format json",
    "check --shard 1/200 --doubt transform-layout=parent-sets-frame",
    "demo --screen plainForm --doubt transform-layout=parent-sets-frame",
  ])
  func `closed output does not change the exit code of a failure`(arguments: String) async throws {
    let open = try await process.shell("\"$CLAVIER\" \(arguments)")
    #expect(open.exitCode == 1)
    let closed = try await process.shell("\"$CLAVIER\" \(arguments) | true; echo ${PIPESTATUS[0]}")
    #expect(closed.output == "1\n" && closed.error.isEmpty, "\(closed.error)")
  }

  @Test func `endless input ends when the reader closes the output`() async throws {
    try process.write(ConsoleTexts.visit, to: "log.txt")
    let result = try await process.shell(
      "while cat log.txt 2>/dev/null; do :; done | timeout 60 \"$CLAVIER\" explain | true; "
        + "echo ${PIPESTATUS[1]}")
    #expect(result.output == "0\n" && result.error.isEmpty, "\(result.error)")
  }

  @Test(arguments: ["run.html", "output/handler.svg", "output/index.html"])
  func `a file that cannot be written completely keeps its earlier contents`(name: String) async throws {
    try FileManager.default.createDirectory(
      at: process.folder.appendingPathComponent("output"), withIntermediateDirectories: true)
    try process.write("earlier", to: name)
    let other = name == "output/index.html" ? "ln -s /dev/null output/handler.svg; " : ""
    // The limit ends a write in the middle, as a full disk does.
    let html = name == "run.html" ? "--format json --html run.html" : ""
    let result = try await process.shell(
      "\(other)trap '' XFSZ; ulimit -f 1; \"$CLAVIER\" demo --screen handler \(html)")
    #expect(result.exitCode == 73)
    #expect(result.error.hasPrefix("clavier: \(name): cannot write this file. "), "\(result.error)")
    let file = process.folder.appendingPathComponent(name)
    #expect(try String(contentsOf: file, encoding: .utf8) == "earlier")
    let files = try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)
    #expect(
      Set(files.filter { !$0.hasPrefix(".stderr") }).isSubset(of: [file.lastPathComponent, "output", "handler.svg"]))
  }

  @Test func `a file is replaced when the new file is complete, and a link or a pipe is kept`() async throws {
    try process.write("earlier", to: "old.html")
    let result = try await process.shell(
      """
      chmod 640 old.html; ln old.html same.html; ln -s old.html link.html; mkfifo pipe; cat pipe >read.html &
      for file in link.html pipe; do "$CLAVIER" demo --screen handler --format json --html $file >/dev/null || exit; done
      wait; cat same.html; echo; head -c 9 old.html; echo; head -c 9 read.html; echo; readlink link.html
      ls -l old.html | cut -c 1-10
      """)
    #expect(result.exitCode == 0, "\(result.error)")
    #expect(result.output == "earlier\n<!doctype\n<!doctype\nold.html\n-rw-r-----\n")
  }

  @Test func `a write-protected file is not replaced`() async throws {
    // An administrator may write to every file, unless the program gives up this privilege.
    let result = try await process.shell(
      """
      mkdir output; for file in run.html output/index.html; do echo earlier >$file; chmod 444 $file; done
      limited() { if [ "$(id -u)" = 0 ]; then setpriv --bounding-set=-dac_override "$@"; else "$@"; fi; }
      limited "$CLAVIER" demo --screen handler --format json --html run.html; echo $?
      limited "$CLAVIER" demo --screen handler --format json --output output; echo $?
      cat run.html output/index.html
      """)
    #expect(result.output == "73\n73\nearlier\nearlier\n", "\(result.output)")
    let lines = [
      "clavier: run.html: cannot write this file. Choose another one with --html.",
      "clavier: output/index.html: cannot write this file. Choose another folder with --output.",
    ]
    #expect(result.error.split(separator: "\n").map { String($0) } == lines, "\(result.error)")
  }

  @Test func `a link to a file that does not exist yet is kept, and a loop of links is not replaced`() async throws {
    let result = try await process.shell(
      """
      mkdir folder; ln -s folder/new.html link.html; ln -s second first; ln -s first second
      for file in link.html first; do "$CLAVIER" demo --screen handler --format json --html $file >/dev/null; echo $?; done
      readlink link.html first; head -c 9 folder/new.html
      """)
    #expect(result.output == "0\n73\nfolder/new.html\nsecond\n<!doctype", "\(result.output)")
    #expect(result.error == "clavier: first: cannot write this file. Choose another one with --html.\n")
  }

  @Test(arguments: ["log.txt --html log.txt", "link.txt --html ./log.txt", "- --html log.txt <log.txt"])
  func `a page does not replace the log that is replayed`(arguments: String) async throws {
    try process.write(ConsoleTexts.visit, to: "log.txt")
    let result = try await process.shell(
      "ln -s log.txt link.txt; cp log.txt copy.txt; \"$CLAVIER\" replay \(arguments); echo $?; cmp log.txt copy.txt")
    #expect(result.output == "64\n", "\(result.output)")
    #expect(result.error.hasSuffix("log.txt' is the log to replay. Choose another file.\n"), "\(result.error)")
  }

  /// The names of standard output, the last of which is a symbolic link.
  private static let outputNames: [String] = {
    #if os(Linux)
      ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "link"]
    #else
      ["/dev/stdout", "/dev/fd/1", "link"]
    #endif
  }()

  @Test(arguments: outputNames)
  func `a page reaches standard output under each of its names`(name: String) async throws {
    let result = try await process.shell(
      "ln -s /dev/stdout link; \"$CLAVIER\" demo --screen handler --format json --html \(name)")
    #expect(result.exitCode == 0 && result.error.isEmpty, "\(result.error)")
    #expect(result.output.hasPrefix("<!doctype") && result.output.hasSuffix("\n}\n"))
  }

  @Test(arguments: outputNames, [">", ">>"])
  func `a log of both outputs keeps the text before and after a page`(name: String, redirection: String) async throws {
    let result = try await process.shell(
      """
      ln -s /dev/stdout link; echo first >all.log; ln all.log same.log
      { echo before; "$CLAVIER" demo --screen handler --html \(name); echo "exit code $?"; } \(redirection)all.log 2>&1
      [ all.log -ef same.log ] && echo kept; cat all.log
      """)
    let start = redirection == ">" ? "kept\nbefore\niPhone 16 " : "kept\nfirst\nbefore\niPhone 16 "
    #expect(result.output.hasPrefix(start), "\(result.output.prefix(100))")
    #expect(result.output.hasSuffix("\nWrote a page that plays the run: \(name)\nexit code 0\n"))
    #expect(result.output.components(separatedBy: "<!doctype").count == 2)
  }

  @Test(arguments: ["2>>kept.html /dev/stderr", "2>>kept.html /dev/fd/2", "3>>kept.html /dev/fd/3"])
  func `a page is written into an open file, which is not replaced`(redirection: String) async throws {
    let parts = redirection.split(separator: " ")
    let result = try await process.shell(
      """
      echo before >kept.html; ln kept.html same.html
      "$CLAVIER" demo --screen handler --format json --html \(parts[1]) \(parts[0]) >/dev/null; echo $?
      [ kept.html -ef same.html ] && echo kept; head -c 16 kept.html
      """)
    #expect(result.output == "0\nkept\nbefore\n<!doctype" && result.error.isEmpty, "\(result.output) \(result.error)")
  }

  #if os(Linux)
    @Test func `a page is appended to a file that another program has opened, which is not replaced`() async throws {
      let result = try await process.shell(
        """
        exec 3>kept.html; echo before >&3; ln kept.html same.html
        "$CLAVIER" demo --screen handler --format json --html /proc/$$/fd/3 3>&- >/dev/null; echo $?
        [ kept.html -ef same.html ] && echo kept; head -c 16 kept.html
        """)
      #expect(
        result.output == "0\nkept\nbefore\n<!doctype" && result.error.isEmpty, "\(result.output) \(result.error)")
    }
  #endif

  @Test(arguments: [
    (">&- /dev/stdout", "standard output: Bad file descriptor. Redirect the output to another file."),
    (">/dev/full /dev/stdout", "standard output: No space left on device. Redirect the output to another file."),
    ("3>/dev/full /dev/fd/3", "/dev/fd/3: cannot write this file. Choose another one with --html."),
    // Number 3 is the descriptor that the program uses for its own output.
    ("3>&- /dev/fd/3", "/dev/fd/3: cannot write this file. Choose another one with --html."),
  ])
  func `reports an open file that cannot be written`(line: String, error: String) async throws {
    let parts = line.split(separator: " ")
    let result = try await process.shell(
      "\"$CLAVIER\" demo --screen handler --format json --html \(parts[1]) \(parts[0])")
    #expect(result.exitCode == 73 && result.output.isEmpty)
    #expect(result.error == "clavier: \(error)\n")
  }

  @Test(
    arguments: [
      "\"$CLAVIER\" COMMAND <(cat log.txt)", "cat log.txt | \"$CLAVIER\" COMMAND /dev/stdin",
      "\"$CLAVIER\" COMMAND /dev/stdin <log.txt", "cat log.txt | \"$CLAVIER\" COMMAND -",
      "mkfifo pipe; cat log.txt >pipe & \"$CLAVIER\" COMMAND pipe", "\"$CLAVIER\" COMMAND log.txt",
      "mkfifo pipe; (head -c 100 log.txt; sleep 0.1; tail -c +101 log.txt) >pipe & \"$CLAVIER\" COMMAND pipe",
    ], ["explain --format json", "replay --format json"])
  func `reads input from any kind of file`(line: String, command: String) async throws {
    try process.write(ConsoleTexts.visit, to: "log.txt")
    let result = try await process.shell(line.replacingOccurrences(of: "COMMAND", with: command))
    let ordinary = try await process.run(command.split(separator: " ").map(String.init) + ["log.txt"])
    #expect(result.exitCode == 0 && result.error.isEmpty, "\(result.error)")
    #expect(result.output == ordinary.output)
  }

  @Test(arguments: [
    ("explain <(printf '')", 65, "the text is empty. "),
    ("explain <&-", 66, "clavier: standard input: cannot read this input."),
    ("explain /dev/null", 65, "/dev/null:1:1: the text is empty. "), ("explain nothing/here", 66, "no such file "),
    ("replay <(printf '{\"clavierTrace\":1}\\n1\\n')", 65, ":2:1: this line is not a JSON object; "),
    (
      "replay - <<< 'UIKeyboardFrameEndUserInfoKey = \"NSRect: {{0, 264}, {320, 216}}\";'", 65,
      "clavier: standard input:1: no simulated device has a screen that fits these frames. "
    ),
  ])
  func `reports input without a notification in one line`(line: String, code: Int32, words: String) async throws {
    let result = try await process.shell("\"$CLAVIER\" \(line)")
    #expect(result.exitCode == code)
    #expect(result.output.isEmpty)
    #expect(result.error.contains(words) && result.error.split(separator: "\n").count == 1, "\(result.error)")
  }

  @Test(arguments: GalleryScreen.allCases)
  func `finds a screen by its name or style, ignoring case`(screen: GalleryScreen) throws {
    for name in [screen.id, screen.id.uppercased(), screen.style, screen.style.uppercased()] {
      #expect(try RunOptions.screen(named: name).id == screen.id)
    }
  }

  @Test(arguments: ["--screen", "--style"])
  func `an option accepts the name of a screen, ignoring case`(option: String) async throws {
    // The missing file ends the command after the options were parsed.
    let result = try await process.run(["replay", "none.txt", option, "LONGFORM"])
    #expect(result.exitCode == 66, "\(result.error)")
  }
}
