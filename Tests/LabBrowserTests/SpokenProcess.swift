import Foundation

/// A process that says on a line of its output where it can be reached.
final class SpokenProcess: Sendable {
  struct NothingSaid: Error {
    var program: String
    var output: String
  }

  private let process: Process
  /// The port that it named.
  let port: Int

  /// Starts a program and waits for its line.
  ///
  /// - Parameter mark: what stands before the port.
  init(_ program: URL, _ arguments: [String], portAfter mark: String) async throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    self.process = process
    let said = await withCheckedContinuation { continuation in
      // A thread of its own, for it waits; it goes on reading, for a full pipe would stop the program.
      Thread.detachNewThread {
        var text = ""
        var waiting: CheckedContinuation<String, Never>? = continuation
        while true {
          let bytes = output.fileHandleForReading.availableData
          text += String(decoding: bytes, as: UTF8.self)
          if bytes.isEmpty || Self.port(in: text, after: mark) != nil {
            waiting?.resume(returning: text)
            waiting = nil
            text = ""
          }
          if bytes.isEmpty { return }
        }
      }
    }
    guard let port = Self.port(in: said, after: mark) else {
      throw NothingSaid(program: program.path, output: said)
    }
    self.port = port
  }

  private static func port(in text: String, after mark: String) -> Int? {
    guard let range = text.range(of: mark) else { return nil }
    let rest = text[range.upperBound...]
    let digits = rest.prefix { $0.isNumber }
    // The number is whole only when something follows it.
    return digits.endIndex < rest.endIndex ? Int(digits) : nil
  }

  /// Ends it, and waits until it has.
  func end() {
    process.terminate()
    for _ in 0..<40 where process.isRunning { Thread.sleep(forTimeInterval: 0.05) }
    // What a test starts inherits that its thread takes no signals, and not every program minds that.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }
}
