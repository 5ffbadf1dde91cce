package import Foundation

/// A page that plays a recorded session.
///
/// The page is one file that needs no server and no network.
package struct PlayerPage {
  /// The reason why a page cannot be created.
  package enum Problem: Error, Hashable, CustomStringConvertible {
    case missing(file: String)
    case tooLong

    package var description: String {
      switch self {
      case .missing(let file): "the page's file \(file) is missing. Build the program again."
      case .tooLong:
        "the session is too long for one file of \(PlayerPage.maximumByteCount / 1_000_000) MB. Share a shorter one."
      }
    }
  }

  /// The maximum number of bytes of the file.
  package static let maximumByteCount = 2_000_000

  private let template: String
  private let style: String
  private let script: String

  /// Reads the parts of the page.
  package init(_ files: PageFiles) throws {
    func text(_ path: String) throws -> String {
      guard let file = files.byPath[path] else { throw Problem.missing(file: path) }
      return String(decoding: file.data, as: UTF8.self)
    }
    template = try text("/player.html")
    style = try text("/player.css")
    script = try ModuleBundle(entry: "player.js") { try text("/modules/\($0)") }.text
  }

  /// Returns the page for a session.
  ///
  /// - Throws: ``Problem/tooLong`` if the file would exceed ``maximumByteCount``.
  package func html(for session: SharedSession) throws -> Data {
    let rest = template.utf8.count + style.utf8.count + script.utf8.count
    guard let json = try session.json(limit: Self.maximumByteCount - rest - 10_000) else { throw Problem.tooLong }
    var page = template
    for (mark, text) in [
      ("<!-- title -->", XMLText.escaped("\(session.title) on \(session.device)")), ("/* style */", style),
      // The session is last, because it may contain any text.
      ("/* script */", script), ("/* session */", String(decoding: json, as: UTF8.self)),
    ] {
      guard let range = page.range(of: mark) else { throw Problem.missing(file: "/player.html") }
      page.replaceSubrange(range, with: text)
    }
    guard page.utf8.count <= Self.maximumByteCount else { throw Problem.tooLong }
    return Data(page.utf8)
  }
}
