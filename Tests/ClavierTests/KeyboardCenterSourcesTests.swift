import ClavierCore
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// The sources from which the center takes the state, with the windows and responders of an app.
@MainActor struct KeyboardCenterSourcesTests {
  let keyboard = KeyboardFixture(notificationCenter: .default)

  /// The view controller of a chat, which is first responder so that its bar is shown, and accepts no text.
  final class ChatController: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))
    let field = UITextField(frame: CGRect(x: 0, y: 300, width: 393, height: 44))

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
  }

  /// A view controller whose bar has only a natural height.
  private final class NaturalBarController: UIViewController {
    final class Bar: UIView {
      var height: CGFloat = 0
      override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    }

    let naturalBar = Bar()
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { naturalBar }
  }

  /// An input that, like a web view's content, posts no notifications.
  final class SilentInput: UIView, UIKeyInput {
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
  }

  // MARK: The plain way

  @Test("state(after:) is the state after a notification, in any order of observers")
  func stateAfterNotification() {
    HeadlessWorld.reset()
    let early = Overlaps(keyboard.screen)
    early.observe()
    let center = KeyboardCenter()
    early.center = center
    let late = Overlaps(keyboard.screen)
    late.center = center
    late.observe()
    keyboard.show()
    keyboard.show(height: 301)
    keyboard.hide()
    let expected: [CGFloat] = [336, 336, 336, 336, 301, 301, 301, 301, 0, 0, 0, 0]
    #expect(early.values == expected)
    #expect(late.values == expected)
  }

  @Test("state(after:) ignores other notifications")
  func stateAfterAnything() {
    HeadlessWorld.reset()
    let center = KeyboardCenter()
    keyboard.show()
    for notification in [
      Notification(name: Notification.Name("other")), Notification(name: KeyboardEvent.willHide.notificationName),
    ] {
      #expect(center.state(after: notification) == center.state)
    }
  }

  // MARK: Inputs that announce nothing

  @Test("covers the same height when an input that posts no notifications becomes first responder again")
  func silentInput() {
    HeadlessWorld.reset()
    let window = makeWindow()
    let center = KeyboardCenter()
    let (field, input) = (UITextField(), SilentInput())
    for view in [field, input] as [UIView] { window.rootViewController?.view.addSubview(view) }
    field.becomeFirstResponder()
    keyboard.show()
    field.resignFirstResponder()
    keyboard.hide()
    for _ in 0..<3 {
      input.becomeFirstResponder()
      keyboard.post(.willChangeFrame, keyboard.info(height: 336))
      #expect(center.state(for: window).overlap(withScreenRect: keyboard.screen) == 336)
      input.resignFirstResponder()
      keyboard.hide()
    }
  }

  // MARK: Inactive

  @Test("ignores frames that arrive while the app is inactive, and an empty frame after the app becomes active")
  func appSwitch() {
    HeadlessWorld.reset()
    let controller = ChatController()
    let window = makeWindow(controller)
    let center = KeyboardCenter()
    _ = center.state(for: window)
    controller.becomeFirstResponder()
    keyboard.post(.willShow, keyboard.info(height: 84))
    #expect(center.state.placement == .accessoryOnly)
    HeadlessWorld.resignActive()
    keyboard.post(.willChangeFrame, frame: keyboard.info(height: 347).endFrame, belongsToCurrentApp: false)
    #expect(center.state.overlap(withScreenRect: keyboard.screen) == 84)
    HeadlessWorld.becomeActive()
    keyboard.post(.willChangeFrame, frame: .zero)
    #expect(center.state.overlap(withScreenRect: keyboard.screen) == 84)
    _ = window
  }

  @Test("when the app becomes active, hides a keyboard that disappeared in the background, and logs this")
  func background() {
    HeadlessWorld.reset()
    let window = makeWindow()
    let center = KeyboardCenter()
    _ = center.state(for: window)
    let log = Log()
    center.log = { log.lines.append($0) }
    let owner = Witness()
    var corrections = 0
    center.observeCorrections(owner: owner) { corrections += 1 }
    let field = UITextField()
    window.rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    keyboard.show()
    HeadlessWorld.enterBackground()
    HeadlessWorld.becomeActive()
    #expect(center.state.placement == .docked, "the input is still first responder, and may be covered")
    #expect(corrections == 0)
    HeadlessWorld.enterBackground()
    field.resignFirstResponder()
    HeadlessWorld.becomeActive()
    #expect(center.state.placement == .hidden)
    #expect(corrections == 1)
    #expect(log.lines.count == 1 && log.lines.first?.contains("has disappeared") == true)
  }

  @Test("hides a keyboard that disappeared in the background, even if its window was key before the center existed")
  func backgroundOfEarlierWindow() {
    HeadlessWorld.reset()
    let window = makeWindow()
    let center = KeyboardCenter()
    let field = UITextField()
    window.rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    keyboard.show()
    HeadlessWorld.enterBackground()
    field.resignFirstResponder()
    HeadlessWorld.becomeActive()
    #expect(center.state.placement == .hidden)
  }

  // MARK: Resident bars

  @Test(
    "uses the frame of a willHide or a willShow while the controller's bar stays",
    arguments: [KeyboardEvent.willHide, .willShow])
  func hideToBar(event: KeyboardEvent) {
    HeadlessWorld.reset()
    let controller = ChatController()
    let window = makeWindow(controller)
    let center = KeyboardCenter()
    _ = center.state(for: window)
    controller.field.becomeFirstResponder()
    keyboard.show()
    controller.becomeFirstResponder()
    for event in [.willChangeFrame, event, .didChangeFrame] { keyboard.post(event, keyboard.info(height: 84)) }
    if event == .willHide { keyboard.post(.didHide, keyboard.info(height: 84)) }
    #expect(center.state.placement == .accessoryOnly)
    #expect(center.state.overlap(withScreenRect: keyboard.screen) == 84)
  }

  @Test("reports a bar that docks without a notification as a correction")
  func silentBar() {
    HeadlessWorld.reset()
    let controller = ChatController()
    let window = makeWindow(controller)
    let center = KeyboardCenter()
    let owner = Witness()
    var corrections = 0
    center.observeCorrections(owner: owner) { corrections += 1 }
    let log = Log()
    center.log = { log.lines.append($0) }
    center.lookForResidentBar()
    #expect(center.state(for: window).placement == .unknown)
    #expect(center.frameSource == .notification)
    controller.becomeFirstResponder()
    #expect(center.state(for: window).overlap(withScreenRect: keyboard.screen) == 84)
    #expect(center.state.placement == .accessoryOnly && center.frameSource == .accessoryView)
    HeadlessWorld.updateCycle()
    #expect(center.frameSource == .accessoryView)
    #expect(corrections == 1)
    HeadlessWorld.updateCycle()
    #expect(corrections == 1)
    #expect(center.state.placement == .accessoryOnly)
    #expect(log.lines.count == 1)
    #expect(log.lines.first?.hasPrefix("an accessory view without a notification: ") == true)
  }

  @Test(
    "a bar that is not laid out yet has its natural height, unless it is taller than half of the screen",
    arguments: [(50, 84), (300, 334), (500, 0), (0, 0), (-1, 0)])
  func naturalBar(height: CGFloat, covered: CGFloat) {
    HeadlessWorld.reset()
    let controller = NaturalBarController()
    controller.naturalBar.height = height
    let window = makeWindow(controller)
    let center = KeyboardCenter()
    controller.becomeFirstResponder()
    #expect(center.state(for: window).overlap(withScreenRect: keyboard.screen) == covered)
    #expect(center.state(for: window).placement == (covered > 0 ? .accessoryOnly : .unknown))
  }

  @Test("after a willHide, uses a bar in any window once it is at the bottom edge", .under([.accessoryIsInNoWindow]))
  func measuredBar() {
    HeadlessWorld.reset()
    let controller = ChatController()
    let window = makeWindow(controller)
    let center = KeyboardCenter()
    _ = center.state(for: window)
    keyboard.hide()
    controller.becomeFirstResponder()
    HeadlessWorld.updateCycle()
    #expect(center.state.placement == .hidden, "the bar is not in a window")
    let inputWindow = UIWindow(windowScene: HeadlessWorld.windowScene)
    inputWindow.isHidden = false
    inputWindow.addSubview(controller.bar)
    controller.bar.frame = CGRect(x: 0, y: 400, width: 393, height: 50)
    HeadlessWorld.updateCycle()
    #expect(center.state.placement == .hidden, "the bar is not at the bottom edge yet")
    controller.bar.frame = CGRect(x: 0, y: 300, width: 393, height: 552)
    HeadlessWorld.updateCycle()
    #expect(center.state.placement == .hidden, "no bar is that high")
    controller.bar.frame = CGRect(x: 0, y: 768, width: 393, height: 84)
    HeadlessWorld.updateCycle()
    #expect(center.state.frame == CGRect(x: 0, y: 768, width: 393, height: 84))
    #expect(center.state.placement == .accessoryOnly)
  }

  @Test("a constraint that follows the keyboard makes room for a bar that docks without a notification")
  func followedBar() {
    HeadlessWorld.reset()
    let controller = ChatController()
    let window = makeWindow(controller)
    let list = UIView()
    list.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(list)
    let bottom = list.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor)
    bottom.isActive = true
    let center = KeyboardCenter()
    bottom.followKeyboard(in: controller.view, center: center)
    #expect(bottom.constant == 0)
    controller.becomeFirstResponder()
    let inputWindow = UIWindow(windowScene: HeadlessWorld.windowScene)
    inputWindow.addSubview(controller.bar)
    controller.bar.frame = CGRect(x: 0, y: 768, width: 393, height: 50)
    HeadlessWorld.updateCycle()
    #expect(bottom.constant == -84)
    withExtendedLifetime(window) {}
  }

  // MARK: Order

  @Test("delivers a notification from an observer only after the current notification, and keeps the last frame")
  func reentry() {
    HeadlessWorld.reset()
    let center = KeyboardCenter()
    var overlaps: [CGFloat] = []
    let subscription = center.subscribe { [keyboard] event, info in
      overlaps.append(center.state.overlap(withScreenRect: keyboard.screen))
      if overlaps.count == 1 { keyboard.post(.willChangeFrame, keyboard.info(height: 336)) }
    }
    keyboard.post(.willChangeFrame, keyboard.info(height: 301))
    #expect(overlaps == [301, 336])
    #expect(center.state.overlap(withScreenRect: keyboard.screen) == 336)
    subscription.cancel()
  }

  @Test("state(after:) is the last state for an observer that is called after a later notification")
  func stateAfterEarlierNotification() {
    HeadlessWorld.reset()
    let center = KeyboardCenter()
    var isNested = false
    let subscription = center.subscribe { [keyboard] _, _ in
      guard !isNested else { return }
      isNested = true
      keyboard.post(.willChangeFrame, keyboard.info(height: 336))
    }
    func notification(_ height: CGFloat) -> Notification {
      Notification(
        name: KeyboardEvent.willChangeFrame.notificationName, userInfo: keyboard.info(height: height).userInfo)
    }
    let outer = notification(301)
    keyboard.notificationCenter.post(outer)
    #expect(center.state.overlap(withScreenRect: keyboard.screen) == 336)
    // If the notification center called an observer after the center, it would pass the nested notification first, and
    // then the outer one.
    #expect(center.state(after: outer).overlap(withScreenRect: keyboard.screen) == 336)
    #expect(center.state(after: notification(300)).overlap(withScreenRect: keyboard.screen) == 300)
    keyboard.post(.didShow, keyboard.info(height: 336))
    #expect(center.state(after: outer).overlap(withScreenRect: keyboard.screen) == 301)
    subscription.cancel()
  }

  private final class Log {
    var lines: [String] = []
  }

  /// What an app's own observer reads at each notification.
  private final class Overlaps {
    var center: KeyboardCenter?
    var values: [CGFloat] = []
    let screen: CGRect
    private var observation: NotificationObservation?

    init(_ screen: CGRect) {
      self.screen = screen
    }

    @MainActor func observe() {
      let names = KeyboardEvent.allCases.map(\.notificationName)
      observation = NotificationObservation(of: names, in: .default) { [box = Box(self)] notification in
        nonisolated(unsafe) let notification = notification
        MainActor.assumeIsolated {
          guard let self = box.overlaps, let center = self.center else { return }
          self.values.append(center.state(after: notification).overlap(withScreenRect: self.screen))
        }
      }
    }

    /// The unchecked conformance is safe, because these tests post on the main actor.
    private final class Box: @unchecked Sendable {
      weak var overlaps: Overlaps?

      init(_ overlaps: Overlaps) {
        self.overlaps = overlaps
      }
    }
  }

  @Test("a manager gets no empty frame while a resident bar is shown")
  func managerOfBar() {
    HeadlessWorld.reset()
    final class Delegate: KeyboardManagerDelegate {
      var frames: [CGRect?] = []
      func keyboardWillChangeFrame(endFrame: CGRect?, duration: TimeInterval, animationCurve: UIView.AnimationOptions) {
        frames.append(endFrame)
      }
    }
    let (controller, delegate) = (ChatController(), Delegate())
    let window = makeWindow(controller)
    let center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
    _ = center.state(for: window)
    controller.becomeFirstResponder()
    let manager = KeyboardManager(center: center)
    manager.delegate = delegate
    keyboard.post(.willChangeFrame, KeyboardInfo(endFrame: .zero))
    #expect(center.state.placement == .accessoryOnly)
    #expect(delegate.frames == [nil])
  }

  @Test("a resident bar does not affect the state of another screen")
  func barOfOtherScreen() {
    HeadlessWorld.reset()
    let controller = ChatController()
    let window = makeWindow(controller)
    let center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
    #expect(center.state(for: window).placement == .unknown)
    controller.becomeFirstResponder()
    #expect(center.state(for: window).placement == .accessoryOnly)
    let scene = HeadlessWorld.connectScene(
      on: HeadlessWorld.connectScreen(size: CGSize(width: 1920, height: 1080)))
    #expect(center.state(for: scene).placement == .unknown)
  }
}
