import ClavierLab
import Foundation

/// Standard output and standard error.
enum Terminal {
  /// The reader of the output has stopped reading, which is no failure.
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

  /// Writes all of it to standard output.
  ///
  /// - Throws: ``ClosedOutput`` when nothing reads it any longer; a ``Failure`` with 73 when it cannot be written, as on
  ///   a full disk.
  static func write(_ data: Data) throws {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      guard count < 0 else {
        rest = rest.dropFirst(count)
        continue
      }
      let code = errno
      switch code {
      case EINTR: continue
      case EAGAIN:
        var output = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
        _ = poll(&output, 1, -1)
      case EPIPE, ECONNRESET: throw ClosedOutput()
      default:
        let reason = String(cString: strerror(code))
        throw Failure(Failure.cannotCreate, "cannot write to standard output: \(reason). Print to another place.")
      }
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
