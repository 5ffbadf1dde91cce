import Foundation
import Testing

@testable import ClavierLab

struct MalformedRequestTests {
  @Test(arguments: [
    ("no words", "\r\n\r\n", 400), ("one word", "GET\r\n\r\n", 400), ("two words", "GET /\r\n\r\n", 400),
    ("two blanks", "GET  / HTTP/1.1\r\n\r\n", 400), ("a line feed alone", "GET / HTTP/1.1\nHost: x\n\n", 400),
    ("another protocol", "GET / HTTP/2.0\r\n\r\n", 505), ("no protocol", "GET / SPDY\r\n\r\n", 505),
    ("a method in brackets", "G(T / HTTP/1.1\r\n\r\n", 400), ("a picture", "\u{89}PNG\r\n\u{1A}\n", 400),
    ("a field without a name", "GET / HTTP/1.1\r\n: x\r\n\r\n", 400),
    ("a field without a colon", "GET / HTTP/1.1\r\nHost\r\n\r\n", 400),
    ("a folded field", "GET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n", 400),
    ("a blank before the colon", "GET / HTTP/1.1\r\nHost : x\r\n\r\n", 400),
    ("a zero in a value", "GET / HTTP/1.1\r\nA: \u{0}\r\n\r\n", 400),
    ("a carriage return in a value", "GET / HTTP/1.1\r\nA: b\rc\r\n\r\n", 400),
    ("a long path", "GET /\(String(repeating: "a", count: 20_000)) HTTP/1.1\r\n\r\n", 414),
    ("a long value", "GET / HTTP/1.1\r\nA: \(String(repeating: "a", count: 20_000))\r\n\r\n", 431),
    ("many fields", "GET / HTTP/1.1\r\n\(String(repeating: "A: b\r\n", count: 101))\r\n", 431),
    ("a body in pieces", "POST /explain HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 411),
    ("two lengths", "POST /explain HTTP/1.1\r\nHost: HOST\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab", 400),
    ("a negative length", "POST /explain HTTP/1.1\r\nHost: HOST\r\nContent-Length: -1\r\n\r\n", 400),
    ("a length with a plus sign", "POST /explain HTTP/1.1\r\nHost: HOST\r\nContent-Length: +1\r\n\r\na", 400),
    (
      "an enormous length", "POST /explain HTTP/1.1\r\nHost: HOST\r\nContent-Length: 99999999999999999999999\r\n\r\n",
      413
    ),
  ])
  func `refuses an invalid request and closes the connection`(name: String, text: String, status: Int) async throws {
    let (answers, alive) = try await RunningLab.with { lab in
      let answers = try lab.exchange(Array(text.replacingOccurrences(of: "HOST", with: lab.host).utf8))
      return (answers, try lab.ask("GET /")?.status)
    }
    let answer = RawAnswer(answers)
    #expect(answer?.status == status, "\(name)")
    #expect(answer?.fields["connection"] == "close")
    #expect(answer?.error?.isEmpty == false)
    #expect(alive == 200)
  }

  @Test func `never reads an unexpected body as the next request`() async throws {
    let answers = try await RunningLab.with { lab in
      let hidden = "GET /catalog.json HTTP/1.1\r\nHost: \(lab.host)\r\n\r\n"
      let request =
        "GET /icon.svg HTTP/1.1\r\nHost: \(lab.host)\r\nContent-Length: \(hidden.utf8.count)\r\n\r\n\(hidden)"
      return String(decoding: try lab.exchange(Array(request.utf8)), as: UTF8.self)
    }
    #expect(answers.components(separatedBy: "HTTP/1.1 ").count == 2)
  }

  @Test func `closes a connection that is too slow`() async throws {
    var limits = ServerLimits.patient
    limits.requestTime = .milliseconds(300)
    let (head, body) = try await RunningLab.with(limits: limits) { lab in
      let slowHead = try lab.connect()
      slowHead.send("GET / HTTP/1.1\r\nHo")
      let slowBody = try lab.connect()
      slowBody.send("POST /explain HTTP/1.1\r\nHost: \(lab.host)\r\nContent-Length: 10\r\n\r\nabc")
      return (try slowHead.receiveAll(), try slowBody.receiveAll())
    }
    #expect(head.isEmpty)
    #expect(body.isEmpty)
  }

  @Test func `closes a connection without another request`() async throws {
    var limits = ServerLimits.patient
    limits.idleTime = .milliseconds(300)
    let (status, rest) = try await RunningLab.with(limits: limits) { lab in
      let quiet = try lab.connect()
      quiet.send("GET /icon.svg HTTP/1.1\r\nHost: \(lab.host)\r\n\r\n")
      return (try quiet.receiveAnswer()?.status, try quiet.receiveAll())
    }
    #expect(status == 200)
    #expect(rest.isEmpty)
  }
}
