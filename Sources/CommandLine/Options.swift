public import ArgumentParser
import ClavierLab
public import ClavierTesting
import Foundation
import KeyboardGallery

enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json
}

extension DeviceOrientation: ExpressibleByArgument {}

struct FormatOption: ParsableArguments {
  @Option(help: "How to print: text for people, json for programs.")
  var format = OutputFormat.text
}

/// How the headless UIKit behaves where Apple does not document the behavior of UIKit.
struct DoubtOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Let UIKit behave in another plausible way, such as inset-clamping=at-layout; may be repeated.",
      valueName: "name=alternative"))
  var doubt: [String] = []

  /// The alternatives that were asked for.
  func choices() throws -> DoubtChoices {
    do throws(DoubtChoices.Unknown) {
      return try DoubtChoices(doubt)
    } catch {
      throw Failure(Failure.usage, error.description)
    }
  }
}

/// What `demo` and `replay` have in common.
struct RunOptions: ParsableArguments {
  @Option(name: [.long, .customLong("screen")], help: "Run only this style's screen: \(Self.styles).")
  var style: String?

  @Option(help: "Where to write the pictures (default: output; none with --format json).")
  var output: String?

  @OptionGroup var format: FormatOption

  static let styles = GalleryScreen.allCases.map(\.id).joined(separator: ", ")

  /// The screen that was asked for.
  func screen() throws -> GalleryScreen? {
    guard let style else { return nil }
    let names = GalleryScreen.allCases.flatMap { [$0.id, $0.style] }
    let wanted = style.lowercased()
    if let screen = GalleryScreen.allCases.first(where: { [$0.id, $0.style].contains { $0.lowercased() == wanted } }) {
      return screen
    }
    let nearest = NearestName.candidates(for: style, among: names)
    throw Failure.unknown("style", style, nearest: nearest, all: "Known are \(Self.styles).")
  }

  var pictureFolder: URL? {
    if let output { return URL(fileURLWithPath: output, isDirectory: true) }
    return format.format == .text ? URL(fileURLWithPath: "output", isDirectory: true) : nil
  }

  static func device(named name: String) throws -> Device {
    if let device = Device.named(name) { return device }
    throw Failure.unknown(
      "device", name, nearest: Device.nearestNames(to: name), all: "'clavier devices' lists them.")
  }
}
