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
    throw wrong(key, "cannot be '\(text.prefix(40))'. Use one of: \(known)")
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

  /// Decodes a string with a limited length.
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
