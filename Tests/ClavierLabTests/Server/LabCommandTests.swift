import Foundation
import Testing

@testable import ClavierLab

/// Runs the command as a process whose resources can be measured.
struct LabCommandTests {
  @Test(arguments: [SIGINT, SIGTERM]) func `a signal ends the lab and its phones`(signal: Int32) async throws {
    let lab = try LabProcess()
    defer { lab.kill() }
    #expect(lab.firstLine == "The lab is at http://127.0.0.1:\(lab.port)/ (press Ctrl-C to stop it)")
    let outcome = await RunningLab.onThread {
      Result {
        let pages = try (0..<2).map { _ in try RawPage(port: lab.port, host: "127.0.0.1:\(lab.port)") }
        let children = lab.children
        Foundation.kill(lab.process.processIdentifier, signal)
        lab.process.waitUntilExit()
        let endings = try pages.map { try $0.ending() }
        return (children, endings.map { $0?.code })
      }
    }
    let (children, codes) = try outcome.get()
    #expect(children.count == 2)
    #expect(codes == [1001, 1001])
    #expect(lab.process.terminationReason == .exit)
    #expect(lab.process.terminationStatus == 0)
    #expect(SessionTests.becomesTrue { children.allSatisfy { Foundation.kill($0, 0) != 0 } })
  }

  @Test func `killing the lab ends its phone`() async throws {
    let lab = try LabProcess()
    let outcome = await RunningLab.onThread {
      Result {
        let page = try RawPage(port: lab.port, host: "127.0.0.1:\(lab.port)")
        let children = lab.children
        lab.kill()
        return (children, try page.nextFrame() == nil)
      }
    }
    let (children, isOver) = try outcome.get()
    #expect(children.count == 1)
    #expect(isOver)
    #expect(SessionTests.becomesTrue { children.allSatisfy { Foundation.kill($0, 0) != 0 } })
  }

  /// Creates a program that keeps running, as some browsers do.
  private func makeSlowBrowser() -> URL {
    let browser = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")
    let script = Data("#!/bin/sh\nsleep 4\n".utf8)
    _ = FileManager.default.createFile(atPath: browser.path, contents: script, attributes: [.posixPermissions: 0o755])
    return browser
  }

  @Test func `answers the page while the browser that the lab opened keeps running`() async throws {
    let browser = makeSlowBrowser()
    defer { try? FileManager.default.removeItem(at: browser) }
    var shortest = Duration.seconds(60)
    // On a busy machine, any answer may take a long time, so the test measures the shortest of several times.
    for _ in 0..<10 where shortest >= .seconds(1.5) {
      let lab = try LabProcess(["--open"], environment: ["BROWSER": browser.path])
      defer { lab.kill() }
      let start = ContinuousClock.now
      let status = try await RunningLab.onThread { [lab] in
        Result { try RunningLab(port: lab.port).ask("GET /")?.status }
      }.get()
      shortest = min(shortest, ContinuousClock.now - start)
      #expect(status == 200)
    }
    #expect(shortest < .seconds(1.5), "Each page waited for at least \(shortest).")
  }

  @Test func `a signal ends the lab while the browser opens`() async throws {
    let browser = makeSlowBrowser()
    defer { try? FileManager.default.removeItem(at: browser) }
    var shortest = Duration.seconds(60)
    for _ in 0..<10 where shortest >= .seconds(1.5) {
      let lab = try LabProcess(["--open"], environment: ["BROWSER": browser.path])
      defer { lab.kill() }
      let start = ContinuousClock.now
      await RunningLab.onThread { [lab] in
        Foundation.kill(lab.process.processIdentifier, SIGINT)
        lab.process.waitUntilExit()
      }
      shortest = min(shortest, ContinuousClock.now - start)
      #expect(lab.process.terminationReason == .exit && lab.process.terminationStatus == 0)
      #expect(lab.standardError.isEmpty, "\(lab.standardError)")
    }
    #expect(shortest < .seconds(1.5), "The lab ended after at least \(shortest).")
  }

  @Test func `reports on one line that a port is in use, with the remedy`() async throws {
    let lab = try LabProcess()
    defer { lab.kill() }
    let process = try CommandLineProcess()
    let result = try await process.run(["lab", "--port", "\(lab.port)"])
    #expect(result.exitCode == 69)
    #expect(result.output.isEmpty)
    #expect(result.error == "clavier: port \(lab.port) is in use. Use --port 0 to choose a free one.\n")
  }

  @Test(arguments: [
    (
      ["--host", "somewhere"], 64,
      "clavier: --host: 'somewhere' is not an IP address. Use an IP address, such as 127.0.0.1, or localhost.\n"
    ),
    (["--host", "192.0.2.1"], 69, "clavier: --host: 192.0.2.1 is not an address of this computer. Use 127.0.0.1.\n"),
    (["--port", "65536"], 64, "clavier: "), (["--port", "x"], 64, "clavier: "),
  ])
  func `reports an address on which it cannot listen`(arguments: [String], code: Int32, error: String) async throws {
    let process = try CommandLineProcess()
    let result = try await process.run(["lab"] + arguments)
    #expect(result.exitCode == code)
    #expect(result.error.hasPrefix(error))
    #expect(result.error.split(separator: "\n").count == 1)
  }

  @Test func `warns about an address that other computers can reach`() async throws {
    let lab = try LabProcess(["--host", "0.0.0.0"])
    defer { lab.kill() }
    let (own, foreign) = try await RunningLab.onThread { [lab] in
      Result {
        let running = RunningLab(port: lab.port)
        return (try running.ask("GET /")?.status, try running.ask("GET /", host: "192.0.2.1:\(lab.port)")?.status)
      }
    }.get()
    #expect(own == 200)
    #expect(foreign == 403)
    #expect(
      lab.standardError == "clavier: warning: http://0.0.0.0:\(lab.port)/ exposes the lab to your network.\n")
  }

  @Test(arguments: [("127.0.0.2", ""), ("0.0.0.0", "clavier: warning: ")])
  func `answers under the address at which a request arrives`(host: String, warning: String) async throws {
    let lab = try LabProcess(["--host", host])
    defer { lab.kill() }
    let statuses = try await RunningLab.onThread { [lab] in
      Result {
        try ["127.0.0.2", "127.0.0.3", "evil.example"].map { name in
          let socket = try RawSocket(address: "127.0.0.2", port: lab.port)
          socket.send("GET / HTTP/1.1\r\nHost: \(name):\(lab.port)\r\nConnection: close\r\n\r\n")
          return RawAnswer(try socket.receiveAll())?.status
        }
      }
    }.get()
    #expect(statuses == [200, 403, 403])
    #expect(warning.isEmpty ? lab.standardError.isEmpty : lab.standardError.hasPrefix(warning))
  }

  @Test func `answers pages and starts phones even if idle connections could occupy all descriptors`() async throws {
    // A program that Terminal starts on macOS may have 256 descriptors.
    let lab = try LabProcess(descriptors: 256)
    defer { lab.kill() }
    let (statuses, time, messages) = try await RunningLab.onThread { [lab] in
      Result {
        let running = RunningLab(port: lab.port)
        let start = ContinuousClock.now
        let idle = try (0..<300).map { _ in try running.connect() }
        let statuses = try (0..<5).map { _ in try running.ask("GET /")?.status }
        let time = ContinuousClock.now - start
        let pages = try (0..<8).map { _ in try running.openPage() }
        let messages = try pages.map { page in
          page.send("{}")
          return try page.nextMessage() != nil
        }
        return withExtendedLifetime(idle) { (statuses, time, messages) }
      }
    }.get()
    #expect(statuses == Array(repeating: 200, count: 5))
    #expect(time < ServerLimits().requestTime, "The pages waited until idle connections ended by themselves.")
    #expect(messages == Array(repeating: true, count: 8))
  }

  @Test func `four thousand requests of every kind leak no processes, sockets, or memory`() async throws {
    let seed = UInt64.random(in: 0 ... .max)
    let lab = try LabProcess()
    defer { lab.kill() }
    let outcome = await RunningLab.onThread {
      Result {
        let sockets = lab.openSockets
        // The first thousand requests fill caches that every program fills once.
        let first = RequestStorm(port: lab.port, seed: seed).run(1000)
        let memory = lab.residentKilobytes
        let tally = RequestStorm(port: lab.port, seed: seed &+ 1).run(3000)
        let alive = try RunningLab(port: lab.port).ask("GET /")?.status
        // Foundation keeps a pair of sockets for each thread that has started a process.
        let isAsBefore = SessionTests.becomesTrue {
          lab.children.isEmpty && lab.openSockets <= sockets + 2 * lab.threads
        }
        let now = (children: lab.children.count, sockets: lab.openSockets, threads: lab.threads)
        return (first + tally, isAsBefore, sockets, now, memory: (memory, lab.residentKilobytes), alive)
      }
    }
    let (tally, isAsBefore, sockets, now, memory, alive) = try outcome.get()
    print("seed \(seed): \(tally), \(memory) kB, \(sockets) sockets, then \(now)")
    #expect(lab.process.isRunning, "seed \(seed)")
    #expect(tally.hanging == 0, "seed \(seed): requests without an answer or an end")
    #expect(tally.answered > 1600 && tally.closed > 20 && tally.sessions > 0, "seed \(seed): \(tally)")
    #expect(isAsBefore, "seed \(seed): \(sockets) sockets, then \(now)")
    #expect(memory.1 < memory.0 + 32_768, "seed \(seed): kilobytes before and after")
    #expect(alive == 200, "seed \(seed)")
  }
}
