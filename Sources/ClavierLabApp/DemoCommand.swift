import ArgumentParser
import ClavierLab
import ClavierTesting
import Foundation

struct DemoCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "demo",
      abstract: "Run the screens on a simulated device, and write animations.",
      usage: "\(LabApp.current.name) demo [<options>]",
      discussion: """
        Taps up to six inputs on each screen, dismisses the keyboard, and writes an animated SVG of each screen. Prints \
        one line for each screen. Exits with code 1 if an input was covered or a screen was not restored.
        """
    )
  }

  @Option(help: "The device to simulate. '\(LabApp.current.name) devices' lists the names.")
  var device = "iPhone 16"

  @Option(help: "The orientation of the device.")
  var orientation = DeviceOrientation.portrait

  @Option(help: .system)
  var system: LabSystem?

  @Flag(help: "Present the keyboard inspector over each screen.")
  var inspector = false

  @Flag(name: .shortAndLong, help: "Print every step and every notification.")
  var verbose = false

  @OptionGroup var options: RunOptions

  @OptionGroup var doubts: DoubtOption

  @MainActor
  func run() async throws {
    let device = try RunOptions.device(named: device)
    let choices = try doubts.choices()
    let screens = try options.screen().map { [$0] } ?? LabApp.current.screens
    let name = device.officialName(for: self.device)
    let system = try RunOptions.system(system, on: name)
    let printer = ResultPrinter(
      device: device, name: name, orientation: orientation, system: system, options: options, isBrief: !verbose,
      alternatives: choices.names, isInspecting: inspector)
    try choices.hold { try printer.run(screens) { runner, screen in try runner.tapThrough(screen) } }
  }
}
