import Foundation
import Testing
import UIKit

/// The folder with the table of UIKit's interface; nil if it is not available.
private let facts = ProcessInfo.processInfo.environment["CLAVIER_FACTS"]

@Suite("Comparison of values with the table of UIKit") struct ValuesFactsTests {
  private struct Row: Decodable {
    let type: String
    let kind: String
    let swift: String
    let raw: String?

    /// `UIKeyboardType.numberPad`.
    var name: String? {
      let owner = type.split(separator: " ").last.map(String.init)
      let words = swift.split { " :{".contains($0) }.map(String.init)
      let member =
        kind == "case" ? words.dropFirst().first : words.firstIndex(of: "var").map { words[$0 + 1] }
      guard let owner, let member else { return nil }
      return "\(owner).\(member.replacing("`", with: ""))"
    }
  }

  private func rows() throws -> [Row] {
    let url = URL(fileURLWithPath: try #require(facts)).appendingPathComponent("uikit/uikit-api.json")
    return try JSONDecoder().decode([Row].self, from: Data(contentsOf: url))
  }

  @Test(
    "The tests check every case in the table of UIKit's declarations, with the same raw value",
    .enabled(if: facts != nil, "CLAVIER_FACTS is not a folder with uikit/uikit-api.json"))
  func cases() throws {
    let known = Dictionary(uniqueKeysWithValues: RawValues.enumerations.map { ($0.name, $0.expected) })
    var seen = 0
    for row in try rows() where row.type.hasPrefix("enum ") && (row.kind == "case" || row.kind == "static") {
      let name = try #require(row.name)
      #expect(known[name] == row.raw.flatMap { Int($0) }, "\(name)")
      seen += 1
    }
    #expect(seen == known.count)
  }

  @Test(
    "Every option that the tests check has the same bits in the table of UIKit's declarations",
    .enabled(if: facts != nil, "CLAVIER_FACTS is not a folder with uikit/uikit-api.json"))
  func options() throws {
    let table = try rows().filter { $0.kind == "static" && $0.raw != nil }
    for option in RawValues.options {
      let row = try #require(table.first { $0.name == option.name }, "\(option.name)")
      #expect(row.raw.flatMap { Int($0) } == option.expected, "\(option.name)")
    }
  }
}
