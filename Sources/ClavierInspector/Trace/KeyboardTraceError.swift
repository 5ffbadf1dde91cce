/// The reason why a string is not a trace.
public enum KeyboardTraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The first line is not the header.
  case missingHeader
  /// The header contains a version that this release does not support.
  case unsupportedVersion(Int)

  /// The problem and its remedy.
  public var description: String { "\(message)." }

  /// The problem and its remedy without a period at the end, like the message of a ``KeyboardTrace/Problem``.
  var message: String {
    switch self {
    case .missingHeader:
      "not a trace: the first line must be {\"clavierTrace\":1}"
    case .unsupportedVersion(let version):
      "unknown version \(version) of the trace format; this release reads version 1, so update the package"
    }
  }
}
