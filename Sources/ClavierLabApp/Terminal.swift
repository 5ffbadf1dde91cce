import ClavierLab
import Foundation

/// Standard output and standard error.
enum Terminal {
  /// The style of standard output, which has colors only in a terminal that supports them, and only if `NO_COLOR` is
  /// not set (https://no-color.org).
  static var style: TextStyle { style(of: output) }
  static var errorStyle: TextStyle { style(of: STDERR_FILENO) }

  /// The file to which the commands write, which is the program's standard output.
  ///
  /// The screens of an app may print. Their text would damage the messages of a phone and the reports of a check, so it
  /// goes to standard error.
  private static let output: Int32 = {
    // Writing to a descriptor that does not exist reports that the output is closed.
    guard isInherited(STDOUT_FILENO) else { return -1 }
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard output >= 0 else { return STDOUT_FILENO }
    _ = dup2(STDERR_FILENO, STDOUT_FILENO)
    return output
  }()

  /// Returns whether a descriptor belongs to a file that was open when the program was started.
  ///
  /// A program never inherits a descriptor with the flag `FD_CLOEXEC`. If standard output was closed, its number can
  /// belong to a file that the runtime has opened for itself, which must be neither written to nor replaced.
  static func isInherited(_ descriptor: Int32) -> Bool {
    let flags = fcntl(descriptor, F_GETFD)
    return flags >= 0 && flags & FD_CLOEXEC == 0
  }

  /// Sends to standard error what the app's screens print from now on.
  static func separatePrintedText() { _ = output }

  private static func style(of file: Int32) -> TextStyle {
    let environment = ProcessInfo.processInfo.environment
    let forbidsColor = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
    return TextStyle(isColored: isatty(file) == 1 && !forbidsColor, width: width(of: file))
  }

  /// Returns the number of columns: `COLUMNS`, or the width of the terminal.
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
    switch write(data, to: output) {
    case 0: return true
    case EPIPE, ECONNRESET: return false
    case let code:
      let reason = String(cString: strerror(code))
      throw Failure(Failure.cannotCreate, "standard output: \(reason). Redirect the output to another file.")
    }
  }

  /// Writes all data to an open file, and returns the code of the error; 0 if there was none.
  static func write(_ data: Data, to descriptor: Int32) -> Int32 {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      guard count < 0 else {
        rest = rest.dropFirst(count)
        continue
      }
      let code = errno
      switch code {
      case EINTR: continue
      case EAGAIN:
        var readiness = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&readiness, 1, -1)
      default: return code
      }
    }
    return 0
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
    // If standard error is closed, there is no way to report that.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
