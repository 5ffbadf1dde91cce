package import Foundation

extension JSONDecoder {
  /// Decodes text that can come from an untrusted source.
  ///
  /// Foundation allows 512 levels of nested values. If the last byte of the text opens one more level, Foundation looks
  /// for the position of the error beyond the end of the text, and traps (Swift 6.3). If the text ends with whitespace,
  /// Foundation throws an error instead, so this method adds a space.
  package func decodeUntrusted<Value: Decodable>(_ type: Value.Type, from json: Data) throws -> Value {
    try decode(type, from: Data(Array(json) + [UInt8(ascii: " ")]))
  }
}
