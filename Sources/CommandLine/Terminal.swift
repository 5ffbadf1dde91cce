import ClavierLab
import Foundation

/// Standard output and standard error.
enum Terminal {
  /// Whoever read the output has stopped reading.
  struct ClosedOutput: Error {
    var exitCode: Int32 = 0
  }

  /// Colours only where somebody looks, and did not ask for none (https://no-color.org).
  static var style: TextStyle { style(of: STDOUT_FILENO) }
  static var errorStyle: TextStyle { style(of: STDERR_FILENO) }

  private static func style(of file: Int32) -> TextStyle {
    let asksForNone = !(ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
    return TextStyle(isColored: isatty(file) == 1 && !asksForNone)
  }

  static func write(_ text: String) throws {
    try write(Data(text.utf8))
  }

  static func write(_ data: Data) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: data)
    } catch {
      throw ClosedOutput()
    }
  }

  /// Writes one line to standard error and ends.
  static func fail(_ failure: Failure) -> Never {
    note("clavier: \(failure.message)")
    exit(failure.exitCode)
  }

  static func note(_ line: String) { progress(line + "\n") }

  /// Writes to standard error, without ending the line.
  static func progress(_ text: String) {
    // Nobody can be told when standard error is closed as well.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
