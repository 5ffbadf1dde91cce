import ArgumentParser
import ClavierLab
import Foundation

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain the keyboard notifications in a console log.",
    discussion: """
      Reads Objective-C and Swift descriptions of notifications and of their userInfo, complete logs with unrelated \
      lines, and traces. Exits with 65 if the text contains no notification.
      """
  )

  @Argument(help: "The log or trace. Omit it or use - for standard input.")
  var file = "-"

  @OptionGroup var format: FormatOption

  func run() throws {
    let input = InputFile(file)
    let explanation =
      switch format.format {
      case .text: ExplanationStream.Format.text(Terminal.style, source: input.name)
      case .json: ExplanationStream.Format.json
      }
    try input.explain(as: explanation) { part in
      if try !Terminal.write(part) { throw ExitCode.success }
    }
  }
}
