import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

@MainActor struct KeyboardCenterTests {
  let keyboard = KeyboardFixture()
  let center: KeyboardCenter

  init() {
    center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
  }

  @Test("delivers each of the six notifications as its event, with its values", arguments: KeyboardEvent.allCases)
  func sixEvents(event: KeyboardEvent) {
    HeadlessWorld.reset()
    var received: [(KeyboardEvent, KeyboardInfo)] = []
    let subscription = center.subscribe { received.append(($0, $1)) }
    keyboard.post(event, keyboard.info(height: 336))
    #expect(received.map(\.0) == [event])
    #expect(received.map(\.1) == [keyboard.info(height: 336)])
    #expect(center.lastInfo == keyboard.info(height: 336))
    subscription.cancel()
  }

  @Test("observes from its first use, without a subscriber")
  func observesFromFirstUse() {
    HeadlessWorld.reset()
    #expect(center.state == .unknown(on: UIScreen.main.bounds))
    #expect(!center.state.isKnown && center.state.overlap(withScreenRect: keyboard.screen) == 0)
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(center.state.placement == .docked)
    #expect(center.state.overlap(withScreenRect: keyboard.screen) == 336)
    #expect(center.lastInfo == keyboard.info(height: 336))
    keyboard.post(.willHide, keyboard.hidden())
    #expect(center.state == .hidden(on: UIScreen.main.bounds))
  }

  @Test("stops observing when the observation is released")
  func observationIsReleased() {
    HeadlessWorld.reset()
    let counter = Counter()
    var observation: NotificationObservation? = NotificationObservation(
      of: [KeyboardEvent.willShow.notificationName], in: keyboard.notificationCenter
    ) { _ in counter.count += 1 }
    keyboard.post(.willShow, keyboard.info(height: 336))
    keyboard.post(.willHide, keyboard.hidden())
    #expect(counter.count == 1)
    observation = nil
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(counter.count == 1)
    _ = observation
  }

  @Test("stops observing when it is deallocated, and its subscriptions have no effect")
  func centerIsReleased() {
    HeadlessWorld.reset()
    var received = 0
    var center: KeyboardCenter? = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
    weak let weakCenter = center
    let subscription = center?.subscribe { _, _ in received += 1 }
    keyboard.post(.willShow, keyboard.info(height: 336))
    center = nil
    #expect(weakCenter == nil)
    keyboard.post(.willHide, keyboard.hidden())
    #expect(received == 1)
    subscription?.cancel()
  }

  @Test("calls subscribers in the order in which they subscribed")
  func order() {
    HeadlessWorld.reset()
    var received: [Int] = []
    let subscriptions = (0..<20).map { number in center.subscribe { _, _ in received.append(number) } }
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(received == Array(0..<20))
    subscriptions[3].cancel()
    let last = center.subscribe { _, _ in received.append(99) }
    received = []
    keyboard.post(.didShow, keyboard.info(height: 336))
    #expect(received == [0, 1, 2] + Array(4..<20) + [99])
    last.cancel()
  }

  @Test("calls a subscriber that was added during a delivery with the next event")
  func subscribeDuringDelivery() {
    HeadlessWorld.reset()
    var received: [String] = []
    var late: KeyboardSubscription?
    let first = center.subscribe { event, _ in
      received.append("first \(event)")
      if late == nil { late = center.subscribe { event, _ in received.append("late \(event)") } }
    }
    let second = center.subscribe { event, _ in received.append("second \(event)") }
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(received == ["first willShow", "second willShow"])
    keyboard.post(.didShow, keyboard.info(height: 336))
    #expect(received.suffix(3) == ["first didShow", "second didShow", "late didShow"])
    _ = (first, second)
  }

  @Test("does not call a subscriber that was canceled during a delivery, and calls the others once")
  func cancelDuringDelivery() {
    HeadlessWorld.reset()
    var received: [Int] = []
    let tokens = Tokens()
    for number in 0..<5 {
      tokens.all.append(
        center.subscribe { _, _ in
          received.append(number)
          if number == 1 {
            for other in [1, 0, 3] { tokens.all[other].cancel() }
          }
        })
    }
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(received == [0, 1, 2, 4])
    received = []
    keyboard.post(.didShow, keyboard.info(height: 336))
    #expect(received == [2, 4])
  }

  @Test("ends the subscription of an owner that is deallocated during a delivery, and calls the others once")
  func ownerDiesDuringDelivery() {
    HeadlessWorld.reset()
    var received: [String] = []
    var owner: Witness? = Witness()
    let killer = center.subscribe { _, _ in
      received.append("killer")
      owner = nil
    }
    center.subscribe(owner: owner) { _, _ in received.append("owned") }
    let last = center.subscribe { _, _ in received.append("last") }
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(received == ["killer", "last"])
    _ = (killer, last)
  }

  @Test("keeps a subscription with an owner until the owner is deallocated")
  func ownerKeepsSubscription() {
    HeadlessWorld.reset()
    var received = 0
    var handlerWitness: Witness? = Witness()
    weak let weakWitness = handlerWitness
    var owner: Witness? = Witness()
    center.subscribe(owner: owner) { [handlerWitness] _, _ in
      received += 1
      _ = handlerWitness
    }
    handlerWitness = nil
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(received == 1)
    owner = nil
    keyboard.post(.willHide, keyboard.hidden())
    #expect(received == 1)
    #expect(weakWitness == nil)
    #expect(center.lastInfo == keyboard.hidden(), "the center continues to observe")
    _ = owner
  }

  @Test("ends a subscription without an owner when it is released, and releases its closure")
  func tokenKeepsSubscription() {
    HeadlessWorld.reset()
    var received = 0
    var held: Witness? = Witness()
    weak let weakHeld = held
    var token: KeyboardSubscription? = center.subscribe { [held] _, _ in
      received += 1
      _ = held
    }
    held = nil
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(token != nil && weakHeld != nil)
    token = nil
    keyboard.post(.didShow, keyboard.info(height: 336))
    #expect(received == 1)
    #expect(weakHeld == nil)
  }

  @Test("store(in:) keeps a subscription as long as the set")
  func store() {
    HeadlessWorld.reset()
    var calls = 0
    var subscriptions: Set<KeyboardSubscription> = []
    center.subscribe { _, _ in calls += 1 }.store(in: &subscriptions)
    center.observeCorrections {}.store(in: &subscriptions)
    #expect(subscriptions.count == 2)
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(calls == 1)
    subscriptions = []
    keyboard.post(.willHide, keyboard.hidden())
    #expect(calls == 1)
  }

  @Test("delivers a nested notification after the current one, so that all subscribers receive both in the same order")
  func nestedPosts() {
    HeadlessWorld.reset()
    var first: [KeyboardEvent] = []
    var second: [KeyboardEvent] = []
    let one = center.subscribe { [keyboard] event, _ in
      first.append(event)
      if event == .willShow {
        keyboard.post(.willHide, keyboard.hidden())
        keyboard.post(.didHide, keyboard.hidden())
      }
    }
    let other = center.subscribe { event, _ in second.append(event) }
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(first == [.willShow, .willHide, .didHide])
    #expect(second == first)
    #expect(center.state.placement == .hidden)
    _ = (one, other)
  }

  @Test("replays the last event for a late subscriber on request")
  func lateSubscriber() {
    HeadlessWorld.reset()
    let early = center.subscribe { _, _ in }
    keyboard.show(height: 300)
    #expect(center.state.placement == .docked)
    #expect(center.state.overlap(withScreenRect: keyboard.screen) == 300)
    var replayed: [KeyboardEvent] = []
    let late = center.subscribe(replayingLastEvent: true) { event, _ in replayed.append(event) }
    #expect(replayed == [.didShow])
    var received: [KeyboardEvent] = []
    let posting = center.subscribe(replayingLastEvent: true) { [keyboard] event, _ in
      received.append(event)
      if received.count == 1 { keyboard.post(.willHide, keyboard.hidden()) }
    }
    #expect(received == [.didShow, .willHide], "it gets an event that is posted during the replay")
    let other = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
    let nothing = other.subscribe(replayingLastEvent: true) { _, _ in Issue.record("no event was posted yet") }
    _ = (early, late, posting, nothing)
  }

  @Test("keeps the state after the last subscriber is removed")
  func observesWithoutSubscribers() {
    HeadlessWorld.reset()
    let subscription = center.subscribe { _, _ in }
    keyboard.show()
    subscription.cancel()
    keyboard.show(height: 301)
    #expect(center.state.overlap(withScreenRect: keyboard.screen) == 301)
    keyboard.hide()
    #expect(center.state.placement == .hidden)
    #expect(center.lastInfo == keyboard.hidden())
  }

  @Test("uses the screen of the notification")
  func screenOfNotification() {
    HeadlessWorld.reset()
    let subscription = center.subscribe { _, _ in }
    keyboard.post(.willShow, keyboard.info(height: 336), object: UIScreen.main)
    #expect(center.state.screen == UIScreen.main.bounds)
    keyboard.post(.willShow, keyboard.info(height: 336), object: "something else")
    #expect(center.state.screen == UIScreen.main.bounds)
    _ = subscription
  }

  @Test("attributes a frame change to this app for an input that posts no notifications")
  func frameChangeOfUnknownInput() {
    HeadlessWorld.reset()
    let field = UITextField()
    keyboard.post(.willChangeFrame, keyboard.info(height: 336))
    #expect(center.state.placement == .docked)
    keyboard.hide()
    keyboard.beginEditing(field)
    keyboard.endEditing(field)
    keyboard.post(.willChangeFrame, keyboard.info(height: 336))
    #expect(center.state.placement == .docked)
    #expect(center.state.overlap(withScreenRect: keyboard.screen) == 336)
  }

  @Test("attributes the first frame after activation to the other app while nothing is edited (openradar 48608694)")
  func frameOfPreviousApp() {
    HeadlessWorld.reset()
    let window = makeWindow()
    keyboard.post(.willHide, keyboard.hidden())
    _ = center.state(for: window)
    keyboard.notificationCenter.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    keyboard.post(.willChangeFrame, keyboard.info(height: 336))
    #expect(center.state.placement == .otherApp)
    #expect(center.state.overlap(withScreenRect: keyboard.screen) == 0)
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(center.state.placement == .docked)
  }

  @Test("recognizes a short keyboard as the accessory view of the edited input")
  func accessoryOnly() {
    HeadlessWorld.reset()
    let subscription = center.subscribe { _, _ in }
    let field = UITextField()
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    keyboard.beginEditing(field)
    keyboard.post(.willShow, keyboard.info(height: 44))
    #expect(center.state.placement == .accessoryOnly)
    _ = subscription
  }

  @Test("a keyboard with an accessory view is docked")
  func keysBelowAccessory() {
    HeadlessWorld.reset()
    let subscription = center.subscribe { _, _ in }
    let field = UITextField()
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    keyboard.beginEditing(field)
    keyboard.post(.willShow, keyboard.info(height: 336 + 44))
    #expect(center.state.placement == .docked)
    _ = subscription
  }

  @MainActor private final class Tokens {
    var all: [KeyboardSubscription] = []
  }

  /// The unchecked conformance is safe, because these tests post and count notifications on the main actor.
  private final class Counter: @unchecked Sendable {
    var count = 0
  }
}
