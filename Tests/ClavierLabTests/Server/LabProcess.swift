import Foundation

/// A process that runs `clavier lab` on a free port.
final class LabProcess: Sendable {
  struct NotStarted: Error {
    var text: String
  }

  let process: Process
  let firstLine: String
  let port: UInt16
  private let errors: URL

  /// Starts a lab.
  ///
  /// - Parameter descriptors: The maximum number of descriptors that the process can have; nil for this process's own.
  init(_ arguments: [String] = [], environment: [String: String] = [:], descriptors: Int? = nil) throws {
    errors = FileManager.default.temporaryDirectory.appendingPathComponent("clavier-lab-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    let output = Pipe()
    process = Process()
    process.executableURL = CommandLineProcess.executable
    process.arguments = ["lab", "--port", "0"] + arguments
    if let descriptors {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      let line = "ulimit -n \(descriptors); exec \"$0\" \"$@\""
      process.arguments = ["-c", line, CommandLineProcess.executable.path, "lab", "--port", "0"] + arguments
    }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    var text = ""
    while !text.hasSuffix("\n") {
      let bytes = output.fileHandleForReading.availableData
      guard !bytes.isEmpty else { throw NotStarted(text: try String(contentsOf: errors, encoding: .utf8)) }
      text += String(decoding: bytes, as: UTF8.self)
    }
    firstLine = String(text.dropLast())
    let digits = firstLine.drop { $0 != ":" }.dropFirst().drop { $0 != ":" }.dropFirst().prefix { $0.isNumber }
    guard let port = UInt16(digits) else { throw NotStarted(text: text) }
    self.port = port
  }

  deinit {
    kill()
    try? FileManager.default.removeItem(at: errors)
  }

  func kill() {
    guard process.isRunning else { return }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  var standardError: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

  /// The child processes that have not been reaped.
  var children: [Int32] {
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/task")) ?? []
    return tasks.flatMap { task in
      let text = (try? String(contentsOfFile: "\(folder)/task/\(task)/children", encoding: .utf8)) ?? ""
      return text.split(separator: " ").compactMap { Int32($0) }
    }
  }

  /// The open sockets: the listening one, one for each connection, and one for each phone.
  ///
  /// Sockets that system libraries open for their threads are not counted.
  var openSockets: Int {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/fd")) ?? []
    return files.count { file in
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/fd/\(file)")
      return target?.hasPrefix("socket:") == true
    }
  }

  var threads: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/task"))?.count ?? 0
  }

  /// The memory that the process occupies.
  var residentKilobytes: Int {
    let status = (try? String(contentsOfFile: "\(folder)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }

  private var folder: String { "/proc/\(process.processIdentifier)" }
}
