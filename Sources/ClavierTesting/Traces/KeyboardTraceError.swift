/// Why a text is no trace at all.
public enum KeyboardTraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The first line of JSON lines is not the header that says their version.
  case missingHeader
  /// The header names a version that this release does not know.
  case unsupportedVersion(Int)

  /// What was found and what to do.
  public var description: String {
    switch self {
    case .missingHeader:
      "not a trace: the first line must be {\"clavierTrace\":1}. For pasted console text use init(text:)."
    case .unsupportedVersion(let version):
      "version \(version) of the trace format is not known here; this release reads version 1. Update the package."
    }
  }
}
