import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Conflicts with other avoiders, and with other code that adjusts for the keyboard.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderConflictTests {
  @Test("reports a conflict between two avoiders of one screen")
  func conflict() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    let other = KeyboardAvoider(center: stage.center)
    other.spacing = 60
    other.start()
    var reported = 0
    stage.avoider.onConflict = { [unowned avoider = stage.avoider] conflict in
      reported += 1
      #expect(avoider.conflicts.last?.property == conflict.property)
    }
    let rest = Snapshot(of: stage.window)
    screen.fields[12].becomeFirstResponder()
    #expect(other.conflicts.contains { $0.kind == .avoider && $0.object === screen.scrollView })
    #expect(
      Set(other.conflicts.map(\.property))
        == ["contentInset.bottom", "contentOffset.y", "verticalScrollIndicatorInsets.bottom"])
    #expect(reported > 0)
    #expect(other.conflicts.allSatisfy { $0.kind == .avoider }, "an avoider does not count as unknown code")
    screen.fields[12].resignFirstResponder()
    #expect(Snapshot(of: stage.window).isNearlyEqual(to: rest))
  }

  @Test("when it reports the next conflict, forgets a conflict about an object that no longer exists")
  func conflictOfFormerObject() {
    let avoider = KeyboardAvoider(center: KeyboardCenter(notificationCenter: NotificationCenter()))
    let view = UIView()
    for object in [UIView(), view] { avoider.record(KeyboardAvoider.Conflict(.unknown, object, .shift)) }
    avoider.record(KeyboardAvoider.Conflict(.unknown, view, .bottomInset))
    #expect(avoider.conflicts.count == 2)
    #expect(avoider.conflicts.allSatisfy { $0.object === view })
  }

  @Test("reports no conflict with an avoider that has stopped")
  func formerAvoider() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    stage.avoider.stop()
    let other = KeyboardAvoider(center: stage.center)
    other.start()
    HeadlessWorld.updateCycle()
    #expect(screen.scrollView.contentInset.bottom > 0)
    #expect(stage.avoider.conflicts.isEmpty && other.conflicts.isEmpty)
    other.stop()
  }

  @Test("reports other code that insets the same scroll view for the keyboard")
  func foreignConflict() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    screen.fields[12].becomeFirstResponder()
    screen.scrollView.contentInset.bottom += 336
    HeadlessClock.advanceUntilIdle()
    #expect(stage.avoider.conflicts.map(\.property).contains("contentInset.bottom"))
    #expect(screen.scrollView.contentInset.bottom == 346, "only what remains counts, which is the spacing")
    screen.fields[12].resignFirstResponder()
    #expect(screen.scrollView.contentInset.bottom == 336)
  }

  @Test(
    "reports other code that sets the inset to the keyboard's height after the avoider has adjusted",
    arguments: [true, false])
  func assignedHeight(isWholeHeight: Bool) throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    let app = stage.center.subscribe { [weak screen, weak stage] event, info in
      guard let screen, let stage else { return }
      switch event {
      case .willShow:
        screen.scrollView.contentInset.bottom =
          isWholeHeight ? info.endFrame.height : stage.center.state.bottomInset(for: screen.scrollView)
      case .willHide: screen.scrollView.contentInset.bottom = 0
      default: break
      }
    }
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.avoider.conflicts.map(\.property) == ["contentInset.bottom"])
    stage.endEditing()
    #expect(screen.scrollView.contentInset.bottom == 0)
    app.cancel()
  }

  @Test("reports no conflict with an app that removes its own inset while the keyboard is visible")
  func removedInset() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    screen.scrollView.contentInset.bottom = 10
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.scrollView.contentInset.bottom -= 10
    #expect(screen.scrollView.contentInset.bottom == stage.center.state.bottomInset(for: screen.scrollView))
    HeadlessClock.advanceUntilIdle()
    #expect(stage.avoider.conflicts.isEmpty)
    stage.endEditing()
    #expect(screen.scrollView.contentInset.bottom == 0)
  }

  @Test("reports no conflict for an inset that the app sets while the keyboard is hidden")
  func ownInset() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    for inset in [0, 320] as [CGFloat] {
      screen.scrollView.contentInset.bottom = inset
      screen.fields[12].becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      screen.fields[12].resignFirstResponder()
      HeadlessClock.advanceUntilIdle()
    }
    #expect(stage.avoider.conflicts.isEmpty && screen.scrollView.contentInset.bottom == 320)
  }

  @Test("when the keyboard hides, reports code that sets an inset for a text view whose editing begins after willShow")
  func textView() throws {
    let screen = FieldsController(.scrolling, count: 30)
    let textView = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 60))
    screen.scrollView.addSubview(textView)
    let stage = try AvoiderStage(screen, isAvoided: false)
    let other = stage.center.subscribe { [weak screen, weak stage] _, _ in
      guard let screen, let stage else { return }
      screen.scrollView.contentInset.bottom = stage.center.state.overlap(of: screen.scrollView)
    }
    stage.avoider.spacing = 0
    stage.avoider.start()
    textView.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.avoider.conflicts.isEmpty)
    textView.resignFirstResponder()
    #expect(stage.avoider.conflicts.map(\.property) == ["contentInset.bottom"])
    withExtendedLifetime(other) {}
  }

  @Test("reports no conflict with itself, whatever is edited")
  func noConflictWithItself() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    for _ in 0..<2 {
      for index in [12, 11] { screen.fields[index].becomeFirstResponder() }
      HeadlessClock.advanceUntilIdle()
      // Editing ends first, and the keyboard hides later.
      stage.keyboard.followsFirstResponder = false
      screen.fields[11].resignFirstResponder()
      KeyboardFixture(notificationCenter: .default).hide()
      stage.keyboard.followsFirstResponder = true
    }
    #expect(stage.avoider.conflicts.isEmpty)
  }
}
