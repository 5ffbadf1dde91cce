/// The reason that a string is not a trace.
public enum KeyboardTraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The first line is not the header.
  case missingHeader
  /// The header contains a version that this release does not support.
  case unsupportedVersion(Int)

  /// The problem and its remedy.
  public var description: String {
    switch self {
    case .missingHeader:
      "not a trace: the first line must be {\"clavierTrace\":1}."
    case .unsupportedVersion(let version):
      "unknown version \(version) of the trace format. This release reads version 1. Update the package."
    }
  }
}
