import Foundation
import Testing
import UIKit

@MainActor @Suite("Virtual clock") struct WindowClockTests {
  @Test("Work runs in the order of its time, then in the order in which it was scheduled")
  func order() {
    HeadlessWorld.reset()
    let journal = Journal()
    HeadlessClock.schedule(after: 2) { journal.note("two at \(HeadlessClock.now)") }
    HeadlessClock.schedule(after: 1) { journal.note("one at \(HeadlessClock.now)") }
    HeadlessClock.schedule(after: 1) { journal.note("also one") }
    HeadlessClock.advance(by: 0.5)
    #expect(journal.take().isEmpty && HeadlessClock.now == 0.5)
    HeadlessClock.advance(by: 5)
    #expect(journal.take() == ["one at 1.0", "also one", "two at 2.0"] && HeadlessClock.now == 5.5)
  }

  @Test("Work that other work schedules runs in the same advance if it becomes due")
  func nested() {
    HeadlessWorld.reset()
    let journal = Journal()
    HeadlessClock.schedule(after: 1) {
      journal.note("one")
      HeadlessClock.schedule(after: 0) { journal.note("next turn") }
      HeadlessClock.schedule(after: 1) { journal.note("two") }
    }
    HeadlessClock.schedule(after: 1) { journal.note("other") }
    HeadlessClock.advance(by: 1.5)
    #expect(journal.take() == ["one", "other", "next turn"])
    HeadlessClock.advance(by: 0.5)
    #expect(journal.take() == ["two"])
  }

  @Test("A run loop turn ends with layout, before the work that the turn schedules for the current time")
  func layoutBetweenTurns() {
    let screen = Screen()
    let view = screen.add(.zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    var widths: [CGFloat] = []
    HeadlessClock.schedule(after: 1) {
      HeadlessWorld.updateCycle()
      width.constant = 20
      HeadlessClock.schedule(after: 0) { widths.append(view.bounds.width) }
      widths.append(view.bounds.width)
    }
    HeadlessClock.advance(by: 1)
    #expect(widths == [10, 20])
  }

  @Test("Canceled work does not run")
  func cancelling() {
    HeadlessWorld.reset()
    var isDone = false
    let work = HeadlessClock.schedule(after: 1) { isDone = true }
    #expect(work.isPending)
    work.cancel()
    HeadlessClock.advance(by: 2)
    #expect(!isDone && !work.isPending)
  }

  @Test("Rounding errors in sums of fractions do not delay work")
  func roundOff() {
    HeadlessWorld.reset()
    var isDone = false
    HeadlessClock.schedule(after: 0.3) { isDone = true }
    for _ in 0..<3 { HeadlessClock.advance(by: 0.1) }
    #expect(isDone)
  }

  @Test("advanceUntilIdle ends when nothing is animated or scheduled, or at its limit")
  func idling() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 1, 1))
    UIView.animate(withDuration: 2) { view.alpha = 0 }
    HeadlessClock.schedule(after: 3) {}
    HeadlessClock.advanceUntilIdle()
    #expect(HeadlessClock.now == 3)
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat]) { view.alpha = 1 }
    HeadlessClock.advanceUntilIdle(limit: 4)
    #expect(HeadlessClock.now <= 7)
  }

  @Test("A reset removes work, windows, and animations, and sets the time to 0")
  func reset() {
    let screen = Screen()
    screen.view.alpha = 0.5
    HeadlessClock.schedule(after: 1) { Issue.record("done after a reset") }
    HeadlessClock.advance(by: 0.5)
    UIView.setAnimationsEnabled(false)
    HeadlessWorld.reset()
    #expect(HeadlessClock.now == 0 && UIApplication.shared.windows.isEmpty && UIView.areAnimationsEnabled)
    HeadlessClock.advance(by: 2)
  }
}
