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
  var options: RunOptions
  /// The alternatives of doubts that were chosen and are not defaults.
  var alternatives: [String] = []

  typealias Action = (GalleryRunner, LabScreen) throws -> (result: ScreenResult, assumed: [AssumedHeight])

  /// Runs screens and prints the results.
  ///
  /// - Throws: Exit code 1 if an input was covered or a screen was not restored; a ``Failure`` if the device cannot be
  ///   simulated or a file cannot be written.
  func run(_ screens: [LabScreen], _ action: Action) throws {
    let folder = try options.pictureFolder.map(PictureFolder.init)
    let isText = options.format.format == .text
    let timeline = Timeline(style: Terminal.style)
    let runner = GalleryRunner(device: device, orientation: orientation, isFilming: folder != nil)
    var results: [ScreenResult] = []
    var assumed: [AssumedHeight] = []
    for screen in screens {
      let outcome: (result: ScreenResult, assumed: [AssumedHeight])
      do {
        outcome = try action(runner, screen)
      } catch {
        throw Failure(Failure.usage, "cannot simulate \(name): \(error)")
      }
      // The heading follows the first screen, because the device may turn out to be unsupported.
      if isText, results.isEmpty {
        try Terminal.write(
          timeline.heading(device: device, orientation: orientation, name: name, alternatives: alternatives))
      }
      results.append(outcome.result)
      assumed += outcome.assumed
      if isText { try Terminal.write(timeline.text(outcome.result)) }
      try folder?.write(outcome.result, device: name)
    }

    var report = runner.report(on: results, assumed: assumed, name: name)
    report.alternatives = alternatives.isEmpty ? nil : alternatives
    if isText {
      try Terminal.write(timeline.summary(report))
      if let folder { try Terminal.write("\(folder.summary)\n") }
    } else {
      try Terminal.write(try report.json() + Data("\n".utf8))
    }
    if !report.passed { throw ExitCode(1) }
  }
}
