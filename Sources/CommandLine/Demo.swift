import ArgumentParser
import ClavierLab
import ClavierTesting
import Foundation
import KeyboardGallery

struct Demo: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run the gallery on a simulated device: every screen, with pictures.",
    discussion: """
      Taps the inputs of each screen (of many a telling few), dismisses the keyboard, prints what happened, and writes \
      for each screen a film (SVG) and a filmstrip (HTML). Exits with 1 if an input was left covered or a screen was not restored.
      """
  )

  @Option(help: "The device to simulate, by any of its names; 'clavier devices' lists them.")
  var device = "iPhone 16"

  @Option(help: "How the device is held.")
  var orientation = DeviceOrientation.portrait

  @OptionGroup var options: RunOptions

  @OptionGroup var doubts: DoubtOption

  @MainActor
  func run() async throws {
    let device = try RunOptions.device(named: device)
    let choices = try doubts.choices()
    let screens = try options.screen().map { [$0] } ?? GalleryScreen.allCases
    let name = device.officialName(for: self.device)
    let run = Run(
      device: device, name: name, orientation: orientation, options: options, alternatives: choices.names)
    try choices.hold { try run.perform(on: screens) { lab, screen in try lab.tapThrough(screen) } }
  }
}
