import Foundation
import Testing
import UIKit

private final class TouchLogger: UIView {
  var journal: Journal?

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: self)
    journal?.note("\(tag) \(phase) \(Int(point.x)),\(Int(point.y))")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
}

@MainActor @Suite("Touches") struct TouchesTests {
  private func touched(in screen: Screen, _ frame: CGRect, tag: Int = 1, journal: Journal) -> TouchLogger {
    let view = TouchLogger(frame: frame)
    (view.tag, view.journal) = (tag, journal)
    screen.view.addSubview(view)
    return view
  }

  @Test("A touch stays with the view on which it began")
  func capture() {
    let (screen, journal) = (Screen(), Journal())
    _ = touched(in: screen, rect(0, 100, 100, 100), journal: journal)
    _ = touched(in: screen, rect(0, 300, 100, 100), tag: 2, journal: journal)
    HeadlessTouches.began(at: CGPoint(x: 10, y: 110))
    HeadlessTouches.moved(to: CGPoint(x: 10, y: 350))
    HeadlessTouches.ended(at: CGPoint(x: 20, y: 350))
    #expect(journal.take() == ["1 began 10,10", "1 moved 10,250", "1 ended 20,250"])
  }

  @Test("The system can cancel a touch, and a second touch begins normally")
  func cancelling() {
    let (screen, journal) = (Screen(), Journal())
    _ = touched(in: screen, rect(0, 100, 100, 100), journal: journal)
    HeadlessTouches.began(at: CGPoint(x: 10, y: 110))
    HeadlessTouches.cancelled()
    HeadlessTouches.ended(at: CGPoint(x: 10, y: 110))
    #expect(journal.take() == ["1 began 10,10", "1 cancelled 10,10"])
    HeadlessTouches.began(at: CGPoint(x: 10, y: 110))
    HeadlessTouches.began(at: CGPoint(x: 20, y: 120))
    #expect(journal.take() == ["1 began 10,10", "1 cancelled 10,10", "1 began 20,20"])
  }

  @Test("Touches that views do not handle reach the controller through the responder chain")
  func chain() {
    final class Controller: UIViewController {
      var touches = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    }
    let controller = Controller()
    let screen = Screen(controller: controller)
    let outer = screen.add(rect(0, 0, 200, 200))
    screen.add(rect(0, 0, 100, 100), to: outer)
    HeadlessTouches.tap(at: CGPoint(x: 50, y: 50))
    #expect(controller.touches == 1)
  }

  @Test("Points are in screen coordinates, and the frontmost window receives the touch")
  func windows() {
    let (screen, journal) = (Screen(), Journal())
    _ = touched(in: screen, screen.view.bounds, journal: journal)
    let upper = UIWindow(frame: rect(0, 400, 393, 452))
    let view = TouchLogger(frame: upper.bounds)
    (view.tag, view.journal) = (2, journal)
    upper.addSubview(view)
    upper.windowLevel = .alert
    upper.isHidden = false
    HeadlessTouches.tap(at: CGPoint(x: 10, y: 500))
    HeadlessTouches.tap(at: CGPoint(x: 10, y: 300))
    #expect(journal.take() == ["2 began 10,100", "2 ended 10,100", "1 began 10,300", "1 ended 10,300"])
  }

  @Test("A tap on a view is at the center of the view, after pending layout has been performed")
  func tapOnView() {
    let screen = Screen()
    let button = UIButton(frame: rect(0, 0, 10, 10))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: screen.view.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: screen.view.centerYAnchor),
    ])
    HeadlessTouches.tap(button)
    #expect(taps == 1)
    button.removeFromSuperview()
    HeadlessTouches.tap(button)
    #expect(taps == 1)
  }

  @Test("A tap makes a text field first responder")
  func tapOnField() {
    let screen = Screen()
    let field = UITextField(frame: rect(20, 100, 200, 34))
    screen.view.addSubview(field)
    HeadlessTouches.tap(field)
    #expect(field.isFirstResponder)
  }

  @Test("A drag advances the clock")
  func drag() {
    let (screen, journal) = (Screen(), Journal())
    _ = touched(in: screen, rect(0, 100, 100, 100), journal: journal)
    HeadlessTouches.drag(from: CGPoint(x: 0, y: 100), to: CGPoint(x: 20, y: 140), duration: 0.5, steps: 2)
    #expect(journal.take() == ["1 began 0,0", "1 moved 10,20", "1 moved 20,40", "1 ended 20,40"])
    #expect(HeadlessClock.now == 0.5)
  }

  @Test("A removed view that was tapped is deallocated")
  func noCycle() {
    let screen = Screen()
    weak var tapped: UIView?
    do {
      let view = UIView(frame: rect(0, 100, 100, 100))
      screen.view.addSubview(view)
      HeadlessTouches.tap(view)
      view.removeFromSuperview()
      tapped = view
    }
    // The next touch releases the last one.
    HeadlessTouches.tap(at: CGPoint(x: 300, y: 700))
    #expect(tapped == nil)
  }
}
