import ArgumentParser
import ClavierLab
import ClavierTesting
import Foundation

/// The options of `demo` and `replay`.
struct RunOptions: ParsableArguments {
  @Option(name: [.long, .customLong("screen")], help: "Run only the screen with this name: \(Self.screenIDs).")
  var style: String?

  @Option(help: "The folder for the animations (default: output; none with --format json).")
  var output: String?

  @Option(
    help: ArgumentHelp("Write an HTML file that plays the run of one screen and needs no network.", valueName: "file"))
  var html: String?

  @OptionGroup var formatOption: FormatOption

  func validate() throws {
    if output == "" { throw ValidationError("--output is empty. Pass the name of a folder, such as output.") }
    if html == "" { throw ValidationError("--html is empty. Pass the name of a file, such as run.html.") }
  }

  /// The identifiers of all screens, for help and errors.
  static var screenIDs: String { LabApp.current.screens.map(\.id).joined(separator: ", ") }

  /// Returns the chosen screen.
  func screen() throws -> LabScreen? {
    try style.map(Self.screen(named:))
  }

  /// Returns the screen with the given identifier or style, ignoring case.
  static func screen(named style: String) throws -> LabScreen {
    let screens = LabApp.current.screens
    let names = screens.flatMap { [$0.id, $0.style] }
    let wanted = style.lowercased()
    if let screen = screens.first(where: { [$0.id, $0.style].contains { $0.lowercased() == wanted } }) {
      return screen
    }
    let nearest = NearestName.candidates(for: style, among: names)
    throw Failure.unknown("screen", style, nearest: nearest, all: "Use one of: \(screenIDs).")
  }

  /// The folder for the animations; nil to write none.
  var pictureFolder: URL? {
    if let output { return URL(fileURLWithPath: output, isDirectory: true) }
    return formatOption.format == .text ? URL(fileURLWithPath: "output", isDirectory: true) : nil
  }

  /// Returns the chosen system of a model or, without a choice, iOS 26 or the closest system that the model can run.
  static func system(_ chosen: LabSystem?, on model: String) throws -> LabSystem {
    let closest = (chosen ?? .iOS26).closest(on: model)
    guard let chosen, chosen != closest else { return closest }
    let idiom = Device.named(model)?.idiom ?? .phone
    throw Failure(
      Failure.usage,
      "--system: '\(model)' cannot run \(chosen.name(on: idiom)). Use \(closest.rawValue), or choose another device.")
  }

  /// Returns the device with the given name.
  static func device(named name: String) throws -> Device {
    if let device = Device.named(name) { return device }
    throw Failure.unknown(
      "device", name, nearest: Device.nearestNames(to: name), all: "Run '\(LabApp.current.name) devices' for a list.")
  }
}
