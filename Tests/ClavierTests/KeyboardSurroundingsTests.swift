import ClavierCore
import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Tests the sources of information that the center uses in addition to the keyboard notifications.
@MainActor struct KeyboardSurroundingsTests {
  @Test("An app that becomes inactive is not treated as activated")
  func activation() {
    HeadlessWorld.reset()
    let notificationCenter = NotificationCenter()
    let surroundings = KeyboardSurroundings(notificationCenter: notificationCenter)
    var activations = 0
    surroundings.onActivation = { activations += 1 }
    notificationCenter.post(name: UIApplication.willResignActiveNotification, object: nil)
    #expect(activations == 0)
    #expect(!surroundings.context(on: .zero, input: nil).context.isActive)
    notificationCenter.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    #expect(activations == 1)
    #expect(surroundings.context(on: .zero, input: nil).context.isActive)
  }

  @Test("The input that is still first responder in a window is edited again when the window becomes key again")
  func windowBecomesKeyAgain() {
    HeadlessWorld.reset()
    let center = KeyboardCenter()
    let fields = [UITextField(), UITextField()]
    let windows = fields.map { field in
      let window = makeWindow()
      window.rootViewController?.view.addSubview(field)
      field.becomeFirstResponder()
      #expect(center.editedInput === field)
      return window
    }
    for index in [0, 1, 0] {
      windows[index].makeKey()
      #expect(fields[index].isFirstResponder && center.editedInput === fields[index])
    }
    makeWindow().makeKey()
    #expect(center.editedInput === fields[0])
  }

  @Test("An input that does not post when editing ends is not remembered when its window becomes key")
  func silentInput() {
    HeadlessWorld.reset()
    let center = KeyboardCenter()
    let window = makeWindow()
    let silent = KeyboardCenterSourcesTests.SilentInput()
    window.rootViewController?.view.addSubview(silent)
    silent.becomeFirstResponder()
    makeWindow().makeKey()
    window.makeKey()
    #expect(silent.isFirstResponder && center.editedInput == nil)
  }

  @Test("The views of a window are not visited in each turn that is observed")
  func turnsWithoutSearch() {
    HeadlessWorld.reset()
    let center = KeyboardCenter()
    let visited = VisitedView()
    let window = makeWindow()
    window.addSubview(visited)
    center.lookForResidentBar()
    visited.count = 0
    for _ in 0..<3 { HeadlessWorld.updateCycle() }
    #expect(visited.count == 0)
    _ = center.surroundings.context(on: .zero, input: nil)
    #expect(visited.count > 0)
  }

  @Test("Finds the first responder in a controller that a child presents over its own context")
  func presentedByChild() {
    HeadlessWorld.reset()
    let (tabs, chat) = (UITabBarController(), KeyboardCenterSourcesTests.ChatController())
    let navigation = UINavigationController(rootViewController: UIViewController())
    tabs.viewControllers = [navigation]
    let window = makeWindow(tabs)
    chat.modalPresentationStyle = .overCurrentContext
    navigation.topViewController?.present(chat, animated: false)
    #expect(chat.presentingViewController === navigation)
    chat.becomeFirstResponder()
    #expect(KeyboardResponder.controller(in: window) === chat)
    chat.resignFirstResponder()
    let sheet = KeyboardCenterSourcesTests.ChatController()
    chat.present(sheet, animated: false)
    sheet.becomeFirstResponder()
    #expect(KeyboardResponder.controller(in: window) === sheet)
  }

  @Test("Turns are observed as long as the longest request requires")
  func turns() {
    HeadlessWorld.reset()
    let surroundings = KeyboardSurroundings(notificationCenter: NotificationCenter())
    #expect(turns(of: surroundings) { surroundings.observeTurns(1) } == 1)
    let count = turns(of: surroundings) {
      surroundings.observeTurns(3)
      surroundings.observeTurns(1)
    }
    #expect(count == 3)
    let prolonged = turns(of: surroundings) {
      surroundings.observeTurns(1)
      surroundings.observeTurns(3)
    }
    #expect(prolonged == 3)
  }

  @Test("Observes the turns after a window becomes visible, unless it cannot become key", arguments: [true, false])
  func windows(canBecomeKey: Bool) {
    HeadlessWorld.reset()
    let notificationCenter = NotificationCenter()
    let surroundings = KeyboardSurroundings(notificationCenter: notificationCenter)
    let window = canBecomeKey ? UIWindow() : Overlay()
    let count = turns(of: surroundings) {
      notificationCenter.post(name: UIWindow.didBecomeVisibleNotification, object: window)
    }
    #expect(count == (canBecomeKey ? 8 : 0))
  }

  @Test(
    "Observes the turns after editing ends, and after the app becomes active",
    arguments: [
      UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification,
      UIApplication.didBecomeActiveNotification,
    ])
  func turns(after name: Notification.Name) {
    HeadlessWorld.reset()
    let notificationCenter = NotificationCenter()
    let surroundings = KeyboardSurroundings(notificationCenter: notificationCenter)
    let count = turns(of: surroundings) { notificationCenter.post(name: name, object: nil) }
    #expect(count == 8)
  }

  @Test(
    "Observes one turn after a notification that ends a movement, and many turns after the keyboard hides",
    arguments: [
      (.didShow, 0.25, 1), (.didChangeFrame, 0.25, 1), (.willHide, 0.25, 8), (.didHide, 0.25, 8), (.willShow, 0.25, 0),
      (.willShow, 0, 1), (.willChangeFrame, 0, 1),
    ] as [(KeyboardEvent, TimeInterval, Int)])
  func turns(event: KeyboardEvent, duration: TimeInterval, expected: Int) {
    HeadlessWorld.reset()
    let keyboard = KeyboardFixture()
    let center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
    let info = keyboard.info(height: 336, duration: duration)
    #expect(turns(of: center.surroundings) { keyboard.post(event, info) } == expected)
  }

  @Test("The safe area comes from the edited input's window, not from the last key window")
  func safeArea() {
    HeadlessWorld.reset()
    let (window, overlay) = (makeWindow(), UIWindow(frame: CGRect(x: 0, y: 100, width: 393, height: 100)))
    let field = UITextField()
    window.addSubview(field)
    overlay.isHidden = false
    let surroundings = KeyboardSurroundings(notificationCenter: NotificationCenter())
    surroundings.remember(overlay)
    let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
    #expect(surroundings.context(on: screen, input: nil).context.bottomSafeArea == 0)
    #expect(surroundings.context(on: screen, input: field).context.bottomSafeArea == 34)
  }

  @Test(
    "On an iPad, the window is the edited input's window, or the last key window if the input posts no notifications")
  func windowOnPad() throws {
    let device = try #require(Device.named("iPad (10th generation)"))
    HeadlessWorld.reset(HeadlessDisplay(device))
    let (window, other) = (makeWindow(), makeWindow())
    window.frame = CGRect(x: 0, y: 0, width: 375, height: 1180)
    other.frame = CGRect(x: 445, y: 0, width: 375, height: 1180)
    let field = UITextField()
    window.addSubview(field)
    // Editing a field makes its window the key window.
    window.makeKey()
    let surroundings = KeyboardSurroundings(notificationCenter: NotificationCenter())
    surroundings.remember(other)
    let screen = CGRect(x: 0, y: 0, width: 820, height: 1180)
    #expect(surroundings.context(on: screen, input: field).context.window == window.frame)
    #expect(surroundings.context(on: screen, input: nil).context.window == other.frame)
    let phone = CGRect(x: 0, y: 0, width: 393, height: 852)
    #expect(surroundings.context(on: phone, input: field).context.window == nil, "it fills the screen")
  }

  @Test("On an iPad, the window is the app's window if the input is in a window of the system")
  func windowOfAccessoryInput() throws {
    let device = try #require(Device.named("iPad (10th generation)"))
    HeadlessWorld.reset(HeadlessDisplay(device))
    let screen = CGRect(x: 0, y: 0, width: 820, height: 1180)
    let (window, system) = (makeWindow(), UIWindow(windowScene: HeadlessWorld.windowScene))
    window.frame = CGRect(x: 445, y: 0, width: 375, height: 1180)
    system.frame = screen
    system.isHidden = false
    let field = UITextField()
    system.addSubview(field)
    let surroundings = KeyboardSurroundings(notificationCenter: NotificationCenter())
    #expect(surroundings.context(on: screen, input: field).context.window == window.frame)
  }

  @Test("Remembers no window that cannot become key")
  func overlay() {
    HeadlessWorld.reset()
    let (window, overlay) = (UIWindow(), Overlay())
    let surroundings = KeyboardSurroundings(notificationCenter: NotificationCenter())
    surroundings.remember(overlay)
    #expect(surroundings.window == nil)
    surroundings.remember(window)
    #expect(surroundings.window === window)
  }

  @Test("When editing begins in a window of the system, the key window of that window's scene becomes known")
  func windowOfInput() {
    HeadlessWorld.reset()
    let (window, system) = (makeWindow(), UIWindow(windowScene: HeadlessWorld.windowScene))
    let (field, detached) = (UITextField(), UITextField())
    system.addSubview(field)
    system.isHidden = false
    let notificationCenter = NotificationCenter()
    let surroundings = KeyboardSurroundings(notificationCenter: notificationCenter)
    notificationCenter.post(name: UITextField.textDidBeginEditingNotification, object: detached)
    #expect(surroundings.window == nil)
    notificationCenter.post(name: UITextField.textDidBeginEditingNotification, object: field)
    #expect(surroundings.window === window)
  }

  @Test("A controller that was presented may be the first responder")
  func presented() {
    HeadlessWorld.reset()
    let (root, chat) = (UIViewController(), BarController())
    let window = makeWindow(root)
    let surroundings = KeyboardSurroundings(notificationCenter: NotificationCenter())
    surroundings.remember(window)
    root.present(chat, animated: false)
    chat.becomeFirstResponder()
    let context = surroundings.context(on: window.bounds, input: nil, searchesViews: false).context
    guard case .resident(chat.bar.frame.height, let bar?) = context.firstResponder else {
      Issue.record("the first responder is \(context.firstResponder)")
      return
    }
    #expect(bar.maxY == window.bounds.maxY)
  }

  @Test("A known first responder is forgotten when it resigns")
  func responderResigns() {
    HeadlessWorld.reset()
    let window = makeWindow()
    let (field, other) = (UITextField(), UITextField())
    other.inputView = UIView()
    [field, other].forEach(window.addSubview)
    let surroundings = KeyboardSurroundings(notificationCenter: NotificationCenter())
    surroundings.remember(window)
    var responder: KeyboardStateMachine.FirstResponder {
      surroundings.context(on: .zero, input: nil).context.firstResponder
    }
    field.becomeFirstResponder()
    #expect(responder == .input(accessoryHeight: 0, hasInputView: false))
    other.becomeFirstResponder()
    #expect(responder == .input(accessoryHeight: 0, hasInputView: true))
    let custom = PadView(frame: .zero)
    window.addSubview(custom)
    custom.becomeFirstResponder()
    #expect(responder == .input(accessoryHeight: 0, hasInputView: true))
    custom.resignFirstResponder()
    #expect(responder == .absent)
  }

  @Test("A known first responder is forgotten when another window becomes key")
  func otherKeyWindow() {
    HeadlessWorld.reset()
    let notificationCenter = NotificationCenter()
    let surroundings = KeyboardSurroundings(notificationCenter: notificationCenter)
    let windows = [makeWindow(), makeWindow()]
    for (window, hasInputView) in zip(windows, [false, true]) {
      let field = UITextField()
      if hasInputView { field.inputView = UIView() }
      window.addSubview(field)
      field.becomeFirstResponder()
      notificationCenter.post(name: UIWindow.didBecomeKeyNotification, object: window)
      let responder = surroundings.context(on: .zero, input: nil).context.firstResponder
      #expect(responder == .input(accessoryHeight: 0, hasInputView: hasInputView))
    }
    #expect(windows[0].firstResponderInput != nil)
  }

  /// Returns how many of the eight turns after an action are observed.
  private func turns(of surroundings: KeyboardSurroundings, after act: () -> Void) -> Int {
    var count = 0
    surroundings.onTurn = { count += 1 }
    act()
    for _ in 0..<8 { HeadlessWorld.updateCycle() }
    return count
  }

  @Test(
    "A resident bar outside of a window is assumed to be above the bottom edge, with its current or else its natural height",
    arguments: [0, 34], [(0, 50), (50, 50), (80, 80), (400, 400)] as [(CGFloat, CGFloat)])
  func unmeasuredBar(bottomSafeArea: CGFloat, heights: (own: CGFloat, expected: CGFloat)) throws {
    HeadlessWorld.reset()
    let controller = BarController()
    controller.bar.frame.size.height = heights.own
    let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
    let bar = try #require(KeyboardResponder(controller).bar(on: screen, bottomSafeArea: bottomSafeArea))
    let height = heights.expected + bottomSafeArea
    #expect(bar.frame == CGRect(x: 0, y: screen.maxY - height, width: 393, height: height))
    #expect(!bar.isMeasured)
  }

  @Test("A resident bar that ends at the safe area also covers the safe area")
  func barAboveSafeArea() throws {
    HeadlessWorld.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let controller = BarController()
    window.addSubview(controller.bar)
    controller.bar.frame = CGRect(x: 0, y: 768, width: 393, height: 50)
    let bar = try #require(KeyboardResponder(controller).bar(on: window.frame, bottomSafeArea: 34))
    #expect(bar.frame == CGRect(x: 0, y: 768, width: 393, height: 84) && bar.isMeasured)
  }

  @Test(
    "A resident bar without a height, or on its way to the bottom edge, is not measured yet",
    arguments: [(832, 0), (700, 50)] as [(CGFloat, CGFloat)])
  func unfinishedBar(top: CGFloat, height: CGFloat) throws {
    HeadlessWorld.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let controller = BarController()
    window.addSubview(controller.bar)
    controller.bar.frame = CGRect(x: 0, y: top, width: 393, height: height)
    let bar = try #require(KeyboardResponder(controller).bar(on: window.frame, bottomSafeArea: 34))
    #expect(bar.frame == CGRect(x: 0, y: 768, width: 393, height: 84))
    #expect(!bar.isMeasured)
  }

  @Test("a text view that cannot be edited takes no text input, so the bar that contains it is resident")
  func readOnlyText() {
    HeadlessWorld.reset()
    let (controller, text) = (BarController(), UITextView())
    text.isEditable = false
    controller.view.addSubview(text)
    let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
    #expect(KeyboardResponder(text).bar(on: screen, bottomSafeArea: 34)?.frame.height == 84)
  }
}

private final class Bar: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 50) }
}

private final class Overlay: UIWindow {
  override var canBecomeKey: Bool { false }
}

private final class BarController: UIViewController {
  let bar = Bar(frame: CGRect(x: 0, y: 0, width: 393, height: 50))

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
}

/// A view whose keyboard is a view controller of the app.
private final class PadView: UIView {
  private let pad = UIInputViewController()
  override var canBecomeFirstResponder: Bool { true }
  override var inputViewController: UIInputViewController? { pad }
}

/// A view that counts how often it is asked whether it is first responder.
private final class VisitedView: UIView {
  var count = 0

  override var isFirstResponder: Bool {
    count += 1
    return super.isFirstResponder
  }
}
