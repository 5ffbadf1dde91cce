import ArgumentParser
import ClavierLab
import ClavierTesting
import Foundation

/// Runs screens, prints each result as soon as it is available, and writes the films.
@MainActor
struct ResultPrinter {
  var device: Device
  var name: String
  var orientation: DeviceOrientation
  var system: LabSystem
  var options: RunOptions
  /// Whether to print one line for each screen.
  var isBrief = false
  /// The chosen answers to open questions about UIKit, except default answers.
  var alternatives: [String] = []
  /// The parts of the replayed text that cannot be read.
  var problems: [ProblemReport] = []
  /// Whether the keyboard inspector is presented over each screen.
  var isInspecting = false

  typealias Action = (GalleryRunner, LabScreen) throws -> (result: ScreenResult, assumed: [AssumedHeight])

  /// Runs screens and prints the results.
  ///
  /// - Throws: Exit code 1 if an input was covered or a screen was not restored; a ``Failure`` if the device cannot be
  ///   simulated or a file cannot be written.
  func run(_ screens: [LabScreen], _ action: Action) throws {
    if options.html != nil, screens.count > 1 {
      throw Failure(Failure.usage, "--html: a file can contain only one screen. Choose the screen with --screen.")
    }
    var folder: PictureFolder?
    let isFilming = options.html != nil || options.pictureFolder != nil
    let runner = GalleryRunner(
      device: device, orientation: orientation, system: system, isFilming: isFilming, isInspecting: isInspecting)
    let idWidth = screens.map(\.id.count).max() ?? 0
    var results: [ScreenResult] = []
    var assumed: [AssumedHeight] = []
    for screen in screens {
      let outcome: (result: ScreenResult, assumed: [AssumedHeight])
      do {
        outcome = try action(runner, screen)
      } catch SimulatedKeyboardError.noKnownHeight {
        throw Failure(
          Failure.usage, "cannot simulate \(name): no keyboard height is known. Choose another device with --device.")
      } catch let failure as Failure {
        throw failure
      } catch {
        throw Failure(Failure.usage, "cannot simulate \(name): \(error)")
      }
      // The folder is created, and the heading is printed, after the first screen has run, because the device may be
      // unsupported.
      if results.isEmpty {
        folder = try options.pictureFolder.map(PictureFolder.init)
        try printHeading()
      }
      results.append(outcome.result)
      assumed += outcome.assumed
      try printResult(outcome.result, idWidth: idWidth)
      try folder?.write(outcome.result, device: name)
      if let html = options.html { try write(outcome.result, to: html) }
      if outcome.result.isFilmCut { warnOfCutFilm(outcome.result, of: screen) }
    }

    var report = runner.report(on: results, assumed: assumed, name: name)
    report.alternatives = alternatives.isEmpty ? nil : alternatives
    report.problems = problems.isEmpty ? nil : problems
    try printReport(report, folder)
    if !report.passed { throw ExitCode(Failure.negativeResult) }
  }

  private var isText: Bool { options.formatOption.format == .text }

  private var timeline: Timeline { Timeline(style: Terminal.style) }

  private func printHeading() throws {
    guard isText else { return }
    try Terminal.write(
      timeline.heading(device: device, orientation: orientation, system: system, name: name, alternatives: alternatives)
    )
  }

  /// Prints the result of one screen.
  ///
  /// - Parameter idWidth: The number of characters in the longest identifier of a screen.
  private func printResult(_ result: ScreenResult, idWidth: Int) throws {
    guard isText else { return }
    try Terminal.write(isBrief ? timeline.line(result, idWidth: idWidth) : timeline.text(result))
  }

  /// Prints what belongs to the whole run: the summary and the written files, or the JSON.
  private func printReport(_ report: RunReport, _ folder: PictureFolder?) throws {
    guard isText else {
      try Terminal.write(try report.json() + Data("\n".utf8))
      return
    }
    try Terminal.write(timeline.summary(report, isBrief: isBrief))
    if let folder { try Terminal.write("\(folder.summary)\n") }
    if let html = options.html { try Terminal.write("Wrote a page that plays the run: \(html)\n") }
  }

  private func warnOfCutFilm(_ result: ScreenResult, of screen: LabScreen) {
    let seconds = Int(result.partInFilm.duration)
    Terminal.note(
      "\(LabApp.current.name): warning: the animation of \(screen.id) shows only the first \(seconds) seconds. To animate "
        + "another part, use a shorter log.")
  }

  /// Writes a page that plays a run.
  private func write(_ result: ScreenResult, to path: String) throws {
    let page: Data
    do {
      let session = SharedSession(result, device: "\(name) with \(system.name(on: device.idiom))")
      page = try PlayerPage(try PageFiles.built()).html(for: session)
    } catch {
      throw Failure(Failure.cannotCreate, "\(path): \(error)")
    }
    try OutputFile(URL(fileURLWithPath: path), remedy: "Choose another one with --html.").write(page)
  }
}
