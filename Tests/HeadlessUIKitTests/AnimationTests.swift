import Foundation
import Testing
import UIKit

@MainActor @Suite("J: animation") struct AnimationTests {
  @Test("93. The closure runs at once, once; model values jump, what is seen moves")
  func synchronous() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    var calls = 0
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      calls += 1
      view.center.x = 150
      view.alpha = 0.5
    }
    #expect(calls == 1 && view.center.x == 150 && view.alpha == 0.5)
    #expect(view.headlessPresentation.center.x == 50 && view.headlessPresentation.alpha == 1)
    HeadlessClock.advance(by: 0.25)
    #expect(isClose(view.headlessPresentation.center.x, 75) && isClose(view.headlessPresentation.alpha, 0.875))
    HeadlessClock.advance(by: 0.75)
    #expect(view.headlessPresentation.center.x == 150 && calls == 1)
  }

  @Test("94. Without duration changes are made at once, and the completion comes at the next turn", arguments: [0, -1])
  func noDuration(duration: TimeInterval) {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    var finished: Bool?
    UIView.animate(withDuration: duration, animations: { view.alpha = 0 }, completion: { finished = $0 })
    #expect(view.headlessPresentation.alpha == 0 && finished == nil)
    HeadlessClock.advance(by: 0)
    #expect(finished == true)
  }

  @Test("A block that takes its only change back and makes another runs and ends as any")
  func replacedWithin() {
    let screen = Screen()
    let (first, second) = (screen.add(rect(0, 0, 100, 100)), screen.add(rect(0, 0, 100, 100)))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      first.center.x = 150
      UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) { first.center.x = 250 }
      second.alpha = 0
    }
    HeadlessClock.advance(by: 0.5)
    #expect(isClose(second.headlessPresentation.alpha, 0.5))
    HeadlessClock.advance(by: 0.5)
    #expect(HeadlessClock.isIdle && second.headlessPresentation.alpha == 0)
  }

  @Test("95. The completion says whether the animation ran to its end")
  func interruption() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    var answers: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { answers.append($0) })
    HeadlessClock.advance(by: 0.999)
    #expect(answers.isEmpty)
    HeadlessClock.advance(by: 0.001)
    #expect(answers == [true])
    UIView.animate(withDuration: 1, animations: { view.alpha = 1 }, completion: { answers.append($0) })
    HeadlessClock.advance(by: 0.5)
    view.removeFromSuperview()
    HeadlessClock.advance(by: 0)
    #expect(answers == [true, false])
  }

  @Test("96. Where nothing changes, the completion comes soon and says finished")
  func nothingToAnimate() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    var finished: Bool?
    UIView.animate(withDuration: 10, animations: { view.alpha = 1 }, completion: { finished = $0 })
    #expect(finished == nil)
    HeadlessClock.advance(by: 0)
    #expect(finished == true)
  }

  @Test("97. The short forms are slow at both ends")
  func defaults() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    UIView.animate(withDuration: 1) { view.center.x = 150 }
    HeadlessClock.advance(by: 0.1)
    #expect(view.headlessPresentation.center.x < 52.5)
    HeadlessClock.advance(by: 0.4)
    #expect(isClose(view.headlessPresentation.center.x, 100, by: 1e-6))
    HeadlessClock.advance(by: 0.4)
    #expect(view.headlessPresentation.center.x > 147.5)
  }

  @Test("98. A block within another one takes over its duration and curve")
  func inheritance() {
    let screen = Screen()
    let (one, other) = (screen.add(rect(0, 0, 100, 100)), screen.add(rect(0, 0, 100, 100)))
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 0.1, delay: 0, options: .curveEaseIn) { one.center.x = 150 }
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveEaseIn, .overrideInheritedDuration, .overrideInheritedCurve]
      ) { other.center.x = 150 }
    }
    HeadlessClock.advance(by: 0.5)
    #expect(isClose(one.headlessPresentation.center.x, 75))
    #expect(other.headlessPresentation.center.x < 90)
    HeadlessClock.advance(by: 0.5)
    #expect(isClose(one.headlessPresentation.center.x, 100) && other.headlessPresentation.center.x == 150)
  }

  @Test("98. Only the duration, or only the curve, can be kept")
  func partialInheritance() {
    let screen = Screen()
    let (one, other) = (screen.add(rect(0, 0, 100, 100)), screen.add(rect(0, 0, 100, 100)))
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseIn, .overrideInheritedDuration]) {
        one.center.x = 150
      }
      UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseIn, .overrideInheritedCurve]) {
        other.center.x = 150
      }
    }
    HeadlessClock.advance(by: 0.5)
    #expect(isClose(one.headlessPresentation.center.x, 100))
    #expect(other.headlessPresentation.center.x < 75)
    HeadlessClock.advance(by: 1)
    #expect(one.headlessPresentation.center.x == 150 && other.headlessPresentation.center.x < 150)
  }

  @Test("98. A block within one that allows touches allows them too, unless it keeps its own options")
  func inheritedPermission() {
    let screen = Screen()
    let (one, other) = (screen.add(rect(0, 0, 100, 100)), screen.add(rect(0, 200, 100, 100)))
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
      UIView.animate(withDuration: 1) { one.alpha = 0.5 }
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedOptions) { other.alpha = 0.5 }
    }
    #expect(screen.view.hitTest(CGPoint(x: 50, y: 50), with: nil) === one)
    #expect(screen.view.hitTest(CGPoint(x: 50, y: 250), with: nil) === screen.view)
  }

  @Test("99. inheritedAnimationDuration is not zero only inside a block")
  func inheritedDuration() {
    _ = Screen()
    #expect(UIView.inheritedAnimationDuration == 0)
    UIView.animate(withDuration: 0.7) { #expect(UIView.inheritedAnimationDuration == 0.7) }
    HeadlessAnimation.withKeyboardAnimation(duration: 0.25, curveRawValue: 7) {
      #expect(UIView.inheritedAnimationDuration == 0.25)
    }
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test("100. With animations off blocks change at once; what runs goes on")
  func disabled() {
    let screen = Screen()
    let (one, other) = (screen.add(rect(0, 0, 100, 100)), screen.add(rect(0, 0, 100, 100)))
    UIView.animate(withDuration: 1) { one.alpha = 0 }
    UIView.setAnimationsEnabled(false)
    var finished: Bool?
    UIView.animate(withDuration: 1, animations: { other.alpha = 0 }, completion: { finished = $0 })
    #expect(!UIView.areAnimationsEnabled && other.headlessPresentation.alpha == 0)
    HeadlessClock.advance(by: 0.5)
    #expect(one.headlessPresentation.alpha > 0 && finished == true)
    UIView.setAnimationsEnabled(true)
    #expect(UIView.areAnimationsEnabled)
  }

  @Test("100. performWithoutAnimation works inside a block and puts the switch back")
  func withoutAnimation() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.alpha = 0 }
      #expect(UIView.areAnimationsEnabled)
      view.center.x = 150
    }
    #expect(view.headlessPresentation.alpha == 0 && view.headlessPresentation.center.x == 50)
    UIView.setAnimationsEnabled(false)
    UIView.performWithoutAnimation {}
    #expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
  }

  @Test("101. layoutIfNeeded in a block animates what the constraints move")
  func layoutInBlock() {
    let screen = Screen()
    let view = screen.add(.zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    let top = view.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 10)
    NSLayoutConstraint.activate([
      top, view.heightAnchor.constraint(equalToConstant: 20), view.widthAnchor.constraint(equalToConstant: 20),
    ])
    HeadlessWorld.updateCycle()
    top.constant = 110
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { screen.view.layoutIfNeeded() }
    #expect(view.frame.minY == 110)
    HeadlessClock.advance(by: 0.5)
    #expect(view.headlessPresentationFrame(in: nil) == rect(0, 60, 20, 20))
  }

  @Test("101. The layoutSubviews option lays out what was changed within the block")
  func layoutOption() {
    final class Filled: UIView {
      override func layoutSubviews() { subviews.first?.frame = bounds }
    }
    let screen = Screen()
    let (view, inner) = (Filled(frame: rect(0, 0, 100, 100)), UIView())
    screen.view.addSubview(view)
    view.addSubview(inner)
    HeadlessWorld.updateCycle()
    UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews, .curveLinear]) { view.frame.size.height = 200 }
    #expect(inner.frame.height == 200)
    HeadlessClock.advance(by: 0.5)
    #expect(inner.headlessPresentation.bounds.height == 150)
  }

  @Test("104. The spring form takes a closure that does not escape, and bounces when asked to")
  func springForm() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    func move(_ change: () -> Void) {
      UIView.performWithoutAnimation(change)
      view.center.x = 50
      UIView.animate(springDuration: 0.5, bounce: 0.5, animations: change)
    }
    move { view.center.x = 150 }
    var highest: CGFloat = 0
    for _ in 0..<60 {
      HeadlessClock.advance(by: 0.02)
      highest = max(highest, view.headlessPresentation.center.x)
    }
    #expect(highest > 155 && highest < 180)
    HeadlessClock.advanceUntilIdle()
    #expect(view.headlessPresentation.center.x == 150)
  }

  @Test("A damped spring rests after its duration, and a ratio of 1 does not swing")
  func dampedForm() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
      view.center.x = 150
    }
    var last: CGFloat = 50
    for _ in 0..<49 {
      HeadlessClock.advance(by: 0.02)
      #expect(view.headlessPresentation.center.x >= last && view.headlessPresentation.center.x <= 150)
      last = view.headlessPresentation.center.x
    }
    #expect(last > 149.8)
  }

  @Test("Completions come in the order in which the animations end, then in which they began")
  func completionOrder() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    let journal = Journal()
    func animate(_ name: String, _ duration: TimeInterval, delay: TimeInterval = 0) {
      UIView.animate(withDuration: duration, delay: delay) {
        view.center.x += 1
      } completion: { _ in
        journal.note("\(name) \(HeadlessClock.now)")
      }
    }
    animate("long", 0.5)
    animate("short", 0.25)
    animate("late", 0.25, delay: 0.25)
    HeadlessClock.schedule(after: 0.25) { journal.note("work") }
    HeadlessClock.advance(by: 2)
    #expect(journal.take() == ["short 0.25", "work", "long 0.5", "late 0.5"])
  }

  @Test("A motion that is sent elsewhere goes on without a jump")
  func additive() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
    HeadlessClock.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 50 }
    #expect(isClose(view.headlessPresentation.center.x, 100))
    HeadlessClock.advance(by: 0.25)
    // Half of the first motion's last quarter is still ahead while the second has come a quarter of its way back.
    #expect(isClose(view.headlessPresentation.center.x, 50 - 25 + 75))
    HeadlessClock.advance(by: 1)
    #expect(view.headlessPresentation.center.x == 50)
  }

  @Test("beginFromCurrentState starts from what is seen and ends what was running")
  func retargeting() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    var first: Bool?
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 150 }, completion: { first = $0 })
    HeadlessClock.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear]) { view.center.x = 50 }
    #expect(isClose(view.headlessPresentation.center.x, 100))
    HeadlessClock.advance(by: 0.5)
    #expect(isClose(view.headlessPresentation.center.x, 75) && first == false)
  }

  @Test("beginFromCurrentState: what a block sets twice starts from what is seen and ends with the block")
  func retargetingTwice() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    var finished: Bool?
    UIView.animate(
      withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear],
      animations: {
        view.center.x = 500
        view.center.x = 150
      }, completion: { finished = $0 })
    HeadlessClock.advance(by: 0.5)
    #expect(isClose(view.headlessPresentation.center.x, 100) && finished == nil)
    HeadlessClock.advance(by: 0.5)
    #expect(finished == true)
  }

  @Test("A delay holds what is seen, while the model has its new value")
  func delay() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { view.center.x = 150 }
    HeadlessClock.advance(by: 1)
    #expect(view.headlessPresentation.center.x == 50 && view.center.x == 150)
    HeadlessClock.advance(by: 0.5)
    #expect(isClose(view.headlessPresentation.center.x, 100))
  }

  @Test("Repeating and autoreversing go back and forth until the view goes")
  func repeating() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    var finished: Bool?
    UIView.animate(
      withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
      animations: { view.center.x = 150 }, completion: { finished = $0 })
    HeadlessClock.advance(by: 1.5)
    #expect(isClose(view.headlessPresentation.center.x, 100))
    HeadlessClock.advance(by: 100.75)
    #expect(isClose(view.headlessPresentation.center.x, 75) && finished == nil)
    view.removeFromSuperview()
    HeadlessClock.advance(by: 0)
    #expect(finished == false)
  }

  @Test("Colours, transforms and scrolling are animated as well")
  func otherProperties() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    view.backgroundColor = .black
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.backgroundColor = .white
      view.transform = CGAffineTransform(translationX: 10, y: 0)
      view.bounds.origin.y = 20
      view.bounds.size.height = 300
    }
    HeadlessClock.advance(by: 0.5)
    let seen = view.headlessPresentation
    #expect(seen.backgroundColor == UIColor(white: 0.5, alpha: 1))
    #expect(seen.transform.tx == 5 && seen.bounds == rect(0, 10, 100, 200))
    HeadlessClock.advance(by: 0.5)
    #expect(view.headlessPresentation.backgroundColor == .white)
  }

  @Test("A transition changes at once and completes after its duration")
  func transitions() {
    let screen = Screen()
    let (one, other) = (screen.add(rect(0, 0, 100, 100)), UIView())
    var finished = false
    UIView.transition(
      with: one, duration: 0.3, options: .transitionCrossDissolve, animations: { one.alpha = 0.5 },
      completion: { finished = $0 })
    #expect(one.headlessPresentation.alpha == 0.5 && !finished)
    HeadlessClock.advance(by: 0.3)
    #expect(finished)
    UIView.transition(from: one, to: other, duration: 0.3)
    #expect(one.superview == nil && other.superview === screen.view)
    UIView.transition(from: other, to: one, duration: 0.3, options: .showHideTransitionViews)
    #expect(other.isHidden && !one.isHidden)
  }

  @Test("A view without a window is not animated")
  func withoutWindow() {
    _ = Screen()
    let view = UIView()
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    #expect(view.headlessPresentation.alpha == 0)
  }
}
