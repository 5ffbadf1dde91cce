import ArgumentParser
import ClavierLab
import ClavierTesting
import Foundation
import KeyboardGallery

struct Replay: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Play a trace or a pasted log into a screen of the gallery.",
    discussion: """
      The device is the one that the frames fit, unless --device names another; then the frames are moved to its bottom \
      edge. The report and the pictures are those of 'clavier demo'.
      """
  )

  @Argument(help: "The trace or log; - for standard input.")
  var file: String

  @Option(help: "The device to simulate, by any of its names (default: the one that fits).")
  var device: String?

  @OptionGroup var options: RunOptions

  @MainActor
  func run() async throws {
    let chosen = try device.map(RunOptions.device(named:))
    let screen = try options.screen() ?? .closures
    let trace = try InputFile(file).trace()
    guard let match = ReplayDevice(trace, chosen: chosen) else {
      let line = trace.entries.first?.line ?? 1
      throw Failure(
        Failure.data, "\(file):\(line): no simulated device has the screen of these frames. Choose one with --device.")
    }
    let name = device.map { match.device.officialName(for: $0) } ?? match.device.officialName(for: nil)
    let run = Run(device: match.device, name: name, orientation: match.orientation, options: options)
    try run.perform(on: [screen]) { lab, screen in (try lab.replay(trace, into: screen), []) }
  }
}
