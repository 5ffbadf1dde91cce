import Foundation

@testable import ClavierLab

/// A lab on a free port in this process.
struct RunningLab: Sendable {
  let port: UInt16

  /// A phone that echoes its input.
  static let echo = PhoneProgram(executable: URL(fileURLWithPath: "/bin/cat"), arguments: [])

  /// Returns a phone that runs a line of shell script.
  static func shell(_ line: String) -> PhoneProgram {
    PhoneProgram(executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", line])
  }

  /// Runs a test against a lab, and returns when the lab has ended.
  ///
  /// - Parameter visit: The test. The test runs on its own thread, because it blocks, and the lab needs the threads of
  ///   the task pool.
  static func with<Result: Sendable>(
    phone: PhoneProgram = echo, limits: ServerLimits = .patient,
    explanation: (@Sendable (Data) -> Answer)? = nil, _ visit: @escaping @Sendable (RunningLab) throws -> Result
  ) async throws -> Result {
    var site = LabSite(page: try PageFiles.built(), catalog: try await LabCatalog.gallery.json())
    if let explanation { site.explanation = { text, _ in explanation(text) } }
    let server = try LabServer(host: "127.0.0.1", port: 0, site: site, phone: phone, limits: limits)
    let running = Task { await server.run() }
    let result = await Self.onThread { Swift.Result { try visit(RunningLab(port: server.port)) } }
    running.cancel()
    await running.value
    return try result.get()
  }

  /// Performs blocking work on its own thread.
  static func onThread<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: work()) }
    }
  }

  var host: String { "127.0.0.1:\(port)" }

  func connect() throws -> RawSocket { try RawSocket(port: port) }

  /// Sends bytes and returns the response.
  func exchange(_ bytes: some Collection<UInt8>) throws -> [UInt8] {
    let socket = try connect()
    socket.send(bytes)
    socket.finish()
    return try socket.receiveAll()
  }

  /// Sends a request and returns the response; nil if there is none.
  func ask(
    _ line: String, _ fields: [String] = [], host: String? = nil, body: String = ""
  ) throws -> RawAnswer? {
    let all = ["Host: \(host ?? self.host)"] + fields + (body.isEmpty ? [] : ["Content-Length: \(body.utf8.count)"])
    return RawAnswer(try exchange(Array("\(line) HTTP/1.1\r\n\(all.joined(separator: "\r\n"))\r\n\r\n\(body)".utf8)))
  }

  /// Opens a session.
  func openPage(receiveBuffer: Int32? = nil) throws -> RawPage {
    try RawPage(port: port, host: host, receiveBuffer: receiveBuffer)
  }
}
