import Foundation
import Testing
import UIKit

/// The observers of the main run loop.
@MainActor struct WindowRunLoopTests {
  /// What happened, in order.
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

  @Test func `They come once in a turn, the lower order first and then the one that was added first`() {
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

  @Test func `Each turn on the way has them, and the turn in which time began to pass`() {
    HeadlessWorld.reset()
    add(observer("turn"))
    HeadlessClock.schedule(after: 0.1) { [journal] in journal.lines.append("work") }
    HeadlessClock.advance(by: 0.2)
    #expect(journal.lines == ["turn", "work", "turn", "turn"])
  }

  @Test func `What one changes is laid out in the same turn, and the commit comes before those of a higher order`() {
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

  @Test func `One that does not repeat is called once, and is not valid any more`() {
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

  @Test func `One that was taken away can be added again, one that was invalidated cannot`() {
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

  @Test func `One that an earlier one takes away in the same turn is not called`() {
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

  @Test func `A turn that ends within a call does not call the same observer again`() {
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

  @Test func `Those who wait for something else hear nothing, and a fresh world has none`() {
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
