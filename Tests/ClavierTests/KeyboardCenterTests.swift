import Foundation
import Testing
import UIKit

@testable import Clavier

@MainActor struct KeyboardCenterTests {
  let keyboard = KeyboardFixture()
  let center: KeyboardCenter

  init() {
    center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
  }

  @Test("Each of the six notifications arrives as its event, with what it said", arguments: KeyboardEvent.allCases)
  func sixEvents(event: KeyboardEvent) {
    HeadlessWorld.reset()
    var heard: [(KeyboardEvent, KeyboardInfo)] = []
    let subscription = center.subscribe { heard.append(($0, $1)) }
    keyboard.post(event, keyboard.info(height: 336))
    #expect(heard.map(\.0) == [event])
    #expect(heard.map(\.1) == [keyboard.info(height: 336)])
    #expect(center.lastInfo == keyboard.info(height: 336))
    subscription.cancel()
  }

  @Test("A center observes from its first use on, without any subscriber")
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

  @Test("An observation ends when it is released")
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

  @Test("A center that is released hears nothing any more, and its tokens do no harm")
  func centerIsReleased() {
    HeadlessWorld.reset()
    var heard = 0
    var center: KeyboardCenter? = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
    weak let weakCenter = center
    let subscription = center?.subscribe { _, _ in heard += 1 }
    keyboard.post(.willShow, keyboard.info(height: 336))
    center = nil
    #expect(weakCenter == nil)
    keyboard.post(.willHide, keyboard.hidden())
    #expect(heard == 1)
    subscription?.cancel()
  }

  @Test("Subscribers are called in the order in which they came")
  func order() {
    HeadlessWorld.reset()
    var heard: [Int] = []
    let subscriptions = (0..<20).map { number in center.subscribe { _, _ in heard.append(number) } }
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(heard == Array(0..<20))
    subscriptions[3].cancel()
    let last = center.subscribe { _, _ in heard.append(99) }
    heard = []
    keyboard.post(.didShow, keyboard.info(height: 336))
    #expect(heard == [0, 1, 2] + Array(4..<20) + [99])
    last.cancel()
  }

  @Test("Who subscribes during a delivery hears the next event, and disturbs nobody")
  func subscribeDuringDelivery() {
    HeadlessWorld.reset()
    var heard: [String] = []
    var late: KeyboardSubscription?
    let first = center.subscribe { event, _ in
      heard.append("first \(event)")
      if late == nil { late = center.subscribe { event, _ in heard.append("late \(event)") } }
    }
    let second = center.subscribe { event, _ in heard.append("second \(event)") }
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(heard == ["first willShow", "second willShow"])
    keyboard.post(.didShow, keyboard.info(height: 336))
    #expect(heard.suffix(3) == ["first didShow", "second didShow", "late didShow"])
    _ = (first, second)
  }

  @Test("Who cancels during a delivery is not called any more; the others are, once each")
  func cancelDuringDelivery() {
    HeadlessWorld.reset()
    var heard: [Int] = []
    let tokens = Tokens()
    for number in 0..<5 {
      tokens.all.append(
        center.subscribe { _, _ in
          heard.append(number)
          if number == 1 {
            for other in [1, 0, 3] { tokens.all[other].cancel() }
          }
        })
    }
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(heard == [0, 1, 2, 4])
    heard = []
    keyboard.post(.didShow, keyboard.info(height: 336))
    #expect(heard == [2, 4])
  }

  @Test("An owner that dies during a delivery takes its subscription along; the others are called once each")
  func ownerDiesDuringDelivery() {
    HeadlessWorld.reset()
    var heard: [String] = []
    var owner: Witness? = Witness()
    let killer = center.subscribe { _, _ in
      heard.append("killer")
      owner = nil
    }
    center.subscribe(owner: owner) { _, _ in heard.append("owned") }
    let last = center.subscribe { _, _ in heard.append("last") }
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(heard == ["killer", "last"])
    _ = (killer, last)
  }

  @Test("With an owner the token may be dropped; the subscription goes with the owner, at the next event")
  func ownerKeepsSubscription() {
    HeadlessWorld.reset()
    var heard = 0
    var handlerWitness: Witness? = Witness()
    weak let weakWitness = handlerWitness
    var owner: Witness? = Witness()
    center.subscribe(owner: owner) { [handlerWitness] _, _ in
      heard += 1
      _ = handlerWitness
    }
    handlerWitness = nil
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(heard == 1)
    owner = nil
    keyboard.post(.willHide, keyboard.hidden())
    #expect(heard == 1)
    #expect(weakWitness == nil)
    #expect(center.lastInfo == keyboard.hidden(), "the center goes on observing")
    _ = owner
  }

  @Test("Without an owner the subscription ends when its token is released, and so does what its closure holds")
  func tokenKeepsSubscription() {
    HeadlessWorld.reset()
    var heard = 0
    var held: Witness? = Witness()
    weak let weakHeld = held
    var token: KeyboardSubscription? = center.subscribe { [held] _, _ in
      heard += 1
      _ = held
    }
    held = nil
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(token != nil && weakHeld != nil)
    token = nil
    keyboard.post(.didShow, keyboard.info(height: 336))
    #expect(heard == 1)
    #expect(weakHeld == nil)
  }

  @Test("What a subscriber posts comes after the present event, for everybody, in the same order")
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

  @Test("A late subscriber may ask for the state, and for the last event")
  func lateSubscriber() {
    HeadlessWorld.reset()
    let early = center.subscribe { _, _ in }
    keyboard.show(height: 300)
    #expect(center.state.placement == .docked)
    #expect(center.state.overlap(withScreenRect: keyboard.screen) == 300)
    var replayed: [KeyboardEvent] = []
    let late = center.subscribe(replayingLastEvent: true) { event, _ in replayed.append(event) }
    #expect(replayed == [.didShow])
    let other = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
    let nothing = other.subscribe(replayingLastEvent: true) { _, _ in Issue.record("nothing was said yet") }
    _ = (early, late, nothing)
  }

  @Test("After the last subscriber has left, the state is still kept")
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

  @Test("The screen is the notification's own, where it names one")
  func screenOfNotification() {
    HeadlessWorld.reset()
    let subscription = center.subscribe { _, _ in }
    keyboard.post(.willShow, keyboard.info(height: 336), object: UIScreen.main)
    #expect(center.lastScreen.screen === UIScreen.main)
    #expect(center.state.screen == UIScreen.main.bounds)
    keyboard.post(.willShow, keyboard.info(height: 336), object: "something else")
    #expect(center.lastScreen.screen == nil)
    #expect(center.state.screen == UIScreen.main.bounds)
    _ = subscription
  }

  @Test("A frame change for an input that announces nothing is this app's, also after something else was edited")
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

  @Test("The first frame after the app became active is the other app's while nothing is edited (openradar 48608694)")
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

  @Test("An accessory view of the input being edited explains a low keyboard")
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

  @MainActor private final class Tokens {
    var all: [KeyboardSubscription] = []
  }

  /// Unchecked, and safe: the notifications of these tests are posted where they are counted, on the main actor.
  private final class Counter: @unchecked Sendable {
    var count = 0
  }
}
