import Clavier
import ClavierTesting
import Foundation
import Testing
import UIKit

@testable import ClavierLab
@testable import DeviceChecks

@MainActor @Suite("Beliefs: predictions")
struct BeliefTests {
  /// The pairs of alternatives that no program can distinguish, with the reason.
  ///
  /// If you add a doubt, write a program for it in `Sources/DeviceChecks/Checks`. Add a row here only if that is
  /// impossible.
  static let indistinguishable: [(doubt: String, pair: Set<String>, reason: String)] = []

  private static let stage = BeliefStage()

  @Test("Every doubt has a device check with its name, or a documented reason why it has none")
  func coverage() {
    for doubt in HeadlessDoubt.all {
      let hasReason = BeliefGap.all.contains { $0.doubt == doubt.name }
      #expect(
        (DeviceCheck.named(doubt.name)?.doubt == doubt.name) != hasReason,
        "Add a DeviceCheck named '\(doubt.name)' to Sources/DeviceChecks, or a BeliefGap with the reason.")
    }
    for check in DeviceCheck.all where check.doubt != nil {
      #expect(HeadlessDoubt.all.contains { $0.name == check.doubt }, "\(check.name) names no existing doubt.")
    }
  }

  @Test("The observations of a check differ between the alternatives of its doubt")
  func differences() throws {
    for check in DeviceCheck.all where check.doubt != nil {
      for (one, two) in try BeliefPrediction(check, on: Self.stage).indistinguishable {
        let pair: Set<String> = [one.shortName, two.shortName]
        #expect(
          Self.indistinguishable.contains { $0.doubt == check.doubt && $0.pair == pair },
          "\(check.name) observes the same under \(one.shortName) and \(two.shortName), so it cannot settle the doubt.")
      }
    }
  }

  @Test("Each check observes something under every alternative, and always the same values")
  func observations() throws {
    for check in DeviceCheck.all {
      let prediction = try BeliefPrediction(check, on: Self.stage)
      for answer in prediction.answers {
        #expect(answer.entry.skipped == nil, "\(check.name) \(answer.alternative?.rawValue ?? "")")
        #expect(!answer.entry.observations.isEmpty, "\(check.name) \(answer.alternative?.rawValue ?? "")")
      }
      let again = try Self.stage.observe(check, under: [])
      #expect(prediction.answers[0].entry == again, "\(check.name)")
    }
  }

  @Test("The check of the shifted safe area is skipped without a status bar")
  func shiftedSafeAreaInLandscape() throws {
    let check = try #require(DeviceCheck.named("shifted-safe-area"))
    HeadlessWorld.reset(HeadlessDisplay(.standard), orientation: .landscapeRight)
    let run = DeviceCheckRun(check, in: HeadlessWorld.windowScene) { HeadlessClock.now }
    run.begin()
    for case .act(let work) in run.steps {
      work()
      HeadlessClock.advance(by: 0.5)
    }
    #expect(run.end().skipped == "There is no status bar.")
  }

  @Test("A check leaves nothing behind", arguments: DeviceCheck.all.map(\.name))
  func release(name: String) throws {
    let check = try #require(DeviceCheck.named(name))
    _ = try Self.stage.observe(check, under: [])
    // A run retains its scene. The screen may also be retained by the centers of tests that are suspended.
    let scenes = UIApplication.shared.connectedScenes.map { scene in { [weak scene] in scene } }
    #expect(!scenes.isEmpty)
    HeadlessWorld.reset()
    #expect(
      scenes.allSatisfy { $0() == nil },
      "A closure of the check keeps its views. DeviceCheckRun.dropClosures() has to remove it.")
  }

  @Test("Names are unique, and beliefs are sentences")
  func names() {
    #expect(Set(DeviceCheck.all.map(\.name)).count == DeviceCheck.all.count)
    for check in DeviceCheck.all {
      #expect(check.name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }, "\(check.name)")
      #expect(check.belief.hasSuffix(".") && !check.belief.contains("\n"), "\(check.name)")
    }
  }

  @Test("A check that has ended observes nothing more, and is deallocated")
  func end() throws {
    HeadlessWorld.reset()
    let check = try #require(DeviceCheck.named("keyboard-turn"))
    weak var ended: DeviceCheckRun?
    do {
      let run = DeviceCheckRun(check, in: HeadlessWorld.windowScene) { HeadlessClock.now }
      run.begin()
      for case .act(let work) in run.steps { work() }
      let before = run.end()
      NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
      #expect(run.end() == before)
      ended = run
    }
    HeadlessClock.advanceUntilIdle()
    #expect(ended == nil)
    #expect(HeadlessWorld.windowScene.windows.allSatisfy { $0.isHidden })
  }

  @Test("The panel with a request to the user takes neither focus nor touches outside of the panel")
  func request() throws {
    HeadlessWorld.reset()
    let window = UIWindow(windowScene: HeadlessWorld.windowScene)
    window.rootViewController = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 220, width: 200, height: 34))
    window.rootViewController?.view.addSubview(field)
    window.makeKeyAndVisible()
    let panel = RequestWindow("Tap the blue view.", in: HeadlessWorld.windowScene)
    HeadlessTouches.tap(field)
    HeadlessClock.advance(by: 0.5)
    #expect(field.isFirstResponder && window.isKeyWindow && panel.answer == nil)
    // The buttons are in the last 44 points of the panel, which is 90 points high below the safe area.
    HeadlessTouches.tap(at: CGPoint(x: 50, y: 59 + 90 - 22))
    #expect(panel.answer == .done && field.isFirstResponder)
    panel.close()
    #expect(panel.isHidden)
  }

  @Test("Headless/BELIEFS.md is up to date")
  func page() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Headless/BELIEFS.md")
    let predictions = try Self.stage.predictions(of: DeviceCheck.all, under: DoubtChoices([]))
    #expect(
      BeliefPage(predictions).text == (try? String(contentsOf: file, encoding: .utf8)), "Run `make beliefs`.")
  }

  @Test("Observations are equal within the tolerance of their unit, even after encoding and decoding as JSON")
  func tolerance() throws {
    #expect(Observation.points(44).agrees(with: .points(44.5)) && !Observation.points(44).agrees(with: .points(48)))
    #expect(Observation.seconds(0.25).agrees(with: .seconds(0.27)))
    #expect(!Observation.seconds(0.25).agrees(with: .seconds(0.383)))
    #expect(!Observation.count(1).agrees(with: .points(1)))
    #expect(!Observation.order(["a", "b"]).agrees(with: .order(["b", "a"])))
    let all: [Observation] = [.flag(true), .count(3), .order([]), .order(["a"]), .points(-1.5), .seconds(0)]
    #expect(try JSONDecoder().decode([Observation].self, from: JSONEncoder().encode(all)) == all)
  }
}
