import Foundation
import Testing

@testable import ClavierLab

struct SessionTests {
  @Test func `passes messages in both directions`() async throws {
    let messages = try await RunningLab.with { lab in
      let page = try lab.openPage()
      page.send("{\"type\":\"step\"}")
      page.send("{\n  \"type\":\r\n \"Tür\"\n}")
      return [try page.nextMessage(), try page.nextMessage()]
    }
    #expect(messages == ["{\"type\":\"step\"}", "{   \"type\":   \"Tür\" }"])
  }

  @Test func `keeps data that arrives with the handshake`() async throws {
    let message = try await RunningLab.with { lab in
      let socket = try lab.connect()
      let fields = ["Host: \(lab.host)"] + RawPage.handshake
      socket.send(
        Array("GET /session HTTP/1.1\r\n\(fields.joined(separator: "\r\n"))\r\n\r\n".utf8)
          + RawPage.frame(1, Array("early".utf8)))
      var bytes: [UInt8] = []
      while !String(decoding: bytes, as: UTF8.self).hasSuffix("early") {
        let more = try socket.receive()
        guard !more.isEmpty else { break }
        bytes += more
      }
      return String(decoding: bytes.suffix(5), as: UTF8.self)
    }
    #expect(message == "early")
  }

  @Test func `assembles a message from parts with a ping in between`() async throws {
    let (pong, message) = try await RunningLab.with { lab in
      let page = try lab.openPage()
      page.socket.send(RawPage.frame(1, isFinal: false, Array("Kla".utf8)))
      page.socket.send(RawPage.frame(9, Array("still there?".utf8)))
      page.socket.send(RawPage.frame(0, isFinal: false, []))
      let pong = try page.nextFrame()
      page.socket.send(RawPage.frame(0, Array("vier".utf8)))
      return (pong, try page.nextMessage())
    }
    #expect(pong == RawPage.Frame(isFinal: true, opcode: 10, payload: Array("still there?".utf8)))
    #expect(message == "Klavier")
  }

  @Test func `passes the longest message unchanged`() async throws {
    let limit = ServerLimits().messageSize
    let (sent, received) = try await RunningLab.with { lab in
      let page = try lab.openPage()
      let text = String((0..<limit).map { _ in "abcdefgh".randomElement() ?? "a" })
      // The echo begins before everything is sent, so the test must read in the meantime.
      let socket = page.socket
      Thread.detachNewThread { socket.send(RawPage.frame(1, Array(text.utf8))) }
      return (text, try page.nextMessage())
    }
    #expect(sent == received)
  }

  @Test(arguments: [
    ("a byte too long", RawPage.head(1, length: 1_500_001), 1009),
    ("longer than a computer's memory", RawPage.head(1, length: 1 << 62), 1009),
    ("longer than a number can express", RawPage.head(1, length: .max), 1009),
    (
      "too long in parts",
      RawPage.frame(1, isFinal: false, Array(repeating: 0x61, count: 1_000_000)) + RawPage.head(0, length: 500_001),
      1009
    ),
    ("not masked", [0x81, 0x01, 0x61], 1002),
    ("of a kind that does not exist", RawPage.frame(3, []), 1002),
    ("with a reserved bit", [0xC1, 0x80, 0, 0, 0, 0], 1002),
    ("binary", RawPage.frame(2, [1, 2]), 1003),
    ("a continuation without a beginning", RawPage.frame(0, [0x61]), 1002),
    ("a message within another", RawPage.frame(1, isFinal: false, [0x61]) + RawPage.frame(1, [0x61]), 1002),
    ("a ping in parts", RawPage.frame(9, isFinal: false, []), 1002),
    ("a ping that is too long", RawPage.head(9, length: 126), 1002),
    ("not text", RawPage.frame(1, [0xC3, 0x28]), 1007),
    ("a close frame of one byte", RawPage.frame(8, [3]), 1002),
  ])
  func `ends the session with a reason after a protocol violation`(name: String, bytes: [UInt8], code: Int) async throws
  {
    let ending = try await RunningLab.with { lab in
      let page = try lab.openPage()
      page.socket.send(bytes)
      return try page.ending()
    }
    #expect(ending?.code == code, "\(name)")
    #expect(ending?.reason.isEmpty == false)
  }

  @Test func `answers a page that closes, and ends its phone`() async throws {
    let phone = RunningLab.shell("echo $$; cat")
    let (ending, isGone) = try await RunningLab.with(phone: phone) { lab in
      let page = try lab.openPage()
      let process = try #require(Int32(try page.nextMessage() ?? ""))
      #expect(kill(process, 0) == 0)
      page.socket.send(RawPage.frame(8, [0x03, 0xE8]))
      return (try page.ending(), Self.becomesTrue { kill(process, 0) != 0 })
    }
    #expect(ending?.code == 1000)
    #expect(isGone)
  }

  @Test(arguments: ["cat", "trap '' HUP INT TERM; exec sleep 600", "exec 1>&-; exec sleep 600"])
  func `ends the phone's process, however its page ends`(line: String) async throws {
    let phone = RunningLab.shell("echo $$; \(line)")
    let isGone = try await RunningLab.with(phone: phone, limits: ServerLimits()) { lab in
      var page: RawPage? = try lab.openPage()
      let process = try #require(Int32(try page?.nextMessage() ?? ""))
      // The connection closes without a close frame, as when a browser is killed.
      page = nil
      return Self.becomesTrue { kill(process, 0) != 0 }
    }
    #expect(isGone)
  }

  @Test func `ends all phones when the lab ends`() async throws {
    let phone = RunningLab.shell("echo $$; exec sleep 600")
    let (processes, endings) = try await {
      let pages = Kept()
      let processes = try await RunningLab.with(phone: phone, limits: ServerLimits()) { lab in
        try (0..<3).map { _ in
          let page = try lab.openPage()
          pages.keep(page)
          return try #require(Int32(try page.nextMessage() ?? ""))
        }
      }
      return (processes, try pages.all.map { try $0.ending() })
    }()
    #expect(processes.allSatisfy { kill($0, 0) != 0 })
    #expect(endings.map { $0?.code } == [1001, 1001, 1001])
    #expect(endings.allSatisfy { $0?.reason == "The lab has stopped." })
  }

  @Test(arguments: [
    ("exit 7", "The phone exited with code 7. Press Reconnect to start a new phone."),
    // The page's messages are still unread.
    ("sleep 0.3; exit 7", "The phone exited with code 7. Press Reconnect to start a new phone."),
    ("read line; kill -SEGV $$", "The phone was terminated by signal 11. Press Reconnect to start a new phone."),
  ])
  func `reports to the page why its phone ended`(line: String, reason: String) async throws {
    let ending = try await RunningLab.with(phone: RunningLab.shell(line)) { lab in
      let page = try lab.openPage()
      page.send("go")
      return try page.ending()
    }
    #expect(ending?.code == 1011)
    #expect(ending?.reason == reason)
  }

  @Test func `ends a phone that does not respond, and reports it to the page`() async throws {
    // The phone exits on its own with code 0, but only after more time than these calls take even on a busy computer.
    // The signal therefore shows that neither call waits for the phone.
    let waiting = try PhoneProcess(RunningLab.shell("exec sleep 3600"))
    #expect(await waiting.ending(within: .milliseconds(100)) == nil)
    await waiting.end(within: .milliseconds(100))
    #expect(await waiting.ending(within: .seconds(600)) == .signal(SIGKILL))
    var limits = ServerLimits.patient
    (limits.phoneTime, limits.closingTime) = (.milliseconds(100), .seconds(5))
    let text = String(repeating: "a", count: 1_000_000)
    let ending = try await RunningLab.with(phone: RunningLab.shell("exec sleep 3600"), limits: limits) { lab in
      let page = try lab.openPage()
      for _ in 0..<4 { page.send(text) }
      return try page.ending()
    }
    #expect(ending?.code == 1011)
    #expect(ending?.reason == "The phone does not respond. Press Reconnect to start a new phone.")
  }

  @Test func `reports to the page that its phone cannot be started`() async throws {
    let phone = PhoneProgram(executable: URL(fileURLWithPath: "/no/such/phone"), arguments: [])
    var limits = ServerLimits.patient
    limits.sessions = 1
    let (endings, after) = try await RunningLab.with(phone: phone, limits: limits) { lab in
      // A browser shows a page why a session was closed, but not the text of a refused handshake. If the first session
      // were still counted, the second session would be refused.
      (try (0..<2).map { _ in try lab.openPage().ending() }, try lab.ask("GET /"))
    }
    #expect(endings.map { $0?.code } == [1011, 1011])
    #expect(endings.allSatisfy { $0?.reason.hasPrefix("The phone cannot be started: ") == true }, "\(endings)")
    #expect(after?.status == 200)
  }

  @Test func `the reasons name a button of the page`() throws {
    let page = try #require(try PageFiles.built().byPath["/"])
    #expect(String(decoding: page.data, as: UTF8.self).contains(">Reconnect</button>"))
  }

  @Test func `refuses a session beyond the limit, and gives a reason`() async throws {
    var limits = ServerLimits.patient
    #expect(limits.sessions == 32)
    limits.sessions = 3
    let (refused, plain, again) = try await RunningLab.with(limits: limits) { lab in
      var pages = try (0..<3).map { _ in try lab.openPage() }
      let refused = try lab.ask("GET /session", RawPage.handshake)
      let plain = try lab.ask("GET /session")
      pages.removeFirst()
      // The phone of the closed page ends first.
      let again = Self.becomesTrue { (try? lab.openPage()) != nil }
      return (refused, plain, again)
    }
    #expect(refused?.status == 503)
    #expect(refused?.error == "3 phones are already open. Close one of the other pages.")
    #expect(plain?.error == refused?.error)
    #expect(again)
  }

  @Test func `ends an idle session with a reason`() async throws {
    var limits = ServerLimits.patient
    #expect(limits.sessionIdleTime == .seconds(1800))
    limits.sessionIdleTime = .milliseconds(600)
    let (time, ending) = try await RunningLab.with(limits: limits) { lab in
      let page = try lab.openPage()
      let start = ContinuousClock.now
      for _ in 0..<3 {
        Thread.sleep(forTimeInterval: 0.3)
        page.send("I am here")
      }
      return (ContinuousClock.now - start, try page.ending())
    }
    #expect(time > .milliseconds(600))
    #expect(ending?.code == 1000)
    #expect(
      ending?.reason
        == "The page was idle for 0 minutes, so the phone was shut down. Press Reconnect to start a new phone.")
  }

  @Test func `a page that does not read its messages slows down its phone`() async throws {
    let count = FileManager.default.temporaryDirectory.appendingPathComponent("clavier-count-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: count) }
    // The phone sends a hundred megabytes and counts the bytes that were accepted.
    let phone = RunningLab.shell(
      "i=0; while [ $i -lt 100 ]; do head -c 1000000 /dev/zero | tr '\\0' x; echo; i=$((i+1)); echo $i >\(count.path); done"
    )
    let (held, message) = try await RunningLab.with(phone: phone) { lab in
      let page = try lab.openPage(receiveBuffer: 4096)
      let read = {
        Int((try? String(contentsOf: count, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "")
          ?? 0
      }
      var last = -1
      while read() != last || last < 0 {
        last = read()
        Thread.sleep(forTimeInterval: 0.5)
      }
      return (last, try page.nextMessage())
    }
    #expect(held < 20, "the phone wrote \(held) megabytes that the page did not read")
    #expect(message?.utf8.count == 1_000_000)
  }

  @Test(arguments: [
    ([], "Upgrade header must be 'websocket'"),
    (["Upgrade: websocket"], "Connection header must be present"),
    (["Upgrade: h2c", "Connection: Upgrade"], "Upgrade header must be 'websocket'"),
    (["Upgrade: websocket", "Connection: Upgrade"], "Sec-WebSocket-Key header must be present"),
    (
      ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: AAAA", "Sec-WebSocket-Version: 13"],
      "Sec-WebSocket-Key header must be 16 bytes encoded as base64"
    ),
    (Array(RawPage.handshake.filter { !$0.hasSuffix("13") }), "Sec-WebSocket-Version header must be '13'"),
  ])
  func `refuses an incomplete handshake and names what is missing`(fields: [String], reason: String) async throws {
    let answer = try await RunningLab.with { try $0.ask("GET /session", fields) }
    #expect(answer?.status == 400)
    #expect(answer?.error == "A session needs a WebSocket handshake: \(reason).")
  }

  @Test func `refuses a handshake in a version of HTTP that has no WebSocket`() async throws {
    let answer = try await RunningLab.with { lab in
      let fields = ["Host: \(lab.host)"] + RawPage.handshake
      let request = "GET /session HTTP/1.0\r\n\(fields.joined(separator: "\r\n"))\r\n\r\n"
      return RawAnswer(try lab.exchange(Array(request.utf8)))
    }
    #expect(answer?.status == 400)
    #expect(answer?.error == "A session needs a WebSocket handshake: The request must use HTTP/1.1.")
  }

  /// Waits for a condition that becomes true soon.
  static func becomesTrue(_ condition: () -> Bool) -> Bool {
    for _ in 0..<6_000 {
      if condition() { return true }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return false
  }
}

/// Pages that stay open while the lab ends.
private final class Kept: @unchecked Sendable {
  private let lock = NSLock()
  private var pages: [RawPage] = []

  var all: [RawPage] { lock.withLock { pages } }

  func keep(_ page: RawPage) { lock.withLock { pages.append(page) } }
}
