import ArgumentParser
import ClavierLab
import Foundation

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain the keyboard notifications in a console log.",
    discussion: """
      Reads Objective-C and Swift descriptions of notifications and of their userInfo, complete logs with unrelated \
      lines, and traces. Exits with code 65 if the text contains no notification.
      """
  )

  @Argument(help: "The log or trace. Omit it or use - for standard input.")
  var file = "-"

  @OptionGroup var formatOption: FormatOption

  func run() throws {
    let input = InputFile(file)
    let format: ExplanationStream.Format =
      switch formatOption.format {
      case .text: .text(Terminal.style, source: input.name)
      case .json: .json
      }
    try input.explain(as: format) { part in
      // Standard input may never end, so the command ends when its output is closed.
      if try !Terminal.write(part) { throw ExitCode.success }
    }
  }
}
