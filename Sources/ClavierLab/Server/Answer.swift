import FlyingFox
import Foundation

/// The response to one request.
struct Answer: Sendable {
  var status: HTTPStatusCode
  var type = "application/json; charset=utf-8"
  var body = Data()
  /// The header fields in addition to those that every response has.
  var fields: [(name: String, value: String)] = []

  /// Returns an error whose text the page shows.
  static func error(_ status: HTTPStatusCode, _ message: String) -> Answer {
    // Encoding a dictionary of strings and numbers cannot fail.
    let body = try? JSONSerialization.data(
      withJSONObject: ["version": 1, "error": message] as [String: Any],
      options: [.sortedKeys, .withoutEscapingSlashes])
    return Answer(status: status, body: body ?? Data())
  }

  /// Returns an error that asks the client to try again.
  static func busy(_ message: String) -> Answer {
    var answer = error(.serviceUnavailable, message)
    answer.fields = [("Retry-After", "1")]
    return answer
  }

  /// The header fields of every response.
  ///
  /// The page may not load anything from other sites, and pages of other sites may not load, frame, or control the
  /// page. Browsers may neither guess content types nor cache responses.
  static let commonFields: [(name: String, value: String)] = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cache-Control", "no-store"),
  ]

  /// Returns the bytes of the response.
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

  /// Returns the head of the response that switches the connection to another protocol.
  static func upgrade(_ fields: [(name: String, value: String)]) -> Data {
    head(.switchingProtocols, fields)
  }

  private static func head(_ status: HTTPStatusCode, _ fields: [(name: String, value: String)]) -> Data {
    let lines = (commonFields + fields).map { "\($0.name): \($0.value)\r\n" }
    return Data("HTTP/1.1 \(status.code) \(status.phrase)\r\n\(lines.joined())\r\n".utf8)
  }
}
