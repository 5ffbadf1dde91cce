package import Foundation

/// A report that `clavier --format json` prints: one JSON object whose `version` says which shape it has.
///
/// The shape of a version never changes. Fields may be added to it, so a reader ignores those it does not know; anything
/// else gets a new version.
package protocol VersionedReport: Codable, Hashable, Sendable {
  /// The version that this module writes, and the only one that it reads.
  static var currentVersion: Int { get }

  /// The version that the report was written with.
  var version: Int { get }
}

extension VersionedReport {
  /// Reads a report.
  ///
  /// - Parameter json: UTF-8 text of one JSON object.
  /// - Throws: ``ReportError/unsupportedVersion(found:supported:)`` before anything else is looked at, or the
  ///   `DecodingError` that names the field.
  package init(json: Data) throws {
    let decoder = JSONDecoder()
    let found = try decoder.decode(VersionOnly.self, from: json).version
    guard found == Self.currentVersion else {
      throw ReportError.unsupportedVersion(found: found, supported: Self.currentVersion)
    }
    self = try decoder.decode(Self.self, from: json)
  }

  /// The report as JSON for people and programs: indented, keys sorted, so that two runs can be compared line by line.
  ///
  /// - Throws: `EncodingError` for a number that JSON cannot say (not a number, infinite).
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

private struct VersionOnly: Decodable {
  var version: Int
}
