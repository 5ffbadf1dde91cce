import ArgumentParser
import ClavierLab
import ClavierTesting
import Foundation

struct CheckCommand: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "check",
      abstract: "Check that every input stays visible with every keyboard of every device.",
      usage: "\(LabApp.current.name) check [<options>]",
      discussion: """
        Shows each screen on each device with known keyboard heights, in both orientations. Focuses each \
        input with each keyboard: the text keyboard (with and without the predictive bar), the number pad, and the \
        emoji keyboard. Exits with code 1 if an input is not visible.

        Also shows each screen at two larger text sizes: on a sample of the devices or, with --every-case, on all \
        devices.

        With --doubts, checks a sample of the screens and devices for each plausible behavior of UIKit that Apple does not \
        document: the default behaviors, each other behavior on its own, and random combinations.
        """
    )
  }

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, junit
  }

  @Option(help: "The output format: text, json, or junit.")
  var format = Format.text

  @Option(
    help: ArgumentHelp("Run only one part of the check, such as 2/4.", valueName: "i/n"),
    transform: { text in
      guard let shard = Shard(text) else {
        throw ValidationError("Use i/n with i from 1 to n, such as 2/4.")
      }
      return shard
    })
  var shard = Shard.whole

  @Option(
    help: ArgumentHelp(
      "The version of iOS or iPadOS. A device that cannot run it runs the closest version.", valueName: "version"))
  var system = LabSystem.iOS18

  @Flag(help: "Try each plausible behavior of UIKit that Apple does not document, and random combinations.")
  var doubts = false

  @Flag(
    help:
      "At larger text sizes and with --doubts, check every screen on every device instead of a sample. This takes a long time."
  )
  var everyCase = false

  @Option(
    help: ArgumentHelp("With --doubts: the number of random combinations (default: 8).", valueName: "n"),
    transform: { text in
      guard let number = Int(text), 0...1000 ~= number else { throw ValidationError("Use a number from 0 to 1000.") }
      return number
    })
  var combinations: Int?

  @Option(
    help: ArgumentHelp(
      "With --doubts: the seed that selects the combinations and the sample (default: random).", valueName: "n"),
    transform: { text in
      guard let seed = UInt64(text) else { throw ValidationError("Use a number from 0 to \(UInt64.max).") }
      return seed
    })
  var seed: UInt64?

  @OptionGroup var choice: DoubtOption

  func validate() throws {
    if doubts {
      guard choice.doubt.isEmpty else {
        throw ValidationError("--doubts and --doubt cannot be combined. Use --doubt to check one behavior.")
      }
      guard shard == .whole || seed != nil else {
        throw ValidationError("--doubts with --shard requires --seed. Use the same seed for all parts.")
      }
    } else if combinations != nil || seed != nil {
      let option = combinations != nil ? "--combinations" : "--seed"
      throw ValidationError("\(option) needs --doubts.")
    }
  }

  @MainActor
  func run() async throws {
    if doubts { try checkDoubts() } else { try check(try choice.choices()) }
  }

  @MainActor
  private func check(_ choices: DoubtChoices) throws {
    let part = { shard in
      GalleryCheck(
        screens: LabApp.current.screens, configurations: TrialConfiguration.all(with: system), isComplete: everyCase,
        shard: shard)
    }
    let check = part(shard)
    guard !check.jobs.isEmpty else { throw emptyPart(of: part(.whole).jobs.count) }
    let (outcome, seconds) = try timed(total: check.jobs.count) { bar in
      try choices.hold { try check.run { bar.update($0) } }
    }
    var report = outcome.report
    report.system = system.rawValue
    report.alternatives = choices.names.isEmpty ? nil : choices.names
    switch format {
    case .text:
      let table = CheckTable(style: Terminal.style)
      try Terminal.write(table.text(outcome, seconds: seconds, alternatives: choices.names))
    case .json: try Terminal.write(try report.json() + Data("\n".utf8))
    case .junit: try Terminal.write(CheckReport.junit(outcome.cases))
    }
    if !report.covered.isEmpty { throw ExitCode(Failure.negativeResult) }
  }

  @MainActor
  private func checkDoubts() throws {
    var extent = DoubtCheck.Extent(seed: seed ?? UInt64(UInt32.random(in: 0 ... .max)), isComplete: everyCase)
    if let combinations { extent.combinations = combinations }
    let part = { shard in
      DoubtCheck(
        extent, screens: LabApp.current.screens, configurations: TrialConfiguration.all(with: system), shard: shard)
    }
    let check = part(shard)
    guard check.jobCount > 0 else { throw emptyPart(of: part(.whole).jobCount) }
    var (report, seconds) = try timed(total: check.jobCount) { bar in try check.run { bar.update($0) } }
    report.system = system.rawValue
    switch format {
    case .text:
      let table = DoubtTable(style: Terminal.style, program: LabApp.current.name)
      try Terminal.write(table.text(report, seconds: seconds))
    case .json: try Terminal.write(try report.json() + Data("\n".utf8))
    case .junit: try Terminal.write(report.junit)
    }
    if !report.passed { throw ExitCode(Failure.negativeResult) }
  }

  /// Returns the error for a part of the check that opens no screen.
  ///
  /// An empty part is usually a mistake in a script, so it must not count as a success.
  ///
  /// - Parameter count: The number of times that the whole check opens a screen.
  private func emptyPart(of count: Int) -> Failure {
    Failure(
      Failure.usage,
      "--shard: part \(shard.index)/\(shard.count) contains no screen. Use at most \(count) parts, such as 1/\(count).")
  }

  /// Performs a long job with a progress bar, and returns its result and its duration in seconds.
  private func timed<Result>(total: Int, _ job: (inout ProgressBar) throws -> Result) throws -> (Result, Double) {
    var bar = ProgressBar(total: total)
    defer { bar.clear() }
    let start = ContinuousClock.now
    let result = try job(&bar)
    let time = (ContinuousClock.now - start).components
    return (result, Double(time.seconds) + Double(time.attoseconds) * 1e-18)
  }
}
