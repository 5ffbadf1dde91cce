import FlyingFox

/// The part of a request before its body.
struct RequestHead: Sendable {
  var method: String
  /// The path without the query.
  ///
  /// The path is percent-encoded as sent and never decoded, because no path of the lab needs it.
  var path: String
  /// The header fields in order, with names in lowercase.
  var fields: [(name: String, value: String)]
  var isHTTP11: Bool

  /// Returns all values of a field.
  func values(_ name: String) -> [String] {
    fields.filter { $0.name == name }.map(\.value)
  }

  /// Returns whether the list in a field contains a word.
  func hasToken(_ token: String, in name: String) -> Bool {
    values(name).flatMap { $0.split(separator: ",") }
      .contains { $0.trimmingSpaces.lowercased() == token }
  }

  var keepsConnection: Bool { isHTTP11 && !hasToken("close", in: "connection") }
}

extension RequestHead {
  /// Returns the offset at which the head ends; nil if it is incomplete.
  ///
  /// - Parameter start: The offset at which to start searching.
  static func end(in bytes: [UInt8], from start: Int) throws -> Int? {
    var index = start
    while index < bytes.count {
      defer { index += 1 }
      guard bytes[index] == .lineFeed else { continue }
      guard index > 0, bytes[index - 1] == .carriageReturn else {
        throw Refusal(.badRequest, "A line of the request does not end with a carriage return and a line feed.")
      }
      if index >= 3, bytes[index - 2] == .lineFeed { return index + 1 }
    }
    return nil
  }

  /// Parses a head.
  ///
  /// - Parameter bytes: All bytes up to and including the empty line.
  init(_ bytes: some Collection<UInt8>, limits: ServerLimits) throws {
    var lines = bytes.dropLast(4).split(separator: .lineFeed, omittingEmptySubsequences: false)
      .map { $0.last == .carriageReturn ? $0.dropLast() : $0 }
    let words = lines.removeFirst().split(separator: .space, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 3, !words[0].isEmpty, words[0].utf8.allSatisfy(\.isTokenByte) else {
      throw Refusal(.badRequest, "The first line of the request must be a method, a path, and HTTP/1.1.")
    }
    switch words[2] {
    case "HTTP/1.1": isHTTP11 = true
    case "HTTP/1.0": isHTTP11 = false
    default: throw Refusal(.httpVersionNotSupported, "This server supports only HTTP/1.1.")
    }
    method = words[0]
    // The characters of the path are not checked, because no file has a path with unprintable characters.
    path = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init) ?? ""
    guard lines.count <= limits.fieldCount else {
      throw Refusal(
        .requestHeaderFieldsTooLarge, "The request has more than \(limits.fieldCount) header fields.")
    }
    fields = try lines.enumerated().map { index, line in
      guard let colon = line.firstIndex(of: .colon), colon > line.startIndex,
        line[..<colon].allSatisfy(\.isTokenByte)
      else { throw Refusal(.badRequest, "Header field \(index + 1) has no name.") }
      let value = line[line.index(after: colon)...]
      guard value.allSatisfy({ $0 == .tab || ($0 >= .space && $0 != 0x7F) }) else {
        throw Refusal(.badRequest, "Header field \(index + 1) has a control character in its value.")
      }
      return (
        String(decoding: line[..<colon], as: UTF8.self).lowercased(),
        String(decoding: value, as: UTF8.self).trimmingSpaces
      )
    }
  }

  /// Returns the number of bytes in the body.
  func bodySize() throws -> Int {
    guard values("transfer-encoding").isEmpty else {
      throw Refusal(.lengthRequired, "Send the body in one piece, with a Content-Length.")
    }
    let lengths = values("content-length")
    guard let length = lengths.first else { return 0 }
    guard lengths.count == 1, !length.isEmpty, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw Refusal(.badRequest, "Content-Length must be one number.")
    }
    // A number that does not fit into an integer exceeds every limit.
    return Int(length) ?? .max
  }
}

extension StringProtocol {
  /// Returns a value without the surrounding whitespace that HTTP allows.
  fileprivate var trimmingSpaces: String {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    var text = drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    return String(text)
  }
}

extension UInt8 {
  fileprivate static let tab = UInt8(ascii: "\t")
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let colon = UInt8(ascii: ":")

  /// Whether a method or a field name may contain this byte (RFC 9110, 5.6.2).
  fileprivate var isTokenByte: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(self)
    }
  }
}
