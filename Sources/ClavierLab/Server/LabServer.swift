import FlyingFox
import FlyingSocks
import Foundation

/// The lab's server, which serves the page and runs one phone process for each open page.
package actor LabServer {
  /// The reason why the server cannot listen.
  package enum ListeningError: Error, Hashable {
    /// The host is neither an IP address nor `localhost`.
    case unknownHost
    /// Another program listens on the port.
    case portTaken
    /// Only administrators may listen on the port.
    case portForbidden
    /// The address does not belong to this computer.
    case foreignAddress
    /// Another reason, as reported by the system.
    case other(String)
  }

  /// The URL of the lab.
  package nonisolated let address: String
  /// The requested port, or the one that the system chose.
  package nonisolated let port: UInt16

  /// Whether other computers can reach the lab.
  package nonisolated let isExposed: Bool

  private let listener: ByteSocket
  private let site: LabSite
  private let phone: PhoneProgram
  private let limits: ServerLimits
  private let rule: HostRule

  private let explanations: ExplanationQueue
  private let starter = PhoneStarter()

  /// The tasks that serve connections, by their numbers.
  private var connectionTasks: [Int: Task<Void, Never>] = [:]
  private var connections: ConnectionTable
  /// The connections in the table, by their numbers.
  private var sockets: [Int: ByteSocket] = [:]
  /// The number of the next connection.
  private var nextNumber = 0
  private var sessionCount = 0

  /// Starts listening.
  ///
  /// Requests are answered after ``run()`` is called.
  ///
  /// - Parameters:
  ///   - host: An IP address or `localhost`.
  ///   - port: The port; 0 lets the system choose.
  ///
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
    isExposed = listener.localAddress.map { !$0.hasPrefix("127.") && $0 != "::1" } ?? true
    address = "http://\(HostRule.written(host)):\(self.port)/"
    rule = HostRule(host: host, port: self.port)
    self.site = site
    self.phone = phone
    // The limits must fit the number of descriptors. Without a free descriptor, no connection could be accepted, and no
    // waiting connection would be closed to make space for it.
    let limits = limits.fitting(descriptors: Int(sysconf(Int32(_SC_OPEN_MAX))))
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
      // Without this option, the port stays occupied for a minute after the lab has ended.
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

  /// Answers requests until the task is canceled.
  ///
  /// When the method returns, every connection and every phone has ended.
  package func run() async {
    while !Task.isCancelled {
      do {
        let socket = try await listener.accept()
        await serve(socket)
      } catch is CancellationError {
        break
      } catch {
        // Either there are no free descriptors, or the client has disconnected. Later clients can connect when
        // descriptors are free again.
        try? await Task.sleep(for: .milliseconds(50))
      }
    }
    listener.close()
    for task in connectionTasks.values { task.cancel() }
    for task in connectionTasks.values { await task.value }
  }

  /// Serves a connection, after the connection that it replaces has ended and has released its descriptors.
  private func serve(_ socket: ByteSocket) async {
    let number = nextNumber
    nextNumber += 1
    let admission = connections.admit(number)
    if case .admittedInstead(let oldest) = admission {
      sockets.removeValue(forKey: oldest)?.shutDown()
      await connectionTasks[oldest]?.value
    }
    if admission != .refused { sockets[number] = socket }
    connectionTasks[number] = Task {
      if admission == .refused {
        await refuse(
          .busy("Too many connections. Close other pages of the lab, or try again in a second."), on: socket)
      } else {
        await serveRequests(on: socket, number)
      }
      removeConnection(number)
      socket.close()
      connectionTasks[number] = nil
    }
  }

  /// Records whether a connection is waiting for its client.
  ///
  /// - Throws: `CancellationError` if the connection was closed in favor of another one.
  private func update(_ number: Int, isWaiting: Bool) throws {
    guard connections.update(number, isWaiting: isWaiting) else { throw CancellationError() }
  }

  /// Removes a connection.
  ///
  /// The connection's descriptor may only be closed after this call.
  private func removeConnection(_ number: Int) {
    connections.remove(number)
    sockets[number] = nil
  }

  private nonisolated func refuse(_ answer: Answer, withoutBody: Bool = false, on socket: ByteSocket) async {
    await end(socket, with: answer.encoded(keepsConnection: false, withoutBody: withoutBody))
  }

  /// Sends the last data of a connection.
  private nonisolated func end(_ socket: ByteSocket, with data: Data) async {
    try? await send(data, to: socket)
    await socket.finish(within: limits.closingTime)
  }

  private nonisolated func send(_ data: Data, to socket: ByteSocket) async throws {
    try await socket.shuttingDown(after: limits.answerTime) { try await socket.write(data) }
  }

  /// Answers the requests of a connection in order, until it ends.
  ///
  /// The caller closes the connection.
  private nonisolated func serveRequests(on socket: ByteSocket, _ number: Int) async {
    var reader = RequestReader(socket, limits: limits)
    var time = limits.requestTime
    var isHead = false
    do {
      while let head = try await socket.shuttingDown(after: time, { try await reader.head() }) {
        time = limits.idleTime
        try await update(number, isWaiting: true)
        isHead = head.method == "HEAD"
        try rule.check(head, at: socket.localAddress)
        if head.path == LabSite.session, head.method == "GET" {
          try await update(number, isWaiting: false)
          try await runSession(head, on: socket, received: reader.rest)
          return
        }
        guard try await answer(head, with: &reader, on: socket, number) else { break }
      }
    } catch let refusal as Refusal {
      // A connection whose session is refused counts as active until here.
      try? await update(number, isWaiting: true)
      await refuse(refusal.answer, withoutBody: isHead, on: socket)
      return
    } catch let phone as UnstartedPhone {
      try? await update(number, isWaiting: true)
      await end(socket, with: phone.response)
      return
    } catch {
      // The client is gone or too slow, its connection was closed in favor of another one, or the lab is ending.
    }
    await socket.finish(within: limits.closingTime)
  }

  /// Answers a request, unless it is a request for a session.
  ///
  /// - Returns: Whether the connection can be used for another request.
  private nonisolated func answer(
    _ head: RequestHead, with reader: inout RequestReader, on socket: ByteSocket, _ number: Int
  ) async throws -> Bool {
    let size = try head.bodySize()
    if let answer = site.answer(to: head) {
      // A body that was not expected is not read, so the start of the next request is unknown.
      let keeps = head.keepsConnection && size == 0
      try await send(answer.encoded(keepsConnection: keeps, withoutBody: head.method == "HEAD"), to: socket)
      return keeps
    }
    if size <= limits.bodySize, head.hasToken("100-continue", in: "expect") {
      try await send(Data("HTTP/1.1 100 Continue\r\n\r\n".utf8), to: socket)
    }
    guard let body = try await socket.shuttingDown(after: limits.requestTime, { try await reader.body(size) }) else {
      return false
    }
    try await update(number, isWaiting: false)
    try await explain(body) { answer in
      try await update(number, isWaiting: true)
      try await send(answer.encoded(keepsConnection: head.keepsConnection), to: socket)
    }
    return head.keepsConnection
  }

  private nonisolated func explain(
    _ text: Data, send: @Sendable (Answer) async throws -> Void
  ) async throws {
    let (site, limits) = (site, limits)
    guard try await !explanations.answer({ site.explanation(text, limits) }, send: send) else { return }
    try await send(.busy("The lab is explaining another log. Try again in a second."))
  }

  /// Runs a session on a connection.
  ///
  /// When the method returns, the session has ended.
  ///
  /// - Throws: A ``Refusal`` while the connection still uses HTTP, or an ``UnstartedPhone``.
  private nonisolated func runSession(_ head: RequestHead, on socket: ByteSocket, received: [UInt8]) async throws {
    // This check precedes the handshake, so that a page can request the reason for a refusal with an ordinary request.
    guard await reserveSession() else {
      throw Refusal(.serviceUnavailable, "\(limits.sessions) phones are already open. Close one of the other pages.")
    }
    let phone: PhoneProcess
    let upgrade: Data
    do {
      upgrade = try await Self.handshake(head)
      do {
        phone = try await starter.start(self.phone)
      } catch {
        throw UnstartedPhone(error, after: upgrade)
      }
    } catch {
      await releaseSession()
      throw error
    }
    // If this fails, the first message fails too, and the session ends.
    try? await send(upgrade, to: socket)
    await PhoneRelay(page: socket, phone: phone, limits: limits).run(received: received)
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

  /// Returns FlyingFox's answer to a WebSocket handshake.
  private static func handshake(_ head: RequestHead) async throws -> Data {
    // The handler does not know the version of HTTP, and HTTP/1.0 has no upgrade (RFC 6455, 4.2.1).
    guard head.isHTTP11 else {
      throw Refusal(.badRequest, "A session needs a WebSocket handshake: The request must use HTTP/1.1.")
    }
    var headers = HTTPHeaders()
    for field in head.fields { headers.addValue(field.value, for: HTTPHeader(field.name)) }
    let request = HTTPRequest(
      method: .GET, version: .http11, path: LabSite.session, query: [], headers: headers, body: HTTPBodySequence())
    // Only the handshake of the handler is used.
    let handler = WebSocketHTTPHandler(handler: MessageFrameWSHandler(handler: EchoWSMessageHandler()))
    let response = try await handler.handleRequest(request)
    guard response.statusCode == .switchingProtocols else {
      let reason = String(decoding: try await response.bodyData, as: UTF8.self)
      throw Refusal(.badRequest, "A session needs a WebSocket handshake: \(reason).")
    }
    return Answer.upgrade(response.headers.map { ($0.key.rawValue, $0.value) })
  }
}

/// The error of a session whose phone cannot be started.
///
/// A browser does not give a page the text of a refused handshake. Therefore, the handshake is accepted, and the
/// session is closed with a reason.
private struct UnstartedPhone: Error {
  /// The response to the handshake, and the frame that closes the session.
  let response: Data

  init(_ error: any Error, after upgrade: Data) {
    let reason = "The phone cannot be started: \(error.localizedDescription)"
    response = upgrade + MessageWriter.close(WSCloseCode(1011, reason: reason))
  }
}
