import ClavierLab
import Foundation

/// The folder that the pictures go to.
final class PictureFolder {
  let url: URL
  private var runs: [ScreenRun] = []

  init(_ url: URL) throws {
    self.url = url
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw Failure(Failure.cannotCreate, "cannot create the folder '\(url.relativePath)'.")
    }
  }

  /// One film and one filmstrip.
  func write(_ run: ScreenRun, device: String, assumed: [AssumedHeight]) throws {
    let name = FilmPictures.fileName(of: run)
    try write(FilmPictures.film(of: run, device: device), to: "\(name).svg")
    try write(Filmstrip.page(of: run, device: device, assumed: assumed), to: "\(name).html")
    runs.append(run)
    try write(PictureIndex.page(of: runs, device: device), to: "index.html")
  }

  private func write(_ text: String, to name: String) throws {
    do {
      try Data(text.utf8).write(to: url.appendingPathComponent(name))
    } catch {
      throw Failure(Failure.cannotCreate, "cannot write '\(url.appendingPathComponent(name).relativePath)'.")
    }
  }

  var summary: String {
    let count = runs.count == 1 ? "a film and a filmstrip" : "\(runs.count) films and filmstrips"
    return "Pictures: \(url.relativePath)/index.html, with \(count)."
  }
}
