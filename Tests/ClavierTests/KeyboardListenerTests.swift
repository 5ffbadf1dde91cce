import Foundation
import Testing
import UIKit

@testable import Clavier

@MainActor struct KeyboardListenerTests {
  let keyboard = KeyboardFixture()
  let center: KeyboardCenter
  let listener: KeyboardListener

  init() {
    center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
    listener = KeyboardListener(center: center)
  }

  @Test("calls all closures of an event in the order in which they were added")
  func severalPerEvent() {
    HeadlessWorld.reset()
    var received: [Int] = []
    for number in 0..<5 { listener.on(event: .willShow) { _ in received.append(number) } }
    listener.start()
    keyboard.show()
    #expect(received == [0, 1, 2, 3, 4])
  }

  @Test("calls nothing before start, after stop, or for another event, and keeps the closures")
  func startAndStop() {
    HeadlessWorld.reset()
    var received = 0
    listener.on(event: .didHide) { _ in received += 1 }
    keyboard.hide()
    #expect(received == 0)
    listener.start()
    keyboard.show()
    #expect(received == 0)
    keyboard.hide()
    #expect(received == 1)
    listener.stop()
    keyboard.hide()
    #expect(received == 1)
    listener.start()
    keyboard.hide()
    #expect(received == 2)
  }

  @Test("a nil closure removes all closures of its event, and no others")
  func nilRemoves() {
    HeadlessWorld.reset()
    var received: [String] = []
    listener
      .on(event: .willShow) { _ in received.append("show") }
      .on(event: .willShow) { _ in received.append("show") }
      .on(event: .willHide) { _ in received.append("hide") }
      .start()
    listener.on(event: .willShow, do: nil)
    keyboard.show()
    keyboard.hide()
    #expect(received == ["hide"])
  }

  @Test("a closure that stops the listener is the last one that is called")
  func stopInside() {
    HeadlessWorld.reset()
    var calls: [String] = []
    listener
      .on(.willShow) { [unowned listener] _ in
        calls.append("first")
        listener.stop()
      }
      .on(.willShow) { _ in calls.append("second") }
      .start()
    keyboard.show()
    #expect(calls == ["first"])
    listener.start()
    keyboard.show()
    #expect(calls == ["first", "first"])
  }

  @Test("removeCallbacks(for:) removes the closures of an event that belong to an owner, or to none")
  func removeCallbacks() {
    HeadlessWorld.reset()
    var calls: [String] = []
    let owner = Witness()
    listener
      .on(.willShow, owner: owner) { _ in calls.append("owner") }
      .on(.willShow) { _ in calls.append("show") }
      .on(.willHide) { _ in calls.append("hide") }
      .start()
    listener.removeCallbacks(for: .willShow)
    keyboard.show()
    keyboard.hide()
    #expect(calls == ["owner", "hide"])
    listener.removeCallbacks(for: .willShow, owner: owner)
    keyboard.show()
    #expect(calls == ["owner", "hide"])
  }

  @Test("a nil closure removes the closures of its owner, and no others")
  func nilRemovesOfOwner() {
    HeadlessWorld.reset()
    var calls: [String] = []
    let (first, second) = (Witness(), Witness())
    listener
      .on(event: .willShow, owner: first) { _ in calls.append("first") }
      .on(event: .willShow, owner: second) { _ in calls.append("second") }
      .on(event: .willShow) { _ in calls.append("without owner") }
      .start()
    listener.on(event: .willShow, owner: first, do: nil)
    keyboard.show()
    #expect(calls == ["second", "without owner"])
    listener.on(event: .willShow, do: nil)
    keyboard.show()
    #expect(calls == ["second", "without owner", "second"])
  }

  @Test("a chain that runs again replaces its closures", arguments: [true, false], [true, false])
  func chainAgain(hasOwner: Bool, stops: Bool) {
    HeadlessWorld.reset()
    var calls: [String] = []
    let owner = hasOwner ? Witness() : nil
    for appearance in 1...3 {
      listener
        .on(event: .willShow, owner: owner) { _ in calls.append("show \(appearance)") }
        .on(event: .willShow, owner: owner) { _ in calls.append("also show \(appearance)") }
        .on(event: .willHide, owner: owner) { _ in calls.append("hide \(appearance)") }
        .start()
      keyboard.show()
      keyboard.hide()
      if stops { listener.stop() }
    }
    #expect(calls == (1...3).flatMap { ["show \($0)", "also show \($0)", "hide \($0)"] })
  }

  @Test("a chain replaces only closures of its owner and its events")
  func chainOfOwner() {
    HeadlessWorld.reset()
    var calls: [String] = []
    let (first, second) = (Witness(), Witness())
    listener
      .on(event: .willShow, owner: first) { _ in calls.append("first shows") }
      .on(event: .willHide, owner: first) { _ in calls.append("first hides") }
      .start()
    listener.on(event: .willShow, owner: second) { _ in calls.append("second shows") }.start()
    listener.on(event: .willShow) { _ in calls.append("shows") }.start()
    listener.on(event: .willShow, owner: first) { _ in calls.append("first shows again") }.start()
    keyboard.show()
    keyboard.hide()
    #expect(calls == ["second shows", "shows", "first shows again", "first hides"])
  }

  @Test("also calls a closure that is added after start(), and a start() without new closures removes no closures")
  func addedAfterStart() {
    HeadlessWorld.reset()
    var calls: [Int] = []
    listener.on(event: .willShow) { _ in calls.append(1) }.start()
    listener.on(event: .willShow) { _ in calls.append(2) }
    keyboard.show()
    #expect(calls == [1, 2])
    listener.start()
    listener.start()
    keyboard.show()
    #expect(calls == [1, 2, 2], "the second start() completed a chain of its own")
  }

  @Test("a chain that runs again within a closure takes effect with the next event")
  func chainWithinCallback() {
    HeadlessWorld.reset()
    var calls: [String] = []
    listener
      .on(event: .willShow) { [unowned listener] _ in
        calls.append("first")
        listener.on(event: .willShow) { _ in calls.append("second") }.start()
      }
      .start()
    keyboard.show()
    keyboard.show()
    #expect(calls == ["first", "second"])
  }

  @Test("never calls a closure whose owner was deallocated, even after the chain ran for another owner")
  func unownedOwner() {
    HeadlessWorld.reset()
    var calls = 0
    // New objects often get the memory of old ones.
    for _ in 0..<100 {
      let owner = Witness()
      listener
        .on(event: .willShow, owner: owner) { [unowned owner] _ in
          _ = owner
          calls += 1
        }
        .start()
    }
    let last = Witness()
    listener.on(event: .willShow, owner: last) { [unowned last] _ in
      _ = last
      calls += 1
    }
    listener.start()
    keyboard.show()
    #expect(calls == 1)
  }

  @Test("advises passing an owner to the shared listener, but not to other listeners")
  func advice() throws {
    let advice = try #require(KeyboardListener.shared.advice(for: .willShow, owner: nil))
    #expect(advice.contains("willShow") && advice.contains("owner: self"))
    #expect(KeyboardListener.shared.advice(for: .willShow, owner: Witness()) == nil)
    #expect(listener.advice(for: .willShow, owner: nil) == nil)
  }

  @Test("can be a stored property of a class that is not isolated")
  func storedProperty() {
    let plain = PlainClass()
    #expect(plain.shared === KeyboardListener.shared)
    #expect(plain.manager !== plain.sharedManager)
    plain.listener.on(event: .willShow) { _ in }
  }

  private final class PlainClass {
    let listener = KeyboardListener()
    let shared = KeyboardListener.shared
    let manager = KeyboardManager()
    let sharedManager = KeyboardManager.shared
  }

  @Test("clear() removes everything, and clear(owner:) removes the closures of that owner")
  func clearing() {
    HeadlessWorld.reset()
    var received: [String] = []
    let (first, second) = (Witness(), Witness())
    listener
      .on(event: .willShow, owner: first) { _ in received.append("first") }
      .on(event: .willShow, owner: second) { _ in received.append("second") }
      .on(event: .willShow) { _ in received.append("ownerless") }
      .start()
    listener.clear(owner: first)
    keyboard.show()
    #expect(received == ["second", "ownerless"])
    listener.clear()
    keyboard.show()
    #expect(received.count == 2)
  }

  @Test("a closure can add, remove, and clear closures while it is called")
  func changesWhileCalled() {
    HeadlessWorld.reset()
    var received: [String] = []
    listener.on(event: .willShow) { [unowned listener] _ in
      received.append("first")
      listener.on(event: .didShow) { _ in received.append("added") }
      listener.on(event: .willShow, do: nil)
    }
    listener.on(event: .willShow) { _ in received.append("removed before its turn") }
    listener.start()
    keyboard.show()
    #expect(received == ["first", "added"])
  }

  @Test("calls and retains no closures after it is deallocated")
  func released() {
    HeadlessWorld.reset()
    var received = 0
    var held: Witness? = Witness()
    weak let weakHeld = held
    var listener: KeyboardListener? = KeyboardListener(center: center)
    weak let weakListener = listener
    listener?
      .on(event: .willShow) { [held] _ in
        received += 1
        _ = held
      }
      .start()
    held = nil
    #expect(weakHeld != nil)
    listener = nil
    #expect(weakListener == nil)
    #expect(weakHeld == nil)
    keyboard.show()
    #expect(received == 0)
  }

  @Test("releases a closure when its owner is deallocated")
  func ownerDies() {
    HeadlessWorld.reset()
    var received = 0
    var owner: Witness? = Witness()
    var held: Witness? = Witness()
    weak let weakHeld = held
    listener
      .on(event: .willShow, owner: owner) { [held] _ in
        received += 1
        _ = held
      }
      .start()
    held = nil
    keyboard.show()
    owner = nil
    keyboard.show()
    #expect(received == 1)
    #expect(weakHeld == nil)
    _ = owner
  }

  @Test("a closure that releases the listener is the last one that is called")
  func releasedInside() {
    HeadlessWorld.reset()
    var calls: [String] = []
    var own: KeyboardListener? = KeyboardListener(center: center)
    own?.on(.willShow) { _ in
      calls.append("first")
      own = nil
    }
    .on(.willShow) { _ in calls.append("second") }
    .start()
    keyboard.show()
    #expect(calls == ["first"])
  }
}
