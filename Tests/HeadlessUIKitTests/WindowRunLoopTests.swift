import Foundation
import Testing
import UIKit

/// Tests of the main run loop's observers.
@MainActor struct WindowRunLoopTests {
  /// A log of calls.
  private final class Journal {
    var lines: [String] = []
  }

  private let journal = Journal()

  private func observer(
    _ name: String, activities: CFRunLoopActivity = .beforeWaiting, repeats: Bool = true, order: CFIndex = 0
  ) -> CFRunLoopObserver? {
    CFRunLoopObserverCreateWithHandler(nil, activities.rawValue, repeats, order) { [journal] _, _ in
      journal.lines.append(name)
    }
  }

  private func add(_ observer: CFRunLoopObserver?) {
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
  }

  @Test func `Observers are called once per turn, by order and then in the order in which they were added`() {
    HeadlessWorld.reset()
    add(observer("late", order: 5))
    add(observer("first"))
    add(observer("second"))
    let early = observer("early", order: -1)
    add(early)
    add(early)
    HeadlessWorld.updateCycle()
    #expect(journal.lines == ["early", "first", "second", "late"])
  }

  @Test func `While the clock advances, observers are called in each turn, including the first`() {
    HeadlessWorld.reset()
    add(observer("turn"))
    HeadlessClock.schedule(after: 0.1) { [journal] in journal.lines.append("work") }
    HeadlessClock.advance(by: 0.2)
    #expect(journal.lines == ["turn", "work", "turn", "turn"])
  }

  @Test func `Changes of an observer are laid out in the same turn, before observers of a higher order`() {
    HeadlessWorld.reset()
    let view = LayoutCounter()
    let controller = UIViewController()
    controller.view.addSubview(view)
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HeadlessWorld.updateCycle()
    view.count = 0
    var after: [Int] = []
    let change = CFRunLoopObserverCreateWithHandler(nil, CFRunLoopActivity.beforeWaiting.rawValue, false, 0) { _, _ in
      MainActor.assumeIsolated { view.setNeedsLayout() }
    }
    let look = CFRunLoopObserverCreateWithHandler(
      nil, CFRunLoopActivity.beforeWaiting.rawValue, true, HeadlessRunLoop.commitOrder
    ) { _, _ in
      MainActor.assumeIsolated { after.append(view.count) }
    }
    add(look)
    add(change)
    HeadlessWorld.updateCycle()
    #expect(after == [1])
    _ = window
  }

  @Test func `An observer that does not repeat is called once, and is then invalid`() {
    HeadlessWorld.reset()
    let once = observer("once", repeats: false)
    add(once)
    #expect(CFRunLoopObserverIsValid(once))
    HeadlessWorld.updateCycle()
    HeadlessWorld.updateCycle()
    #expect(journal.lines == ["once"])
    #expect(!CFRunLoopObserverIsValid(once))
    #expect(HeadlessRunLoop.observerCount == 0)
  }

  @Test func `A removed observer can be added again, but an invalidated one cannot`() {
    HeadlessWorld.reset()
    let observer = observer("call")
    add(observer)
    CFRunLoopRemoveObserver(CFRunLoopGetMain(), observer, .commonModes)
    HeadlessWorld.updateCycle()
    #expect(journal.lines.isEmpty)
    add(observer)
    #expect(CFRunLoopContainsObserver(CFRunLoopGetMain(), observer, .commonModes))
    HeadlessWorld.updateCycle()
    CFRunLoopObserverInvalidate(observer)
    add(observer)
    HeadlessWorld.updateCycle()
    #expect(journal.lines == ["call"])
    #expect(!CFRunLoopContainsObserver(CFRunLoopGetMain(), observer, .commonModes))
  }

  @Test func `An observer that an earlier one removes in the same turn is not called`() {
    HeadlessWorld.reset()
    let second = observer("second", order: 1)
    let first = CFRunLoopObserverCreateWithHandler(nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 0) { _, _ in
      CFRunLoopObserverInvalidate(second)
    }
    add(second)
    add(first)
    HeadlessWorld.updateCycle()
    #expect(journal.lines.isEmpty)
  }

  @Test func `A turn that ends in an observer's call does not call the same observer again`() {
    HeadlessWorld.reset()
    let nested = CFRunLoopObserverCreateWithHandler(nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 0) {
      [journal] _, _ in
      journal.lines.append("call")
      MainActor.assumeIsolated { HeadlessWorld.updateCycle() }
    }
    add(nested)
    HeadlessWorld.updateCycle()
    #expect(journal.lines == ["call"])
  }

  @Test func `Observers of other activities are not called, and a reset removes all observers`() {
    HeadlessWorld.reset()
    add(observer("exit", activities: [.entry, .beforeTimers, .beforeSources, .afterWaiting, .exit]))
    let any = observer("any", activities: .allActivities)
    add(any)
    HeadlessWorld.updateCycle()
    #expect(journal.lines == ["any"])
    HeadlessWorld.reset()
    #expect(HeadlessRunLoop.observerCount == 0)
    #expect(!CFRunLoopObserverIsValid(any))
  }

  @Test(
    arguments: [
      (CFRunLoopActivity.entry, 1), (.beforeTimers, 2), (.beforeSources, 4), (.beforeWaiting, 32), (.afterWaiting, 64),
      (.exit, 128), (.allActivities, 0x0FFF_FFFF),
    ] as [(CFRunLoopActivity, CFOptionFlags)])
  func `The activities have the values of Core Foundation's header`(activity: CFRunLoopActivity, value: CFOptionFlags) {
    #expect(activity.rawValue == value)
  }
}

private final class LayoutCounter: UIView {
  var count = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
  }
}
