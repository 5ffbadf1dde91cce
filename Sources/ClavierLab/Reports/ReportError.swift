/// Why a stored report could not be read.
package enum ReportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The report says a version that this module does not know.
  case unsupportedVersion(found: Int, supported: Int)

  package var description: String {
    switch self {
    case .unsupportedVersion(let found, let supported):
      "The report has version \(found); this program reads version \(supported)."
    }
  }
}
