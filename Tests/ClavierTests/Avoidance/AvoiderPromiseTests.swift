import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Tests what the avoider never changes, and what it restores when it stops.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderPromiseTests {
  @Test("leaves delegates, recognizers, subviews, constraints, centers, and sizes unchanged")
  func neverTakenOver() throws {
    let screen = MixedController()
    let stage = try AvoiderStage(UINavigationController(rootViewController: screen))
    let delegate = CountingDelegate()
    (screen.inputs[3] as? UITextField)?.delegate = delegate
    for input in screen.inputs {
      let before = Snapshot(of: screen.view)
      let constraints = screen.view.constraints.count
      input.becomeFirstResponder()
      let after = Snapshot(of: screen.view)
      #expect(before.rows.count == after.rows.count)
      for (old, new) in zip(before.rows, after.rows) {
        #expect((old.recognizers, old.subviews) == (new.recognizers, new.subviews))
        #expect(old.constants == new.constants)
        #expect(old.center == new.center && old.bounds.size == new.bounds.size && old.alpha == new.alpha)
      }
      #expect(screen.view.constraints.count == constraints)
      #expect(screen.scrollView.delegate == nil)
      input.resignFirstResponder()
    }
    #expect((screen.inputs[3] as? UITextField)?.delegate === delegate)
    #expect(delegate.calls == ["should begin", "did begin", "should end", "did end"])
    _ = stage
  }

  @Test("lets a tap reach a button on a shifted screen")
  func taps() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 250, y: 700, width: 100, height: 44)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    screen.view.addSubview(button)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    HeadlessTouches.tap(button)
    #expect(taps == 1)
    _ = stage
  }

  @Test("avoids exactly the bar of a hardware keyboard")
  func hardwareBar() throws {
    let screen = FieldsController(.fixed, count: 17)
    let stage = try AvoiderStage(screen, device: "iPad (10th generation)")
    stage.keyboard.attachHardwareKeyboard()
    screen.fields[16].becomeFirstResponder()
    #expect(stage.gap(below: screen.fields[16]) >= 10 - 0.001)
    #expect(-screen.view.transform.ty < 100)
  }

  @Test("scrolls both scroll views for a field in the inner one")
  func nested() throws {
    let screen = MixedController()
    let stage = try AvoiderStage(screen)
    let rest = Snapshot(of: stage.window)
    screen.inputs[5].becomeFirstResponder()
    #expect(stage.covered(screen.inputs[5]) == 0)
    let inner = screen.inner.frameOnScreen
    #expect(inner.contains(screen.inputs[5].frameOnScreen))
    screen.inputs[5].resignFirstResponder()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test(
    "IQ#1504: retargets the motion without a jump when the keyboard hides and reappears within 60 ms",
    .notUnder(.hideFrameComesFirst, because: "With this alternative, willHide has no animation."))
  func hideAndShow() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    let field = screen.fields[12]
    let low = field.frameOnScreen.minY
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let high = field.frameOnScreen.minY
    stage.keyboard.hide()
    HeadlessClock.advance(by: 0.045)
    let turned = field.headlessPresentationFrame(in: nil).minY
    stage.keyboard.show()
    #expect(abs(field.headlessPresentationFrame(in: nil).minY - turned) < 0.001)
    #expect(turned - high < 0.3 * (low - high))
    HeadlessClock.advance(by: 0.1)
    #expect(field.headlessPresentationFrame(in: nil).minY <= turned + 0.001)
    HeadlessClock.advanceUntilIdle()
    #expect(field.headlessPresentationFrame(in: nil).minY == high)
  }

  @Test(
    "Rx#105: follows a finger that drags the keyboard down, and ends at the app's own insets",
    .notUnder(
      .guideStaysAtRest, because: "Only the guide shows where a finger has dragged the keyboard."))
  func interactiveDismissal() throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen)
    screen.scrollView.keyboardDismissMode = .interactive
    let rest = screen.scrollView.contentInset.bottom
    screen.fields[5].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    var insets = [screen.scrollView.contentInset.bottom]
    HeadlessTouches.began(at: CGPoint(x: 300, y: 400))
    for y in stride(from: 420, through: 840, by: 20) {
      HeadlessTouches.moved(to: CGPoint(x: 300, y: y))
      HeadlessClock.advance(by: 0.02)
      insets.append(screen.scrollView.contentInset.bottom)
    }
    #expect(insets == insets.sorted(by: >))
    #expect(Set(insets).count > 8)
    HeadlessTouches.ended(at: CGPoint(x: 300, y: 840))
    HeadlessClock.advanceUntilIdle()
    #expect(!stage.keyboard.isVisible)
    #expect(screen.scrollView.contentInset.bottom == rest)
    #expect(stage.window.subviews.count == 1)
  }
}
