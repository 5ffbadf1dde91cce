import ClavierCore
import Combine
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

@MainActor struct KeyboardPublisherTests {
  let keyboard = KeyboardFixture()
  let center: KeyboardCenter

  init() {
    center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
  }

  @Test func `publishes each event before post returns`() {
    HeadlessWorld.reset()
    var events: [KeyboardEvent] = []
    let cancellable = center.eventPublisher.sink { events.append($0.event) }
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(events == [.willShow])
    keyboard.show()
    #expect(events == [.willShow, .willChangeFrame, .willShow, .didChangeFrame, .didShow])
    cancellable.cancel()
  }

  @Test func `publishes inside the system's animation`() {
    HeadlessWorld.reset()
    let view = UIView()
    makeWindow().addSubview(view)
    let cancellable = center.eventPublisher.sink { _ in view.frame.origin.y = 100 }
    HeadlessAnimation.withKeyboardAnimation(duration: 0.25, curveRawValue: 7) {
      keyboard.post(.willShow, keyboard.info(height: 336))
    }
    #expect(HeadlessClock.isAnimating)
    cancellable.cancel()
  }

  @Test func `ends its subscription when it is canceled, and when its cancellable is released`() {
    HeadlessWorld.reset()
    var count = 0
    let publisher = center.eventPublisher
    let cancellable = publisher.sink { _ in count += 1 }
    var cancellables: Set<AnyCancellable> = []
    publisher.sink { _ in count += 10 }.store(in: &cancellables)
    #expect(center.subscribers.count == 2)
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(count == 11)
    cancellable.cancel()
    cancellables = []
    #expect(center.subscribers.count == 0)
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(count == 11)
  }

  @Test func `a subscriber that cancels itself gets nothing more`() {
    HeadlessWorld.reset()
    var cancellable: AnyCancellable?
    var count = 0
    cancellable = center.eventPublisher.sink { _ in
      count += 1
      cancellable?.cancel()
    }
    keyboard.show()
    #expect(count == 1)
    #expect(center.subscribers.count == 0)
  }

  @Test func `a subscriber that requests one event gets only the first`() {
    HeadlessWorld.reset()
    var events: [KeyboardEvent] = []
    let cancellable = center.eventPublisher.first().sink { events.append($0.event) }
    keyboard.show()
    #expect(events == [.willChangeFrame])
    #expect(center.subscribers.count == 0)
    cancellable.cancel()
  }

  @Test(arguments: [[1], [2], [3], [2, 1]])
  func `a subscriber gets as many events as it requests in total`(demands: [Int]) {
    HeadlessWorld.reset()
    var events: [KeyboardEvent] = []
    var subscription: (any Subscription)?
    center.eventPublisher.subscribe(
      AnySubscriber(
        receiveSubscription: {
          subscription = $0
          for demand in demands { $0.request(.max(demand)) }
        },
        receiveValue: {
          events.append($0.event)
          return .none
        }))
    keyboard.show()
    #expect(events == Array([KeyboardEvent.willChangeFrame, .willShow, .didChangeFrame].prefix(demands.reduce(0, +))))
    #expect(center.subscribers.count == 1)
    subscription?.cancel()
    #expect(center.subscribers.count == 0)
  }

  @Test func `a subscriber that requests one more event with each event gets all events`() {
    HeadlessWorld.reset()
    var events: [KeyboardEvent] = []
    var subscription: (any Subscription)?
    center.eventPublisher.subscribe(
      AnySubscriber(
        receiveSubscription: {
          subscription = $0
          $0.request(.max(1))
        },
        receiveValue: {
          events.append($0.event)
          return .max(1)
        }))
    keyboard.show()
    #expect(events == [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
    subscription?.cancel()
  }

  @Test(arguments: [false, true])
  func `a subscriber that cancels at the beginning leaves no subscription`(isBeforeFirstValue: Bool) {
    HeadlessWorld.reset()
    var subscription: (any Subscription)?
    var count = 0
    center.statePublisher.subscribe(
      AnySubscriber(
        receiveSubscription: {
          subscription = $0
          $0.request(.unlimited)
          if isBeforeFirstValue { $0.cancel() }
        },
        receiveValue: { _ in
          count += 1
          subscription?.cancel()
          return .none
        }))
    #expect(subscription != nil && count == (isBeforeFirstValue ? 0 : 1))
    #expect(center.subscribers.count == 0)
  }

  @Test func `a subscriber that subscribes on another thread gets the events on the main thread`() async {
    HeadlessWorld.reset()
    let publisher = Handover(value: center.eventPublisher)
    let received = Handover(value: Received())
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        received.value.cancellable = publisher.value.sink { event in
          MainActor.assertIsolated()
          received.value.events.append(event.event)
        }
        continuation.resume()
      }
    }
    for _ in 0..<100 where center.subscribers.count == 0 { await Task.yield() }
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(received.value.events == [.willShow])
    received.value.cancellable?.cancel()
  }

  @Test func `the states begin with the current state, and equal states are not repeated`() {
    HeadlessWorld.reset()
    keyboard.show()
    var placements: [KeyboardState.Placement] = []
    let cancellable = center.statePublisher.sink { placements.append($0.placement) }
    #expect(placements == [.docked])
    keyboard.show()
    #expect(placements == [.docked])
    keyboard.hide()
    #expect(placements == [.docked, .hidden])
    cancellable.cancel()
  }

  @Test func `a subscriber that requests a state later gets the current state first`() {
    HeadlessWorld.reset()
    keyboard.show()
    var placements: [KeyboardState.Placement] = []
    var subscription: (any Subscription)?
    center.statePublisher.subscribe(
      AnySubscriber(
        receiveSubscription: { subscription = $0 },
        receiveValue: {
          placements.append($0.placement)
          return .none
        }))
    #expect(placements == [])
    subscription?.request(.max(1))
    #expect(placements == [.docked])
    subscription?.request(.max(1))
    #expect(placements == [.docked])
    keyboard.hide()
    #expect(placements == [.docked, .hidden])
    keyboard.show()
    keyboard.hide()
    subscription?.request(.max(1))
    #expect(placements == [.docked, .hidden], "an equal state is not repeated")
    keyboard.show()
    #expect(placements == [.docked, .hidden, .docked])
    subscription?.cancel()
  }

  @Test func `a change during the first state is published`() {
    HeadlessWorld.reset()
    var placements: [KeyboardState.Placement] = []
    let cancellable = center.statePublisher.sink { [keyboard] state in
      placements.append(state.placement)
      if placements.count == 1 { keyboard.post(.willShow, keyboard.info(height: 336)) }
    }
    #expect(placements == [.unknown, .docked])
    cancellable.cancel()
  }

  @Test func `an iteration begins with the current state`() async {
    HeadlessWorld.reset()
    keyboard.show()
    for await state in center.statePublisher.values {
      #expect(state.placement == .docked)
      break
    }
  }

  @Test func `the publishers finish when the center is deallocated`() {
    HeadlessWorld.reset()
    var center: KeyboardCenter? = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
    var finished: [String] = []
    let cancellables = [
      center?.eventPublisher.sink(receiveCompletion: { _ in finished.append("events") }, receiveValue: { _ in }),
      center?.statePublisher.sink(receiveCompletion: { _ in finished.append("states") }, receiveValue: { _ in }),
    ]
    let publisher = center?.eventPublisher
    #expect(finished == [])
    center = nil
    #expect(finished == ["events", "states"])
    let late = publisher?.sink(receiveCompletion: { _ in finished.append("late") }, receiveValue: { _ in })
    #expect(finished == ["events", "states", "late"])
    withExtendedLifetime((cancellables, late)) {}
  }

  @Test func `a subscriber that does not keep its subscription gets the events, and is released with the center`() {
    HeadlessWorld.reset()
    var center: KeyboardCenter? = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
    var received: Received? = Received()
    weak let released = received
    center?.eventPublisher.subscribe(
      AnySubscriber(
        receiveSubscription: { $0.request(.unlimited) },
        receiveValue: { [received] in
          received?.events.append($0.event)
          return .none
        }))
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(received?.events == [.willShow])
    received = nil
    #expect(released != nil)
    center = nil
    #expect(released == nil)
  }

  @Test func `the changes do not begin with the current state, and have an animation`() {
    HeadlessWorld.reset()
    keyboard.show()
    var changes: [(state: KeyboardState, animation: KeyboardAnimation)] = []
    let cancellable = center.changePublisher.sink { changes.append($0) }
    #expect(changes.isEmpty)
    keyboard.hide()
    #expect(changes.map(\.state.placement) == [.hidden])
    #expect(changes.map(\.animation.duration) == [0.25])
    cancellable.cancel()
  }

  private final class Received {
    var events: [KeyboardEvent] = []
    var cancellable: AnyCancellable?
  }

  /// A value that one thread passes to another.
  private struct Handover<Value>: @unchecked Sendable {
    let value: Value
  }
}
