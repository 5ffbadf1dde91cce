import ArgumentParser
import ClavierLab
import Foundation

/// The root command.
@main
struct ClavierCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clavier",
    abstract: "Show, replay, and explain how iOS screens handle the keyboard, without a device.",
    discussion: """
      Exit codes: 0 success; 1 an input was covered, a screen was not restored, or a device contradicts the model; 64 \
      wrong usage; 65 the input contains no notification, or a part of a device report cannot be read; 66 the input file cannot be read; 69 the lab cannot listen; 73 the output cannot be written.
      """,
    version: LabVersion.current,
    subcommands: [
      DemoCommand.self, ExplainCommand.self, ReplayCommand.self, CheckCommand.self, BeliefsCommand.self,
      DevicesCommand.self, LabCommand.self, LabPhoneCommand.self,
    ],
    defaultSubcommand: DemoCommand.self
  )

  static func main() async {
    // A reader such as `head` may close the output early, which must not end the program with a signal.
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
        // Help and version texts are results, so a failure to write them is an error.
        let text = fullMessage(for: error)
        if !text.isEmpty { try Terminal.write(text + "\n") }
      }
    } catch let failure as Failure {
      Terminal.fail(failure)
    } catch let end as Terminal.ClosedOutput {
      Foundation.exit(end.exitCode)
    } catch {
      if error is ExitCode { exit(withError: error) }
      // An error message is one line.
      let message = Self.message(for: error).replacingOccurrences(of: "\n", with: " ")
      Terminal.fail(Failure(exitCode(for: error).rawValue, message))
    }
  }
}
