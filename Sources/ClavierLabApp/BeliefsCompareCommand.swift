import ArgumentParser
import ClavierLab
import DeviceChecks
import Foundation

struct BeliefsCompareCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare a report of the device checks with the predictions.",
    discussion: """
      For each device check, shows which plausible behaviors of UIKit the device agrees with, and whether it agrees \
      with only one. Exits with code 1 if the device agrees with none of a check's predictions, and with code 65 if \
      part of the report cannot be read, in which case the rest is still compared, or if the report contains no result \
      of these checks.
      """
  )

  @Argument(help: "The report. Omit it or use - for standard input.")
  var file = "-"

  @OptionGroup var formatOption: FormatOption

  @OptionGroup var selection: BeliefSelection

  @MainActor
  func run() async throws {
    let input = InputFile(file)
    let report = try ComparisonReport(comparing: try input.data(), checks: try selection.checks())
    switch formatOption.format {
    case .text: try Terminal.write(ComparisonText(style: Terminal.style).text(report, source: input.name))
    case .json:
      try Terminal.write(try report.json() + Data("\n".utf8))
      if !report.hasComparedResult { Terminal.note("\(LabApp.current.name): \(ComparisonText.nothingCompared)") }
    }
    if !report.problems.isEmpty || !report.hasComparedResult { throw ExitCode(Failure.data) }
    if report.contradictions > 0 { throw ExitCode(Failure.negativeResult) }
  }
}
