import ClavierTesting
import Foundation
import Testing
import UIKit

@testable import Clavier

/// Tests what the avoider does when the app becomes active.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderActivationTests {
  /// Edits a field far down in a long scroll view, with an avoider that keeps the field visible.
  private func edit(_ screen: FieldsController, field: Int) throws -> AvoiderStage {
    let stage = try AvoiderStage(screen)
    HeadlessClock.advanceUntilIdle()
    screen.fields[field].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    return stage
  }

  @Test("when the app becomes active, finds an input that has not announced editing, before the turn ends")
  func unannouncedInputAtActivation() throws {
    let screen = FieldsController(.scrolling)
    let stage = try AvoiderStage(screen)
    let view = CodeView(frame: CGRect(x: 20, y: 700, width: 200, height: 40))
    screen.scrollView.addSubview(view)
    screen.fields[0].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    stage.keyboard.followsFirstResponder = false
    view.becomeFirstResponder()
    #expect(stage.gap(below: view) < 0)
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: UIApplication.shared)
    #expect(stage.gap(below: view) >= 10 - 0.001)
  }

  @Test("when the app becomes active, adjusts to views that the app has moved, before the turn ends")
  func changeBeforeActivation() throws {
    let screen = FieldsController(.scrolling, count: 40)
    let stage = try edit(screen, field: 20)
    screen.fields[20].frame.origin.y += 70
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: UIApplication.shared)
    #expect(abs(stage.gap(below: screen.fields[20]) - 10) < 0.001)
  }

  @Test(
    "when the app becomes active, keeps the position to which the app or the status bar scrolled",
    arguments: [true, false])
  func otherScrollingThenActivation(isStatusBar: Bool) throws {
    let screen = FieldsController(.scrolling, count: 40)
    let stage = try edit(screen, field: 20)
    if isStatusBar { HeadlessTouches.tapStatusBar() } else { screen.scrollView.contentOffset.y = 0 }
    HeadlessClock.advanceUntilIdle()
    let offset = screen.scrollView.contentOffset.y
    #expect(offset <= 0)
    HeadlessWorld.resignActive()
    HeadlessWorld.becomeActive()
    HeadlessWorld.updateCycle()
    #expect(screen.scrollView.contentOffset.y == offset)
    _ = stage
  }
}
