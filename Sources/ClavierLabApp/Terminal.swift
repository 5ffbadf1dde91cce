import ClavierLab
import Foundation

/// Standard output and standard error.
enum Terminal {
  /// Colors are used only in a terminal and without `NO_COLOR` (https://no-color.org).
  static var style: TextStyle { style(of: STDOUT_FILENO) }
  static var errorStyle: TextStyle { style(of: STDERR_FILENO) }

  private static func style(of file: Int32) -> TextStyle {
    let forbidsColor = !(ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
    return TextStyle(isColored: isatty(file) == 1 && !forbidsColor, width: width(of: file))
  }

  /// The number of columns: `COLUMNS`, or the width of the terminal.
  ///
  /// The number is nil if `COLUMNS` is not set and the file is not a terminal.
  private static func width(of file: Int32) -> Int? {
    if let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
    var size = winsize()
    guard isatty(file) == 1, ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  @discardableResult static func write(_ text: String) throws(Failure) -> Bool {
    try write(Data(text.utf8))
  }

  /// Writes all data to standard output.
  ///
  /// If the reader of the output has closed it, a command still runs to its end, because its exit code and its files
  /// are also results. Only a command that may run forever must end early.
  ///
  /// - Returns: False if the reader has closed the output.
  /// - Throws: A ``Failure`` with exit code 73 if the output cannot be written, for example, because the disk is full.
  @discardableResult static func write(_ data: Data) throws(Failure) -> Bool {
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
      case EPIPE, ECONNRESET: return false
      default:
        let reason = String(cString: strerror(code))
        throw Failure(Failure.cannotCreate, "standard output: \(reason). Redirect the output to another file.")
      }
    }
    return true
  }

  /// Writes one line to standard error and ends the program.
  static func fail(_ failure: Failure) -> Never {
    // The message can contain a name from the command line, and a name can contain a line break.
    note("\(LabApp.current.name): \(failure.message.replacing("\n", with: " "))")
    exit(failure.exitCode)
  }

  static func note(_ line: String) { writeError(line + "\n") }

  /// Writes to standard error without a line break.
  static func writeError(_ text: String) {
    // There is no place to report that standard error is closed.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
