import ClavierCore
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

@MainActor struct KeyboardStreamTests {
  let keyboard = KeyboardFixture()
  let center: KeyboardCenter

  init() {
    center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
  }

  @Test func `a stream has the events since it was created, in order`() async {
    HeadlessWorld.reset()
    keyboard.post(.willHide, keyboard.hidden())
    let stream = center.events
    keyboard.show()
    keyboard.hide()
    var events: [KeyboardEvent] = []
    for await (event, info) in stream {
      events.append(event)
      #expect(info == (events.count <= 4 ? keyboard.info(height: 336) : keyboard.hidden()))
      if events.count == 8 { break }
    }
    #expect(
      events == [
        .willChangeFrame, .willShow, .didChangeFrame, .didShow, .willChangeFrame, .willHide, .didChangeFrame, .didHide,
      ])
  }

  @Test(.timeLimit(.minutes(15))) func `wakes a task that waits for each event`() async {
    HeadlessWorld.reset()
    let stream = center.events
    let (taken, report) = AsyncStream<Int>.makeStream()
    let task = Task {
      var count = 0
      for await _ in stream {
        count += 1
        report.yield(count)
      }
    }
    // After the first event, the task waits.
    var iterator = taken.makeAsyncIterator()
    for number in 1...10 {
      keyboard.post(.willShow, keyboard.info(height: 336))
      #expect(await iterator.next() == number)
    }
    task.cancel()
  }

  @Test func `a task takes no event after it is canceled, not even one that was posted just before`() async {
    HeadlessWorld.reset()
    let stream = center.events
    var events: [KeyboardEvent] = []
    let task = Task {
      for await (event, _) in stream { events.append(event) }
    }
    for frame in 1...20 {
      keyboard.post(.willChangeFrame, keyboard.info(height: CGFloat(frame)))
      while events.count < frame { await Task.yield() }
    }
    // By now, the task is most likely waiting.
    for _ in 1...20 { await Task.yield() }
    keyboard.post(.willShow, keyboard.info(height: 336))
    task.cancel()
    await task.value
    #expect(!events.contains(.willShow))
  }

  @Test func `a task on the main actor takes events that are already posted without suspending`() async {
    HeadlessWorld.reset()
    let stream = center.events
    keyboard.show()
    var order: [String] = []
    let other = Task { @MainActor in order.append("other") }
    var iterator = stream.makeAsyncIterator()
    for _ in 0..<4 {
      if let (event, _) = await iterator.next(isolation: MainActor.shared) { order.append(event.rawValue) }
    }
    #expect(order == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
    await other.value
    #expect(order.last == "other")
  }

  @Test func `a task that is canceled before its first event takes none, and ends the subscription`() async {
    HeadlessWorld.reset()
    let stream = center.events
    keyboard.show()
    let canceled = Task { () -> KeyboardEvent? in
      for await (event, _) in stream { return event }
      return nil
    }
    canceled.cancel()
    #expect(await canceled.value == nil)
    await expectNoSubscriber()
  }

  @Test func `each access creates a stream with all events`() async {
    HeadlessWorld.reset()
    let streams = (0..<3).map { _ in center.events }
    keyboard.show()
    for stream in streams {
      var count = 0
      for await _ in stream {
        count += 1
        if count == 4 { break }
      }
      #expect(count == 4)
    }
  }

  @Test func `a canceled task gets no event, and its subscription ends`() async {
    HeadlessWorld.reset()
    let stream = center.events
    #expect(center.subscribers.count == 1)
    let task = Task { [stream] in
      var count = 0
      for await _ in stream { count += 1 }
      return count
    }
    await Task.yield()
    task.cancel()
    #expect(await task.value == 0)
    await expectNoSubscriber()
    keyboard.show()
  }

  @Test func `the subscriptions for states and heights end with a canceled task`() async {
    HeadlessWorld.reset()
    let (states, heights) = (center.states, center.heights(in: UIView()))
    #expect(center.subscribers.count == 2)
    let tasks = [Task { for await _ in states {} }, Task { for await _ in heights {} }]
    for _ in 0..<100 { await Task.yield() }
    #expect(center.subscribers.count == 2)
    for task in tasks {
      task.cancel()
      await task.value
    }
    for _ in 0..<100 where center.subscribers.count > 0 { await Task.yield() }
    #expect(center.subscribers.count == 0)
  }

  @Test func `a canceled task receives none of the states and heights that the stream still stores`() async {
    HeadlessWorld.reset()
    let window = makeWindow()
    let (states, heights) = (center.states, center.heights(in: window))
    for height in 301...320 { keyboard.post(.willChangeFrame, keyboard.info(height: CGFloat(height), duration: 0)) }
    func takeOne<Element>(of stream: AsyncStream<Element>) async -> Int {
      var count = 0
      for await _ in stream {
        count += 1
        withUnsafeCurrentTask { $0?.cancel() }
      }
      return count
    }
    #expect(await Task { await takeOne(of: states) }.value == 1)
    #expect(await Task { await takeOne(of: heights) }.value == 1)
    await expectNoSubscriber()
    withExtendedLifetime(window) {}
  }

  @Test func `an unused stream ends when its last reference is released`() async {
    HeadlessWorld.reset()
    var stream: KeyboardEvents? = center.events
    var states: AsyncStream<KeyboardState>? = center.states
    #expect(center.subscribers.count == 2)
    #expect(stream != nil && states != nil)
    stream = nil
    states = nil
    await expectNoSubscriber()
  }

  @Test func `a stream that is released during a delivery does not affect the delivery`() async {
    HeadlessWorld.reset()
    var stream: KeyboardEvents? = center.events
    var received: [KeyboardEvent] = []
    let first = center.subscribe { _, _ in stream = nil }
    let last = center.subscribe { event, _ in received.append(event) }
    keyboard.show()
    #expect(stream == nil)
    #expect(received == [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
    first.cancel()
    last.cancel()
    await expectNoSubscriber()
  }

  @Test func `10,000 events that a task never reads use bounded memory, and the latest will event is kept`() async {
    HeadlessWorld.reset()
    let stream = center.events
    for height in 1...9_000 { keyboard.post(.willChangeFrame, keyboard.info(height: CGFloat(height % 300 + 200))) }
    keyboard.post(.willShow, keyboard.info(height: 333))
    for height in 1...1_000 { keyboard.post(.didChangeFrame, keyboard.info(height: CGFloat(height % 300 + 200))) }
    var events: [(event: KeyboardEvent, info: KeyboardInfo)] = []
    for await event in stream {
      events.append(event)
      if events.count == EventBuffer.limit { break }
    }
    #expect(events.first?.event == .willShow)
    #expect(events.first?.info.endFrame.height == 333)
    #expect(events.dropFirst().allSatisfy { $0.event == .didChangeFrame })
  }

  @Test func `a stream keeps at most the latest 256 heights that its task has not taken`() async {
    HeadlessWorld.reset()
    let window = makeWindow()
    let stream = center.heights(in: window)
    for number in 0..<1_000 {
      keyboard.post(.willChangeFrame, keyboard.info(height: CGFloat(300 + number % 200), duration: 0))
    }
    var heights: [CGFloat] = []
    for await height in stream {
      heights.append(height)
      if heights.last == 499, heights.count > 200 { break }
    }
    #expect(heights.count == 256)
    #expect(heights.first == 444)
    withExtendedLifetime(window) {}
  }

  @Test func `a stream keeps at most the latest 32 states that its task has not taken`() async {
    HeadlessWorld.reset()
    let stream = center.states
    for height in 301...400 { keyboard.post(.willChangeFrame, keyboard.info(height: CGFloat(height), duration: 0)) }
    var heights: [CGFloat] = []
    for await state in stream {
      heights.append(state.frame.height)
      if heights.count == 32 { break }
    }
    #expect(heights == (369...400).map { CGFloat($0) })
  }

  @Test func `the states begin with the current state, and equal states are not repeated`() async {
    HeadlessWorld.reset()
    keyboard.show()
    let stream = center.states
    keyboard.show()
    keyboard.show(height: 300)
    keyboard.hide()
    var states: [KeyboardState] = []
    for await state in stream {
      states.append(state)
      if states.count == 3 { break }
    }
    #expect(states.map(\.placement) == [.docked, .docked, .hidden])
    #expect(states.map(\.frame.minY) == [516, 552, 852])
    _ = stream
  }

  @Test func `the states include a correction without a notification`() async {
    HeadlessWorld.reset()
    let stream = center.states
    keyboard.show()
    keyboard.notificationCenter.post(name: UIApplication.willResignActiveNotification, object: nil)
    keyboard.post(.willChangeFrame, keyboard.info(height: 300))
    keyboard.notificationCenter.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    var heights: [CGFloat] = []
    for await state in stream {
      heights.append(state.frame.height)
      if heights.count == 3 { break }
    }
    #expect(heights == [0, 336, 300])
  }

  @Test func `the streams end when their center is deallocated`() async {
    HeadlessWorld.reset()
    let view = UIView()
    var center: KeyboardCenter? = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
    let events = center?.events
    let states = center?.states
    let heights = center?.heights(in: view)
    keyboard.post(.willShow, keyboard.info(height: 336))
    center = nil
    var counts = [0, 0, 0]
    if let events { for await _ in events { counts[0] += 1 } }
    if let states { for await _ in states { counts[1] += 1 } }
    if let heights { for await _ in heights { counts[2] += 1 } }
    #expect(counts == [1, 2, 1])
  }

  /// The end of a stream reaches the main actor in a later turn.
  private func expectNoSubscriber() async {
    for _ in 0..<100 where center.subscribers.count > 0 { await Task.yield() }
    #expect(center.subscribers.count == 0)
  }
}
