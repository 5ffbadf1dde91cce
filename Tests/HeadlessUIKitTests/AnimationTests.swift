import Foundation
import Testing
import UIKit

@MainActor @Suite("Animation blocks") struct AnimationTests {
  @Test("The closure runs once, immediately; model values jump, and visible values animate")
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

  @Test("Without a duration, changes are immediate and the completion is called in the next turn", arguments: [0, -1])
  func noDuration(duration: TimeInterval) {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    var finished: Bool?
    UIView.animate(withDuration: duration, animations: { view.alpha = 0 }, completion: { finished = $0 })
    #expect(view.headlessPresentation.alpha == 0 && finished == nil)
    HeadlessClock.advance(by: 0)
    #expect(finished == true)
  }

  @Test("A block runs and ends normally if it reverts its only change and makes another change")
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

  @Test("The completion receives whether the animation ran to its end")
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

  @Test("If nothing changes, the completion is called soon, with finished")
  func nothingToAnimate() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    var finished: Bool?
    UIView.animate(withDuration: 10, animations: { view.alpha = 1 }, completion: { finished = $0 })
    #expect(finished == nil)
    HeadlessClock.advance(by: 0)
    #expect(finished == true)
  }

  @Test("The short forms use the ease-in-out curve")
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

  @Test("A nested block inherits duration and curve")
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

  @Test("A nested block can keep only its duration, or only its curve")
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

  @Test("A nested block inherits the permission for touches unless it overrides inherited options")
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

  @Test("inheritedAnimationDuration is zero outside of blocks")
  func inheritedDuration() {
    _ = Screen()
    #expect(UIView.inheritedAnimationDuration == 0)
    UIView.animate(withDuration: 0.7) { #expect(UIView.inheritedAnimationDuration == 0.7) }
    HeadlessAnimation.withKeyboardAnimation(duration: 0.25, curveRawValue: 7) {
      #expect(UIView.inheritedAnimationDuration == 0.25)
    }
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test("With animations disabled, changes are immediate and running animations continue")
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

  @Test("performWithoutAnimation works inside a block and restores the setting")
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

  @Test("layoutIfNeeded in a block animates the views that constraints move")
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

  @Test("The layoutSubviews option lays out changed views inside the block")
  func layoutOption() {
    final class FilledView: UIView {
      override func layoutSubviews() { subviews.first?.frame = bounds }
    }
    let screen = Screen()
    let (view, inner) = (FilledView(frame: rect(0, 0, 100, 100)), UIView())
    screen.view.addSubview(view)
    view.addSubview(inner)
    HeadlessWorld.updateCycle()
    UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews, .curveLinear]) { view.frame.size.height = 200 }
    #expect(inner.frame.height == 200)
    HeadlessClock.advance(by: 0.5)
    #expect(inner.headlessPresentation.bounds.height == 150)
  }

  @Test("The spring form accepts a nonescaping closure and bounces")
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

  @Test("A damped spring ends after its duration, and a spring with a damping ratio of 1 does not overshoot")
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

  @Test("Completions are called in the order in which animations end, and then in the order in which they began")
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

  @Test("A redirected motion continues without a jump")
  func additive() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
    HeadlessClock.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 50 }
    #expect(isClose(view.headlessPresentation.center.x, 100))
    HeadlessClock.advance(by: 0.25)
    // A quarter of the first motion and three quarters of the second motion remain.
    #expect(isClose(view.headlessPresentation.center.x, 50 - 25 + 75))
    HeadlessClock.advance(by: 1)
    #expect(view.headlessPresentation.center.x == 50)
  }

  @Test("beginFromCurrentState starts at the visible value and ends running animations")
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

  @Test("With beginFromCurrentState, a property that a block sets twice moves from the visible value to the last value")
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

  @Test("During a delay, the visible value stays and the model has its new value")
  func delay() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) { view.center.x = 150 }
    HeadlessClock.advance(by: 1)
    #expect(view.headlessPresentation.center.x == 50 && view.center.x == 150)
    HeadlessClock.advance(by: 0.5)
    #expect(isClose(view.headlessPresentation.center.x, 100))
  }

  @Test("A repeating, autoreversing animation runs until the view is removed")
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

  @Test("Colors, transforms, and scrolling are animated")
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

  @Test("A transition makes its changes immediately and completes after its duration")
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
