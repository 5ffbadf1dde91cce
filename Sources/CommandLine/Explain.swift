import ArgumentParser
import ClavierLab
import Foundation

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say what the keyboard notifications in a pasted console text mean.",
    discussion: """
      Reads Objective-C and Swift descriptions of notifications and of their userInfo, whole logs with other lines \
      between, and traces. Exits with 65 when there is no notification to be read.
      """
  )

  @Argument(help: "The text; - or nothing for standard input.")
  var file = "-"

  @OptionGroup var format: FormatOption

  func run() throws {
    let input = InputFile(file)
    let report = Explanation.report(on: try input.trace())
    switch format.format {
    case .text: try Terminal.write(ExplanationText(style: Terminal.style).text(report, source: input.name))
    case .json: try Terminal.write(try report.json() + Data("\n".utf8))
    }
  }
}
