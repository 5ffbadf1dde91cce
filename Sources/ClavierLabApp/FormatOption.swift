import ArgumentParser

/// The option for the output format.
struct FormatOption: ParsableArguments {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  @Option(help: "The output format: text or json.")
  var format = Format.text
}
