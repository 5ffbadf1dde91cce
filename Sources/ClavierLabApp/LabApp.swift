import ArgumentParser
public import ClavierLab
import Foundation

/// A program that shows your view controllers in the lab: on a simulated phone in the browser, and on the command line.
///
/// Create the program in the file `main.swift` of an executable target. Import `Clavier`, `ClavierLabApp`, and the
/// module of your screens, and run the program:
///
/// ```swift
/// await LabApp(prepare: { KeyboardAvoider.shared.start() }) {
///   SignUpViewController()
///   LabScreen("Change address") { AddressViewController(name: "Ada Lovelace") }
/// }.run()
/// ```
///
/// Without arguments, the program serves the lab's web page. With the command `check`, the program checks that every
/// input on every screen stays visible on every device. The commands `demo`, `replay`, `explain`, and `devices` work as
/// they do in the program `clavier`. The option `--help` describes the commands.
public struct LabApp: Sendable {
  let name: String
  let screens: [LabScreen]
  /// Whether the screens are the gallery's example screens.
  let isGallery: Bool

  /// Creates a program.
  ///
  /// - Parameters:
  ///   - prepare: A closure that is called before each screen opens. Use the closure for the work that your app does at
  ///     launch, such as `KeyboardAvoider.shared.start()`.
  ///   - screens: The screens. The lab opens the first screen in the list when it starts.
  public init(
    prepare: (@MainActor @Sendable () -> Void)? = nil, @LabScreenBuilder screens: () -> [LabScreen]
  ) {
    name = URL(fileURLWithPath: CommandLine.arguments.first ?? "lab").lastPathComponent
    self.screens = LabScreen.list(screens(), prepare: prepare)
    isGallery = false
  }

  private init(gallery: [LabScreen]) {
    name = "clavier"
    screens = gallery
    isGallery = true
  }

  /// The program `clavier`, which shows the gallery.
  package static let gallery = LabApp(gallery: LabScreen.gallery)

  /// The program that is running.
  @TaskLocal static var current = gallery

  /// Runs the command in the program's arguments.
  ///
  /// If the command fails, the program prints one line with the reason, and ends with an exit code other than 0.
  public func run() async {
    // A reader such as `head` may close the output early. A closed output must not end the program with a signal.
    signal(SIGPIPE, SIG_IGN)
    Terminal.separatePrintedText()
    await Self.$current.withValue(self) { await runCommand() }
  }

  private func runCommand() async {
    do {
      guard !screens.isEmpty else { throw Failure(Failure.usage, "the lab has no screen. Add one to LabApp.") }
      try RootCommand.checkNames(CommandLine.arguments.dropFirst())
      do {
        var command = try RootCommand.parseAsRoot()
        if var asynchronous = command as? any AsyncParsableCommand {
          try await asynchronous.run()
        } else {
          try command.run()
        }
      } catch  where RootCommand.exitCode(for: error).isSuccess {
        // The help and the version are results, so a failure to write them is an error.
        let text = RootCommand.fullMessage(for: error)
        if !text.isEmpty { try Terminal.write(text + "\n") }
      }
    } catch let failure as Failure {
      Terminal.fail(failure)
    } catch {
      if error is ExitCode { RootCommand.exit(withError: error) }
      Terminal.fail(Failure(RootCommand.exitCode(for: error).rawValue, Self.message(for: error)))
    }
  }

  /// Returns the message of the parser's error, with a remedy.
  ///
  /// A message of the parser that contains the remedy has a second sentence, or ends with a period. A value that the
  /// message quotes can contain a period too.
  private static func message(for error: any Error) -> String {
    let message = RootCommand.message(for: error).replacing(":\n  - ", with: ": ").replacing("\n  - ", with: ", ")
    let hint = RootCommand.fullMessage(for: error).split(separator: "\n").last { $0.hasPrefix("  See '") }
    let words = message.replacing(/'[^']*'/, with: "")
    guard let hint, !words.hasSuffix("."), !words.contains(". ") else { return message }
    return "\(message).\(hint.dropFirst())"
  }
}
