import Foundation

@testable import ClavierLab

/// A lab on a free port, in this process.
struct RunningLab: Sendable {
  let port: UInt16

  /// A phone that says what it is told.
  static let echo = PhoneProgram(executable: URL(fileURLWithPath: "/bin/cat"), arguments: [])

  /// A phone that does what a line of shell says.
  static func shell(_ line: String) -> PhoneProgram {
    PhoneProgram(executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", line])
  }

  /// Talks to a lab, which has ended when this returns.
  ///
  /// - Parameter visit: runs on a thread of its own, for it waits, and the lab needs the threads that tasks share.
  static func with<Result: Sendable>(
    phone: PhoneProgram = echo, limits: ServerLimits = ServerLimits(),
    explanation: (@Sendable (Data) -> Answer)? = nil, _ visit: @escaping @Sendable (RunningLab) throws -> Result
  ) async throws -> Result {
    var site = LabSite(page: try PageFiles.built(), catalogue: try await LabCatalogue.current.json())
    if let explanation { site.explanation = explanation }
    let server = try LabServer(host: "127.0.0.1", port: 0, site: site, phone: phone, limits: limits)
    let running = Task { await server.run() }
    let result = await Self.onThread { Swift.Result { try visit(RunningLab(port: server.port)) } }
    running.cancel()
    await running.value
    return try result.get()
  }

  /// Does what waits where nobody else is kept waiting.
  static func onThread<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: work()) }
    }
  }

  var host: String { "127.0.0.1:\(port)" }

  func connect() throws -> RawSocket { try RawSocket(port: port) }

  /// Sends bytes and returns all that comes back.
  func exchange(_ bytes: some Collection<UInt8>) throws -> [UInt8] {
    let socket = try connect()
    socket.send(bytes)
    socket.finish()
    return try socket.receiveAll()
  }

  /// Asks and returns the answer, or nil when there was none.
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
