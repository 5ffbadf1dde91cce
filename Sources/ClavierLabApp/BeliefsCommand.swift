import ArgumentParser

struct BeliefsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "beliefs",
    abstract: "Predict what the device checks observe, or compare a report from a device.",
    discussion: """
      Device checks are programs that test assumptions about UIKit. The checks also run in an app on a device. If you \
      pass no subcommand, 'clavier beliefs' runs the checks on the headless UIKit, an implementation of UIKit without \
      a display. 'clavier beliefs compare FILE' compares a report from a device with the predictions. \
      'clavier help beliefs predict' lists the options.
      """,
    subcommands: [BeliefsPredictCommand.self, BeliefsCompareCommand.self],
    defaultSubcommand: BeliefsPredictCommand.self
  )
}
