import FlyingFox
import FlyingSocks
import Foundation

/// The lab's server: pages ask, and behind each open page stands a phone in a process of its own.
package actor LabServer {
  /// Why the server cannot be reached where it was asked to be.
  package enum ListeningError: Error, Hashable {
    /// The host is no address in numbers, and not `localhost`.
    case unknownHost
    /// Somebody else listens there.
    case portTaken
    /// Only an administrator may listen there.
    case portForbidden
    /// The address belongs to another computer.
    case foreignAddress
    /// Something else, in the system's words.
    case other(String)
  }

  /// The address at which the lab is reached.
  package nonisolated let address: String
  /// The port that was asked for, or the one the system chose.
  package nonisolated let port: UInt16

  private let listener: ByteSocket
  private let site: LabSite
  private let phone: PhoneProgram
  private let limits: ServerLimits
  private let rule: HostRule

  private let explanations: ExplanationQueue

  private var conversations: [Int: Task<Void, Never>] = [:]
  private var connections: ConnectionTable
  /// The connections in the table, by the numbers of their conversations.
  private var sockets: [Int: ByteSocket] = [:]
  private var nextConversation = 0
  private var sessionCount = 0

  /// Listens; nobody is answered before ``run()``.
  ///
  /// - Parameters:
  ///   - host: an address in numbers, or `localhost`.
  ///   - port: 0 lets the system choose.
  /// - Throws: ``ListeningError``.
  package init(
    host: String, port: UInt16, site: LabSite, phone: PhoneProgram = .ownPhone, limits: ServerLimits = ServerLimits()
  ) throws {
    do {
      (listener, self.port) = try Self.listen(host: host, port: port)
    } catch let SocketError.failed(_, number, message) {
      switch number {
      case EADDRINUSE: throw ListeningError.portTaken
      case EACCES: throw ListeningError.portForbidden
      case EADDRNOTAVAIL: throw ListeningError.foreignAddress
      default: throw ListeningError.other(message)
      }
    }
    address = "http://\(HostRule.written(host)):\(self.port)/"
    rule = HostRule(host: host, port: self.port)
    self.site = site
    self.phone = phone
    self.limits = limits
    explanations = ExplanationQueue(limit: limits.explanations)
    connections = ConnectionTable(limit: limits.connections)
  }

  private static func listen(host: String, port: UInt16) throws -> (ByteSocket, UInt16) {
    let socket: Socket
    if let address = try? sockaddr_in.inet(ip4: host == "localhost" ? "127.0.0.1" : host, port: port) {
      socket = try listen(address)
    } else if let address = try? sockaddr_in6.inet6(ip6: host, port: port) {
      socket = try listen(address)
    } else {
      throw ListeningError.unknownHost
    }
    switch try socket.sockname() {
    case .ip4(_, let port), .ip6(_, let port): return (try ByteSocket(socket), port)
    case .unix: throw ListeningError.unknownHost
    }
  }

  private static func listen<Address: SocketAddress>(_ address: Address) throws -> Socket {
    let socket = try Socket(domain: Int32(Address.family))
    do {
      // Otherwise a lab that just ended would keep its port for a minute.
      try socket.setValue(true, for: .localAddressReuse)
      #if canImport(Darwin)
        try socket.setValue(true, for: .noSIGPIPE)
      #endif
      try socket.bind(to: address)
      try socket.listen()
    } catch {
      try? socket.close()
      throw error
    }
    return socket
  }

  /// Answers until the task is cancelled; every conversation and every phone has ended when this returns.
  package func run() async {
    while !Task.isCancelled {
      do {
        let socket = try await listener.accept()
        begin(socket)
      } catch is CancellationError {
        break
      } catch {
        // Out of descriptors, or the visitor is gone already: others will come when there is room again.
        try? await Task.sleep(for: .milliseconds(50))
      }
    }
    listener.close()
    for conversation in conversations.values { conversation.cancel() }
    for conversation in conversations.values { await conversation.value }
  }

  private func begin(_ socket: ByteSocket) {
    let number = nextConversation
    nextConversation += 1
    let admission = connections.admit(number)
    if case .admittedInstead(let oldest) = admission { sockets.removeValue(forKey: oldest)?.shutDown() }
    if admission != .refused { sockets[number] = socket }
    conversations[number] = Task {
      if admission == .refused {
        await refuse(
          .busy("Too many connections; close other pages of the lab, or try again in a second."), on: socket)
      } else {
        await converse(on: socket, number)
      }
      leave(number)
      socket.close()
      conversations[number] = nil
    }
  }

  /// Notes that a connection waits for its visitor from now on, or no longer.
  ///
  /// - Throws: `CancellationError` when it had to make room for another connection and is closed already.
  private func note(_ number: Int, isWaiting: Bool) throws {
    guard connections.note(number, isWaiting: isWaiting) else { throw CancellationError() }
  }

  /// Forgets a connection, whose descriptor may be closed only after this.
  private func leave(_ number: Int) {
    connections.remove(number)
    sockets[number] = nil
  }

  private nonisolated func refuse(_ answer: Answer, on socket: ByteSocket) async {
    try? await send(answer.encoded(keepsConnection: false), to: socket)
    await socket.takeLeave(within: limits.farewellTime)
  }

  private nonisolated func send(_ data: Data, to socket: ByteSocket) async throws {
    try await socket.within(limits.answerTime) { try await socket.write(data) }
  }

  /// Answers one request after the other, until the connection ends; closing it is left to the caller.
  private nonisolated func converse(on socket: ByteSocket, _ number: Int) async {
    var reader = RequestReader(socket, limits: limits)
    var time = limits.requestTime
    do {
      while let head = try await socket.within(time, { try await reader.head() }) {
        time = limits.quietTime
        try await note(number, isWaiting: true)
        try rule.check(head)
        if head.path == LabSite.session, head.method == "GET" {
          try await note(number, isWaiting: false)
          try await hold(head, on: socket, received: reader.rest)
          return
        }
        let size = try head.bodySize()
        var isRead = size == 0
        let answer: Answer
        if let early = site.answer(to: head) {
          answer = early
        } else {
          if size <= limits.bodySize, head.hasToken("100-continue", in: "expect") {
            try await send(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8), to: socket)
          }
          guard let body = try await socket.within(limits.requestTime, { try await reader.body(size) }) else { break }
          isRead = true
          try await note(number, isWaiting: false)
          answer = await explain(body)
          try await note(number, isWaiting: true)
        }
        // A body that nobody asked for is not read, and where the next request begins then is not known.
        let keeps = head.keepsConnection && isRead
        try await send(answer.encoded(keepsConnection: keeps, withoutBody: head.method == "HEAD"), to: socket)
        if !keeps { break }
      }
    } catch let refusal as Refusal {
      // A session that could not begin counts as one until here.
      try? await note(number, isWaiting: true)
      await refuse(refusal.answer, on: socket)
      return
    } catch {
      // The visitor went away, took too long, made room for another one, or the lab ends: there is nobody to tell.
    }
    await socket.takeLeave(within: limits.farewellTime)
  }

  private nonisolated func explain(_ text: Data) async -> Answer {
    let site = site
    return await explanations.answer { site.explanation(text) }
      ?? .busy("The lab is explaining another text; try again in a second.")
  }

  /// Holds a session on a connection, which has ended when this returns.
  ///
  /// - Throws: a ``Refusal``, while the connection still speaks HTTP.
  private nonisolated func hold(_ head: RequestHead, on socket: ByteSocket, received: [UInt8]) async throws {
    // Before the handshake is looked at, so that a page can ask with an ordinary request why it was refused.
    guard await reserveSession() else {
      throw Refusal(.serviceUnavailable, "\(limits.sessions) phones are open already; close another page of the lab.")
    }
    let phone: PhoneProcess
    let upgrade: Data
    do {
      upgrade = try await Self.handshake(head)
      phone = try PhoneProcess(self.phone)
    } catch {
      await releaseSession()
      throw error as? Refusal
        ?? Refusal(.internalServerError, "The phone cannot be started: \(error.localizedDescription)")
    }
    // When this fails, so does the first message, and the session ends.
    try? await send(upgrade, to: socket)
    await PhoneSession(page: socket, phone: phone, limits: limits).run(received: received)
    await releaseSession()
  }

  private func reserveSession() -> Bool {
    guard sessionCount < limits.sessions else { return false }
    sessionCount += 1
    return true
  }

  private func releaseSession() {
    sessionCount -= 1
  }

  /// The answer to a WebSocket's handshake, as FlyingFox judges it.
  private static func handshake(_ head: RequestHead) async throws -> Data {
    var headers = HTTPHeaders()
    for field in head.fields { headers.addValue(field.value, for: HTTPHeader(field.name)) }
    let request = HTTPRequest(
      method: .GET, version: .http11, path: LabSite.session, query: [], headers: headers, body: HTTPBodySequence())
    // The frames are ours: of the handler only its handshake is used.
    let handler = WebSocketHTTPHandler(handler: MessageFrameWSHandler(handler: EchoWSMessageHandler()))
    let response = try await handler.handleRequest(request)
    guard response.statusCode == .switchingProtocols else {
      let reason = String(decoding: try await response.bodyData, as: UTF8.self)
      throw Refusal(.badRequest, "A session is a WebSocket: \(reason).")
    }
    return Answer.upgrade(response.headers.map { ($0.key.rawValue, $0.value) })
  }
}
