import Foundation
import Testing
import UIKit

/// The touches that a scroll view passes on to its content.
@MainActor @Suite("Touches of a scroll view's content") struct ScrollContentTouchesTests {
  /// Returns a scroll view with a button that logs its touches.
  private func stageWithButton<View: UIScrollView>(_ view: View) -> (screen: Screen, journal: Journal, button: UIButton)
  {
    let (screen, journal) = (Screen(), Journal())
    view.frame = rect(0, 100, 393, 600)
    view.contentSize = CGSize(width: 393, height: 3000)
    screen.view.addSubview(view)
    let button = UIButton(frame: rect(0, 0, 300, 300))
    view.addSubview(button)
    for (event, name) in [(UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel")] {
      button.addAction(UIAction { _ in journal.note(name) }, for: event)
    }
    HeadlessWorld.updateCycle()
    return (screen, journal, button)
  }

  /// Holds a finger for a moment, and then drags it.
  private func holdAndDrag() {
    HeadlessTouches.began(at: CGPoint(x: 100, y: 300))
    HeadlessClock.advance(by: 0.3)
    for y in stride(from: CGFloat(290), through: 200, by: -10) {
      HeadlessClock.advance(by: 0.02)
      HeadlessTouches.moved(to: CGPoint(x: 100, y: y))
    }
    HeadlessTouches.ended(at: CGPoint(x: 100, y: 200))
    HeadlessClock.advanceUntilIdle()
  }

  @Test("A quick drag scrolls, and the button under the finger receives no touch")
  func quickDrag() {
    let view = UIScrollView()
    let (_, journal, button) = stageWithButton(view)
    HeadlessTouches.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), duration: 0.2)
    HeadlessClock.advanceUntilIdle()
    #expect(journal.take().isEmpty && view.contentOffset.y > 50)
    view.contentOffset = .zero
    HeadlessTouches.tap(button)
    #expect(journal.take() == ["down", "up"])
  }

  @Test("A button keeps a touch that it has received, unless the scroll view cancels it")
  func buttonsKeepTouches() {
    final class Taking: UIScrollView {
      override func touchesShouldCancel(in view: UIView) -> Bool { true }
    }
    let view = UIScrollView()
    let (_, journal, _) = stageWithButton(view)
    HeadlessTouches.began(at: CGPoint(x: 100, y: 300))
    #expect(journal.take().isEmpty)
    HeadlessClock.advance(by: 0.2)
    #expect(journal.take() == ["down"])
    HeadlessTouches.cancelled()
    _ = journal.take()
    holdAndDrag()
    #expect(journal.take() == ["down", "up"] && view.contentOffset.y == 0)
    let taking = Taking()
    let (_, other, _) = stageWithButton(taking)
    holdAndDrag()
    #expect(other.take() == ["down", "cancel"] && taking.contentOffset.y > 50)
    let (_, last, _) = stageWithButton(taking)
    taking.canCancelContentTouches = false
    taking.contentOffset = .zero
    holdAndDrag()
    #expect(last.take() == ["down", "up"] && taking.contentOffset.y == 0)
  }

  @Test("Without a delay, a button receives a touch immediately, unless the scroll view refuses it")
  func undelayed() {
    final class Refusing: UIScrollView {
      override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { false }
    }
    let view = UIScrollView()
    view.delaysContentTouches = false
    let (_, journal, _) = stageWithButton(view)
    HeadlessTouches.began(at: CGPoint(x: 100, y: 300))
    #expect(journal.take() == ["down"])
    let refusing = Refusing()
    let (_, other, button) = stageWithButton(refusing)
    HeadlessTouches.tap(button)
    #expect(other.take().isEmpty)
  }
}
