import ClavierCore
import Combine
import Foundation
import SeededRandom
import Testing
import UIKit

@testable import Clavier

/// Tests every style with subscribers that subscribe and unsubscribe at random.
@MainActor struct EveryStyleTests {
  @Test(arguments: UInt64(1)...12)
  func `every style gets the same events in order, even if others subscribe or unsubscribe`(seed: UInt64) async {
    HeadlessWorld.reset()
    var random = SeededGenerator(seed: seed)
    let keyboard = KeyboardFixture()
    let center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
    let manager = KeyboardManager(center: center)
    let pool = KeyboardObservablePool(center: center)
    let consumers = Consumer.all(center, manager, pool)
    let stream = center.events
    var posted: [(event: KeyboardEvent, text: String)] = []
    for _ in 0..<150 {
      let consumer = random.element(of: consumers)
      switch random.next(below: 5) {
      case 0: consumer.join()
      case 1: consumer.leave()
      default:
        let event = random.element(of: KeyboardEvent.allCases)
        let height = CGFloat(200 + random.next(below: 200))
        let text = "\(event) \(Int(height))"
        posted.append((event, text))
        for consumer in consumers { consumer.expect(event, text) }
        keyboard.post(event, keyboard.info(height: height))
      }
    }
    for consumer in consumers {
      #expect(consumer.received == consumer.expected, "\(consumer.name), seed \(seed)")
      consumer.leave()
    }
    #expect(consumers.contains { $0.received.count > 10 }, "seed \(seed)")
    await expectLatest(of: posted, in: stream, seed: seed)
  }

  /// Expects that a task that has not read until now gets the latest events, and always the latest `will` event.
  private func expectLatest(
    of posted: [(event: KeyboardEvent, text: String)],
    in stream: KeyboardEvents,
    seed: UInt64
  ) async {
    var expected = posted.suffix(EventBuffer.limit).map(\.text)
    if let will = posted.last(where: { $0.event.isWill }), !expected.contains(will.text) { expected[0] = will.text }
    var received: [String] = []
    for await (event, info) in stream {
      received.append("\(event) \(Int(info.endFrame.height))")
      if received.count == expected.count { break }
    }
    #expect(received == expected, "the stream, seed \(seed)")
  }
}

/// An object that observes the keyboard in one style.
@MainActor private final class Consumer {
  let name: String
  private(set) var received: [String] = []
  private(set) var expected: [String] = []
  private let events: Set<KeyboardEvent>
  private let makeToken: (@escaping @MainActor (KeyboardEvent, KeyboardInfo) -> Void) -> AnyObject
  private var token: AnyObject?

  init(
    _ name: String, _ events: [KeyboardEvent] = KeyboardEvent.allCases,
    _ makeToken: @escaping (@escaping @MainActor (KeyboardEvent, KeyboardInfo) -> Void) -> AnyObject
  ) {
    self.name = name
    self.events = Set(events)
    self.makeToken = makeToken
  }

  func join() {
    guard token == nil else { return }
    token = makeToken { [weak self] event, info in self?.received.append("\(event) \(Int(info.endFrame.height))") }
  }

  /// Releases the object that observes.
  func leave() {
    token = nil
  }

  func expect(_ event: KeyboardEvent, _ text: String) {
    if token != nil, events.contains(event) { expected.append(text) }
  }

  static func all(
    _ center: KeyboardCenter, _ manager: KeyboardManager, _ pool: KeyboardObservablePool
  ) -> [Consumer] {
    let shows: [KeyboardEvent] = [.willShow, .willHide, .didShow, .didHide]
    return [
      Consumer("subscribe") { center.subscribe($0) },
      Consumer("an owner") { record in
        let owner = Witness()
        center.subscribe(owner: owner, record)
        return owner
      },
      Consumer("closures") { record in
        let listener = KeyboardListener(center: center)
        for event in KeyboardEvent.allCases { listener.on(event) { record(event, $0) } }
        listener.start()
        return listener
      },
      Consumer("delegate", shows) { record in
        let delegate = RecordingDelegate(record)
        manager.add(delegate)
        return delegate
      },
      Consumer("pool", shows) { record in
        let observer = RecordingObserver(record)
        pool.add(observer)
        return observer
      },
      Consumer("Combine") { record in center.eventPublisher.sink { record($0.event, $0.info) } },
    ]
  }
}

@MainActor private final class RecordingDelegate: KeyboardManagerDelegate {
  private let record: @MainActor (KeyboardEvent, KeyboardInfo) -> Void

  init(_ record: @escaping @MainActor (KeyboardEvent, KeyboardInfo) -> Void) {
    self.record = record
  }

  func keyboardWillShow(userInfo: [AnyHashable: Any]) { note(.willShow, userInfo) }
  func keyboardDidShow(userInfo: [AnyHashable: Any]) { note(.didShow, userInfo) }
  func keyboardWillHide(userInfo: [AnyHashable: Any]) { note(.willHide, userInfo) }
  func keyboardDidHide(userInfo: [AnyHashable: Any]) { note(.didHide, userInfo) }

  private func note(_ event: KeyboardEvent, _ userInfo: [AnyHashable: Any]) {
    if let info = try? KeyboardInfo(userInfo: userInfo) { record(event, info) }
  }
}

@MainActor private final class RecordingObserver: KeyboardObservable, FullKeyboardPresentable {
  private let record: @MainActor (KeyboardEvent, KeyboardInfo) -> Void

  init(_ record: @escaping @MainActor (KeyboardEvent, KeyboardInfo) -> Void) {
    self.record = record
  }

  func keyboardWillBeShown(keyboardInfo: KeyboardInfo) { record(.willShow, keyboardInfo) }
  func keyboardWillBeHidden(keyboardInfo: KeyboardInfo) { record(.willHide, keyboardInfo) }
  func keyboardWasShown(keyboardInfo: KeyboardInfo) { record(.didShow, keyboardInfo) }
  func keyboardWasHidden(keyboardInfo: KeyboardInfo) { record(.didHide, keyboardInfo) }
}
