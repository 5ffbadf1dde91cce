import ClavierCore
import CoreGraphics
import Foundation
import Testing

/// Tests how the avoider adjusts at the end of a turn of the run loop.
struct TurnAdjustmentTests {
  private final class View {}

  private let container = View()

  private func fingerprint(caret: CGFloat = 20, position: CGFloat = 100, top: CGFloat = 0) -> GeometryFingerprint {
    GeometryFingerprint(
      keyboard: .zero, container: ObjectIdentifier(container),
      containerFrame: CGRect(x: 0, y: top, width: 393, height: 852), inputGeometry: [caret], hasCaret: true,
      positions: [position], surroundings: [], scrollViews: [], contentHeights: [])
  }

  /// The geometry at the end of a turn after which nothing has scrolled, and the expected adjustment.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var caret: CGFloat = 20
    var position: CGFloat = 100
    var top: CGFloat = 0
    var awaitsGuide = false
    /// The trigger; nil if nothing is adjusted.
    var trigger: AvoidanceScene.Trigger?
    var followsNotification = false
  }

  static let cases = [
    Case(testDescription: "nothing changed"),
    Case(testDescription: "rounding", position: 100.0001),
    Case(testDescription: "input moved", position: 120, trigger: .layout),
    Case(testDescription: "caret moved", caret: 40, trigger: .text),
    Case(testDescription: "system moved the view", top: 30, trigger: .layout, followsNotification: true),
    Case(testDescription: "guide", awaitsGuide: true, trigger: .layout, followsNotification: true),
    Case(
      testDescription: "guide and input", position: 120, awaitsGuide: true, trigger: .layout,
      followsNotification: true),
    Case(
      testDescription: "guide and caret", caret: 40, awaitsGuide: true, trigger: .text, followsNotification: true),
  ]

  @Test("adjusts to a change, and to a guide that may have moved after a notification", arguments: cases)
  func adjustment(_ testCase: Case) {
    var limiter = GeometryFeedbackLimiter()
    let current = fingerprint(caret: testCase.caret, position: testCase.position, top: testCase.top)
    let adjustment = TurnAdjustment(
      from: fingerprint(), to: current, awaitsGuide: testCase.awaitsGuide, limiter: &limiter)
    #expect(adjustment?.trigger == testCase.trigger)
    #expect((adjustment?.followsNotification ?? false) == testCase.followsNotification)
  }

  @Test("stops after sixty changes in a row, and starts counting again after a turn without a change")
  func limit() {
    var limiter = GeometryFeedbackLimiter()
    func isAdjusted(to position: CGFloat, awaitsGuide: Bool = false) -> Bool {
      let current = fingerprint(position: position)
      return TurnAdjustment(from: fingerprint(), to: current, awaitsGuide: awaitsGuide, limiter: &limiter) != nil
    }
    let first = (0..<61).map { _ in isAdjusted(to: 120) }
    #expect(first == Array(repeating: true, count: 60) + [false])
    // An adjustment after the guide has moved is not part of a feedback loop, and is not counted.
    let afterGuide = [isAdjusted(to: 120, awaitsGuide: true), isAdjusted(to: 120)]
    #expect(afterGuide == [true, false])
    let afterRest = [isAdjusted(to: 100), isAdjusted(to: 120)]
    #expect(afterRest == [false, true])
  }
}
