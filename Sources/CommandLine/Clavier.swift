import ArgumentParser
import ClavierLab
import Foundation

/// The command line: arguments in, exit code out.
@main
struct ClavierCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clavier",
    abstract: "Watch, replay and explain how iOS screens handle the keyboard, without a device.",
    discussion: """
      Exit codes: 0 all is well; 1 an input was left covered or a screen not restored; 64 wrong usage; 65 the input \
      cannot be read; 66 no such input file; 69 the lab cannot be reached there; 73 the output cannot be written.
      """,
    version: LabVersion.current,
    subcommands: [Demo.self, Explain.self, Replay.self, Check.self, Devices.self, Lab.self, LabPhoneCommand.self],
    defaultSubcommand: Demo.self
  )

  static func main() async {
    // A reader that goes away, as `head` does, is no reason to die of a signal.
    signal(SIGPIPE, SIG_IGN)
    do {
      do {
        var command = try parseAsRoot()
        if var asynchronous = command as? any AsyncParsableCommand {
          try await asynchronous.run()
        } else {
          try command.run()
        }
      } catch  where exitCode(for: error).isSuccess {
        // Help and version are results, and are lost like any other when they cannot be written.
        let text = fullMessage(for: error)
        if !text.isEmpty { try Terminal.write(text + "\n") }
      }
    } catch let failure as Failure {
      Terminal.fail(failure)
    } catch let end as Terminal.ClosedOutput {
      Foundation.exit(end.exitCode)
    } catch {
      if error is ExitCode { exit(withError: error) }
      // A usage error is one line.
      let message = Self.message(for: error).replacingOccurrences(of: "\n", with: " ")
      Terminal.fail(Failure(exitCode(for: error).rawValue, message))
    }
  }
}
