import Foundation
import Testing

/// Every line of Swift that the articles show also stands in a file that is compiled.
@Suite struct ArticleTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let articles = ["Clavier", "ClavierTesting"].flatMap { target in
    files(in: "Sources/\(target)/Documentation.docc", named: "md")
  }

  /// Where the samples are compiled.
  private static let compiled = ["Sources/KeyboardGallery", "Tests/KeyboardGalleryTests", "Tests/ComingFromTests"]
    .flatMap { files(in: $0, named: "swift") }

  @Test func `the articles and the compiled samples are found`() {
    #expect(Self.articles.count >= 6)
    #expect(Self.compiled.count >= 10)
  }

  @Test(arguments: articles.map(\.lastPathComponent))
  func `every line of code in an article is compiled somewhere`(article: String) throws {
    let known = Set(try Self.compiled.flatMap { lines(of: try String(contentsOf: $0, encoding: .utf8)) })
    let url = try #require(Self.articles.first { $0.lastPathComponent == article })
    for sample in samples(in: try String(contentsOf: url, encoding: .utf8)) {
      for line in lines(of: sample) {
        #expect(known.contains(line), "\(article) shows code that no file holds: \(line)")
      }
    }
  }

  /// The blocks of Swift, except manifests and those that begin with "// Before": these are another library's.
  private func samples(in article: String) -> [String] {
    article.components(separatedBy: "```swift\n").dropFirst()
      .map { String($0.components(separatedBy: "\n```")[0]) }
      .filter { !$0.hasPrefix("// Before") && !$0.hasPrefix("// Package.swift") }
  }

  /// The lines that say something, without their indentation and without what comments say.
  private func lines(of text: String) -> [String] {
    text.split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") && $0 != "…" }
  }

  private static func files(in folder: String, named pathExtension: String) -> [URL] {
    let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
    return (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == pathExtension }
  }
}
