package import Foundation

/// The program of a phone process, which reads commands and writes messages, one line each.
package struct PhoneProgram: Sendable {
  package var executable: URL
  package var arguments: [String]
  /// Starts a program, and returns when its process is running.
  var launch: @Sendable (PhoneProgram) throws -> PhoneProcess = { try PhoneProcess($0) }

  package init(executable: URL, arguments: [String]) {
    self.executable = executable
    self.arguments = arguments
  }

  /// Starts the program, and returns when its process is running.
  func start() throws -> PhoneProcess { try launch(self) }

  /// This program with the command `lab-phone`.
  package static var ownPhone: PhoneProgram {
    let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return PhoneProgram(executable: executable, arguments: ["lab-phone"])
  }
}
