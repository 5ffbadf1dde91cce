import Foundation

/// A program that prints its port on a line.
///
/// The program ends when this process ends. A shell between the two processes waits for the end of its own input, and
/// then ends the program.
final class PortProcess: Sendable {
  struct NoPort: Error {
    var program: String
    var output: String
  }

  /// Starts the program in the background, waits for the end of the shell's input, and then ends the program.
  ///
  /// The shell ignores signals, because Ctrl-C reaches all programs of a terminal. The program ignores the signals that
  /// the thread of the test ignores.
  private static let watch = """
    folder="$1"; shift
    TMPDIR="$folder" "$@" </dev/null 2>&1 & program=$!
    trap '' HUP INT TERM
    exec >/dev/null 2>&1
    cat
    kill -TERM $program
    for turn in 1 2 3 4 5 6 7 8 9 10; do
      kill -0 $program || break
      sleep 0.1
    done
    kill -KILL $program
    wait $program
    rm -rf "$folder"
    """

  private let process: Process
  private let life = Pipe()
  /// The port that the program printed.
  let port: Int

  /// Starts a program and waits until it has printed its port.
  ///
  /// - Parameters:
  ///   - program: The executable file.
  ///   - mark: The text before the port in the program's output.
  ///   - arguments: A closure that returns the program's arguments, given the path of its temporary folder.
  init(_ program: URL, portAfter mark: String, _ arguments: (String) -> [String]) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("clavier-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", Self.watch, "sh", folder.path, program.path] + arguments(folder.path)
    let output = Pipe()
    process.standardInput = life
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    self.process = process
    let text = await withCheckedContinuation { continuation in
      // The thread blocks. It keeps reading, because a full pipe would stop the program.
      Thread.detachNewThread {
        var text = ""
        var waiting: CheckedContinuation<String, Never>? = continuation
        while true {
          let bytes = output.fileHandleForReading.availableData
          if waiting != nil { text += String(decoding: bytes, as: UTF8.self) }
          if bytes.isEmpty || Self.port(in: text, after: mark) != nil {
            waiting?.resume(returning: text)
            waiting = nil
          }
          if bytes.isEmpty { return }
        }
      }
    }
    guard let port = Self.port(in: text, after: mark) else {
      self.port = 0
      end()
      throw NoPort(program: program.path, output: text)
    }
    self.port = port
  }

  private static func port(in text: String, after mark: String) -> Int? {
    guard let range = text.range(of: mark) else { return nil }
    let rest = text[range.upperBound...]
    let digits = rest.prefix { $0.isNumber }
    // The number is complete only if something follows it.
    return digits.endIndex < rest.endIndex ? Int(digits) : nil
  }

  /// Ends the program and waits.
  func end() {
    try? life.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
