import ClavierCore
import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// A resident bar that docks, moves, and disappears without a notification, as on iOS 27.
@MainActor struct SilentBarTests {
  /// A chat, and a center that knows its window.
  @MainActor private struct Stage {
    let controller = KeyboardCenterSourcesTests.ChatController()
    let center = KeyboardCenter()
    let window: UIWindow

    init() {
      HeadlessWorld.reset()
      window = makeWindow(controller)
      center.lookForResidentBar()
      _ = center.state(for: window)
    }

    /// Shows the bar without a notification.
    func dock() {
      controller.becomeFirstResponder()
      HeadlessRunLoop.callObserversBeforeCommit()
    }
  }

  @Test("a bar that docks without a notification is announced even if no notification or request preceded it")
  func first() {
    HeadlessWorld.reset()
    let center = KeyboardCenter()
    let owner = Witness()
    var corrections = 0
    center.observeCorrections(owner: owner) { corrections += 1 }
    let controller = KeyboardCenterSourcesTests.ChatController()
    let window = makeWindow(controller)
    controller.becomeFirstResponder()
    for _ in 0..<3 { HeadlessWorld.updateCycle() }
    #expect(corrections == 1 && center.state.placement == .accessoryOnly)
    withExtendedLifetime(window) {}
  }

  @Test("a bar that docked without a notification stops covering the screen when its view controller resigns")
  func leaves() {
    HeadlessWorld.reset()
    let controller = KeyboardCenterSourcesTests.ChatController()
    let window = makeWindow(controller)
    let center = KeyboardCenter()
    let owner = Witness()
    var corrections = 0
    center.observeCorrections(owner: owner) { corrections += 1 }
    center.lookForResidentBar()
    _ = center.state(for: window)
    controller.becomeFirstResponder()
    // The bar stays longer than a center looks for a new bar.
    for _ in 0..<(KeyboardSurroundings.maximumTurnCount + 10) { HeadlessRunLoop.callObserversBeforeCommit() }
    #expect(center.state.placement == .accessoryOnly)
    #expect(corrections == 1)
    controller.resignFirstResponder()
    HeadlessRunLoop.callObserversBeforeCommit()
    #expect(center.state.placement == .hidden)
    #expect(corrections == 2)
    HeadlessRunLoop.callObserversBeforeCommit()
    #expect(corrections == 2)
    // For example, a screen that was pushed over the chat is popped after some time.
    for _ in 0..<(KeyboardSurroundings.maximumTurnCount + 10) { HeadlessRunLoop.callObserversBeforeCommit() }
    controller.becomeFirstResponder()
    HeadlessWorld.updateCycle()
    HeadlessRunLoop.callObserversBeforeCommit()
    #expect(center.state(for: window).placement == .accessoryOnly)
    #expect(corrections == 3)
  }

  @Test("a bar that docked without a notification stays if another window becomes key")
  func otherKeyWindow() {
    let stage = Stage()
    stage.dock()
    let other = makeWindow(UIViewController())
    for _ in 0..<3 { HeadlessRunLoop.callObserversBeforeCommit() }
    #expect(stage.center.state.placement == .accessoryOnly)
    withExtendedLifetime(other) {}
  }

  @Test("a bar that docked without a notification disappears with its window and its view controller")
  func closedWindow() {
    HeadlessWorld.reset()
    let center = KeyboardCenter()
    center.lookForResidentBar()
    do {
      let controller = KeyboardCenterSourcesTests.ChatController()
      let window = makeWindow(controller)
      _ = center.state(for: window)
      controller.becomeFirstResponder()
      HeadlessRunLoop.callObserversBeforeCommit()
      #expect(center.state.placement == .accessoryOnly)
      window.isHidden = true
      controller.resignFirstResponder()
    }
    HeadlessRunLoop.callObserversBeforeCommit()
    #expect(center.state.placement == .hidden)
  }

  @Test(
    "a bar that docked without a notification stays while an input inside it is edited",
    .notUnder(.accessoryIsInNoWindow, because: "With this alternative, the input cannot become first responder."))
  func inputInBar() {
    let stage = Stage()
    // This input announces neither the beginning nor the end of editing.
    let input = CodeView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    stage.controller.bar.addSubview(input)
    stage.dock()
    HeadlessWorld.updateCycle()
    #expect(stage.center.state.placement == .accessoryOnly)
    #expect(input.becomeFirstResponder() && !stage.controller.isFirstResponder)
    for _ in 0..<3 { HeadlessRunLoop.callObserversBeforeCommit() }
    #expect(stage.center.state.placement == .accessoryOnly)
  }

  @Test(
    "restores a constraint that follows the keyboard when a chat without a keyboard is popped, even after a rotation",
    arguments: SystemBehavior.all, [false, true])
  func poppedChat(behavior: SystemBehavior, isRotated: Bool) throws {
    let device = try #require(Device.named("iPhone 15"))
    HeadlessWorld.reset(HeadlessDisplay(device))
    let keyboard = try SimulatedKeyboard(device: device, behavior: behavior)
    keyboard.connect()
    let chat = KeyboardCenterSourcesTests.ChatController()
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let window = makeWindow(navigation)
    let center = KeyboardCenter()
    let list = UIView()
    list.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(list)
    let bottom = list.bottomAnchor.constraint(equalTo: root.view.bottomAnchor)
    bottom.isActive = true
    bottom.followKeyboard(in: list, center: center)
    navigation.pushViewController(chat, animated: false)
    chat.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(center.state(for: window).placement == .accessoryOnly)
    if isRotated {
      HeadlessWorld.rotate(to: .landscapeLeft)
      HeadlessClock.advanceUntilIdle()
    }
    navigation.popViewController(animated: false)
    chat.resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    HeadlessWorld.updateCycle()
    #expect(!center.state(for: window).isVisible)
    #expect(bottom.constant == 0)
  }

  @Test(
    "a bar that replaced the empty frame of a notification stops covering the screen when its view controller resigns",
    arguments: [KeyboardEvent.willChangeFrame, .willHide])
  func emptyFrame(event: KeyboardEvent) {
    // iOS 27 posts an empty frame when the app becomes active.
    let stage = Stage()
    stage.dock()
    let keyboard = KeyboardFixture(notificationCenter: .default)
    keyboard.post(.willShow, keyboard.info(height: 336))
    keyboard.post(event, frame: .zero)
    for _ in 0..<2 { HeadlessRunLoop.callObserversBeforeCommit() }
    #expect(stage.center.state.placement == .accessoryOnly)
    #expect(stage.center.frameSource == .accessoryView)
    stage.controller.resignFirstResponder()
    HeadlessRunLoop.callObserversBeforeCommit()
    #expect(stage.center.state.placement == .hidden)
  }

  @Test("a bar that replaced an empty frame is followed even after the center stops looking for bars")
  func emptyFrameLater() {
    let stage = Stage()
    stage.dock()
    let keyboard = KeyboardFixture(notificationCenter: .default)
    // From this notification on, no bar is followed.
    keyboard.post(.willShow, keyboard.info(height: 336))
    for _ in 0..<(KeyboardSurroundings.maximumTurnCount + 10) { HeadlessRunLoop.callObserversBeforeCommit() }
    keyboard.post(.willChangeFrame, KeyboardInfo(endFrame: .zero, duration: 0))
    for _ in 0..<3 { HeadlessRunLoop.callObserversBeforeCommit() }
    #expect(stage.center.state.placement == .accessoryOnly)
    stage.controller.resignFirstResponder()
    HeadlessRunLoop.callObserversBeforeCommit()
    #expect(stage.center.state.placement == .hidden)
  }

  @Test("a bar does not dock on a screen that does not show its window")
  func otherScreen() {
    let stage = Stage()
    let keyboard = KeyboardFixture(notificationCenter: .default)
    let screen = HeadlessWorld.connectScreen(size: keyboard.screen.size)
    keyboard.post(.willHide, keyboard.hidden(), object: screen)
    stage.dock()
    #expect(stage.center.state.placement == .hidden)
    #expect(stage.center.state(for: stage.window).placement == .accessoryOnly)
  }

  @Test("a bar that docked without a notification stays while its view controller is first responder")
  func stays() {
    let stage = Stage()
    stage.dock()
    // A bar that leaves its window for a moment keeps its position.
    stage.controller.bar.removeFromSuperview()
    HeadlessRunLoop.callObserversBeforeCommit()
    #expect(stage.center.state.placement == .accessoryOnly)
  }
}
