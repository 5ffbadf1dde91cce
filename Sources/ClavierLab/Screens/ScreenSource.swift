import Foundation
import KeyboardGallery
import UIKit

/// The Swift file of a screen, and the lines that handle the keyboard.
enum ScreenSource {
  /// How the file of a screen is found.
  enum Origin: Hashable, Sendable {
    /// The file is among the gallery's screens and has the name of the controller's type.
    case gallery
    /// The file declares a type, and is in the same package as another file.
    case declaration(of: String, nearFile: String)
  }

  /// The folder of the gallery's screens on the machine that built the lab.
  private static let gallery = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../KeyboardGallery/Screens").standardized

  @MainActor static func source(of screen: LabScreen) -> CatalogScreen.Source {
    switch screen.origin {
    case .gallery:
      let name = "\(type(of: content(of: screen.make()))).swift"
      guard let text = text(of: gallery.appendingPathComponent(name)) else {
        return CatalogScreen.Source(file: name, text: nil)
      }
      return CatalogScreen.Source(file: name, text: text, highlights: highlights(of: screen.excerpt, in: text))
    case .declaration(let type, let path): return source(of: type, nearFile: path)
    }
  }

  /// Returns the file that declares a type, in the package that contains a file.
  static func source(of type: String, nearFile path: String) -> CatalogScreen.Source {
    let call = URL(fileURLWithPath: path)
    let file = declaration(of: type, near: call) ?? call
    var source = CatalogScreen.Source(file: file.lastPathComponent, text: text(of: file))
    // An app can start an avoider for all of its screens.
    if source.handlers.isEmpty, let line = text(of: call).flatMap({ HandlerLines($0).byEvent.values.joined().min() }) {
      source.elsewhere = "\(call.lastPathComponent):\(line)"
    }
    return source
  }

  /// Returns the numbers of the lines that contain the lines of an excerpt in order; empty if one is missing.
  ///
  /// Lines are counted from 1.
  static func highlights(of excerpt: [String], in text: String) -> [Int] {
    let wanted = excerpt.map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0 != StyleExcerpt.gap }
    var found: [Int] = []
    var rest = wanted[...]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let next = rest.first else { break }
      guard line.trimmingCharacters(in: .whitespaces) == next else { continue }
      found.append(index + 1)
      rest.removeFirst()
    }
    return rest.isEmpty ? found : []
  }

  /// The maximum number of a package's files to search for a type.
  private static let maximumFileCount = 3_000

  /// Returns the file that declares a class, in the package that contains a file; nil if there is none.
  static func declaration(of type: String, near file: URL) -> URL? {
    let ancestors = sequence(first: file.deletingLastPathComponent()) { folder in
      folder.path == "/" ? nil : folder.deletingLastPathComponent()
    }
    let manager = FileManager.default
    func isPackage(_ folder: URL) -> Bool {
      manager.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    }
    guard let package = ancestors.first(where: isPackage),
      let paths = manager.enumerator(
        at: package.appendingPathComponent("Sources"), includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return nil }
    let files = paths.lazy.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.prefix(maximumFileCount)
    let sources = Array(files).sorted { $0.path < $1.path }
    if let named = sources.first(where: { $0.lastPathComponent == "\(type).swift" }) { return named }
    return sources.first { file in
      // Most files do not contain the name, and splitting their lines is slow.
      guard let data = try? Data(contentsOf: file), data.range(of: Data(type.utf8)) != nil else { return false }
      let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
      return lines.contains { line in
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return zip(words, words.dropFirst()).contains { $0 == "class" && $1 == type }
      }
    }
  }

  private static func text(of file: URL) -> String? {
    (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the controller with the screen's content, which a navigation or split view controller may contain.
  @MainActor private static func content(of controller: UIViewController) -> UIViewController {
    if let navigation = controller as? UINavigationController, let first = navigation.viewControllers.first {
      return content(of: first)
    }
    if let split = controller as? UISplitViewController, let last = split.viewControllers.last {
      return content(of: last)
    }
    return controller
  }
}

extension CatalogScreen.Source {
  /// Creates a source, and finds the handlers in its text.
  ///
  /// - Parameter highlights: The lines that handle the keyboard; nil for those that handle an event.
  fileprivate init(file: String, text: String?, highlights: [Int]? = nil) {
    let handlers = text.map { HandlerLines($0).byEvent } ?? [:]
    let lines = highlights ?? Set(handlers.values.joined()).sorted()
    self.init(file: file, text: text, highlights: lines, handlers: handlers, elsewhere: nil)
  }
}
