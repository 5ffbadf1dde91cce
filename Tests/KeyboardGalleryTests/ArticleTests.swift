import Foundation
import Testing

/// Checks that every block of Swift in the README, the articles, and the documentation comments occurs in a compiled
/// file.
///
/// Most of these files are in `Samples`, where tests run them.
@Suite struct ArticleTests {
  @Test func `the blocks and the compiled files are found`() {
    #expect(CodeBlock.all.count >= 55)
    #expect(Set(CodeBlock.all.map(\.file)).count >= 20)
    #expect(CompiledFile.all.count >= 30)
  }

  @Test(arguments: CodeBlock.all)
  func `a Swift code block is compiled as shown`(block: CodeBlock) {
    #expect(
      CompiledFile.all.contains { $0.holds(block.lines) },
      """
      \(block): no compiled file contains these lines as a sample. Write them into a file in \
      Tests/KeyboardGalleryTests/Samples, with an empty line before and after them, and run them in a test.
      """)
  }

  @Test(arguments: CodeBlock.all)
  func `a Swift code block contains no ellipsis`(block: CodeBlock) {
    #expect(!block.lines.contains { $0.contains("…") }, "\(block)")
  }

  @Test func `detects a code block that differs from the compiled code in one line`() throws {
    let block = try #require(CodeBlock.all.first { $0.lines.count >= 5 })
    for index in block.lines.indices where !block.lines[index].isEmpty {
      var lines = block.lines
      lines[index] += "X"
      #expect(!CompiledFile.all.contains { $0.holds(lines) })
    }
  }
}

@Suite struct CompiledFileTests {
  private let file = CompiledFile(lines: [
    "func sample() {", "  first()", "  second()", "", "  // Third.", "  third()", "}",
  ])

  @Test(arguments: [["first()", "second()"], ["third()"], ["// Third.", "third()"]])
  func `a paragraph of code counts as a sample`(lines: [String]) {
    #expect(file.holds(lines))
  }

  @Test(arguments: [["first()"], ["second()"], ["second()", "", "// Third."], ["second()", "", "third()"]])
  func `a part of a paragraph does not count as a sample`(lines: [String]) {
    #expect(!file.holds(lines))
  }
}

/// A block that begins with "```swift", without the common indentation.
struct CodeBlock: CustomTestStringConvertible, CustomStringConvertible, Sendable {
  let file: String
  let line: Int
  let lines: [String]

  var description: String { "\(file):\(line)" }
  var testDescription: String { description }

  /// All blocks except manifests, which no target compiles.
  static let all = sources.flatMap { blocks(in: $0) }.filter { $0.lines.first != "// Package.swift" }

  private static let sources =
    ["README.md", "CONTRIBUTING.md"].map { SourceFolder.root.appending(path: $0) }
    + SourceFolder.files(in: "Sources", named: "md") + SourceFolder.files(in: "Sources", named: "swift")

  private static func blocks(in url: URL) -> [CodeBlock] {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    var blocks: [CodeBlock] = []
    var block: (line: Int, lines: [String])?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      guard let line = url.pathExtension == "md" ? line : comment(in: line) else { continue }
      if line == "```swift" {
        block = (index + 1, [])
      } else if line == "```", let finished = block {
        blocks.append(CodeBlock(file: url.lastPathComponent, line: finished.line, lines: finished.lines))
        block = nil
      } else {
        block?.lines.append(line)
      }
    }
    return blocks
  }

  private static func comment(in line: String) -> String? {
    let line = line.drop { $0 == " " }
    guard line.hasPrefix("///") else { return nil }
    return String(line.dropFirst(line.hasPrefix("/// ") ? 4 : 3))
  }
}

/// A file that the compiler sees: in a target, in the type check for Apple's platforms, or in a package of its own.
struct CompiledFile: Sendable {
  let lines: [String]

  static let all = [
    "Sources/KeyboardGallery", "Tests/KeyboardGalleryTests", "Tests/ComingFromTests", "Apple/Samples", "Examples/Shop",
    "Examples/LabTemplate", "Tests/ClavierLabTests",
  ]
  .flatMap { SourceFolder.files(in: $0, named: "swift") }
  .compactMap { try? CompiledFile(lines: String(contentsOf: $0, encoding: .utf8).components(separatedBy: "\n")) }

  /// Returns whether the file contains some lines one after another, indented by the same number of spaces.
  ///
  /// An empty line, a comment, or a line that is indented less must precede and follow them.
  func holds(_ block: [String]) -> Bool {
    guard let first = block.first, !first.isEmpty, block.count <= lines.count else { return false }
    return (0...(lines.count - block.count)).contains { start in
      guard lines[start].hasSuffix(first) else { return false }
      let indentation = lines[start].dropLast(first.count)
      guard indentation.allSatisfy({ $0 == " " }) else { return false }
      return isEdge(start - 1, indentation.count) && isEdge(start + block.count, indentation.count)
        && zip(block, lines[start...]).allSatisfy { line, compiled in
          line.isEmpty ? compiled.isEmpty : compiled == indentation + line
        }
    }
  }

  private func isEdge(_ index: Int, _ indentation: Int) -> Bool {
    guard lines.indices.contains(index) else { return true }
    let text = lines[index].drop { $0 == " " }
    return text.isEmpty || text.hasPrefix("//") || lines[index].count - text.count < indentation
  }
}

private enum SourceFolder {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func files(in folder: String, named pathExtension: String) -> [URL] {
    let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
    return (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == pathExtension }
      .sorted { $0.path < $1.path }
  }
}
