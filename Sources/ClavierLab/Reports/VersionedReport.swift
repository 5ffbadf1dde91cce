package import Foundation

/// A JSON object with a `version`, which `clavier --format json` prints.
///
/// The meaning of a version never changes, but fields may be added. Readers ignore unknown fields.
package protocol VersionedReport: Codable, Hashable, Sendable {
  /// The only version that this module reads and writes.
  static var currentVersion: Int { get }

  /// The version of the report.
  var version: Int { get }
}

extension VersionedReport {
  /// Reads a report.
  ///
  /// - Parameter json: A JSON object in UTF-8.
  /// - Throws: ``ReportError/unsupportedVersion(found:supported:)``, or a `DecodingError`.
  package init(json: Data) throws {
    let decoder = JSONDecoder()
    let found = try decoder.decode(VersionOnly.self, from: json).version
    guard found == Self.currentVersion else {
      throw ReportError.unsupportedVersion(found: found, supported: Self.currentVersion)
    }
    self = try decoder.decode(Self.self, from: json)
  }

  /// Returns the report as indented JSON with sorted keys, so that reports can be compared line by line.
  ///
  /// - Throws: `EncodingError` for a number that is not finite.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

private struct VersionOnly: Decodable {
  var version: Int
}
