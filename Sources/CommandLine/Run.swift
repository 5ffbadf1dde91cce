import ArgumentParser
import ClavierLab
import ClavierTesting
import Foundation
import KeyboardGallery

/// Runs screens, prints what happens as it happens, and writes the pictures.
@MainActor
struct Run {
  var device: Device
  var name: String
  var orientation: DeviceOrientation
  var options: RunOptions
  /// The alternatives of doubts that hold and are not defaults.
  var alternatives: [String] = []

  typealias Action = (Laboratory, GalleryScreen) throws -> (run: ScreenRun, assumed: [AssumedHeight])

  func perform(on screens: [GalleryScreen], _ action: Action) throws {
    let folder = try options.pictureFolder.map(PictureFolder.init)
    let isText = options.format.format == .text
    let timeline = Timeline(style: Terminal.style)
    let lab = Laboratory(device: device, orientation: orientation, isFilming: folder != nil)
    var runs: [ScreenRun] = []
    var assumed: [AssumedHeight] = []
    for screen in screens {
      let result: (run: ScreenRun, assumed: [AssumedHeight])
      do {
        result = try action(lab, screen)
      } catch {
        throw Failure(Failure.usage, "\(name) cannot be simulated: \(error)")
      }
      // Only now is it known that the device can be simulated at all.
      if isText, runs.isEmpty {
        try Terminal.write(
          timeline.heading(device: device, orientation: orientation, name: name, alternatives: alternatives))
      }
      runs.append(result.run)
      assumed += result.assumed
      if isText { try Terminal.write(timeline.text(result.run)) }
      try folder?.write(result.run, device: name, assumed: result.assumed)
    }

    var report = lab.report(on: runs, assumed: assumed, name: name)
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
