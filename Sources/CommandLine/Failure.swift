/// Why a command ends without a result: one line that says what is wrong, where, and what may have been meant.
struct Failure: Error {
  var exitCode: Int32
  var message: String

  init(_ exitCode: Int32, _ message: String) {
    self.exitCode = exitCode
    self.message = message
  }

  /// Exit codes as in BSD's sysexits.h.
  static let usage: Int32 = 64
  static let data: Int32 = 65
  static let noInput: Int32 = 66
  static let unavailable: Int32 = 69
  static let cannotCreate: Int32 = 73

  /// A name that is not known.
  static func unknown(_ kind: String, _ name: String, nearest: [String], all: String) -> Failure {
    let hint = nearest.isEmpty ? all : "Did you mean \(nearest.map { "'\($0)'" }.joined(separator: " or "))?"
    return Failure(usage, "unknown \(kind) '\(name)'. \(hint)")
  }
}
