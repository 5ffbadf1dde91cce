import FlyingFox
import Foundation

/// A page and its phone: what one says is passed to the other, at the speed of the slower one.
///
/// Nothing is queued. A page that does not read lets the phone wait in the middle of a line, and a phone that does not
/// read lets the page wait; what lies between them is what the system's own buffers hold.
struct PhoneSession: Sendable {
  private let page: ByteSocket
  private let phone: PhoneProcess
  private let limits: ServerLimits
  private let mail: PageMail
  private let silence = Silence()

  init(page: ByteSocket, phone: PhoneProcess, limits: ServerLimits) {
    self.page = page
    self.phone = phone
    self.limits = limits
    mail = PageMail(page)
  }

  /// Passes messages on until one side ends, then ends the other.
  ///
  /// When this returns, the phone's process is gone, and the page's socket may be closed.
  ///
  /// - Parameter received: what the page sent before it was listened to.
  func run(received: [UInt8]) async {
    await withTaskGroup(of: WSCloseCode.self) { group in
      group.addTask { await passCommands(received) }
      group.addTask { await passMessages() }
      group.addTask { await waitForSilence() }
      let code = await group.next() ?? .goingAway
      group.cancelAll()
      // A task of its own, for the lab's end must not cut the farewell short.
      await Task {
        // A page that does not read cannot be told; after this time its socket is shut down, which frees every waiter.
        try? await page.within(limits.farewellTime) { try await mail.send(MessageWriter.close(code)) }
        await phone.end(within: limits.farewellTime)
      }.value
      await group.waitForAll()
    }
    await Task { await page.takeLeave(within: limits.farewellTime) }.value
  }

  /// From the page to the phone, until the page ends.
  private func passCommands(_ received: [UInt8]) async -> WSCloseCode {
    var reader = MessageReader(limit: limits.messageSize)
    reader.append(received)
    do {
      while true {
        while let message = try reader.next() {
          switch message {
          case .text(let text):
            await silence.end()
            guard await passOn(text) else { return await phoneEnded() }
          case .ping(let payload): try await mail.send(MessageWriter.pong(payload))
          case .close(let code): return WSCloseCode(Self.repeatable.contains(code.code) ? code.code : 1000)
          }
        }
        let bytes = try await page.read()
        guard !bytes.isEmpty else { return .goingAway }
        reader.append(bytes)
      }
    } catch let violation as MessageReader.Violation {
      return violation.code
    } catch {
      return Self.labEnded
    }
  }

  private static let labEnded = WSCloseCode(1001, reason: "The lab has ended.")

  /// The codes that may be sent; others only stand for the lack of one.
  private static let repeatable: ClosedRange<UInt16> = 1000...1003

  private func passOn(_ text: String) async -> Bool {
    // One message is one line. Between the words of JSON a line break is a blank, and within its strings there is none.
    let line = text.utf8.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? UInt8(ascii: " ") : $0 }
    do {
      try await phone.socket.within(limits.phoneTime) {
        try await phone.socket.write(Data(line + [UInt8(ascii: "\n")]))
      }
      return true
    } catch {
      return false
    }
  }

  /// From the phone to the page, until the phone ends.
  private func passMessages() async -> WSCloseCode {
    var writer = MessageWriter()
    do {
      while true {
        guard let bytes = try await readFromPhone() else { return await phoneEnded() }
        try await mail.send(writer.frames(bytes))
      }
    } catch is CancellationError {
      return Self.labEnded
    } catch {
      return .goingAway
    }
  }

  /// What the phone says next; nil when it has ended.
  private func readFromPhone() async throws -> [UInt8]? {
    do {
      let bytes = try await phone.socket.read()
      return bytes.isEmpty ? nil : bytes
    } catch let error as CancellationError {
      throw error
    } catch {
      // One that ends with something unread resets the connection (unix(7)).
      return nil
    }
  }

  private func phoneEnded() async -> WSCloseCode {
    let reason =
      switch await phone.ending(within: limits.farewellTime) {
      case .exit(let code): "The phone ended with exit code \(code). Reload the page for a new one."
      case .signal(let signal): "The phone was ended by signal \(signal). Reload the page for a new one."
      case nil: "The phone no longer answers. Reload the page for a new one."
      }
    return WSCloseCode(1011, reason: reason)
  }

  private func waitForSilence() async -> WSCloseCode {
    await silence.wait(for: limits.sessionQuietTime)
    guard !Task.isCancelled else { return Self.labEnded }
    let minutes = limits.sessionQuietTime.components.seconds / 60
    return WSCloseCode(
      1000, reason: "Nothing was done for \(minutes) minutes, so the phone was put away. Reload the page for a new one."
    )
  }
}

/// What is sent to a page, one after the other: no frame may begin inside another.
private actor PageMail {
  private let page: ByteSocket
  private var last: Task<Void, any Error>?

  init(_ page: ByteSocket) {
    self.page = page
  }

  /// Returns when the page's system took the bytes over.
  ///
  /// Bytes once begun are sent to their end, even for somebody who
  /// no longer waits: half a frame would make nonsense of the next one.
  func send(_ data: Data) async throws {
    let task = Task { [last, page] in
      try await last?.value
      try await page.write(data)
    }
    last = task
    try await task.value
  }
}

/// How long a page has been silent.
private actor Silence {
  private var start = ContinuousClock.now

  func end() {
    start = .now
  }

  /// Returns when the silence has lasted this long, or when nobody wants to know any longer.
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
