/// The error for an invalid command: a sentence that names the field.
package struct PhoneCommandError: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String

  init(_ description: String) {
    self.description = description
  }

  init(_ error: any Error) {
    guard let error = error as? DecodingError else {
      self.init("The command cannot be read: \(error).")
      return
    }
    switch error {
    case .keyNotFound(let key, let context):
      self.init("The field '\(Self.path(context.codingPath + [key]))' is missing.")
    case .valueNotFound(let type, let context):
      self.init(Self.sentence(context.codingPath, "must be \(Self.name(of: type)), not null"))
    case .typeMismatch(let type, let context):
      self.init(Self.sentence(context.codingPath, "must be \(Self.name(of: type))"))
    case .dataCorrupted(let context):
      let isOurs = context.debugDescription.hasPrefix("must ")
      if context.codingPath.isEmpty, !isOurs {
        self.init("The command is not JSON: send one object in one line.")
      } else {
        self.init(Self.sentence(context.codingPath, isOurs ? context.debugDescription : "cannot be read"))
      }
    @unknown default:
      self.init("The command cannot be read.")
    }
  }

  private static func sentence(_ path: [any CodingKey], _ what: String) -> String {
    path.isEmpty ? "The command \(what)." : "The field '\(self.path(path))' \(what)."
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }.joined(separator: ".")
  }

  private static func name(of type: Any.Type) -> String {
    switch type {
    case is Double.Type: "a number"
    case is Int.Type: "a whole number"
    case is Bool.Type: "true or false"
    case is String.Type: "a text"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}

/// The unit of the length of a text, as error messages name it.
enum TextUnit: String {
  case characters, bytes
}

extension KeyedDecodingContainer {
  /// Returns an error about an invalid value.
  ///
  /// The text continues the sentence "The field …".
  func wrong(_ key: Key, _ what: String) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: what)
  }

  /// Decodes a case of an enumeration by its name.
  func decodeName<Name: RawRepresentable<String> & CaseIterable>(forKey key: Key) throws -> Name {
    let text = try decode(String.self, forKey: key)
    if let name = Name(rawValue: text) { return name }
    let known = Name.allCases.map(\.rawValue).joined(separator: ", ")
    throw wrong(key, "must be one of \(known), not '\(text.prefix(40))'")
  }

  func decodeNameIfPresent<Name: RawRepresentable<String> & CaseIterable>(forKey key: Key) throws -> Name? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try decodeName(forKey: key)
  }

  func decodeNumber(from lowest: Double, to highest: Double, forKey key: Key) throws -> Double {
    let number = try decode(Double.self, forKey: key)
    guard number >= lowest, number <= highest else {
      throw wrong(key, "must be from \(Int(lowest)) to \(Int(highest)), not \(number)")
    }
    return number
  }

  /// Decodes a text with a limited length.
  func decodeText(limit: Int, in unit: TextUnit, forKey key: Key) throws -> String {
    let text = try decode(String.self, forKey: key)
    // The number of characters never exceeds the number of bytes.
    if text.utf8.count <= limit { return text }
    guard unit == .characters, text.count <= limit, text.utf8.count <= 16 * limit else {
      throw wrong(key, "must have at most \(limit) \(unit.rawValue)")
    }
    return text
  }

  func decodeTextIfPresent(limit: Int, in unit: TextUnit, forKey key: Key) throws -> String? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try decodeText(limit: limit, in: unit, forKey: key)
  }
}
