import Foundation
import Testing
import UIKit

@testable import _Testing_UIKit

@Suite("Doubts: list and selection") struct DoubtTests {
  @Test("Each alternative belongs to exactly one doubt")
  func partition() {
    for alternative in HeadlessAlternative.allCases {
      #expect(HeadlessDoubt.all.filter { $0.alternatives.contains(alternative) }.count == 1, "\(alternative)")
    }
  }

  @Test("Each doubt has at least two alternatives, a question, and evidence", arguments: HeadlessDoubt.all)
  func completeness(doubt: HeadlessDoubt) {
    #expect(doubt.alternatives.count > 1)
    #expect(doubt.question.hasSuffix("?"))
    #expect(!doubt.evidence.isEmpty)
  }

  @Test("Each doubt has its own name")
  func names() {
    #expect(Set(HeadlessDoubt.all.map(\.name)).count == HeadlessDoubt.all.count)
  }

  @Test("DIFFERENCES.md lists each doubt with its alternatives, the default first", arguments: HeadlessDoubt.all)
  func documented(doubt: HeadlessDoubt) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Headless/DIFFERENCES.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let answers = doubt.alternatives.map { "`\($0.rawValue.dropFirst(doubt.name.count + 1))`" }
    let row = "| `\(doubt.name)` | \(doubt.question) | \(answers.joined(separator: ", ")) |"
    #expect(text.split(separator: "\n").contains { $0 == row }, "DIFFERENCES.md lacks this line:\n\(row)")
  }

  @Test("The last of several alternatives of a doubt applies, and the description is a valid selection")
  func description() throws {
    let assumptions: HeadlessAssumptions = [.insetNeverClamps, .guideStaysAtRest, .guideMissesHide]
    #expect(assumptions.contains(.guideMissesHide) && !assumptions.contains(.guideStaysAtRest))
    #expect(assumptions.description.contains("guide-tracking=stale-on-hide"))
    #expect(try HeadlessAssumptions.selected(by: assumptions.description) == [assumptions])
    #expect(HeadlessAssumptions().description == "defaults")
    #expect(try HeadlessAssumptions.selected(by: "defaults") == [[]])
  }

  @Test("A selection names the defaults, each alternative, random combinations, or several of these")
  func selection() throws {
    #expect(try HeadlessAssumptions.selected(by: "none") == [[]])
    let others = HeadlessDoubt.all.reduce(0) { $0 + $1.alternatives.count - 1 }
    #expect(try HeadlessAssumptions.selected(by: "each").count == others + 1)
    let random = try HeadlessAssumptions.selected(by: "random:7:3")
    #expect(random.count == 3)
    #expect(try HeadlessAssumptions.selected(by: "random:7:3") == random)
    #expect(try HeadlessAssumptions.selected(by: "random:8:3") != random)
    #expect(try HeadlessAssumptions.selected(by: "none each random:7:3").count == others + 4)
  }

  @Test(
    "The error for an unknown selection lists the valid ones on one line",
    arguments: ["guide-tracking=sometimes", "random", "random:x:1", "random:1:0", "all"])
  func unknown(text: String) throws {
    let error = #expect(throws: HeadlessSelectionError.self) { try HeadlessAssumptions.selected(by: text) }
    let message = try #require(error).description
    #expect(message.contains(text) && message.contains("guide-tracking=never"))
    #expect(!message.contains("\n"))
  }

  @Test("The parts of a selection cover it without gaps or duplicates")
  func parts() throws {
    let all = try HeadlessAssumptions.selected(by: "each")
    let parts = try ["1/2", "2/2"].flatMap { try UnderAssumptions.part($0, of: all) }
    #expect(parts.count == all.count && Set(parts) == Set(all))
    #expect(throws: UnderAssumptions.PartError.self) { try UnderAssumptions.part("3/2", of: all) }
  }

  @Test("Two alternatives that together have the effect of a third alternative count as the third")
  func combination() {
    let both: HeadlessAssumptions = [.transformInvalidatesSuperview, .setFrameIncludesTranslation]
    #expect(both == [.parentsSetFrames] && both.excluding([.parentsSetFrames]) == [])
    #expect(both.description == "transform-layout=parent-sets-frame")
  }

  @Test("A test runs under each of its assumptions", .under([.insetNeverClamps], [.insetClampsAtLayout]))
  @MainActor func trait() {
    HeadlessWorld.reset()
    let assumed = HeadlessWorld.assumptions
    #expect(assumed == [.insetNeverClamps] || assumed == [.insetClampsAtLayout])
    Self.seen.insert(assumed)
    if assumed == [.insetClampsAtLayout] { #expect(Self.seen.count == 2) }
  }

  @Test(
    "The default replaces an alternative that a test excludes", .under([.insetNeverClamps], [.insetClampsAtLayout]),
    .notUnder(.insetClampsAtLayout, because: "This test is about the exclusion."))
  @MainActor func exception() {
    HeadlessWorld.reset()
    #expect(HeadlessWorld.assumptions == [.insetNeverClamps] || HeadlessWorld.assumptions == [])
  }

  @MainActor private static var seen: Set<HeadlessAssumptions> = []

  @Test("Without a selection, a test runs under the defaults and one alternative that its name determines")
  func usual() throws {
    let test = try #require(Test.current)
    let others = Array(HeadlessAssumptions.single.dropFirst())
    let usual = UnderAssumptions.usual(for: test, among: others)
    #expect(usual.first == [] && usual.count == 2)
    #expect(usual == UnderAssumptions.usual(for: test, among: others))
    #expect(try UnderAssumptions.selection(in: [:]) == nil)
    #expect(try UnderAssumptions.selection(in: ["CLAVIER_DOUBTS": "none"]) == [[]])
  }
}
