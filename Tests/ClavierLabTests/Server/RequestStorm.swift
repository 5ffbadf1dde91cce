import Foundation
import SeededRandom

/// Generates valid, invalid, and malicious requests.
struct RequestStorm: Sendable {
  struct Tally: CustomStringConvertible, Sendable {
    /// The numbers of requests that were answered, closed without an answer, and left open.
    var answered = 0
    var closed = 0
    var hanging = 0
    /// The number of requests that became a session.
    var sessions = 0

    static func + (one: Tally, other: Tally) -> Tally {
      Tally(
        answered: one.answered + other.answered, closed: one.closed + other.closed,
        hanging: one.hanging + other.hanging, sessions: one.sessions + other.sessions)
    }

    var description: String { "\(answered) answered (\(sessions) sessions), \(closed) closed, \(hanging) hanging" }
  }

  let port: UInt16
  let seed: UInt64

  /// Sends requests from four threads.
  func run(_ count: Int) -> Tally {
    let tallies = (0..<4).map { _ in Slot() }
    DispatchQueue.concurrentPerform(iterations: tallies.count) { side in
      var random = SeededGenerator(seed: seed &+ UInt64(side) &* 7919)
      var tally = Tally()
      for _ in 0..<(count / tallies.count) { visit(&random, &tally) }
      tallies[side].put(tally)
    }
    return tallies.map(\.tally).reduce(Tally(), +)
  }

  private func visit(_ random: inout SeededGenerator, _ tally: inout Tally) {
    do {
      let socket = try RawSocket(port: port)
      socket.send(request(&random))
      // Some clients close without waiting.
      if Int.random(in: 0..<20, using: &random) == 0 { return tally.closed += 1 }
      socket.finish()
      guard let answer = RawAnswer(try socket.receiveAll()) else { return tally.closed += 1 }
      tally.answered += 1
      if answer.status == 101 { tally.sessions += 1 }
    } catch {
      tally.hanging += 1
    }
  }

  private func request(_ random: inout SeededGenerator) -> [UInt8] {
    switch Int.random(in: 0..<10_000, using: &random) {
    case 0..<20: return session(&random)
    case ..<1000: return noise(&random)
    case ..<1005: return explain(Int.random(in: 900_000...1_200_000, using: &random), &random)
    case ..<1500: return explain(Int.random(in: 0...2000, using: &random), &random)
    default: break
    }
    var bytes = Array(head(&random).utf8)
    // One in three requests is invalid.
    if Int.random(in: 0..<3, using: &random) == 0 {
      for _ in 0...Int.random(in: 0...3, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = .random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(contentsOf: noise(&random).prefix(20), at: place)
        default: bytes.removeLast(bytes.count - place)
        }
      }
    }
    return bytes
  }

  private func head(_ random: inout SeededGenerator) -> String {
    let method = pick(["GET", "GET", "GET", "GET", "POST", "PUT", "HEAD", "OPTIONS", "TRACE", "CONNECT", "x"], &random)
    let path = pick(
      [
        "/", "/lab.css", "/modules/lab.js", "/icon.svg", "/explain", "/session", "/nothing", "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd", "/modules/..%2f..%2fetc%2fpasswd", "*", "http://127.0.0.1/",
        "/?\(String(repeating: "q", count: 3000))",
        "/\(String(repeating: "../", count: 500))", "/\u{202E}", "",
      ], &random)
    var fields = [pick(["Host: 127.0.0.1:\(port)", "Host: 127.0.0.1:\(port)", "Host: evil.example", "X: y"], &random)]
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      fields.append(
        pick(
          [
            "Origin: http://127.0.0.1:\(port)", "Origin: null", "Connection: close", "Connection: keep-alive, Upgrade",
            "Content-Length: 5", "Content-Length: 18446744073709551616", "Transfer-Encoding: chunked",
            "Expect: 100-continue",
            "Upgrade: websocket", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: \(String(repeating: "A", count: 22))==",
            "Cookie: \(String(repeating: "c", count: 5000))", "A: \u{0}", "Range: bytes=0-", ": ",
            "Content-Type: text/plain",
            String(repeating: "B: c\r\n", count: 120) + "D: e",
          ], &random))
    }
    return "\(method) \(path) \(pick(["HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/3"], &random))\r\n"
      + fields.joined(separator: "\r\n") + "\r\n\r\n" + pick(["", "", "body", "0\r\n\r\n"], &random)
  }

  private func explain(_ size: Int, _ random: inout SeededGenerator) -> [UInt8] {
    let line = pick(
      ["UIKeyboardFrameEndUserInfoKey = \"NSRect: {{0, 516}, {393, 336}}\";\n", "{", "x", "\u{0}"], &random)
    let body = Array(String(repeating: line, count: size / line.utf8.count).utf8)
    let length = Bool.random(using: &random) ? body.count : Int.random(in: 0...2_000_000, using: &random)
    return Array("POST /explain HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Length: \(length)\r\n\r\n".utf8) + body
  }

  private func session(_ random: inout SeededGenerator) -> [UInt8] {
    let fields = ["Host: 127.0.0.1:\(port)"] + RawPage.handshake
    var bytes = Array("GET /session HTTP/1.1\r\n\(fields.joined(separator: "\r\n"))\r\n\r\n".utf8)
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      bytes += pick(
        [
          RawPage.frame(1, Array("{\"version\":1,\"type\":\"step\"}".utf8)), RawPage.frame(1, Array("nonsense".utf8)),
          RawPage.frame(9, [1, 2]), RawPage.head(1, length: 1 << 62), RawPage.frame(8, [3, 232]), noise(&random),
          RawPage.frame(1, isFinal: false, [0x7B]),
        ], &random)
    }
    return bytes
  }

  private func noise(_ random: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0...300, using: &random)).map { _ in .random(in: 0...255, using: &random) }
  }

  private func pick<Element>(_ choices: [Element], _ random: inout SeededGenerator) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }

  /// The result of one thread.
  private final class Slot: @unchecked Sendable {
    private(set) var tally = Tally()

    /// Stores the tally of a thread.
    ///
    /// This method is called before the wait for all threads ends.
    func put(_ tally: Tally) { self.tally = tally }
  }
}
