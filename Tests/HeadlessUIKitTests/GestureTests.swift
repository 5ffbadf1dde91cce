import Foundation
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Gesture recognizers") struct GestureTests {
  /// A window with nested views and a log of recognized gestures.
  @MainActor private final class Scene {
    let window: UIWindow
    let outer = TouchView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    let inner = TouchView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    var log: [String] = []
    let point = CGPoint(x: 100, y: 200)

    init() {
      HeadlessWorld.reset()
      window = makeWindow(nil)
      window.addSubview(outer)
      outer.addSubview(inner)
    }

    func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, to view: UIView) -> Recognizer {
      recognizer.name = name
      recognizer.headlessAddAction { [unowned self] in log.append("\(name) \($0.state.rawValue)") }
      view.addGestureRecognizer(recognizer)
      return recognizer
    }
  }

  private final class TouchView: UIView {
    var phases: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("cancelled") }
  }

  private final class Delegate: NSObject, UIGestureRecognizerDelegate {
    var begins = true
    var simultaneous = false
    var receives = true
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { simultaneous }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
  }

  @Test("A tap is recognized when the touch ends, unless it moves too far or takes too long")
  func tap() {
    let scene = Scene()
    let tap = scene.add(UITapGestureRecognizer(), "tap", to: scene.inner)
    HeadlessTouches.tap(at: scene.point)
    #expect(scene.log == ["tap 3"] && tap.state == .possible)
    HeadlessTouches.drag(from: scene.point, to: CGPoint(x: 100, y: 250), duration: 0.1)
    HeadlessTouches.began(at: scene.point)
    HeadlessClock.advance(by: 1)
    HeadlessTouches.ended(at: scene.point)
    #expect(scene.log.count == 1 && tap.state == .possible)
    HeadlessTouches.tap(at: scene.point)
    #expect(scene.log.count == 2)
  }

  @Test("A recognizer has the location of the touch, even when the touch has just ended")
  func location() {
    let scene = Scene()
    let tap = scene.add(UITapGestureRecognizer(), "tap", to: scene.outer)
    var points: [CGPoint] = []
    tap.headlessAddAction { [inner = scene.inner] in points = [$0.location(in: inner), $0.location(in: nil)] }
    HeadlessTouches.tap(at: scene.point)
    #expect(points == [CGPoint(x: 50, y: 50), scene.point])
    #expect(tap.location(in: scene.inner) == CGPoint(x: 50, y: 50))
    #expect(tap.numberOfTouches == 0)
  }

  @Test("Of two tap recognizers, the inner one wins, unless a delegate allows both")
  func innermost() {
    let scene = Scene()
    _ = scene.add(UITapGestureRecognizer(), "inner", to: scene.inner)
    let outer = scene.add(UITapGestureRecognizer(), "outer", to: scene.outer)
    HeadlessTouches.tap(at: scene.point)
    #expect(scene.log == ["inner 3"])
    let delegate = Delegate()
    delegate.simultaneous = true
    outer.delegate = delegate
    HeadlessTouches.tap(at: scene.point)
    #expect(scene.log == ["inner 3", "inner 3", "outer 3"])
  }

  @Test("A tap that requires a double tap to fail is recognized only if no second tap follows")
  func requireToFail() {
    let scene = Scene()
    let double = scene.add(UITapGestureRecognizer(), "double", to: scene.inner)
    double.numberOfTapsRequired = 2
    let single = scene.add(UITapGestureRecognizer(), "single", to: scene.inner)
    single.require(toFail: double)
    HeadlessTouches.tap(at: scene.point)
    #expect(scene.log.isEmpty)
    HeadlessClock.advance(by: 0.4)
    #expect(scene.log == ["single 3"])
    HeadlessTouches.tap(at: scene.point)
    HeadlessTouches.tap(at: scene.point)
    HeadlessClock.advance(by: 1)
    #expect(scene.log == ["single 3", "double 3"])
    #expect(single.state == .possible && double.state == .possible)
  }

  @Test("A recognized gesture cancels its touches in the view by default")
  func cancelsTouches() {
    let scene = Scene()
    let tap = scene.add(UITapGestureRecognizer(), "tap", to: scene.outer)
    #expect(tap.cancelsTouchesInView && !tap.delaysTouchesBegan && tap.delaysTouchesEnded)
    HeadlessTouches.tap(at: scene.point)
    #expect(scene.inner.phases == ["began", "cancelled"])
    tap.cancelsTouchesInView = false
    scene.inner.phases = []
    HeadlessTouches.tap(at: scene.point)
    #expect(scene.inner.phases == ["began", "ended"])
  }

  @Test("A view receives the end of a touch only after the recognizer that delays it has failed")
  func delaysEnd() {
    let scene = Scene()
    let double = scene.add(UITapGestureRecognizer(), "double", to: scene.outer)
    double.numberOfTapsRequired = 2
    HeadlessTouches.tap(at: scene.point)
    #expect(scene.inner.phases == ["began"])
    HeadlessClock.advance(by: 0.4)
    #expect(scene.inner.phases == ["began", "ended"])
    double.delaysTouchesEnded = false
    scene.inner.phases = []
    HeadlessTouches.tap(at: scene.point)
    #expect(scene.inner.phases == ["began", "ended"])
  }

  @Test("A recognizer that does not cancel touches also delays the end of touches")
  func delaysEndWithoutCanceling() {
    let scene = Scene()
    let double = scene.add(UITapGestureRecognizer(), "double", to: scene.window)
    double.numberOfTapsRequired = 2
    double.cancelsTouchesInView = false
    let button = UIButton(frame: scene.inner.bounds)
    button.addAction(UIAction { _ in scene.log.append("pressed") }, for: .touchUpInside)
    scene.inner.addSubview(button)
    HeadlessTouches.tap(at: scene.point)
    HeadlessClock.advance(by: 0.3)
    #expect(scene.log.isEmpty)
    HeadlessClock.advance(by: 0.1)
    #expect(scene.log == ["pressed"])
    double.delaysTouchesEnded = false
    HeadlessTouches.tap(at: scene.point)
    #expect(scene.log == ["pressed", "pressed"])
  }

  @Test("A double tap cancels the first tap in the view, unless the view has received its end")
  func doubleTapCancelsBoth() {
    let scene = Scene()
    let double = scene.add(UITapGestureRecognizer(), "double", to: scene.outer)
    double.numberOfTapsRequired = 2
    for _ in 1...2 { HeadlessTouches.tap(at: scene.point) }
    #expect(scene.inner.phases == ["began", "began", "cancelled", "cancelled"])
    scene.inner.phases = []
    double.delaysTouchesEnded = false
    for _ in 1...2 { HeadlessTouches.tap(at: scene.point) }
    #expect(scene.inner.phases == ["began", "ended", "began", "cancelled"])
    #expect(scene.log == ["double 3", "double 3"])
  }

  @Test("A single tap that waits for a double tap cancels its touch in the view")
  func lateTapCancels() {
    let scene = Scene()
    let double = scene.add(UITapGestureRecognizer(), "double", to: scene.outer)
    double.numberOfTapsRequired = 2
    scene.add(UITapGestureRecognizer(), "single", to: scene.outer).require(toFail: double)
    HeadlessTouches.tap(at: scene.point)
    #expect(scene.inner.phases == ["began"])
    HeadlessClock.advance(by: 0.4)
    #expect(scene.inner.phases == ["began", "cancelled"] && scene.log == ["single 3"])
  }

  @Test("A recognizer that delays touches delivers them to the view only when it fails")
  func delaysBegin() {
    let scene = Scene()
    let pan = scene.add(UIPanGestureRecognizer(), "pan", to: scene.outer)
    pan.delaysTouchesBegan = true
    HeadlessTouches.began(at: scene.point)
    #expect(scene.inner.phases.isEmpty)
    HeadlessTouches.ended(at: scene.point)
    #expect(scene.inner.phases == ["began", "ended"])
    scene.inner.phases = []
    HeadlessTouches.drag(from: scene.point, to: CGPoint(x: 100, y: 300), duration: 0.2)
    #expect(scene.inner.phases.isEmpty)
  }

  @Test("A pan begins after ten points, changes, and ends, and has a translation and a velocity")
  func pan() {
    let scene = Scene()
    let pan = scene.add(UIPanGestureRecognizer(), "pan", to: scene.outer)
    var last = (way: CGPoint.zero, speed: CGPoint.zero)
    pan.headlessAddAction { [weak pan] _ in
      if let pan { last = (pan.translation(in: pan.view), pan.velocity(in: pan.view)) }
    }
    HeadlessTouches.drag(from: scene.point, to: CGPoint(x: 100, y: 240), duration: 0.4, steps: 8)
    #expect(scene.log == ["pan 1"] + Array(repeating: "pan 2", count: 6) + ["pan 3"])
    #expect(last.way == CGPoint(x: 0, y: 40))
    #expect(last.speed.x == 0 && abs(last.speed.y - 100) < 0.001)
    #expect(pan.state == .possible && pan.translation(in: nil) == .zero)
    #expect(scene.inner.phases == ["began", "moved", "cancelled"])
  }

  @Test("A touch that pauses before it ends leaves a pan without velocity")
  func restingFinger() {
    let scene = Scene()
    let pan = scene.add(UIPanGestureRecognizer(), "pan", to: scene.outer)
    var speed = CGPoint(x: 1, y: 1)
    pan.headlessAddAction { [weak pan] _ in speed = pan?.velocity(in: nil) ?? speed }
    HeadlessTouches.began(at: scene.point)
    HeadlessClock.advance(by: 0.02)
    HeadlessTouches.moved(to: CGPoint(x: 100, y: 260))
    #expect(speed.y > 1000)
    HeadlessClock.advance(by: 0.5)
    HeadlessTouches.ended(at: CGPoint(x: 100, y: 260))
    #expect(speed == .zero)
  }

  @Test("The translation of a pan can be set, and continues from the new value")
  func setTranslation() {
    let scene = Scene()
    let pan = scene.add(UIPanGestureRecognizer(), "pan", to: scene.outer)
    HeadlessTouches.began(at: scene.point)
    HeadlessTouches.moved(to: CGPoint(x: 130, y: 200))
    pan.setTranslation(.zero, in: scene.outer)
    HeadlessTouches.moved(to: CGPoint(x: 135, y: 198))
    #expect(pan.translation(in: scene.outer) == CGPoint(x: 5, y: -2))
    HeadlessTouches.cancelled()
    #expect(scene.log == ["pan 1", "pan 2", "pan 4"])
  }

  @Test("A pan that begins makes taps of the same touch fail")
  func panPreventsTap() {
    let scene = Scene()
    _ = scene.add(UITapGestureRecognizer(), "tap", to: scene.inner)
    _ = scene.add(UIPanGestureRecognizer(), "pan", to: scene.outer)
    HeadlessTouches.drag(from: scene.point, to: CGPoint(x: 100, y: 220), duration: 0.1, steps: 2)
    #expect(scene.log == ["pan 1", "pan 2", "pan 3"])
  }

  @Test("The delegate can prevent a recognizer from receiving a touch and from beginning")
  func delegate() {
    let scene = Scene()
    let tap = scene.add(UITapGestureRecognizer(), "tap", to: scene.outer)
    let delegate = Delegate()
    tap.delegate = delegate
    delegate.begins = false
    HeadlessTouches.tap(at: scene.point)
    delegate.begins = true
    delegate.receives = false
    HeadlessTouches.tap(at: scene.point)
    #expect(scene.log.isEmpty && scene.inner.phases == ["began", "ended", "began", "ended"])
    delegate.receives = true
    HeadlessTouches.tap(at: scene.point)
    #expect(scene.log == ["tap 3"])
  }

  @Test("Disabling an active recognizer cancels it and ends its touches")
  func switchedOff() {
    let scene = Scene()
    let pan = scene.add(UIPanGestureRecognizer(), "pan", to: scene.outer)
    HeadlessTouches.began(at: scene.point)
    HeadlessTouches.moved(to: CGPoint(x: 100, y: 230))
    pan.isEnabled = false
    HeadlessTouches.moved(to: CGPoint(x: 100, y: 250))
    HeadlessTouches.ended(at: CGPoint(x: 100, y: 250))
    #expect(scene.log == ["pan 1", "pan 4"])
    #expect(pan.state == .possible)
  }

  @Test("A recognizer subclass sets its state, and is reset to possible after its touches")
  func subclass() {
    final class PressRecognizer: UIGestureRecognizer {
      var resets = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .recognized }
      override func reset() { resets += 1 }
    }
    let scene = Scene()
    let press = scene.add(PressRecognizer(), "press", to: scene.inner)
    HeadlessTouches.began(at: scene.point)
    #expect(press.state == .began && press.resets == 0 && press.numberOfTouches == 1)
    HeadlessTouches.moved(to: scene.point)
    HeadlessTouches.ended(at: scene.point)
    #expect(scene.log == ["press 1", "press 2", "press 3"])
    #expect(press.resets == 1 && press.state == .possible)
  }

  @Test("A subclass observes every state by overriding the property")
  func overriddenState() {
    final class ObservedTap: UITapGestureRecognizer {
      var states: [State] = []
      override var state: State {
        get { super.state }
        set {
          super.state = newValue
          states.append(newValue)
        }
      }
    }
    let scene = Scene()
    let tap = ObservedTap()
    scene.inner.addGestureRecognizer(tap)
    HeadlessTouches.tap(at: scene.point)
    #expect(tap.states == [.ended])
  }

  @Test("A tap on a text field makes it first responder and is not recognized by its superview")
  func fieldAgainstTap() {
    let scene = Scene()
    let outer = scene.add(UITapGestureRecognizer(), "outer", to: scene.window)
    outer.headlessAddAction { [window = scene.window] _ in window.endEditing(true) }
    let field = UITextField(frame: CGRect(x: 20, y: 500, width: 200, height: 34))
    scene.window.addSubview(field)
    HeadlessTouches.tap(field)
    #expect(field.isEditing && scene.log.isEmpty)
    HeadlessTouches.tap(at: scene.point)
    #expect(!field.isEditing && scene.log == ["outer 3"])
  }

  @Test("A touch and its event have the view, the window, and the recognizers")
  func touchAndEvent() throws {
    final class TouchRecorder: UIView {
      var seen: (touch: UITouch, event: UIEvent)?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, let event { seen = (touch, event) }
      }
    }
    let scene = Scene()
    let probe = TouchRecorder(frame: scene.inner.bounds)
    scene.inner.addSubview(probe)
    let tap = scene.add(UITapGestureRecognizer(), "tap", to: scene.inner)
    HeadlessTouches.began(at: scene.point)
    let (touch, event) = try #require(probe.seen)
    #expect(touch.view === probe && touch.window === scene.window && touch.phase == .began && touch.type == .direct)
    #expect(touch.location(in: probe) == CGPoint(x: 50, y: 50) && touch.location(in: nil) == scene.point)
    #expect(touch.gestureRecognizers == [tap])
    #expect(event.type == .touches && event.touches(for: probe) == [touch] && event.touches(for: tap) == [touch])
    #expect(event.touches(for: scene.window) == [touch] && event.touches(for: scene.outer) == nil)
    HeadlessTouches.moved(to: CGPoint(x: 110, y: 200))
    #expect(touch.previousLocation(in: nil) == scene.point && touch.preciseLocation(in: probe).x == 60)
    HeadlessTouches.cancelled()
    #expect(touch.phase == .cancelled)
  }

  @Test("A recognizer retains neither its delegate nor its view")
  func weakReferences() {
    HeadlessWorld.reset()
    let tap = UITapGestureRecognizer()
    var delegate: Delegate? = Delegate()
    var view: UIView? = UIView()
    tap.delegate = delegate
    view?.addGestureRecognizer(tap)
    #expect(tap.view != nil && tap.delegate != nil)
    (delegate, view) = (nil, nil)
    #expect(tap.view == nil && tap.delegate == nil)
    _ = (delegate, view)
  }
}
