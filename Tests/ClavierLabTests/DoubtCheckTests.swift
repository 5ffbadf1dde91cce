import ClavierTesting
import Foundation
import KeyboardGallery
import Testing
import UIKit

@testable import ClavierLab

@MainActor
struct DoubtCheckTests {
  private static let phone = TrialConfiguration(device: .standard, orientation: .portrait)

  /// Returns a check in which every input is covered if `isCovered` returns true.
  private static func check(
    _ extent: DoubtCheck.Extent, shard: Shard = .whole, visit: @escaping (GalleryCheck) -> Void = { _ in },
    isCovered: @escaping () -> Bool = { false }
  ) -> DoubtCheck {
    DoubtCheck(extent, screens: LabScreen.gallery, configurations: TrialConfiguration.all(), shard: shard) { check in
      visit(check)
      var outcome = GalleryCheck.Outcome()
      outcome.cases = check.jobs.map { job in
        CheckReportCase(
          screen: job.screen.id, device: job.configuration.device.id,
          orientation: job.configuration.orientation.rawValue,
          keyboard: "text", input: "name", coveredLength: 0, explanation: isCovered() ? "it is covered." : nil)
      }
      return outcome
    }
  }

  /// The defaults and every alternative that is checked.
  private static let single = HeadlessAssumptions.single.filter { DoubtCheck.skipped.isDisjoint(with: $0.deviations) }

  @Test func `checks each alternative on its own, and then combinations`() throws {
    var assumptions: [HeadlessAssumptions] = []
    let check = Self.check(.init(seed: 7, combinations: 5)) { _ in assumptions.append(.current) }
    let report = try check.run()
    #expect(Array(assumptions.prefix(Self.single.count)) == Self.single)
    #expect(assumptions.count == Self.single.count + 5)
    #expect(report.runs.map(\.alternatives) == assumptions.map { $0.deviations.map(\.rawValue) })
    #expect(report.runs.map(\.kind).prefix(2) == [.defaults, .alternative])
    #expect(report.runs.suffix(5).allSatisfy { $0.kind == .combination })
    #expect(report.passed && report.runs.allSatisfy { $0.smallest == nil })
    #expect(HeadlessAssumptions.current == [])
    #expect(report.skipped == ["transform-layout=parent-sets-frame"])
    #expect(assumptions.allSatisfy { !$0.contains(.parentsSetFrames) })
    let text = DoubtTable(style: TextStyle(isColored: false)).text(report, seconds: 1)
    #expect(
      text.contains("Did not check transform-layout=parent-sets-frame, which makes it impossible to shift views.\n"))
  }

  @Test func `the same seed chooses the same sample, and another seed chooses another sample`() throws {
    func tried(_ seed: UInt64) throws -> [[GalleryCheck.Job]] {
      var jobs: [[GalleryCheck.Job]] = []
      let report = try Self.check(.init(seed: seed, combinations: 3)) { jobs.append($0.jobs) }.run()
      #expect(report.seed == seed && report.screensTried == jobs[0].count)
      #expect(report.screens == GalleryCheck().jobs.filter { $0.textSize == .large }.count)
      return jobs
    }
    let first = try tried(7)
    #expect(try tried(7) == first)
    #expect(try tried(8) != first)
    // Every run checks the same sample, which contains each screen.
    #expect(Set(first).count == 1)
    #expect(Set(first[0].map(\.screen)) == Set(LabScreen.gallery))
    #expect(Set(first[0].map(\.configuration.orientation)) == Set(DeviceOrientation.allCases))
  }

  @Test func `all samples together contain every case exactly once`() throws {
    var jobs: [GalleryCheck.Job] = []
    for seed in 0..<UInt64(DoubtCheck.sampleStride) {
      var isFirst = true
      _ = try Self.check(.init(seed: seed, combinations: 0)) { check in
        if isFirst { jobs += check.jobs }
        isFirst = false
      }.run()
    }
    #expect(Set(jobs) == Set(GalleryCheck().jobs.filter { $0.textSize == .large }) && jobs.count == Set(jobs).count)
    var whole: [GalleryCheck.Job] = []
    let report = try Self.check(.init(seed: 1, combinations: 0, isComplete: true)) { whole = $0.jobs }.run()
    #expect(whole == GalleryCheck().jobs.filter { $0.textSize == .large })
    #expect(report.screensTried == report.screens)
  }

  @Test(arguments: 1...4)
  func `shards are disjoint and complete`(count: Int) throws {
    let extent = DoubtCheck.Extent(seed: 3, combinations: 2)
    let whole = try Self.check(extent).run().runs.map(\.cases)
    var sums = whole.map { _ in 0 }
    for index in 1...count {
      let shard = try #require(Shard(index, of: count))
      let report = try Self.check(extent, shard: shard).run()
      for (index, run) in report.runs.enumerated() { sums[index] += run.cases }
    }
    #expect(sums == whole)
  }

  @Test func `progress ends with the number of opened screens`() throws {
    var progress: [Int] = []
    let check = Self.check(.init(seed: 3))
    _ = try check.run { progress.append($0) }
    #expect(progress.last == check.jobCount && progress == progress.sorted())
  }

  @Test func `lists covered inputs under their alternative, and reduces combinations to that alternative`() throws {
    let culprit = try #require(HeadlessDoubt.all.first?.alternatives.last)
    let isCovered = { HeadlessAssumptions.current.contains(culprit) }
    var report = try Self.check(.init(seed: 3, combinations: 40), isCovered: isCovered).run()
    report.system = "26"
    #expect(!report.passed)
    for run in report.runs {
      #expect(run.covered.isEmpty == !run.alternatives.contains(culprit.rawValue))
      #expect(run.covered.count == (run.covered.isEmpty ? 0 : run.cases))
      #expect(run.smallest == (run.kind == .combination && !run.covered.isEmpty ? [culprit.rawValue] : nil))
    }
    #expect(report.runs.contains { $0.smallest != nil })
    #expect(try DoubtsReport(json: report.json()) == report)
    let text = DoubtTable(style: TextStyle(isColored: false)).text(report, seconds: 1)
    #expect(text.contains("  clavier check --system 26 --doubt \(culprit.rawValue)\n"))
    let ownText = DoubtTable(style: TextStyle(isColored: false), program: "ScreenLab").text(report, seconds: 1)
    #expect(ownText == text.replacing("  clavier check", with: "  ScreenLab check"))
    #expect(
      text.contains(
        "Seed 3. Checked \(report.screensTried) of \(report.screens) screens (use --every-case for all)."
      ))
    #expect(WellFormedness.problem(in: report.junit) == nil)
    #expect(report.junit.components(separatedBy: "<testcase ").count - 1 == report.runs.count)
    let failures = report.runs.count { !$0.covered.isEmpty }
    #expect(report.junit.components(separatedBy: "<failure ").count - 1 == failures)
    #expect(report.junit.contains(" tests=\"\(report.runs.count)\" failures=\"\(failures)\">"))
  }

  @Test func `the JUnit report names the defaults of the doubts under which an input is not visible`() throws {
    let report = try Self.check(.init(seed: 3, combinations: 0), isCovered: { HeadlessAssumptions.current == [] }).run()
    let count = report.runs[0].cases
    let message = "an input is not visible in \(count) of \(count) cases with defaults"
    #expect(report.junit.contains("<failure message=\"\(message)\">"))
  }

  @Test func `reduces a combination to the alternatives that cover the first input`() throws {
    let doubts = HeadlessDoubt.all.prefix(2)
    let (first, second) = (try #require(doubts.first?.alternatives.last), try #require(doubts.last?.alternatives.last))
    let check = DoubtCheck(
      .init(seed: 3, combinations: 40, isComplete: true), screens: [.handler], configurations: [Self.phone]
    ) { check in
      var outcome = GalleryCheck.Outcome()
      outcome.cases = check.jobs.flatMap { job in
        [("first", first), ("second", second)].map { input, culprit in
          CheckReportCase(
            screen: job.screen.id, device: job.configuration.device.id,
            orientation: job.configuration.orientation.rawValue,
            keyboard: "text", input: input, coveredLength: 0,
            explanation: HeadlessAssumptions.current.contains(culprit) ? "it is covered." : nil)
        }
      }
      return outcome
    }
    let both = try check.run().runs.filter {
      $0.kind == .combination && Set($0.alternatives).isSuperset(of: [first.rawValue, second.rawValue])
    }
    #expect(!both.isEmpty)
    for run in both { #expect(run.smallest == [first.rawValue]) }
  }

  @Test func `a screen adopts the alternatives of its check`() throws {
    var worlds: [HeadlessAssumptions] = []
    let check = DoubtCheck(
      .init(seed: 1, combinations: 1, isComplete: true), screens: [.handler], configurations: [Self.phone]
    ) {
      let outcome = try $0.run()
      worlds.append(HeadlessWorld.assumptions)
      return outcome
    }
    let report = try check.run()
    #expect(report.runs.allSatisfy { $0.cases > 0 })
    #expect(Array(worlds.prefix(Self.single.count)) == Self.single)
  }

  // MARK: - Choices

  @Test func `every alternative can be chosen, and the last one applies`() throws {
    for alternative in HeadlessAlternative.allCases {
      #expect(try DoubtChoices(parsing: [alternative.rawValue]).assumptions == [alternative])
    }
    #expect(try DoubtChoices(parsing: []).names.isEmpty)
    let doubt = try #require(HeadlessDoubt.all.first)
    let both = try DoubtChoices(parsing: doubt.alternatives.reversed().map(\.rawValue))
    #expect(both.names.isEmpty)
  }

  @Test(arguments: [
    "", "=", "insets=never", "inset-clamping", "inset-clamping=", "inset-clamping=sometimes", "Inset-Clamping=never",
  ])
  func `the error for an unknown choice lists the known choices on one line`(choice: String) {
    let error = #expect(throws: DoubtChoices.Unknown.self) { try DoubtChoices(parsing: [choice]) }
    let description = error?.description ?? ""
    if choice.hasPrefix("inset-clamping") {
      #expect(description.hasPrefix("inset-clamping: ") && description.contains(". Use one of: "))
      #expect(["never", "immediately", "at-layout"].allSatisfy { description.contains($0) })
    } else {
      #expect(HeadlessDoubt.all.allSatisfy { description.contains($0.name) })
    }
    #expect(!description.contains("\n"))
  }
}
