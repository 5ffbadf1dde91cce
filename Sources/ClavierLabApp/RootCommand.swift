import ArgumentParser
import ClavierLab

/// The root command.
struct RootCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    let app = LabApp.current
    let subcommands: [any ParsableCommand.Type] = [
      DemoCommand.self, ExplainCommand.self, ReplayCommand.self, CheckCommand.self, BeliefsCommand.self,
      DevicesCommand.self, LabCommand.self, LabPhoneCommand.self,
    ]
    return CommandConfiguration(
      commandName: app.name,
      abstract: "Show, replay, and explain how iOS screens handle the keyboard, without a device.",
      discussion: """
        The exit code is 0 after success, and 1 if an input was covered, a screen was not restored, or a device \
        contradicts a prediction. The other exit codes are 64 (invalid usage), 65 (unusable contents of the input, \
        such as a log without the app's keyboard, or an unreadable part of a device report), 66 (unreadable input \
        file), 69 (the lab cannot start), and 73 (the output cannot be written).
        """,
      version: LabVersion.current,
      // The device checks test UIKit, not the app's screens.
      subcommands: subcommands.filter { app.isGallery || $0 != BeliefsCommand.self },
      defaultSubcommand: app.isGallery ? DemoCommand.self : LabCommand.self)
  }
}
