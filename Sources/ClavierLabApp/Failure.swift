/// An error that ends a command: one line that states where the problem is, what it is, and the remedy.
struct Failure: Error {
  var exitCode: Int32
  var message: String

  init(_ exitCode: Int32, _ message: String) {
    self.exitCode = exitCode
    self.message = message
  }

  /// The exit code of a command that ran completely and found a problem, such as a covered input.
  static let negativeResult: Int32 = 1

  /// The exit codes of BSD's sysexits.h.
  static let usage: Int32 = 64
  static let data: Int32 = 65
  static let noInput: Int32 = 66
  static let unavailable: Int32 = 69
  static let cannotCreate: Int32 = 73

  /// Returns an error about an unknown name, with the closest matches.
  static func unknown(_ kind: String, _ name: String, nearest: [String], all: String) -> Failure {
    let hint = nearest.isEmpty ? all : "Closest matches: \(nearest.map { "'\($0)'" }.joined(separator: ", "))."
    return Failure(usage, "unknown \(kind) '\(name)'. \(hint)")
  }
}
