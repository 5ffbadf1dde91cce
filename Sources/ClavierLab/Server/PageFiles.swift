package import Foundation

/// The files of the page.
///
/// The files are read once, so that no file path depends on a request.
package struct PageFiles: Sendable {
  struct File: Sendable {
    var type: String
    var data: Data
  }

  /// The error thrown if files of the page are missing.
  package struct Missing: Error, CustomStringConvertible {
    package var description: String
  }

  /// The files by URL path.
  let byPath: [String: File]

  /// Reads the files of a folder: the pages, the style sheets, the icon, and the contents of `modules`.
  package init(folder: URL) throws {
    var files: [String: File] = [:]
    for (path, name, type) in [
      ("/", "index.html", "text/html; charset=utf-8"), ("/lab.css", "lab.css", "text/css; charset=utf-8"),
      ("/icon.svg", "icon.svg", "image/svg+xml"), ("/player.html", "player.html", "text/html; charset=utf-8"),
      ("/player.css", "player.css", "text/css; charset=utf-8"),
    ] {
      guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path) else { continue }
      files[path] = File(type: type, data: data)
    }
    guard files["/"] != nil else { throw Missing(description: "no index.html in \(folder.path).") }
    let modules = folder.appendingPathComponent("modules")
    for name in (try? FileManager.default.contentsOfDirectory(atPath: modules.path)) ?? [] where name.hasSuffix(".js") {
      let data = try Data(contentsOf: modules.appendingPathComponent(name))
      files["/modules/\(name)"] = File(type: "text/javascript; charset=utf-8", data: data)
    }
    byPath = files
  }

  /// Returns the files that were built with the program.
  ///
  /// If they are missing, `Bundle.module` would trap, for example, if the program was moved without its resources.
  package static func built() throws -> PageFiles {
    let parents = [Bundle.main.bundleURL, Bundle.main.resourceURL, Bundle(for: Here.self).bundleURL, program]
      .compactMap { $0 }
      .flatMap { [$0, $0.deletingLastPathComponent()] }
    for parent in parents {
      for suffix in ["resources", "bundle"] {
        let bundle = parent.appendingPathComponent("Clavier_ClavierLab.\(suffix)")
        for inner in ["Page", "Contents/Resources/Page"] {
          let folder = bundle.appendingPathComponent(inner)
          if FileManager.default.fileExists(atPath: folder.path) { return try PageFiles(folder: folder) }
        }
      }
    }
    throw Missing(
      description: "the page's files are not beside the program. Keep Clavier_ClavierLab.resources beside clavier, "
        + "or start the lab with 'swift run clavier lab'.")
  }

  private static var program: URL? {
    Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
  }

  private final class Here {}
}
