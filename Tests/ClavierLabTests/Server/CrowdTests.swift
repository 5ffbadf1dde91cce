import Dispatch
import FlyingFox
import Foundation
import Testing

@testable import ClavierLab

/// Tests the server with many and with slow clients.
struct CrowdTests {
  private static let slowRequests = [
    "", "GET / HTTP/1.1\r\nHo", "POST /explain HTTP/1.1\r\nHost: HOST\r\nContent-Length: 1000\r\n\r\nabc",
    "GET /icon.svg HTTP/1.1\r\nHost: HOST\r\n\r\n", "GET /icon.svg HTTP/1.1\r\nHost: HOST\r\n\r\nGET",
  ]

  @Test(arguments: slowRequests)
  func `slow connections make room for others, the oldest first`(request: String) async throws {
    var limits = ServerLimits.patient
    limits.connections = 8
    let (statuses, oldest) = try await RunningLab.with(limits: limits) { lab in
      let slow = try (0..<8).map { _ in
        let socket = try lab.connect()
        socket.send(request.replacingOccurrences(of: "HOST", with: lab.host))
        return socket
      }
      let statuses = try (0..<20).map { _ in try lab.ask("GET /")?.status }
      let start = ContinuousClock.now
      _ = try slow[0].receiveAll()
      return (statuses, ContinuousClock.now - start)
    }
    #expect(statuses == Array(repeating: 200, count: 20))
    #expect(oldest < limits.requestTime)
  }

  @Test func `a session survives any number of slow connections`() async throws {
    var limits = ServerLimits.patient
    limits.connections = 4
    let message = try await RunningLab.with(limits: limits) { lab in
      let page = try lab.openPage()
      for _ in 0..<20 { try lab.connect().send("GET / HTTP/1.1\r\nHo") }
      page.send("still here")
      return try page.nextMessage()
    }
    #expect(message == "still here")
  }

  @Test func `a busy connection is never closed as the oldest one`() async throws {
    var limits = ServerLimits.patient
    limits.connections = 4
    let statuses = try await RunningLab.with(limits: limits) { lab in
      let request = "GET /icon.svg HTTP/1.1\r\nHost: \(lab.host)\r\n\r\n"
      let socket = try lab.connect()
      var idle: [RawSocket] = []
      return try (0..<20).flatMap { _ in
        socket.send(request)
        let status = try socket.receiveAnswer()?.status
        idle.append(try lab.connect())
        // The answer shows that the server has accepted the connection.
        idle.last?.send(request)
        return [status, try idle.last?.receiveAnswer()?.status]
      }
    }
    #expect(statuses == Array(repeating: 200, count: 40))
  }

  @Test func `refuses a connection if all others are sessions`() async throws {
    var limits = ServerLimits.patient
    limits.connections = 2
    let (third, later) = try await RunningLab.with(limits: limits) { lab in
      var pages = try (0..<2).map { _ in try lab.openPage() }
      let third = try lab.ask("GET /")
      pages.removeFirst()
      return (third, SessionTests.becomesTrue { (try? lab.ask("GET /"))??.status == 200 })
    }
    #expect(third?.status == 503)
    #expect(third?.error?.hasPrefix("Too many connections. ") == true)
    #expect(third?.fields["retry-after"] == "1")
    #expect(later)
  }

  @Test func `refuses too many logs and keeps serving other requests`() async throws {
    var limits = ServerLimits.patient
    #expect(limits.explanations == 2)
    limits.explanations = 1
    let gate = Gate()
    let (busy, page, first) = try await RunningLab.with(limits: limits, explanation: gate.explanation) { lab in
      let socket = try lab.connect()
      socket.send("POST /explain HTTP/1.1\r\nHost: \(lab.host)\r\nContent-Length: 1\r\n\r\nx")
      gate.began.wait()
      let busy = try (0..<5).map { _ in try lab.ask("POST /explain", body: "y") }
      let page = try lab.ask("GET /")?.status
      gate.mayEnd.signal()
      return (busy, page, try socket.receiveAnswer()?.status)
    }
    for answer in busy {
      #expect(answer?.status == 503)
      #expect(answer?.fields["retry-after"] == "1")
      #expect(answer?.error == "The lab is explaining another log. Try again in a second.")
    }
    #expect(page == 200)
    #expect(first == 200)
  }

  @Test func `an explanation that the client does not read counts toward the limit`() async throws {
    var limits = ServerLimits.patient
    limits.explanations = 1
    let long = Data(repeating: UInt8(ascii: "x"), count: 16_777_216)
    let (busy, sizes) = try await RunningLab.with(limits: limits, explanation: { _ in Answer(status: .ok, body: long) })
    { lab in
      let slow = try lab.connect()
      slow.send("POST /explain HTTP/1.1\r\nHost: \(lab.host)\r\nContent-Length: 1\r\n\r\nx")
      let start = try slow.receive()
      let busy = try lab.ask("POST /explain", body: "y")?.status
      slow.finish()
      let rest = try slow.receiveAll()
      return (busy, [start.count + rest.count, try lab.ask("POST /explain", body: "y")?.body.count ?? 0])
    }
    #expect(busy == 503)
    #expect(sizes[0] > long.count && sizes[1] == long.count)
  }

  @Test func `answers other requests while phones start slowly`() async throws {
    let (began, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    var phone = RunningLab.echo
    phone.launch = { program in
      began.signal()
      mayEnd.wait()
      return try PhoneProcess(program)
    }
    // This is more than the number of threads that tasks use.
    let count = ProcessInfo.processInfo.activeProcessorCount + 4
    let (page, messages) = try await RunningLab.with(phone: phone) { lab in
      defer { for _ in 0..<count { mayEnd.signal() } }
      let sockets = try (0..<count).map { _ in
        let socket = try lab.connect()
        let fields = ["Host: \(lab.host)"] + RawPage.handshake
        socket.send("GET /session HTTP/1.1\r\n\(fields.joined(separator: "\r\n"))\r\n\r\n")
        return socket
      }
      began.wait()
      let page = try lab.ask("GET /")?.status
      for _ in 0..<count { mayEnd.signal() }
      return (page, try sockets.map { RawAnswer(try $0.receive())?.status })
    }
    #expect(page == 200)
    #expect(messages == Array(repeating: 101, count: count))
  }

  @Test func `answers other requests while pages send without a pause`() async throws {
    let pongs = (0..<10_000).flatMap { _ in RawPage.frame(10, []) }
    // This is more than the number of threads that tasks use.
    let count = ProcessInfo.processInfo.activeProcessorCount + 1
    let status = try await RunningLab.with { lab in
      let pages = try (0..<count).map { _ in try lab.openPage() }
      for page in pages {
        let socket = page.socket
        Thread.detachNewThread { while socket.send(pongs) {} }
      }
      defer { for page in pages { page.socket.finish() } }
      return try lab.ask("GET /")?.status
    }
    #expect(status == 200)
  }

  @Test func `explains logs one at a time`() async {
    let queue = ExplanationQueue(limit: 20)
    let gate = Gate()
    for _ in 0..<20 { gate.mayEnd.signal() }
    let count = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<20 { group.addTask { await queue.answer({ gate.explanation(of: Data()) }) { _ in } } }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(count == 20)
    #expect(gate.mostAtOnce == 1)
    let isAnswered = await ExplanationQueue(limit: 0).answer({ gate.explanation(of: Data()) }) { _ in }
    #expect(!isAnswered)
  }

  /// An explanation that takes as long as the test needs.
  private final class Gate: @unchecked Sendable {
    let began = DispatchSemaphore(value: 0)
    let mayEnd = DispatchSemaphore(value: 0)
    private let lock = NSLock()
    private var count = 0
    private var most = 0

    var mostAtOnce: Int { lock.withLock { most } }

    @Sendable func explanation(of text: Data) -> Answer {
      lock.withLock {
        count += 1
        most = max(most, count)
      }
      began.signal()
      mayEnd.wait()
      lock.withLock { count -= 1 }
      return Answer(status: .ok, body: text)
    }
  }

  @Test(arguments: ["1", "[]", "null", "\"x\"", "true", "1e999", String(repeating: "[", count: 513)])
  func `no line of a trace stops the lab`(line: String) async throws {
    let (answer, alive) = try await RunningLab.with { lab in
      (try lab.ask("POST /explain", body: "{\"clavierTrace\":1}\n\(line)\n"), try lab.ask("GET /")?.status)
    }
    #expect(answer?.status == 400)
    #expect(answer?.error?.hasPrefix("line 2, column 1: this line is not a JSON object; ") == true)
    #expect(alive == 200)
  }
}
