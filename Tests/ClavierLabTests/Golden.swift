import Foundation
import Testing

/// Compares text with files in the folder `Golden`.
///
/// `CLAVIER_RENEW_GOLDENS=1 swift test --filter ClavierLabTests` writes the files. It fails on purpose, so that the
/// difference is reviewed.
enum Golden {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden")

  static func expect(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let url = folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["CLAVIER_RENEW_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      Issue.record("Golden/\(name) was renewed: look at what changed.", sourceLocation: sourceLocation)
      return
    }
    let expected = try String(decoding: Data(contentsOf: url), as: UTF8.self)
    guard text != expected else { return }
    let pairs = zip(text.split(separator: "\n"), expected.split(separator: "\n"))
    let difference = pairs.enumerated().first { $1.0 != $1.1 }
    let place = difference.map { "line \($0.offset + 1):\n  is       \($0.element.0)\n  expected \($0.element.1)" }
    Issue.record("Golden/\(name) differs, \(place ?? "in length")", sourceLocation: sourceLocation)
  }
}
