import Foundation
import Testing
import UIKit

@MainActor @Suite("Swipes, long presses, and pinches") struct GestureKindTests {
  private func attach<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ journal: Journal) -> Screen {
    let screen = Screen()
    screen.view.addGestureRecognizer(recognizer)
    recognizer.headlessAddAction { journal.note("\($0.state.rawValue)") }
    return screen
  }

  @Test("A swipe is recognized in its direction, if it is quick enough")
  func swipes() {
    let journal = Journal()
    let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
    swipe.direction = [.left, .right]
    let screen = attach(swipe, journal)
    HeadlessTouches.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 150, y: 410), duration: 0.15)
    #expect(journal.take() == ["3"])
    HeadlessTouches.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 300, y: 600), duration: 0.15)
    HeadlessTouches.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 150, y: 400), duration: 3)
    #expect(journal.take() == [])
    _ = screen
  }

  @Test("A long press begins after its duration, changes with movements, and ends with the touch")
  func longPresses() {
    let journal = Journal()
    let screen = attach(UILongPressGestureRecognizer(target: nil, action: nil), journal)
    let point = CGPoint(x: 100, y: 400)
    HeadlessTouches.began(at: point)
    HeadlessClock.advance(by: 0.4)
    #expect(journal.take() == [])
    HeadlessClock.advance(by: 0.2)
    HeadlessTouches.moved(to: CGPoint(x: 140, y: 400))
    HeadlessTouches.ended(at: CGPoint(x: 140, y: 400))
    #expect(journal.take() == ["1", "2", "3"])
    HeadlessTouches.tap(at: point)
    HeadlessTouches.began(at: point)
    HeadlessTouches.moved(to: CGPoint(x: 130, y: 400))
    HeadlessClock.advance(by: 1)
    #expect(journal.take() == [])
    HeadlessTouches.ended(at: point)
    _ = screen
  }

  @Test("A shake and a memory warning reach responders and controllers")
  func motions() {
    final class Listener: UIViewController {
      var log: [String] = []
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        log.append(motion == .motionShake ? "shake" : "motion")
      }
      override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        log.append("memory")
      }
    }
    let listener = Listener()
    let navigation = UINavigationController(rootViewController: listener)
    let screen = Screen(controller: navigation)
    let field = UITextField(frame: rect(0, 100, 100, 30))
    listener.view.addSubview(field)
    field.becomeFirstResponder()
    HeadlessMotion.shake()
    HeadlessWorld.warnAboutMemory()
    #expect(listener.log == ["shake", "memory"])
    _ = screen
  }
}
