import FlyingFox
import Foundation

/// What the server says to one request.
struct Answer: Sendable {
  var status: HTTPStatusCode
  var type = "application/json; charset=utf-8"
  var body = Data()
  /// Fields beyond those of every answer.
  var fields: [(name: String, value: String)] = []

  /// An error in the words that the page shows.
  static func error(_ status: HTTPStatusCode, _ message: String) -> Answer {
    // A dictionary of a number and a string cannot fail to encode.
    let body = try? JSONSerialization.data(
      withJSONObject: ["version": 1, "error": message] as [String: Any],
      options: [.sortedKeys, .withoutEscapingSlashes])
    return Answer(status: status, body: body ?? Data())
  }

  /// The refusal of what could be done a moment later.
  static func busy(_ message: String) -> Answer {
    var answer = error(.serviceUnavailable, message)
    answer.fields = [("Retry-After", "1")]
    return answer
  }

  /// What stands in every answer: nothing is loaded from elsewhere, framed, guessed or kept.
  static let everywhere: [(name: String, value: String)] = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cache-Control", "no-store"),
  ]

  /// The answer as it is sent.
  func encoded(keepsConnection: Bool, withoutBody: Bool = false) -> Data {
    var data = Self.head(
      status,
      fields + [
        ("Content-Type", type), ("Content-Length", String(body.count)),
        ("Connection", keepsConnection ? "keep-alive" : "close"),
      ])
    if !withoutBody { data.append(body) }
    return data
  }

  /// The head of the answer after which the connection speaks another protocol.
  static func upgrade(_ fields: [(name: String, value: String)]) -> Data {
    head(.switchingProtocols, fields)
  }

  private static func head(_ status: HTTPStatusCode, _ fields: [(name: String, value: String)]) -> Data {
    let lines = (everywhere + fields).map { "\($0.name): \($0.value)\r\n" }
    return Data("HTTP/1.1 \(status.code) \(status.phrase)\r\n\(lines.joined())\r\n".utf8)
  }
}

/// Why a request gets no further; the connection ends with it, for where its next request begins is not known.
struct Refusal: Error {
  var answer: Answer

  init(_ status: HTTPStatusCode, _ message: String) {
    answer = .error(status, message)
  }
}
