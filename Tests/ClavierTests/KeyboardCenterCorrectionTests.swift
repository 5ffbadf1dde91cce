import ClavierCore
import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Tests how other sources correct what the notifications report.
@MainActor struct KeyboardCenterCorrectionTests {
  let keyboard = KeyboardFixture(notificationCenter: .default)

  @Test("corrects the state if two sources agree, and logs each correction and each new disagreement")
  func correction() {
    HeadlessWorld.reset()
    let window = makeWindow()
    let center = KeyboardCenter()
    let log = Log()
    center.log = { log.lines.append($0) }
    var owner: Witness? = Witness()
    var corrections = 0
    center.observeCorrections(owner: owner ?? Witness()) { corrections += 1 }
    let field = UITextField()
    window.rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    keyboard.show()
    #expect(log.lines.isEmpty)
    for _ in 1...3 { center.compare(.layoutGuide, top: 455, in: window) }
    #expect(center.state.overlap(withScreenRect: keyboard.screen) == 336)
    #expect(log.lines.count == 1)
    keyboard.post(.didChangeFrame, keyboard.info(height: 397))
    #expect(center.state.overlap(withScreenRect: keyboard.screen) == 397)
    #expect(log.lines.count == 2)
    center.compare(.layoutGuide, top: 516, in: window)
    center.compare(.accessoryView, top: 516, in: window)
    #expect(center.state.overlap(withScreenRect: keyboard.screen) == 336)
    #expect(corrections == 2)
    owner = nil
    center.compare(.layoutGuide, top: 455, in: window)
    center.compare(.accessoryView, top: 455, in: window)
    #expect(corrections == 2)
    _ = owner
  }

  @Test(
    "announces no correction if a keyboard that was announced while it was hiding is still needed",
    arguments: [true, false])
  func outdatedKeyboard(isEditing: Bool) {
    HeadlessWorld.reset()
    let window = makeWindow()
    let center = KeyboardCenter()
    let field = UITextField()
    window.rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    var corrections = 0
    let subscription = center.observeCorrections { corrections += 1 }
    keyboard.show()
    keyboard.post(.willHide, keyboard.hidden())
    keyboard.post(.willShow, keyboard.info(height: 336))
    keyboard.post(.didHide, keyboard.hidden())
    if !isEditing { field.resignFirstResponder() }
    HeadlessClock.advanceUntilIdle()
    #expect(corrections == (isEditing ? 0 : 1))
    #expect(center.state.placement == (isEditing ? .docked : .hidden))
    _ = subscription
  }

  @Test("delivers a correction to all subscribers before a notification that one of them posts in response")
  func postsDuringCorrection() {
    HeadlessWorld.reset()
    let window = makeWindow()
    let center = KeyboardCenter()
    let field = UITextField()
    window.rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    keyboard.show()
    var received: [String] = []
    let subscriptions = ["1", "2"].map { name in
      let subscriber = KeyboardCenter.Subscriber(
        handler: { received.append("\($0.event) \(name)") },
        onCorrection: { [keyboard] _ in
          received.append("correction \(name)")
          if name == "1" { keyboard.post(.willShow, keyboard.info(height: 300)) }
        })
      return center.subscribe(subscriber, owner: nil)
    }
    HeadlessWorld.enterBackground()
    field.resignFirstResponder()
    HeadlessWorld.becomeActive()
    #expect(received == ["correction 1", "correction 2", "willShow 1", "willShow 2"])
    withExtendedLifetime(subscriptions) {}
  }

  @Test(
    "corrects an unanimated frame at the end of the turn if the guide covers more")
  func unanimatedFrame() {
    HeadlessWorld.reset()
    let window = makeWindow()
    let center = KeyboardCenter()
    let field = UITextField()
    window.rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    let probe = UIView()
    window.addSubview(probe)
    keyboard.show()
    // The center also observes turns after a window or a field appears. This loop runs until the center stops
    // observing turns.
    for _ in 0...KeyboardSurroundings.maximumTurnCount { HeadlessWorld.updateCycle() }
    keyboard.post(.willShow, keyboard.info(height: 370, duration: 0))
    center.rememberGuide(852 - 397, of: probe)
    #expect(center.state.overlap(withScreenRect: keyboard.screen) == 370)
    HeadlessWorld.updateCycle()
    #expect(center.state.overlap(withScreenRect: keyboard.screen) == 397)
    keyboard.post(.willShow, keyboard.info(height: 336))
    center.rememberGuide(852 - 34, of: probe)
    HeadlessWorld.updateCycle()
    #expect(
      center.state.overlap(withScreenRect: keyboard.screen) == 336, "a guide at rest does not revert the correction")
  }

  @Test("does not compare the guide if the layout that precedes the comparison moves the keyboard")
  func keyboardMovesDuringLayout() {
    HeadlessWorld.reset()
    let window = makeWindow()
    let center = KeyboardCenter()
    center.checksFramesAgainstLayoutGuide = true
    let (field, view, probe) = (UITextField(), LayoutView(), UIView())
    for subview in [field, view] { window.rootViewController?.view.addSubview(subview) }
    window.addSubview(probe)
    field.becomeFirstResponder()
    keyboard.show()
    HeadlessWorld.updateCycle()
    center.lookForResidentBar()
    center.rememberGuide(852 - 397, of: probe)
    view.onLayout = { [keyboard] in keyboard.post(.willShow, keyboard.info(height: 300)) }
    view.setNeedsLayout()
    HeadlessRunLoop.callObserversBeforeCommit()
    #expect(center.state.overlap(withScreenRect: keyboard.screen) == 300)
    center.checksFramesAgainstLayoutGuide = false
  }

  private final class LayoutView: UIView {
    var onLayout: (() -> Void)?

    override func layoutSubviews() {
      super.layoutSubviews()
      let onLayout = onLayout
      self.onLayout = nil
      onLayout?()
    }
  }

  @Test("compares the accessory view at its position on the screen", .under([.accessoryIsInNoWindow]))
  func accessoryInLowWindow() {
    let (center, window, inputWindow) = show(accessoryAt: 355, inWindowAt: 100)
    keyboard.post(.willShow, keyboard.info(height: 370, duration: 0))
    HeadlessWorld.updateCycle()
    #expect(center.state.overlap(withScreenRect: keyboard.screen) == 397)
    withExtendedLifetime((window, inputWindow)) {}
  }

  @Test("corrects a shortcut bar if the guide and the accessory view agree", .under([.accessoryIsInNoWindow]))
  func shortcutBar() {
    let (center, window, inputWindow) = show(accessoryAt: 720, inWindowAt: 0)
    for event in [KeyboardEvent.willShow, .didShow] {
      keyboard.post(event, frame: CGRect(x: 0, y: 750, width: 393, height: 336))
    }
    #expect(center.state.placement == .shortcutBar)
    let probe = UIView()
    window.addSubview(probe)
    center.rememberGuide(720, of: probe)
    HeadlessWorld.updateCycle()
    #expect(center.state.overlap(withScreenRect: keyboard.screen) == 132)
    withExtendedLifetime(inputWindow) {}
  }

  /// Edits a field whose accessory view is in a window of its own.
  ///
  /// - Returns: The center, the window of the field, and the window of the accessory view.
  private func show(accessoryAt y: CGFloat, inWindowAt top: CGFloat) -> (KeyboardCenter, UIWindow, UIWindow) {
    HeadlessWorld.reset()
    let window = makeWindow()
    let center = KeyboardCenter()
    let field = UITextField()
    let bar = UIView(frame: CGRect(x: 0, y: y, width: 393, height: 44))
    field.inputAccessoryView = bar
    window.rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    let inputWindow = UIWindow(windowScene: HeadlessWorld.windowScene)
    inputWindow.frame = CGRect(x: 0, y: top, width: 393, height: 852 - top)
    inputWindow.isHidden = false
    inputWindow.addSubview(bar)
    return (center, window, inputWindow)
  }

  @Test("state(after:) does not mistake a notification for an earlier one with the same values")
  func stateAfterRepeatedNotification() {
    HeadlessWorld.reset()
    let center = KeyboardCenter()
    let subscription = center.subscribe { [keyboard] event, info in
      if event == .willShow { keyboard.post(.willHide, info) }
    }
    let info = keyboard.info(height: 336)
    keyboard.post(.willShow, info)
    #expect(center.state.placement == .hidden)
    HeadlessRunLoop.callObserversBeforeCommit()
    let repeated = Notification(name: KeyboardEvent.willShow.notificationName, userInfo: info.userInfo)
    #expect(center.state(after: repeated).isDocked)
    subscription.cancel()
  }

  @Test("state(after:) includes a correction that was made after the notification")
  func stateAfterCorrection() {
    HeadlessWorld.reset()
    let window = makeWindow()
    let center = KeyboardCenter()
    let field = UITextField()
    window.rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    let info = keyboard.info(height: 397)
    keyboard.post(.willShow, info)
    for source in [KeyboardStateMachine.Source.layoutGuide, .accessoryView] {
      center.compare(source, top: 516, in: window)
    }
    let notification = Notification(name: KeyboardEvent.willShow.notificationName, userInfo: info.userInfo)
    #expect(center.state(after: notification).overlap(withScreenRect: keyboard.screen) == 336)
  }

  private final class Log {
    var lines: [String] = []
  }

  @Test(
    "in a window that ends above the screen's bottom, the guide corrects the state only while the guide is not at rest",
    arguments: [(300, 292), (700, 336)] as [(CGFloat, CGFloat)])
  func guideOfHighWindow(height: CGFloat, covered: CGFloat) {
    HeadlessWorld.reset()
    let center = KeyboardCenter()
    let window = makeWindow()
    let (small, root, content) = (UIWindow(windowScene: HeadlessWorld.windowScene), UIViewController(), UIView())
    small.frame = CGRect(x: 0, y: 0, width: 393, height: height)
    small.rootViewController = root
    small.isHidden = false
    root.view.addSubview(content)
    let bottom = content.bottomAnchor.constraint(equalTo: root.view.bottomAnchor)
    bottom.isActive = true
    bottom.followKeyboard(in: root.view, center: center)
    let keyboard = KeyboardFixture(notificationCenter: .default)
    HeadlessWorld.keyboardFrameDidChange(to: keyboard.info(height: 336).endFrame, isDocked: true)
    keyboard.post(.willShow, keyboard.info(height: 292, duration: 0))
    HeadlessWorld.updateCycle()
    #expect(center.state.overlap(withScreenRect: keyboard.screen) == covered)
    withExtendedLifetime(window) {}
  }

  @Test func `the keyboard is hidden after an earlier observer of its notification has ended editing`() throws {
    HeadlessWorld.reset()
    let window = makeWindow()
    let view = try #require(window.rootViewController?.view)
    let (keyboard, field, bar) = (try SimulatedKeyboard(device: .standard), UITextField(), UIView())
    keyboard.connect()
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { _ = window.endEditing(true) } }
    defer { NotificationCenter.default.removeObserver(observer) }
    // The app's observer was added first, so the center gets `willHide` before `willShow`.
    let center = KeyboardCenter()
    bar.translatesAutoresizingMaskIntoConstraints = false
    for subview in [field, bar] { view.addSubview(subview) }
    let bottom = bar.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -16)
    NSLayoutConstraint.activate([bottom, bar.heightAnchor.constraint(equalToConstant: 50)])
    bottom.followKeyboard(in: view, center: center)
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(keyboard.placement == .hidden && center.state.placement == .hidden)
    #expect(bottom.constant == -16)
  }
}
