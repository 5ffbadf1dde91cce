import Foundation
import Testing
import UIKit

@MainActor @Suite("Keyboard animation") struct AnimationKeyboardTests {
  @Test("Changes that an observer makes in the keyboard's context move with the keyboard's spring")
  func implicitAnimation() {
    let screen = Screen()
    let view = screen.add(rect(0, 500, 100, 100))
    HeadlessAnimation.withKeyboardAnimation(duration: 0.25, curveRawValue: 7) { view.frame.origin.y -= 336 }
    #expect(view.frame.minY == 164)
    // The values for 0 to 336 with mass 3, stiffness 1000 and critical damping.
    for (time, distance) in [(0.080, 144.11039189726017), (0.125, 223.44512762669416), (0.250, 316.52488444019065)] {
      HeadlessClock.advance(by: time - HeadlessClock.now)
      #expect(isClose(500 - view.headlessPresentationFrame(in: nil).minY, distance, by: 1e-9))
    }
    HeadlessClock.advance(by: 0.2)
    #expect(view.headlessPresentationFrame(in: nil).minY > 164)
    HeadlessClock.advance(by: 0.05)
    #expect(view.headlessPresentationFrame(in: nil).minY == 164)
  }

  @Test("A duration of zero means no animation, even with the keyboard's curve")
  func noDuration() {
    let screen = Screen()
    let view = screen.add(rect(0, 500, 100, 100))
    HeadlessAnimation.withKeyboardAnimation(duration: 0, curveRawValue: 7) { view.alpha = 0 }
    #expect(view.headlessPresentation.alpha == 0)
  }

  @Test("A nested animation block of an observer inherits the keyboard's timing")
  func blockInside() {
    let screen = Screen()
    let view = screen.add(rect(0, 500, 100, 100))
    HeadlessAnimation.withKeyboardAnimation(duration: 0.25, curveRawValue: 7) {
      UIView.animate(withDuration: 3) { view.frame.origin.y -= 336 }
    }
    HeadlessClock.advance(by: 0.25)
    #expect(isClose(500 - view.headlessPresentationFrame(in: nil).minY, 316.52488444019065, by: 1e-9))
  }

  @Test("Curve 7 takes half a second for every duration, and options preserve its bits")
  func curveSeven() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    let curve = UIView.AnimationCurve(rawValue: 7)
    #expect(curve?.rawValue == 7)
    let options = UIView.AnimationOptions(rawValue: UInt(curve?.rawValue ?? 0) << 16)
    var end: TimeInterval?
    UIView.animate(withDuration: 10, delay: 0, options: options) {
      view.alpha = 0
    } completion: { _ in
      end = HeadlessClock.now
    }
    HeadlessClock.advance(by: 1)
    #expect(end == 0.5)
  }

  @Test("Views receive touches while they move with the keyboard")
  func touchesDuringKeyboard() {
    let screen = Screen()
    let view = screen.add(rect(0, 500, 100, 100))
    HeadlessAnimation.withKeyboardAnimation(duration: 0.25, curveRawValue: 7) {
      UIView.animate(withDuration: 0.25) { view.frame.origin.y = 100 }
    }
    #expect(screen.view.hitTest(CGPoint(x: 50, y: 150), with: nil) === view)
  }

  @Test(
    "The named curves equal those of Core Animation",
    arguments: [
      (0, [0.0197225, 0.1291619, 0.5, 0.8708381, 0.9802775]),
      (1, [0.0170266, 0.0934647, 0.3153568, 0.6218619, 0.8394278]),
      (2, [0.1605722, 0.3781381, 0.6846432, 0.9065353, 0.9829734]), (3, [0.1, 0.25, 0.5, 0.75, 0.9]),
    ])
  func namedCurves(rawValue: Int, expected: [Double]) {
    let curve = HeadlessCurve(rawValue: rawValue)
    for (time, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
      #expect(isClose(curve.progress(at: time * 2, duration: 2), value, by: 1e-6), "at \(time)")
    }
    #expect(curve.progress(at: -1, duration: 2) == 0 && curve.progress(at: 3, duration: 2) == 1)
    #expect(curve.progress(at: 0, duration: 0) == 1)
  }

  @Test("A classic animation block uses the keyboard's curve and the duration that is set in the block")
  func classicAnimation() throws {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 10, 10))
    let keyboard = try #require(UIView.AnimationCurve(rawValue: 7))
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(0.25)
    UIView.setAnimationCurve(keyboard)
    view.frame.origin.y = 100
    UIView.commitAnimations()
    #expect(view.frame.minY == 100 && view.headlessPresentationFrame(in: screen.view).minY == 0)
    HeadlessClock.advance(by: 0.25)
    let expected = 100 * HeadlessCurve(rawValue: 7).progress(at: 0.25, duration: 0.25)
    #expect(isClose(view.headlessPresentationFrame(in: screen.view).minY, expected, by: 0.5))
    HeadlessClock.advance(by: 0.5)
    #expect(view.headlessPresentationFrame(in: screen.view).minY == 100)
    UIView.beginAnimations("immediate", context: nil)
    UIView.setAnimationDuration(0)
    view.frame.origin.y = 50
    UIView.commitAnimations()
    #expect(view.headlessPresentationFrame(in: screen.view).minY == 50)
  }
}
