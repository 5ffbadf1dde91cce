import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Sequences of touches") struct TouchSequenceTests {
  private final class Counter: UIView {
    var counts: [Int] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      counts += touches.map(\.tapCount)
    }
  }

  @Test("The tap count of a touch grows with consecutive taps at the same position")
  func tapCount() {
    let (screen, view) = (Screen(), Counter(frame: rect(0, 100, 300, 300)))
    screen.view.addSubview(view)
    let tap = { (x: CGFloat, pause: TimeInterval) in
      HeadlessTouches.tap(at: CGPoint(x: x, y: 200))
      HeadlessClock.advance(by: pause)
    }
    tap(50, 0.1)
    tap(55, 0.1)
    tap(50, 1)
    tap(50, 0.1)
    tap(250, 0.1)
    HeadlessTouches.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 50, y: 200), duration: 0.1)
    tap(50, 0.1)
    #expect(view.counts == [1, 2, 3, 1, 1, 2, 1])
  }

  @Test("A control sends touchDownRepeat for the second tap")
  func repeatedTouch() {
    let (screen, control) = (Screen(), UIControl(frame: rect(0, 100, 100, 100)))
    screen.view.addSubview(control)
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .touchDownRepeat)
    HeadlessTouches.tap(control)
    #expect(count == 0)
    HeadlessTouches.tap(control)
    #expect(count == 1)
  }

  @Test("Lifting one of two fingers does not change the translation or the velocity of a pan")
  func liftedFinger() {
    let screen = Screen()
    let pan = UIPanGestureRecognizer()
    screen.view.addGestureRecognizer(pan)
    let touches = [CGPoint(x: 100, y: 300), CGPoint(x: 300, y: 300)].map { point in
      let touch = UITouch(at: point, timestamp: HeadlessClock.now)
      (touch.window, touch.touchedView) = (screen.window, screen.view)
      return touch
    }
    func send(_ touches: [UITouch]) {
      HeadlessClock.advance(by: 0.02)
      UIApplication.shared.sendEvent(UIEvent(touches: Set(touches), timestamp: HeadlessClock.now))
    }
    func move(_ touches: [UITouch], by distance: CGFloat) {
      for touch in touches {
        let point = CGPoint(x: touch.pointInWindow.x, y: touch.pointInWindow.y + distance)
        touch.update(to: point, phase: .moved, timestamp: HeadlessClock.now)
      }
      send(touches)
    }
    send(touches)
    move(touches, by: 20)
    #expect(pan.state == .began && pan.translation(in: nil) == CGPoint(x: 0, y: 20))
    touches[1].update(to: touches[1].pointInWindow, phase: .ended, timestamp: HeadlessClock.now)
    touches[0].update(to: touches[0].pointInWindow, phase: .stationary, timestamp: HeadlessClock.now)
    send(touches)
    move([touches[0]], by: 20)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 40))
    #expect(pan.velocity(in: nil).x == 0 && pan.state == .changed)
  }

  @Test("A button that shows its menu as the primary action does not perform another primary action")
  func menuButton() {
    let (screen, button) = (Screen(), UIButton(frame: rect(0, 100, 100, 44)))
    screen.view.addSubview(button)
    var log: [String] = []
    for (name, event) in [
      ("primary", UIControl.Event.primaryActionTriggered), ("menu", .menuActionTriggered), ("down", .touchDown),
    ] {
      button.addAction(UIAction { _ in log.append(name) }, for: event)
    }
    button.showsMenuAsPrimaryAction = true
    HeadlessTouches.tap(button)
    #expect(log == ["down", "primary"], "there is no menu")
    log = []
    button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
    HeadlessTouches.tap(button)
    #expect(log == ["down", "menu"])
    log = []
    button.performPrimaryAction()
    #expect(log == ["menu"])
    button.showsMenuAsPrimaryAction = false
    button.changesSelectionAsPrimaryAction = true
    HeadlessTouches.tap(button)
    #expect(button.isSelected, "a long press opens the menu, and a tap selects the button")
  }
}
