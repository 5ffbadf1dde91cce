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

  @Test("Several closures may wait for one event; they are called in the order in which they came")
  func severalPerEvent() {
    HeadlessWorld.reset()
    var heard: [Int] = []
    for number in 0..<5 { listener.on(event: .willShow) { _ in heard.append(number) } }
    listener.start()
    keyboard.show()
    #expect(heard == [0, 1, 2, 3, 4])
  }

  @Test("Nothing is called before start, after stop, or for another event; stop keeps the closures")
  func startAndStop() {
    HeadlessWorld.reset()
    var heard = 0
    listener.on(event: .didHide) { _ in heard += 1 }
    keyboard.hide()
    #expect(heard == 0)
    listener.start()
    keyboard.show()
    #expect(heard == 0)
    keyboard.hide()
    #expect(heard == 1)
    listener.stop()
    keyboard.hide()
    #expect(heard == 1)
    listener.start()
    keyboard.hide()
    #expect(heard == 2)
  }

  @Test("A nil closure removes all closures of its event, and no other")
  func nilRemoves() {
    HeadlessWorld.reset()
    var heard: [String] = []
    listener
      .on(event: .willShow) { _ in heard.append("show") }
      .on(event: .willShow) { _ in heard.append("show") }
      .on(event: .willHide) { _ in heard.append("hide") }
      .start()
    listener.on(event: .willShow, do: nil)
    keyboard.show()
    keyboard.hide()
    #expect(heard == ["hide"])
  }

  @Test("clear removes everything, clear(owner:) only what was added with that owner")
  func clearing() {
    HeadlessWorld.reset()
    var heard: [String] = []
    let (first, second) = (Witness(), Witness())
    listener
      .on(event: .willShow, owner: first) { _ in heard.append("first") }
      .on(event: .willShow, owner: second) { _ in heard.append("second") }
      .on(event: .willShow) { _ in heard.append("nobody's") }
      .start()
    listener.clear(owner: first)
    keyboard.show()
    #expect(heard == ["second", "nobody's"])
    listener.clear()
    keyboard.show()
    #expect(heard.count == 2)
  }

  @Test("A closure may add, remove and clear while it is called")
  func changesWhileCalled() {
    HeadlessWorld.reset()
    var heard: [String] = []
    listener.on(event: .willShow) { [unowned listener] _ in
      heard.append("first")
      listener.on(event: .didShow) { _ in heard.append("added") }
      listener.on(event: .willShow, do: nil)
    }
    listener.on(event: .willShow) { _ in heard.append("removed before its turn") }
    listener.start()
    keyboard.show()
    #expect(heard == ["first", "added"])
  }

  @Test("A listener that is released calls nobody, and lets go of its closures")
  func released() {
    HeadlessWorld.reset()
    var heard = 0
    var held: Witness? = Witness()
    weak let weakHeld = held
    var listener: KeyboardListener? = KeyboardListener(center: center)
    weak let weakListener = listener
    listener?
      .on(event: .willShow) { [held] _ in
        heard += 1
        _ = held
      }
      .start()
    held = nil
    #expect(weakHeld != nil)
    listener = nil
    #expect(weakListener == nil)
    #expect(weakHeld == nil)
    keyboard.show()
    #expect(heard == 0)
  }

  @Test("A closure goes with its owner, and what it holds goes too")
  func ownerDies() {
    HeadlessWorld.reset()
    var heard = 0
    var owner: Witness? = Witness()
    var held: Witness? = Witness()
    weak let weakHeld = held
    listener
      .on(event: .willShow, owner: owner) { [held] _ in
        heard += 1
        _ = held
      }
      .start()
    held = nil
    keyboard.show()
    owner = nil
    keyboard.show()
    #expect(heard == 1)
    #expect(weakHeld == nil)
    _ = owner
  }
}
