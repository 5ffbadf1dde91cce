import FlyingFox
import Foundation

/// Relays messages between a page and its phone process.
///
/// Nothing is queued. If one side does not read, the other side waits. Only the system's buffers are between them.
struct PhoneRelay: Sendable {
  private let page: ByteSocket
  private let phone: PhoneProcess
  private let limits: ServerLimits
  private let output: PageOutput
  private let idleTimer = IdleTimer()

  init(page: ByteSocket, phone: PhoneProcess, limits: ServerLimits) {
    self.page = page
    self.phone = phone
    self.limits = limits
    output = PageOutput(page)
  }

  /// Relays messages until one side ends, and then ends the other side.
  ///
  /// When the method returns, the phone process has ended, and the page's socket may be closed.
  ///
  /// - Parameter received: The bytes that the page sent before the relay started.
  func run(received: [UInt8]) async {
    await withTaskGroup(of: WSCloseCode.self) { group in
      group.addTask { await passCommands(received) }
      group.addTask { await passMessages() }
      group.addTask { await waitUntilIdle() }
      let code = await group.next() ?? .goingAway
      group.cancelAll()
      // A new task is not canceled when the lab ends, so that the page gets the reason.
      await Task {
        // A page that does not read is disconnected after this time, which resumes all waiting tasks.
        try? await page.shuttingDown(after: limits.closingTime) { try await output.send(MessageWriter.close(code)) }
        await phone.end(within: limits.closingTime)
      }.value
      await group.waitForAll()
    }
    await Task { await page.finish(within: limits.closingTime) }.value
  }

  /// Relays commands to the phone until the page ends.
  private func passCommands(_ received: [UInt8]) async -> WSCloseCode {
    var reader = MessageReader(limit: limits.messageSize)
    reader.append(received)
    do {
      while true {
        while let message = try reader.next() {
          switch message {
          case .text(let text):
            await idleTimer.reset()
            guard await sendToPhone(text) else { return await phoneEnded() }
          case .ping(let payload): try await output.send(MessageWriter.pong(payload))
          case .close(let code): return WSCloseCode(Self.repeatable.contains(code.code) ? code.code : 1000)
          }
        }
        let bytes = try await page.read(atMost: 16_384)
        guard !bytes.isEmpty else { return .goingAway }
        reader.append(bytes)
      }
    } catch let violation as MessageReader.Violation {
      return violation.code
    } catch {
      return Self.labEnded
    }
  }

  private static let labEnded = WSCloseCode(1001, reason: "The lab has stopped.")

  /// The codes that may be sent.
  ///
  /// All other codes are reserved.
  private static let repeatable: ClosedRange<UInt16> = 1000...1003

  private func sendToPhone(_ text: String) async -> Bool {
    // Each message becomes one line. In JSON, a line break is whitespace and cannot occur in a string.
    let line = text.utf8.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? UInt8(ascii: " ") : $0 }
    do {
      try await phone.socket.shuttingDown(after: limits.phoneTime) {
        try await phone.socket.write(Data(line + [UInt8(ascii: "\n")]))
      }
      return true
    } catch {
      return false
    }
  }

  /// Relays messages to the page until the phone ends.
  private func passMessages() async -> WSCloseCode {
    var writer = MessageWriter()
    do {
      while true {
        guard let bytes = try await readFromPhone() else { return await phoneEnded() }
        try await output.send(writer.frames(bytes))
      }
    } catch is CancellationError {
      return Self.labEnded
    } catch {
      return .goingAway
    }
  }

  /// Returns the next bytes of the phone; nil if it has ended.
  private func readFromPhone() async throws -> [UInt8]? {
    do {
      let bytes = try await phone.socket.read()
      return bytes.isEmpty ? nil : bytes
    } catch let error as CancellationError {
      throw error
    } catch {
      // A process that ends without reading its input resets the connection (unix(7)).
      return nil
    }
  }

  /// The remedy that ends a message if the page can start a new phone.
  ///
  /// The remedy names the page's button.
  private static let remedy = "Press Reconnect to start a new phone."

  private func phoneEnded() async -> WSCloseCode {
    let reason =
      switch await phone.ending(within: limits.closingTime) {
      case .exit(let code): "The phone exited with code \(code). \(Self.remedy)"
      case .signal(let signal): "The phone was terminated by signal \(signal). \(Self.remedy)"
      case nil: "The phone does not respond. \(Self.remedy)"
      }
    return WSCloseCode(1011, reason: reason)
  }

  private func waitUntilIdle() async -> WSCloseCode {
    await idleTimer.wait(for: limits.sessionIdleTime)
    guard !Task.isCancelled else { return Self.labEnded }
    let minutes = limits.sessionIdleTime.components.seconds / 60
    return WSCloseCode(
      1000,
      reason: "The page was idle for \(minutes) minutes, so the phone was shut down. \(Self.remedy)"
    )
  }
}

/// Sends data to a page in order, so that frames are not interleaved.
private actor PageOutput {
  private let page: ByteSocket
  private var last: Task<Void, any Error>?

  init(_ page: ByteSocket) {
    self.page = page
  }

  /// Returns when the system has accepted the bytes.
  ///
  /// The bytes are sent completely even if the caller is canceled, because half a frame would corrupt the next one.
  func send(_ data: Data) async throws {
    let task = Task { [last, page] in
      try await last?.value
      try await page.write(data)
    }
    last = task
    try await task.value
  }
}

/// Measures the time since a page last sent something.
private actor IdleTimer {
  private var start = ContinuousClock.now

  func reset() {
    start = .now
  }

  /// Returns when the page has sent nothing for this time, or when the task is canceled.
  func wait(for time: Duration) async {
    while ContinuousClock.now < start + time {
      do {
        try await Task.sleep(until: start + time, clock: .continuous)
      } catch {
        return
      }
    }
  }
}
