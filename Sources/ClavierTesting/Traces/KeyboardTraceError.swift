/// Why a text is no trace at all.
public enum KeyboardTraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes are not UTF-8: a picture, an archive, or text in another encoding. The offset counts bytes from 0.
  case notUTF8(offset: Int)
  /// The first line of JSON lines is not the header that says their version.
  case missingHeader
  /// The header names a version that this release does not know.
  case unsupportedVersion(Int)

  /// What was found and what to do.
  public var description: String {
    switch self {
    case .notUTF8(let offset):
      "not UTF-8 text: the byte at offset \(offset) begins no character. Save the log as UTF-8."
    case .missingHeader:
      "not a trace: the first line must be {\"clavierTrace\":1}. For pasted console text use init(text:)."
    case .unsupportedVersion(let version):
      "version \(version) of the trace format is not known here; this release reads version 1. Update the package."
    }
  }
}
