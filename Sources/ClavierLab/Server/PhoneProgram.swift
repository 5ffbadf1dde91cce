package import Foundation

/// The program that plays a phone: it reads commands and writes messages, one a line.
package struct PhoneProgram: Sendable {
  package var executable: URL
  package var arguments: [String]

  package init(executable: URL, arguments: [String]) {
    self.executable = executable
    self.arguments = arguments
  }

  /// This program in its other part.
  package static var ownPhone: PhoneProgram {
    let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return PhoneProgram(executable: executable, arguments: ["lab-phone"])
  }
}
