import ClavierCore
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// The states that the center keeps for each screen.
@MainActor struct KeyboardScreenTests {
  let keyboard = KeyboardFixture(notificationCenter: .default)

  @Test("has a state for views, windows, and scenes, and a separate one for each screen")
  func stateForPlaces() {
    HeadlessWorld.reset()
    let window = makeWindow()
    let center = KeyboardCenter()
    let external = UIWindow(
      windowScene: HeadlessWorld.connectScene(on: HeadlessWorld.connectScreen(size: keyboard.screen.size)))
    keyboard.post(.willShow, keyboard.info(height: 336), object: UIScreen.main)
    #expect(center.state(for: window).placement == .docked)
    #expect(center.state(for: window as UIView).placement == .docked)
    #expect(center.state(for: HeadlessWorld.windowScene).placement == .docked)
    #expect(center.state(for: UIView()).placement == .docked, "a view that is not in a window")
    #expect(center.state(for: external).placement == .unknown)
    #expect(external.windowScene.map { center.state(for: $0).placement } == .unknown)
  }

  @Test("reads a notification for one screen independently of the keyboard on another screen")
  func afterNotification() {
    HeadlessWorld.reset()
    let center = KeyboardCenter()
    let other = HeadlessWorld.connectScreen(size: keyboard.screen.size)
    keyboard.post(.willShow, keyboard.info(height: 336), object: UIScreen.main)
    var info = keyboard.info(height: 336)
    info.belongsToCurrentApp = false
    let name = KeyboardEvent.willShow.notificationName
    let notification = Notification(name: name, object: other, userInfo: info.userInfo)
    #expect(center.state(after: notification).placement == .otherApp && center.state.placement == .docked)
  }

  @Test("treats the device's own screen and connected screens as connected, but not a disconnected screen")
  func connection() {
    HeadlessWorld.reset()
    let other = KeyboardScreen(HeadlessWorld.connectScreen(size: keyboard.screen.size))
    #expect(KeyboardScreen(nil).isConnected && KeyboardScreen(UIScreen.main).isConnected && other.isConnected)
    HeadlessWorld.reset()
    #expect(!other.isConnected)
  }

  @Test("forgets a screen that was disconnected")
  func worldsEnd() {
    HeadlessWorld.reset()
    let center = KeyboardCenter()
    keyboard.show()
    #expect(center.lastInfo != nil)
    HeadlessWorld.reset()
    #expect(!center.state.isKnown && center.lastInfo == nil)
  }

  @Test("keeps no memory of a disconnected screen that got the last notification")
  func releasedAfterNotification() {
    HeadlessWorld.reset()
    let center = KeyboardCenter()
    weak var record: KeyboardScreenRecord?
    do {
      let screen = HeadlessWorld.connectScreen(size: keyboard.screen.size)
      keyboard.post(.willShow, keyboard.info(height: 336), object: screen)
      record = center.records.ofLastNotification
    }
    #expect(record?.lastDelivery?.event == .willShow)
    HeadlessWorld.reset()
    #expect(!center.state.isKnown)
    #expect(record == nil)
  }

  @Test("keeps no memory of a disconnected screen when the state of another screen is requested")
  func released() {
    HeadlessWorld.reset()
    let center = KeyboardCenter()
    weak var record: KeyboardScreenRecord?
    do {
      let scene = HeadlessWorld.connectScene(on: HeadlessWorld.connectScreen(size: keyboard.screen.size))
      #expect(center.state(for: scene).placement == .unknown)
      record = center.records.record(for: KeyboardScreen(of: scene))
    }
    #expect(record != nil)
    HeadlessWorld.reset()
    _ = center.state
    #expect(record == nil)
  }
}
