import ArgumentParser
import ClavierLab

extension RootCommand {
  /// Checks the name of the command.
  ///
  /// The parser passes an unknown name to the default command, which would report an unexpected argument.
  ///
  /// - Throws: A ``Failure`` with the closest names.
  static func checkNames(_ arguments: some Sequence<String>) throws {
    let commands = configuration.subcommands
    let names = commands.map { $0.name }
    var words = Array(arguments.prefix { !$0.hasPrefix("-") })
    if words.first == "help" { words.removeFirst() }
    guard let word = words.first, word != "help" else { return }
    guard let command = commands.first(where: { $0.name == word }) else { throw unknown(word, names) }
    let subcommands = command.configuration.subcommands.map { $0.name }
    if words.count > 1, !subcommands.isEmpty, !subcommands.contains(words[1]) {
      throw unknown(words[1], subcommands, of: word)
    }
  }

  private static func unknown(_ word: String, _ names: [String], of command: String? = nil) -> Failure {
    let shown = names.filter { $0 != LabPhoneCommand.name }
    let list = "Use one of: \(shown.joined(separator: ", "))."
    let kind = command.map { "subcommand of '\($0)'" } ?? "command"
    return .unknown(kind, word, nearest: NearestName.candidates(for: word, among: shown), all: list)
  }
}

extension ParsableCommand {
  /// The name on the command line.
  fileprivate static var name: String { configuration.commandName ?? _commandName }
}
