import ClavierLab
import Foundation

/// The folder for the animations of a run.
final class PictureFolder {
  let url: URL
  private var results: [ScreenResult] = []

  /// Creates the folder if it does not exist.
  ///
  /// - Throws: A ``Failure`` with exit code 73.
  init(_ url: URL) throws {
    self.url = url
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw Failure(
        Failure.cannotCreate, "\(url.relativePath): cannot create this folder. Choose another one with --output.")
    }
  }

  /// Writes the film of a screen and updates the index.
  func write(_ result: ScreenResult, device: String) throws {
    try write(ScreenFilm.svg(of: result, device: device), to: ScreenFilm.fileName(of: result))
    results.append(result)
    try write(PictureIndex.page(of: results, device: device), to: "index.html")
  }

  private func write(_ text: String, to name: String) throws {
    let file = OutputFile(url.appendingPathComponent(name), remedy: "Choose another folder with --output.")
    try file.write(Data(text.utf8))
  }

  /// A line that names the index and the number of films.
  var summary: String {
    "Wrote \(results.count == 1 ? "one animation" : "\(results.count) animations"): \(url.relativePath)/index.html"
  }
}
