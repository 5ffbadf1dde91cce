import ClavierTesting
import DeviceChecks
import Foundation
import Testing
import UIKit

@testable import ClavierLab

@MainActor @Suite("Beliefs: comparison with a device")
struct ComparisonTests {
  private static let stage = BeliefStage()

  private static func report(under assumptions: HeadlessAssumptions = [], checks: [DeviceCheck] = DeviceCheck.all)
    throws -> DeviceCheckReport
  {
    try stage.report(of: checks, under: DoubtChoices(assumptions))
  }

  private static func compare(_ report: DeviceCheckReport, checks: [DeviceCheck] = DeviceCheck.all) throws
    -> ComparisonReport
  {
    try ComparisonReport(comparing: report.json(), checks: checks)
  }

  @Test("A device that behaves like one alternative settles the doubt in favor of that alternative")
  func settles() throws {
    for doubt in HeadlessDoubt.all {
      guard let check = DeviceCheck.named(doubt.name) else { continue }
      for alternative in doubt.alternatives {
        let report = try Self.compare(Self.report(under: [alternative], checks: [check]), checks: [check])
        #expect(report.beliefs.map(\.alternatives) == [[alternative.rawValue]], "\(alternative.rawValue)")
        #expect(report.beliefs.first?.isDefault == (alternative == doubt.standard))
        #expect(report.settledDoubts == 1 && report.contradictions == 0 && report.problems.isEmpty)
      }
    }
  }

  @Test("A device with any combination of alternatives contradicts no prediction, and its alternatives remain possible")
  func combinations() throws {
    var generator = HeadlessGenerator(seed: 11)
    let assumptions = HeadlessAssumptions.random(using: &generator)
    let report = try Self.compare(Self.report(under: assumptions))
    for verdict in report.beliefs {
      #expect(verdict.kind != .contradicts, "\(verdict.name) under \(assumptions)")
      guard let doubt = HeadlessDoubt.all.first(where: { $0.name == verdict.name }) else { continue }
      let truth = doubt.alternatives.first(where: assumptions.contains)?.rawValue
      #expect(verdict.alternatives.contains { $0 == truth }, "\(verdict.name) under \(assumptions)")
    }
  }

  @Test("An undecided doubt is settled by another belief that only one alternative explains")
  func narrowing() throws {
    let checks = ["keyboard-turn", "show-delay", "end-of-editing"].compactMap { DeviceCheck.named($0) }
    let report = try Self.report(under: [.keyboardPostsInLaterTurn, .keyboardShowsAfterSeconds], checks: checks)
    let verdict = try #require(try Self.compare(report, checks: checks).beliefs.first)
    #expect(verdict.kind == .settled && verdict.alternatives == ["keyboard-turn=later"])
    #expect(verdict.reason == "Only this answer explains 'end-of-editing'.")
  }

  @Test("A contradiction that two answers explain leaves only these answers, and does not settle anything")
  func ambiguousNarrowing() throws {
    let checks = ["did-frames", "guide-tracking", "guide-accessory"].compactMap { DeviceCheck.named($0) }
    let report = try Self.report(under: [.didFramesDiffer, .guideStaysAtRest], checks: checks)
    let verdicts = try Self.compare(report, checks: checks).beliefs
    let verdict = try #require(verdicts.first { $0.name == "guide-tracking" })
    #expect(verdict.kind == .undecided && verdict.reason == nil)
    #expect(verdict.alternatives == ["guide-tracking=never", "guide-tracking=stale-on-show"])
    #expect(!verdicts.contains { $0.kind == .contradicts })
  }

  @Test(
    "The comparison ends even if two beliefs require different answers to the same doubt",
    .timeLimit(.minutes(15)))
  func conflictingNarrowing() throws {
    var report = try Self.report(under: [.didFramesDiffer])
    let other = try Self.report(under: [.didFramesDiffer, .guideStaysAtRest])
    let index = try #require(report.entries.firstIndex { $0.check == "interactive-dismissal" })
    report.entries[index] = try #require(other.entries.first { $0.check == "interactive-dismissal" })
    let verdicts = try Self.compare(report).beliefs
    #expect(verdicts.filter { $0.kind == .contradicts }.map(\.name) == ["interactive-dismissal"])
    // An answer that explains this check makes the device contradict another check.
    #expect(!verdicts.contains { $0.reason?.hasPrefix("Only this answer explains") == true })
  }

  @Test("Every contradiction is listed with the observation and the prediction")
  func contradictions() throws {
    var report = try Self.report()
    let changes: [(check: String, observation: String, value: Observation)] = [
      ("end-of-turn", "order", .order(["layout"])), ("toolbar-height", "height that fits", .points(52)),
      ("inset-clamping", "offset when the setter returns", .points(300)),
      ("nested-frames", "willChangeFrame before willShow", .count(3)),
      ("animated-scroll", "time to the end of the animation", .seconds(0.6)),
      ("reloaded-row", "field is first responder", .flag(true)), ("keyboard-spring", "a new observation", .flag(true)),
    ]
    for change in changes {
      let index = try #require(report.entries.firstIndex { $0.check == change.check })
      report.entries[index].observations[change.observation] = change.value
    }
    let index = try #require(report.entries.firstIndex { $0.check == "hide-to-bar" })
    report.entries[index].observations = [:]
    let comparison = try Self.compare(report)
    let found = comparison.beliefs.filter { $0.kind == .contradicts }
    #expect(Set(found.map(\.name)) == Set(changes.map(\.check) + ["hide-to-bar"]))
    #expect(comparison.contradictions == changes.count + 1)
    let text = ComparisonText(style: TextStyle(isColored: false)).text(comparison, source: "report.json")
    for change in changes {
      let verdict = try #require(found.first { $0.name == change.check })
      #expect(verdict.differences.map(\.name) == [change.observation])
      #expect(verdict.differences.first?.observed == change.value.description)
      #expect(text.contains("    \(change.observation): \(change.value), but predicted: "))
    }
    #expect(text.contains("The device contradicts the predictions of 8 checks."))
  }

  @Test("Values that belong to different alternatives contradict the model")
  func mixture() throws {
    let check = try #require(DeviceCheck.named("did-frames"))
    var report = try Self.report(under: [.didFramesDiffer], checks: [check])
    let late = try Self.report(under: [.didFramesAreLate], checks: [check])
    report.entries[0].observations.merge(late.entries[0].observations.filter { $0.key.hasPrefix("order") }) { $1 }
    let verdict = try #require(try Self.compare(report, checks: [check]).beliefs.first)
    #expect(verdict.kind == .contradicts)
    #expect(verdict.differences.count == 2)
    #expect(verdict.differences.allSatisfy { $0.predicted.count == 3 })
  }

  @Test("Skipped checks and checks that the report lacks are listed with the reason")
  func unobserved() throws {
    var report = try Self.report()
    report.entries.removeAll { ["sheet-order", "end-of-turn"].contains($0.check) }
    let index = try #require(report.entries.firstIndex { $0.check == "rotation" })
    report.entries[index] = DeviceCheckEntry(check: "rotation", skipped: "The tester did not perform the action.")
    let verdicts = try Self.compare(report).beliefs.filter { [.skipped, .missing].contains($0.kind) }
    #expect(Set(verdicts.map(\.name)) == ["sheet-order", "end-of-turn", "rotation"])
    for verdict in verdicts {
      switch verdict.name {
      case "sheet-order": #expect(verdict.kind == .missing && verdict.reason == "The check needs an iPad.")
      case "rotation": #expect(verdict.kind == .skipped && verdict.reason == "The tester did not perform the action.")
      default: #expect(verdict.kind == .missing && verdict.reason == "The report does not contain this check.")
      }
    }
  }

  @Test("The predictions are those of a device with the same screen")
  func devices() throws {
    let check = try #require(DeviceCheck.named("form-sheet"))
    var report = try Self.report(checks: [check])
    #expect(try Self.compare(report, checks: [check]).simulatedDevice == "iphone-393x852")
    (report.device.idiom, report.device.width, report.device.height) = ("pad", 834, 1194)
    let pad = try Self.compare(report, checks: [check])
    #expect(pad.simulatedDevice == "ipad-834x1194" && pad.notes.isEmpty)
    (report.device.model, report.device.width) = ("iPad99,1", 800)
    let unknown = try Self.compare(report, checks: [check])
    #expect(unknown.notes.count == 1 && unknown.notes[0].contains("'iPad99,1' with a screen of 800 × 1194 points"))
    #expect(unknown.beliefs.first?.kind == .agrees)
  }

  @Test("A report from an iPad is compared with predictions for an iPad, even if the model is unknown")
  func padPredictions() throws {
    // Only iPhones post an empty frame after the return to the app, so an iPad cannot answer the question.
    let check = try #require(DeviceCheck.named("empty-frames"))
    #expect(check.idiom == nil)
    var report = try BeliefStage(idiom: .pad).report(of: [check], under: DoubtChoices([]))
    #expect(report.device.idiom == "pad")
    let phone = try Self.compare(Self.report(checks: [check]), checks: [check])
    #expect(phone.beliefs.map(\.kind) == [.settled])

    (report.device.width, report.device.height) = (834, 1194)
    let known = try Self.compare(report, checks: [check])
    #expect(known.simulatedDevice == "ipad-834x1194" && known.notes.isEmpty)
    #expect(known.beliefs.map(\.kind) == [.undecided])
    #expect(known.beliefs.first?.alternatives == ["empty-frames=never", "empty-frames=on-activation"])

    (report.device.model, report.device.width) = ("iPad99,1", 800)
    let unknown = try Self.compare(report, checks: [check])
    let standard = try #require(Device.named("iPad (10th generation)"))
    #expect(unknown.simulatedDevice == standard.id)
    #expect(unknown.beliefs.map(\.kind) == [.undecided])
    let name = try #require(standard.names.last)
    #expect(
      unknown.notes == [
        "Unknown device 'iPad99,1' with a screen of 800 × 1194 points. The predictions are for \(name)."
      ])
  }

  @Test("A simulated iPad contradicts no prediction")
  func padReport() throws {
    let report = try BeliefStage(idiom: .pad).report(of: DeviceCheck.all, under: DoubtChoices([]))
    let comparison = try Self.compare(report)
    #expect(comparison.contradictions == 0, "\(comparison.beliefs.filter { $0.kind == .contradicts })")
    #expect(comparison.notes.isEmpty && comparison.problems.isEmpty)
  }
}
