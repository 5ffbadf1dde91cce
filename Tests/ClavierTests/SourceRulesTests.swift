import Foundation
import Testing

/// Searches the sources for constructs that the library promises never to use.
struct SourceRulesTests {
  static let forbidden = [
    "@objc", "#selector", "objc_setAssociatedObject", "os(Linux)", "UIApplication.shared", "NSClassFromString",
    "method_exchangeImplementations", "fatalError", "try!", "as!", "nonisolated(unsafe)",
  ]

  @Test("the sources contain no construct that the library promises never to use", arguments: forbidden)
  func neverUsed(word: String) throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    for target in ["Clavier", "ClavierCore"] {
      let folder = package.appending(path: "Sources/\(target)")
      let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      var read = 0
      for case let file as URL in files where file.pathExtension == "swift" {
        read += 1
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(!text.contains(word), "\(file.lastPathComponent) contains \(word)")
      }
      #expect(read > 5)
    }
  }
}
