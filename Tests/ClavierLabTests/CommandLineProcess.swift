import Foundation
import Testing

/// Runs the built `clavier` as a process in a temporary folder, which is deleted together with this object.
final class CommandLineProcess: Sendable {
  struct Result {
    var exitCode: Int32
    var output: String
    var error: String
  }

  /// The products of a package are in the same folder as the test program.
  static let executable = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("clavier")

  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("clavier-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func write(_ data: Data, to name: String) throws {
    try data.write(to: folder.appendingPathComponent(name))
  }

  func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) async throws -> Result {
    try await wait { try self.start(Self.executable, arguments, input: input, environment: environment) }
  }

  /// Runs a line of shell with the command as `$CLAVIER`.
  func shell(_ line: String) async throws -> Result {
    let environment = ["CLAVIER": Self.executable.path]
    return try await wait {
      try self.start(URL(fileURLWithPath: "/bin/bash"), ["-c", line], input: "", environment: environment)
    }
  }

  /// Only one process runs at a time, because most of the processes keep a core busy.
  private static let queue = DispatchQueue(label: "CommandLineProcess")

  /// Waits for blocking work, which runs on a thread that runs no tests.
  private func wait(for work: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      Self.queue.async { continuation.resume(with: Swift.Result(catching: work)) }
    }
  }

  private func start(
    _ program: URL, _ arguments: [String], input: String, environment: [String: String]
  ) throws -> Result {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // The tests' own environment must not change the output, except for the options of a sanitizer. Help is wrapped to
    // the width of the terminal.
    let kept = ["PATH", "HOME", "LD_LIBRARY_PATH", "ASAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS"]
    var clean = ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
    clean["COLUMNS"] = "80"
    process.environment = clean.merging(environment) { $1 }
    let standardInput = Pipe()
    let standardOutput = Pipe()
    let standardError = folder.appendingPathComponent(".stderr-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: standardError.path, contents: nil)
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    process.standardError = try FileHandle(forWritingTo: standardError)
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    // Read to the end first, because a process with a full pipe never ends.
    let output = try standardOutput.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let error = try Data(contentsOf: standardError)
    return Result(
      exitCode: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
      error: String(decoding: error, as: UTF8.self))
  }
}
