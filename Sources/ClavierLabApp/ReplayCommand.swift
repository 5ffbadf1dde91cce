import ArgumentParser
import ClavierLab
import ClavierTesting
import Foundation

struct ReplayCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "replay",
      abstract: "Post the notifications of a trace or a console log to a screen.",
      usage: "\(LabApp.current.name) replay <file> [<options>]",
      discussion: """
        Simulates the device whose screen fits the frames. With --device, the frames are moved to the \
        bottom edge of that device's screen. Writes the same kinds of reports and animations as '\(LabApp.current.name) demo'.

        Prints the parts of the log that cannot be read to standard error, and posts the rest. Exits with code 1 if an \
        input was covered or the screen was not restored, with code 64 if the screen has no input that could be edited, \
        and with code 65 if the log does not show the app's keyboard.
        """
    )
  }

  @Argument(help: "The trace or log. Use - for standard input.")
  var file: String

  @Option(help: "The device to simulate (default: the one whose screen fits the frames).")
  var device: String?

  @OptionGroup var options: RunOptions

  @MainActor
  func run() async throws {
    let chosen = try device.map(RunOptions.device(named:))
    let screen = try options.screen() ?? LabApp.current.screens[0]
    let input = InputFile(file)
    if let html = options.html, input.isSame(as: html) {
      throw Failure(Failure.usage, "--html: '\(html)' is the log to replay. Choose another file.")
    }
    let trace = try input.trace()
    let problems = ProblemReport.list(of: trace)
    Terminal.writeError(problems.map { $0.text(source: input.name, style: Terminal.errorStyle) + "\n" }.joined())
    let line = trace.entries.first?.line ?? 1
    guard let match = ReplayDevice(trace, chosen: chosen) else {
      throw Failure(
        Failure.data,
        "\(input.name):\(line): no simulated device has a screen that fits these frames. Choose one with --device.")
    }
    let name = device.map { match.device.officialName(for: $0) } ?? match.device.officialName(for: nil)
    let printer = ResultPrinter(
      device: match.device, name: name, orientation: match.orientation, system: try RunOptions.system(nil, on: name),
      options: options, problems: problems)
    try printer.run([screen]) { runner, screen in
      do {
        return (try runner.replay(trace, on: screen), [])
      } catch ReplayError.noInput {
        throw Failure(
          Failure.usage, "\(screen.id): \(ReplayError.noInput.reason). Choose another screen with --screen.")
      } catch ReplayError.noKeyboard {
        throw Failure(
          Failure.data,
          "\(input.name):\(line): \(ReplayError.noKeyboard.reason). Record a log while an input of the app is edited.")
      }
    }
  }
}
