import Foundation

/// A socket that can send invalid requests.
final class RawSocket: Sendable {
  struct TimedOut: Error {}

  private let file: Int32

  /// Connects to this computer.
  ///
  /// - Parameters:
  ///   - address: An address of this computer.
  ///   - port: The port.
  ///   - receiveBuffer: The size of the receive buffer in bytes; nil for the system's default.
  init(address host: String = "127.0.0.1", port: UInt16, receiveBuffer: Int32? = nil) throws {
    file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var timeout = timeval(tv_sec: 600, tv_usec: 0)
    setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(file, SOL_SOCKET, SO_SNDTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    if var receiveBuffer {
      setsockopt(file, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, socklen_t(MemoryLayout<Int32>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr(host)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else {
      let code = errno
      close(file)
      throw POSIXError(POSIXErrorCode(rawValue: code) ?? .ECONNREFUSED)
    }
  }

  deinit {
    close(file)
  }

  /// Sends data.
  ///
  /// A closed connection is not an error.
  @discardableResult
  func send(_ bytes: some Collection<UInt8>) -> Bool {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { Foundation.send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard sent > 0 else { return false }
      rest = rest.dropFirst(sent)
    }
    return true
  }

  @discardableResult
  func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  /// Ends the sending direction.
  func finish() {
    shutdown(file, Int32(SHUT_WR))
  }

  /// Returns the next bytes; empty if the connection has ended.
  func receive(atMost count: Int = 65_536) throws -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: count)
    let received = recv(file, &buffer, count, 0)
    if received < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) { throw TimedOut() }
    return Array(buffer.prefix(max(0, received)))
  }

  /// Returns all bytes until the other side closes.
  func receiveAll() throws -> [UInt8] {
    var all: [UInt8] = []
    while true {
      let bytes = try receive()
      guard !bytes.isEmpty else { return all }
      all += bytes
    }
  }

  /// Returns the next response on an open connection; nil if it has ended.
  func receiveAnswer() throws -> RawAnswer? {
    var bytes: [UInt8] = []
    while true {
      let more = try receive()
      guard !more.isEmpty else { return nil }
      bytes += more
      if let answer = RawAnswer(bytes), let length = answer.fields["content-length"].flatMap(Int.init),
        answer.body.count >= length
      {
        return answer
      }
    }
  }
}

/// A parsed response.
struct RawAnswer {
  var status: Int
  /// The header fields with names in lowercase.
  var fields: [String: String]
  var body: [UInt8]

  init?(_ bytes: [UInt8]) {
    guard let end = bytes.indices.dropLast(3).first(where: { bytes[$0..<$0 + 4] == [13, 10, 13, 10] }) else {
      return nil
    }
    let lines = String(decoding: bytes[..<end], as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count >= 2, words[0] == "HTTP/1.1", let status = Int(words[1]) else { return nil }
    self.status = status
    fields = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return nil }
      fields[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    body = Array(bytes[(end + 4)...])
  }

  /// The text of an error.
  var error: String? {
    let object = try? JSONSerialization.jsonObject(with: Data(body)) as? [String: Any]
    return object?["version"] as? Int == 1 ? object?["error"] as? String : nil
  }
}
