import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Several avoiders on one screen.
@Suite(.underEveryAlternative) @MainActor struct AvoiderOthersTests {
  @Test(
    "when one of two avoiders stops, the other one shows the input",
    .notUnder(.parentsSetFrames, because: "With this alternative, nothing can be shifted."), arguments: [false, true],
    FieldsController.Kind.allCases)
  func twoAvoiders(stopsFirst: Bool, kind: FieldsController.Kind) throws {
    let controller = FieldsController(kind)
    let stage = try AvoiderStage(controller)
    let other = KeyboardAvoider(center: stage.center)
    other.start()
    let rest = Snapshot(of: stage.window)
    let field = try #require(controller.fields.last)
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    (stopsFirst ? stage.avoider : other).stop()
    #expect(stage.gap(below: field) == 10, "in the same turn, so that nothing moves on the screen")
    HeadlessWorld.updateCycle()
    #expect(stage.gap(below: field) == 10)
    field.resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(Snapshot(of: stage.window) == rest)
    other.stop()
  }

  @Test(
    "an update of a disabled avoider changes nothing",
    .notUnder(.parentsSetFrames, because: "With this alternative, nothing can be shifted."),
    arguments: FieldsController.Kind.allCases)
  func updateOfDisabledAvoider(kind: FieldsController.Kind) throws {
    let controller = FieldsController(kind)
    let stage = try AvoiderStage(controller)
    let disabled = KeyboardAvoider(center: stage.center)
    let field = try #require(controller.fields.last)
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let gap = stage.gap(below: field)
    field.frame.origin.y += 30
    disabled.update()
    #expect(stage.gap(below: field) == gap - 30)
    stage.avoider.update()
    #expect(stage.gap(below: field) == gap)
  }

  @Test("lists the enabled avoiders in the order in which they were started")
  func order() {
    HeadlessWorld.reset()
    let center = KeyboardCenter(notificationCenter: NotificationCenter())
    let avoiders = (0..<20).map { _ in KeyboardAvoider(center: center) }
    for avoider in avoiders.reversed() { avoider.start() }
    #expect(KeyboardAvoider.enabled(in: center).elementsEqual(avoiders.reversed()) { $0 === $1 })
    for avoider in avoiders { avoider.stop() }
  }

  @Test("the second avoider adjusts for an input only while the first avoider does not")
  func secondAvoider() throws {
    let controller = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(controller)
    let other = KeyboardAvoider(center: stage.center)
    other.spacing = 40
    other.start()
    let rest = Snapshot(of: stage.window)
    let field = controller.fields[12]
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.gap(below: field) == 10)
    #expect(other.lastPlan?.explanation.first?.contains("Another avoider") == true)
    let changes: [() -> Void] = [
      { stage.avoider.policy = .disabled }, { stage.avoider.policy = .automatic },
      { stage.avoider.options(for: field).isEnabled = false }, { stage.avoider.options(for: field).isEnabled = true },
      { stage.avoider.stop() }, { stage.avoider.start() }, { other.stop() },
    ]
    for (change, gap) in zip(changes, [40, 10, 40, 10, 40, 40, 10] as [CGFloat]) {
      change()
      #expect(stage.gap(below: field) == gap)
      HeadlessWorld.updateCycle()
      #expect(stage.gap(below: field) == gap)
    }
    field.resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(Snapshot(of: stage.window) == rest)
  }

  @Test("an avoider that no longer adjusts for an input does not revert the other avoider's changes")
  func formerNumbers() throws {
    let controller = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(controller)
    let other = KeyboardAvoider(center: stage.center)
    other.start()
    let field = controller.fields[12]
    var insets: [CGFloat] = []
    let subscription = stage.center.subscribe { event, _ in
      if event == .didShow { insets.append(controller.scrollView.contentInset.bottom) }
    }
    // Each avoider would inset the list by the same amount.
    for (first, second) in [(false, true), (true, false)] {
      stage.avoider.options(for: field).isEnabled = first
      other.options(for: field).isEnabled = second
      field.becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(stage.gap(below: field) == 10)
      field.resignFirstResponder()
      HeadlessClock.advanceUntilIdle()
    }
    #expect(insets.count == 2 && insets[0] > 0 && insets[1] == insets[0])
    subscription.cancel()
    other.stop()
  }

  @Test("an avoider whose input loses focus to another avoider's input does not revert the other's changes")
  func takesOver() throws {
    let controller = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(controller)
    let other = KeyboardAvoider(center: stage.center)
    other.start()
    let rest = Snapshot(of: stage.window)
    let (former, field) = (controller.fields[11], controller.fields[12])
    stage.avoider.options(for: field).isEnabled = false
    former.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let inset = controller.scrollView.contentInset.bottom
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let recorder = InsetRecorder()
    controller.scrollView.delegate = recorder
    stage.avoider.update()
    #expect(recorder.insets.isEmpty)
    #expect(inset > 0 && controller.scrollView.contentInset.bottom == inset, "Both avoiders write the same number.")
    #expect(stage.gap(below: field) == 10)
    field.resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(Snapshot(of: stage.window) == rest)
    #expect(other.conflicts.allSatisfy { $0.kind == .avoider })
    other.stop()
  }

  @Test("an avoider with the policy disabled does not revert the other avoider's changes")
  func disabledPolicyOfTheFirst() throws {
    let controller = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(controller)
    stage.avoider.setPolicy(.disabled, for: controller)
    let other = KeyboardAvoider(center: stage.center)
    other.start()
    let field = controller.fields[12]
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.gap(below: field) == 10)
    other.spacing = 40
    #expect(stage.gap(below: field) == 40)
    other.stop()
  }
}

@MainActor private final class InsetRecorder: NSObject, UIScrollViewDelegate {
  private(set) var insets: [CGFloat] = []

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    insets.append(scrollView.contentInset.bottom)
  }
}
