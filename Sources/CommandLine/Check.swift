import ArgumentParser
import ClavierLab
import ClavierReport
import Foundation

struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Judge every input of every screen under every keyboard of every device.",
    discussion: """
      Shows each screen of the gallery on each device whose keyboard heights are known, in both orientations, and gives \
      each input the focus under the text keyboard with and without suggestions, the number pad and the emoji keyboard. \
      Exits with 1 if an input is covered or out of sight.
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

  @MainActor
  func run() async throws {
    let check = GalleryCheck(shard: shard)
    var bar = ProgressBar(total: check.jobs.count)
    let start = ContinuousClock.now
    let outcome = try check.run { bar.update($0) }
    bar.clear()
    let time = (ContinuousClock.now - start).components
    switch format {
    case .text:
      let seconds = Double(time.seconds) + Double(time.attoseconds) * 1e-18
      try Terminal.write(CheckTable(style: Terminal.style).text(outcome, seconds: seconds))
    case .json: try Terminal.write(try outcome.report.json() + Data("\n".utf8))
    case .junit: try Terminal.write(CheckReport.junit(outcome.cases))
    }
    if !outcome.report.covered.isEmpty { throw ExitCode(1) }
  }
}
