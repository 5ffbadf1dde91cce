import Foundation

/// `clavier lab` on a free port.
final class LabProcess: Sendable {
  struct NotStarted: Error {
    var text: String
  }

  let process: Process
  let firstLine: String
  let port: UInt16
  private let errors: URL

  init(_ arguments: [String] = []) throws {
    errors = FileManager.default.temporaryDirectory.appendingPathComponent("clavier-lab-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    let output = Pipe()
    process = Process()
    process.executableURL = CommandLineProcess.executable
    process.arguments = ["lab", "--port", "0"] + arguments
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

  /// The processes that it started and that have not been waited for.
  var children: [Int32] {
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/task")) ?? []
    return tasks.flatMap { task in
      let text = (try? String(contentsOfFile: "\(folder)/task/\(task)/children", encoding: .utf8)) ?? ""
      return text.split(separator: " ").compactMap { Int32($0) }
    }
  }

  /// The sockets that it holds: the one it listens on, one for each connection, one for each phone.
  ///
  /// Not counted is what the system's libraries open for each of their threads, of which a busy computer has more.
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

  /// What it occupies of the computer's memory.
  var residentKilobytes: Int {
    let status = (try? String(contentsOfFile: "\(folder)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }

  private var folder: String { "/proc/\(process.processIdentifier)" }
}
