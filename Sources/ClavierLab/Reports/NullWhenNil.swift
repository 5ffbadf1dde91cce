/// An optional value that JSON always contains, as `null` when it is nil.
///
/// A report therefore always has the same fields. Synthesized `Codable` conformances would omit a nil value.
@propertyWrapper
package struct NullWhenNil<Value: Codable & Hashable & Sendable>: Hashable, Sendable {
  package var wrappedValue: Value?

  package init(wrappedValue: Value?) {
    self.wrappedValue = wrappedValue
  }
}

extension NullWhenNil: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    wrappedValue = container.decodeNil() ? nil : try container.decode(Value.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension KeyedDecodingContainer {
  /// Decodes nil for a field that is missing, as a synthesized conformance does for an optional.
  package func decode<Value>(_ type: NullWhenNil<Value>.Type, forKey key: Key) throws -> NullWhenNil<Value> {
    try decodeIfPresent(type, forKey: key) ?? NullWhenNil(wrappedValue: nil)
  }
}
