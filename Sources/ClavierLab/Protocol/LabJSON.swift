import Foundation

/// Encodes the messages between the phone and the page, one line of JSON each.
enum LabJSON {
  static func line(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
  }
}
