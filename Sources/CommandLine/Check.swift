import ArgumentParser
import ClavierLab
import Foundation

struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Judge every input of every screen under every keyboard of every device.",
    discussion: """
      Shows each screen of the gallery on each device whose keyboard heights are known, in both orientations, and gives \
      each input the focus under the text keyboard with and without suggestions, the number pad and the emoji keyboard. \
      Exits with 1 if an input is covered or out of sight.

      With --doubts it does so for a sample of the screens and devices under every plausible behavior of UIKit that \
      Apple does not document: under the defaults, under every other alternative by itself, and under random combinations.
      """
  )

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, junit
  }

  @Option(help: "How to print: text for people, json for programs, junit for continuous integration.")
  var format = Format.text

  @Option(
    help: ArgumentHelp("Do only one part of the job, such as 2/4, for several machines.", valueName: "i/n"),
    transform: { text in
      guard let shard = Shard(text) else {
        throw ValidationError("it must be i/n with i from 1 to n, such as 2/4.")
      }
      return shard
    })
  var shard = Shard.whole

  @Flag(help: "Check under every alternative of every doubt, by itself and in random combinations.")
  var doubts = false

  @Flag(help: "With --doubts: try every screen on every device, not a sample. This takes long.")
  var everyCase = false

  @Option(help: ArgumentHelp("With --doubts: how many random combinations to try (default: 8).", valueName: "n"))
  var combinations: Int?

  @Option(help: ArgumentHelp("With --doubts: what the combinations and the sample depend on.", valueName: "n"))
  var seed: UInt64?

  @OptionGroup var choice: DoubtOption

  func validate() throws {
    if doubts {
      guard choice.doubt.isEmpty else {
        throw ValidationError("--doubts tries every alternative, --doubt chooses one: give only one of them.")
      }
      guard shard == .whole || seed != nil else {
        throw ValidationError("--shard needs --seed with --doubts, so that all parts try the same.")
      }
      guard (0...1000).contains(combinations ?? 0) else {
        throw ValidationError("--combinations must be from 0 to 1000.")
      }
    } else if everyCase || combinations != nil || seed != nil {
      let option = everyCase ? "--every-case" : combinations != nil ? "--combinations" : "--seed"
      throw ValidationError("\(option) is for --doubts: add it.")
    }
  }

  @MainActor
  func run() async throws {
    if doubts { try checkDoubts() } else { try check(try choice.choices()) }
  }

  @MainActor
  private func check(_ choices: DoubtChoices) throws {
    let check = GalleryCheck(shard: shard)
    let (outcome, seconds) = try timed(total: check.jobs.count) { bar in
      try choices.hold { try check.run { bar.update($0) } }
    }
    var report = outcome.report
    report.alternatives = choices.names.isEmpty ? nil : choices.names
    switch format {
    case .text:
      let table = CheckTable(style: Terminal.style)
      try Terminal.write(table.text(outcome, seconds: seconds, alternatives: choices.names))
    case .json: try Terminal.write(try report.json() + Data("\n".utf8))
    case .junit: try Terminal.write(CheckReport.junit(outcome.cases))
    }
    if !report.covered.isEmpty { throw ExitCode(1) }
  }

  @MainActor
  private func checkDoubts() throws {
    var extent = DoubtCheck.Extent(seed: seed ?? UInt64(UInt32.random(in: 0 ... .max)), isComplete: everyCase)
    if let combinations { extent.combinations = combinations }
    let check = DoubtCheck(extent, shard: shard)
    let (report, seconds) = try timed(total: check.jobCount) { bar in try check.run { bar.update($0) } }
    switch format {
    case .text: try Terminal.write(DoubtTable(style: Terminal.style).text(report, seconds: seconds))
    case .json: try Terminal.write(try report.json() + Data("\n".utf8))
    case .junit: try Terminal.write(report.junit)
    }
    if !report.passed { throw ExitCode(1) }
  }

  /// Does a long job behind a progress bar, and says how many seconds it took.
  private func timed<Result>(total: Int, _ job: (inout ProgressBar) throws -> Result) throws -> (Result, Double) {
    var bar = ProgressBar(total: total)
    let start = ContinuousClock.now
    let result = try job(&bar)
    bar.clear()
    let time = (ContinuousClock.now - start).components
    return (result, Double(time.seconds) + Double(time.attoseconds) * 1e-18)
  }
}
