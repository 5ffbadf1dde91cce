import Clavier
import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

/// The simulated keyboard in the headless world, where it follows the first responder.
///
/// The world is shared, so each test begins with a reset and never suspends.
@MainActor
struct ConnectedKeyboardTests {
  @MainActor
  private struct Screen {
    let window: UIWindow
    let keyboard: SimulatedKeyboard
    let recorder: KeyboardRecorder
    let name = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let phone = UITextField(frame: CGRect(x: 20, y: 160, width: 200, height: 40))
    let note = UITextView(frame: CGRect(x: 20, y: 220, width: 200, height: 90))

    init(_ name: String = "iPhone 16", _ orientation: DeviceOrientation = .portrait) throws {
      let device = try #require(Device.named(name))
      HeadlessWorld.reset(HeadlessDisplay(device), orientation: UIInterfaceOrientation(orientation))
      keyboard = try SimulatedKeyboard(device: device, orientation: orientation)
      keyboard.connect()
      recorder = KeyboardRecorder()
      recorder.start()
      window = makeWindow()
      phone.keyboardType = .numberPad
      for view in [self.name, phone, note] { window.rootViewController?.view.addSubview(view) }
      HeadlessWorld.updateCycle()
    }

    func events() -> [KeyboardEvent] { recorder.trace.entries.compactMap(\.event) }
  }

  @Test func `the keyboard follows the first responder`() throws {
    let screen = try Screen()
    #expect(screen.name.becomeFirstResponder())
    #expect(screen.events() == [.willChangeFrame, .willShow])
    HeadlessClock.advance(by: 0.49)
    #expect(screen.events().count == 2)
    HeadlessClock.advance(by: 0.02)
    #expect(screen.events() == [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
    #expect(screen.keyboard.frame == CGRect(x: 0, y: 516, width: 393, height: 336))
    screen.name.resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.events().suffix(4) == [.willChangeFrame, .willHide, .didChangeFrame, .didHide])
  }

  @Test func `a number pad is shorter than the text keyboard, and switching to it posts no hide`() throws {
    let screen = try Screen()
    screen.name.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.phone.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.keyboard.frame.height == 291)
    screen.note.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.keyboard.frame.height == 336)
    #expect(!screen.events().contains(.willHide))
    #expect(screen.events().filter { $0 == .willShow }.count == 3)
  }

  @Test(arguments: [SystemBehavior.iOS15, .iOS18])
  func `the object of a manual keyboard's notifications is the screen only on systems that pass it`(
    behavior: SystemBehavior
  ) throws {
    HeadlessWorld.reset()
    let keyboard = try SimulatedKeyboard(device: .standard, behavior: behavior, environment: .manual)
    let count = NotificationCount()
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: UIScreen.main, queue: nil
    ) { _ in
      count.value += 1
    }
    keyboard.show()
    #expect(count.value == (behavior.passesScreen ? 1 : 0))
    NotificationCenter.default.removeObserver(token)
  }

  @Test func `the object of the notifications is the screen`() throws {
    let screen = try Screen()
    let screenOfWorld = HeadlessWorld.windowScene.screen
    let count = NotificationCount()
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: screenOfWorld, queue: nil
    ) { _ in
      count.value += 1
    }
    screen.name.becomeFirstResponder()
    NotificationCenter.default.removeObserver(token)
    #expect(count.value == 1)
  }

  @Test func `changes made in willShow move with the keyboard`() throws {
    let screen = try Screen()
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { screen.note.center.y -= 100 }
    }
    screen.name.becomeFirstResponder()
    NotificationCenter.default.removeObserver(token)
    HeadlessClock.advance(by: 0.25)
    let expected = 265 - 100 * KeyboardAnimation(duration: 0.25, curve: .keyboard).progress(at: 0.25)
    #expect(abs(screen.note.headlessPresentation.center.y - expected) < 0.001)
    #expect(screen.note.center.y == 165)
  }

  @Test func `the keyboard layout guide follows the keyboard, even during a drag`() throws {
    let screen = try Screen()
    let view = try #require(screen.window.rootViewController?.view)
    screen.name.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(view.keyboardLayoutGuide.layoutFrame.minY == 516)
    let count = screen.events().count
    screen.keyboard.dragDidMove(toScreenY: 700)
    HeadlessWorld.updateCycle()
    #expect(view.keyboardLayoutGuide.layoutFrame.minY == 700)
    #expect(screen.events().count == count)
    screen.keyboard.dragDidEnd(atScreenY: 700, velocity: 500)
    HeadlessClock.advanceUntilIdle()
    #expect(!screen.name.isFirstResponder)
    #expect(screen.events().dropFirst(count) == [.willChangeFrame, .willHide, .didChangeFrame, .didHide])
    #expect(abs(view.keyboardLayoutGuide.layoutFrame.minY - (852 - 34)) < 0.001)
  }

  @Test("if a drag dismisses the keyboard, the keyboard hides in a later turn", .under([.keyboardPostsInLaterTurn]))
  func dragThatHidesLater() throws {
    let screen = try Screen()
    screen.name.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let count = screen.events().count
    screen.keyboard.dragDidMove(toScreenY: 700)
    screen.keyboard.dragDidEnd(atScreenY: 700, velocity: 500)
    HeadlessClock.advanceUntilIdle()
    #expect(screen.events().dropFirst(count) == [.willChangeFrame, .willHide, .didChangeFrame, .didHide])
    #expect(!screen.keyboard.isVisible)
  }

  @Test("a keyboard slides out when a drag dismisses it", .under([], [.keyboardPostsInLaterTurn]))
  func dragWithCrossFade() throws {
    let screen = try Screen()
    HeadlessAccessibility.isReduceMotionEnabled = true
    HeadlessAccessibility.prefersCrossFadeTransitions = true
    screen.name.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.keyboard.dragDidMove(toScreenY: 700)
    screen.keyboard.dragDidEnd(atScreenY: 700, velocity: 500)
    HeadlessClock.advanceUntilIdle()
    // A keyboard that fades out posts a frame of zeros.
    #expect(screen.recorder.trace.entries.last?.endFrame == CGRect(x: 0, y: 852, width: 393, height: 336))
  }

  @Test("a keyboard returns if its input refuses to resign", .under([], [.keyboardPostsInLaterTurn]))
  func dragOfStubbornInput() throws {
    let screen = try Screen()
    let refusal = Refusal()
    screen.name.delegate = refusal
    screen.name.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let count = screen.events().count
    screen.keyboard.dragDidMove(toScreenY: 700)
    screen.keyboard.dragDidEnd(atScreenY: 700, velocity: 500)
    HeadlessClock.advanceUntilIdle()
    #expect(screen.events().dropFirst(count) == [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
    #expect(screen.keyboard.frame == CGRect(x: 0, y: 516, width: 393, height: 336))
    withExtendedLifetime(refusal) {}
  }

  @Test("reloading the input views keeps a popover, or a docked keyboard", .under([.numberPadIsPopover]))
  func reloadOfPopover() throws {
    let screen = try Screen("iPad (10th generation)")
    for isPopover in [true, false] {
      screen.phone.becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      let count = screen.events().count
      for _ in 1...2 {
        #expect(screen.keyboard.isVisible == !isPopover)
        screen.phone.reloadInputViews()
        HeadlessClock.advanceUntilIdle()
      }
      #expect(screen.keyboard.isVisible == !isPopover)
      #expect(screen.events().count == count)
      screen.phone.resignFirstResponder()
      HeadlessClock.advanceUntilIdle()
    }
  }

  @Test func `includes accessory views and input views`() throws {
    let screen = try Screen()
    screen.name.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    screen.name.becomeFirstResponder()
    #expect(screen.keyboard.frame.height == 380)
    screen.name.inputAccessoryView = nil
    screen.name.reloadInputViews()
    #expect(screen.keyboard.frame.height == 336)
    screen.phone.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 216))
    screen.phone.becomeFirstResponder()
    #expect(screen.keyboard.frame.height == 250)
  }

  @Test(arguments: [true, false])
  func `includes accessory views and input views whose constraints determine their height`(isInputView: Bool) throws {
    let screen = try Screen()
    let bar: UIView = isInputView ? UIInputView(frame: .zero, inputViewStyle: .keyboard) : UIView()
    (bar as? UIInputView)?.allowsSelfSizing = true
    bar.translatesAutoresizingMaskIntoConstraints = isInputView
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: bar.topAnchor), content.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: 60),
    ])
    screen.name.inputAccessoryView = bar
    screen.name.becomeFirstResponder()
    #expect(screen.keyboard.frame.height == 396)
    screen.name.inputAccessoryView = nil
    screen.phone.inputView = bar
    screen.phone.becomeFirstResponder()
    #expect(screen.keyboard.frame.height == 94)
  }

  @Test("reloading the input views also posts notifications in a later turn", .under([.keyboardPostsInLaterTurn]))
  func reloadThatPostsLater() throws {
    let screen = try Screen()
    screen.name.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let count = screen.events().count
    screen.name.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    screen.name.reloadInputViews()
    #expect(screen.events().count == count && screen.keyboard.frame.height == 336)
    HeadlessClock.advanceUntilIdle()
    #expect(screen.events().dropFirst(count).first == .willChangeFrame && screen.keyboard.frame.height == 380)
    let second = screen.events().count
    screen.name.inputAccessoryView = nil
    screen.name.reloadInputViews()
    screen.name.resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.events().dropFirst(second) == [.willChangeFrame, .willHide, .didChangeFrame, .didHide])
  }

  @Test func `includes the views of input view controllers`() throws {
    let screen = try Screen()
    let field = ControllerField(frame: CGRect(x: 20, y: 340, width: 200, height: 40))
    screen.window.rootViewController?.view.addSubview(field)
    field.accessory = ControllerField.controller(height: 50)
    field.becomeFirstResponder()
    #expect(screen.keyboard.frame.height == 386)
    field.keys = ControllerField.controller(height: 216)
    field.reloadInputViews()
    #expect(screen.keyboard.frame.height == 300)
  }

  @Test func `docks the bar of an input accessory view controller`() throws {
    let screen = try Screen()
    let chat = ControllerChat()
    screen.window.rootViewController = chat
    HeadlessWorld.updateCycle()
    chat.becomeFirstResponder()
    #expect(screen.keyboard.placement == .accessoryOnly && screen.keyboard.frame.height == 84)
  }

  @Test func `without predictions there is no bar, except for passwords in a secure field`() throws {
    let screen = try Screen()
    screen.name.autocorrectionType = .no
    screen.name.becomeFirstResponder()
    #expect(screen.keyboard.frame.height == 291)
    screen.note.becomeFirstResponder()
    screen.name.isSecureTextEntry = true
    screen.name.becomeFirstResponder()
    #expect(screen.keyboard.frame.height == 336)
  }

  @Test func `rotating the simulated keyboard rotates the window, and hides and shows the keyboard`() throws {
    let screen = try Screen()
    screen.name.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.keyboard.rotate(to: .landscape)
    #expect(screen.window.bounds.size == CGSize(width: 852, height: 393))
    HeadlessClock.advanceUntilIdle()
    #expect(screen.name.isFirstResponder)
    #expect(screen.keyboard.frame == CGRect(x: 0, y: 174, width: 852, height: 219))
    #expect(
      screen.events().suffix(8) == [
        .willChangeFrame, .willHide, .didChangeFrame, .didHide, .willChangeFrame, .willShow, .didChangeFrame, .didShow,
      ])
  }

  @Test func `notices a rotation at the next focus change`() throws {
    let screen = try Screen()
    HeadlessWorld.rotate(to: .landscapeLeft)
    screen.name.becomeFirstResponder()
    #expect(screen.keyboard.orientation == .landscape)
    #expect(screen.keyboard.frame == CGRect(x: 0, y: 174, width: 852, height: 219))
  }

  @Test func `a keyboard that does not follow the first responder stays unchanged`() throws {
    let screen = try Screen()
    screen.keyboard.followsFirstResponder = false
    screen.name.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.events().isEmpty)
  }

  @Test func `the world does not retain its keyboard`() throws {
    weak var gone: SimulatedKeyboard?
    do {
      HeadlessWorld.reset(HeadlessDisplay(.standard))
      let keyboard = try SimulatedKeyboard(device: .standard, notificationCenter: NotificationCenter())
      keyboard.connect()
      keyboard.show()
      gone = keyboard
    }
    #expect(gone == nil)
    HeadlessClock.advanceUntilIdle()
  }

  @Test(arguments: ["iPhone SE (1st generation)", "iPhone 15 Pro Max", "iPad (10th generation)"])
  func `a device's display has its screen and safe areas`(name: String) throws {
    let device = try #require(Device.named(name))
    for orientation in DeviceOrientation.allCases {
      let screen = try Screen(name, orientation)
      #expect(screen.window.bounds.size == device.size(in: orientation))
      let insets = screen.window.safeAreaInsets
      let expected = device.safeArea(for: orientation)
      #expect(
        [insets.top, insets.left, insets.bottom, insets.right]
          == [expected.top, expected.left, expected.bottom, expected.right])
    }
  }
}

/// A delegate that does not let a text field resign.
private final class Refusal: NSObject, UITextFieldDelegate {
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
}

/// A text field whose input views belong to controllers.
private final class ControllerField: UITextField {
  var accessory: UIInputViewController?
  var keys: UIInputViewController?

  override var inputAccessoryViewController: UIInputViewController? { accessory }
  override var inputViewController: UIInputViewController? { keys }

  static func controller(height: CGFloat) -> UIInputViewController {
    let controller = UIInputViewController()
    controller.inputView = UIInputView(
      frame: CGRect(x: 0, y: 0, width: 393, height: height), inputViewStyle: .keyboard)
    return controller
  }
}

/// A chat whose bar belongs to a controller.
private final class ControllerChat: UIViewController {
  private let bar = ControllerField.controller(height: 50)

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryViewController: UIInputViewController? { bar }
}

/// A count that an observer's `@Sendable` closure can change.
///
/// All posts of this file are made on the main thread.
private final class NotificationCount: @unchecked Sendable {
  var value = 0
}
