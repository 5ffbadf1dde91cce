import Foundation
import Testing
import UIKit

@MainActor @Suite("Property animators") struct AnimationPropertyAnimatorTests {
  private func linear(_ view: UIView) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
  }

  @Test("An animator is inactive until it is started; a running animator is active")
  func starting() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    let animator = linear(view)
    HeadlessClock.advance(by: 1)
    #expect(animator.state == .inactive && !animator.isRunning && view.center.x == 50)
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && view.center.x == 150)
    HeadlessClock.advance(by: 0.5)
    #expect(isClose(view.headlessPresentation.center.x, 100) && isClose(animator.fractionComplete, 0.5))
    HeadlessClock.advance(by: 0.5)
    #expect(animator.state == .inactive && position == .end)
    let running = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) { view.alpha = 0 }
    #expect(running.isRunning)
  }

  @Test("A stopped animator stays at its position, and finishing it calls the completions")
  func stopping() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    let animator = linear(view)
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    HeadlessClock.advance(by: 0.25)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && isClose(view.center.x, 75) && positions.isEmpty)
    animator.finishAnimation(at: .start)
    #expect(animator.state == .inactive && view.center.x == 50 && positions == [.start])
  }

  @Test("An animator that is stopped without finishing calls no completion")
  func stoppingWithoutFinishing() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    let animator = linear(view)
    var isCalled = false
    animator.addCompletion { _ in isCalled = true }
    animator.startAnimation()
    HeadlessClock.advance(by: 0.25)
    animator.stopAnimation(true)
    HeadlessClock.advance(by: 2)
    #expect(animator.state == .inactive && isClose(view.center.x, 75) && !isCalled)
  }

  @Test("An animator can be paused, scrubbed, and continued")
  func scrubbing() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    let animator = linear(view)
    animator.fractionComplete = 0.25
    #expect(animator.state == .active && !animator.isRunning && isClose(view.headlessPresentation.center.x, 75))
    HeadlessClock.advance(by: 5)
    #expect(isClose(view.headlessPresentation.center.x, 75))
    animator.startAnimation()
    HeadlessClock.advance(by: 0.375)
    #expect(isClose(view.headlessPresentation.center.x, 112.5))
    animator.pauseAnimation()
    HeadlessClock.advance(by: 5)
    #expect(isClose(animator.fractionComplete, 0.625))
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    HeadlessClock.advance(by: 0.375)
    #expect(animator.state == .inactive && view.headlessPresentation.center.x == 150)
  }

  @Test("A reversed animator returns to its start, and the views keep their old values")
  func reversing() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    let animator = linear(view)
    var position: UIViewAnimatingPosition?
    animator.addCompletion { position = $0 }
    animator.startAnimation()
    HeadlessClock.advance(by: 0.5)
    animator.isReversed = true
    HeadlessClock.advance(by: 0.25)
    #expect(isClose(view.headlessPresentation.center.x, 75))
    HeadlessClock.advance(by: 0.25)
    #expect(position == .start && view.center.x == 50)
  }

  @Test("The default spring is the keyboard's: mass 3, stiffness 1000, damping 500")
  func systemSpring() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: UISpringTimingParameters())
    animator.addAnimations { view.center.y += 336 }
    animator.startAnimation()
    HeadlessClock.advance(by: 0.25)
    #expect(isClose(view.headlessPresentation.center.y - 50, 316.52488444019065, by: 1e-6))
    #expect(animator.duration > 0.5 && animator.duration < 0.52)
  }

  @Test("A delayed start keeps the views at their initial values")
  func delayedStart() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    let animator = linear(view)
    animator.startAnimation(afterDelay: 1)
    HeadlessClock.advance(by: 1)
    #expect(animator.delay == 1 && view.headlessPresentation.center.x == 50)
    HeadlessClock.advance(by: 0.5)
    #expect(isClose(view.headlessPresentation.center.x, 100))
  }

  @Test("Changes that are added to a running animator start at the visible values and end with the others")
  func addingLate() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    let animator = linear(view)
    animator.startAnimation()
    HeadlessClock.advance(by: 0.5)
    animator.addAnimations { view.alpha = 0 }
    #expect(isClose(view.headlessPresentation.alpha, 1))
    HeadlessClock.advance(by: 0.25)
    #expect(isClose(view.headlessPresentation.alpha, 0.5))
  }
}
