import ArgumentParser
import ClavierLab
import DeviceChecks
import Foundation

struct BeliefsPredictCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "predict",
      abstract: "Print what the device checks observe for each plausible behavior of UIKit.",
      usage: "\(LabApp.current.name) beliefs predict [<options>]"
    )
  }

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, markdown, report
  }

  @Option(
    help: """
      The output format: text, json, markdown (Headless/BELIEFS.md), or report (the report that a device would write).
      """)
  var format = Format.text

  @OptionGroup var selection: BeliefSelection

  @OptionGroup var choice: DoubtOption

  @MainActor
  func run() async throws {
    let checks = try selection.checks()
    let choices = try choice.choices()
    let stage = BeliefStage()
    if format == .report {
      let report = try stage.report(of: checks, under: choices)
      try Terminal.write(try report.json() + Data("\n".utf8))
      return
    }
    let predictions = try stage.predictions(of: checks, under: choices)
    switch format {
    case .text:
      try Terminal.write(BeliefTable(style: Terminal.style).text(predictions, alternatives: choices.names))
    case .markdown: try Terminal.write(BeliefPage(predictions).text)
    default:
      let report = BeliefsReport(predictions, on: stage, alternatives: choices.names)
      try Terminal.write(try report.json() + Data("\n".utf8))
    }
  }
}
