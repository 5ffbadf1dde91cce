/// The error for a report that cannot be read.
package enum ReportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The report has a version that this program does not support.
  case unsupportedVersion(found: Int, supported: Int)

  package var description: String {
    switch self {
    case .unsupportedVersion(let found, let supported):
      "The report has version \(found); this program reads version \(supported)."
    }
  }
}
