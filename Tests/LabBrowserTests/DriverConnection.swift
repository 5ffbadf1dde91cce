import Foundation

/// One request to the driver on its own connection.
///
/// On Linux, `URLSession` fails with the driver's responses ("Failed writing header").
struct DriverConnection: Sendable {
  struct Failure: Error {
    var reason: String
  }

  let port: Int

  /// Sends a request, and returns the status and the body of the response.
  ///
  /// Waiting for the response blocks a thread, so each request uses a new thread.
  func ask(_ method: String, _ path: String, _ body: Data) async throws -> (Int, Data) {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try exchange(method, path, body) }) }
    }
  }

  private func exchange(_ method: String, _ path: String, _ body: Data) throws -> (Int, Data) {
    let file = try connectedSocket()
    defer { close(file) }
    let head =
      "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json; charset=utf-8\r\n"
      + "Content-Length: \(body.count)\r\nConnection: close\r\n\r\n"
    var rest = Array(head.utf8) + Array(body)
    while !rest.isEmpty {
      let sent = send(file, rest, rest.count, 0)
      guard sent > 0 else { throw Failure(reason: "the driver is not listening") }
      rest.removeFirst(sent)
    }
    var answer = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      if let whole = Self.whole(answer) { return whole }
      let count = recv(file, &buffer, buffer.count, 0)
      guard count > 0 else { throw Failure(reason: "the driver did not answer \(method) \(path)") }
      answer.append(contentsOf: buffer[..<count])
    }
  }

  private func connectedSocket() throws -> Int32 {
    #if canImport(Glibc)
      let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let file = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var timeout = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(clamping: port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else {
      close(file)
      throw Failure(reason: "no driver on port \(port)")
    }
    return file
  }

  /// Returns the status and the body of a complete response.
  private static func whole(_ answer: Data) -> (Int, Data)? {
    guard let end = answer.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: answer[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    let length = lines.first { $0.lowercased().hasPrefix("content-length:") }?.split(separator: ":").last
    guard let length = length.flatMap({ Int($0.trimmingCharacters(in: .whitespaces)) }),
      let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }),
      answer.endIndex - end.upperBound >= length
    else { return nil }
    return (status, answer[end.upperBound..<end.upperBound + length])
  }
}
