import Clavier
import ClavierTesting
import TestSupport
import Testing
import UIKit

/// Screens as app developers write them, without anything from the gallery.
@MainActor @Suite struct OrdinaryScreenTests {
  private func show(_ controller: UIViewController, _ display: HeadlessDisplay = .phone) -> UIWindow {
    HeadlessWorld.reset(display)
    let window = makeWindow(controller)
    HeadlessClock.advanceUntilIdle()
    return window
  }

  @Test func `the inputs of a login form in a stack view stay visible`() {
    KeyboardAvoider.shared.start()
    defer { KeyboardAvoider.shared.stop() }
    assertInputsStayVisible(
      in: { LoginViewController() }, on: [.standard], keyboards: [.text])
  }

  @Test func `an attempt to log in with an invalid password shakes the form`() throws {
    let login = LoginViewController()
    let window = show(login)
    #expect(login.mailField.becomeFirstResponder())
    HeadlessTyping.insert("ada@example.com")
    HeadlessTyping.pressReturn()
    #expect(login.passwordField.isFirstResponder && login.mailField.text == "ada@example.com")
    HeadlessTyping.pressReturn()
    #expect(login.isShaking)
    HeadlessClock.advance(by: 0.5)
    #expect(!login.isShaking && window.rootViewController === login)
  }

  @Test func `the inputs of a profile form in a table stay visible`() {
    KeyboardAvoider.shared.start()
    defer { KeyboardAvoider.shared.stop() }
    let makeScreen = { UINavigationController(rootViewController: ProfileViewController()) }
    assertInputsStayVisible(in: makeScreen, on: [.standard], orientations: [.portrait], keyboards: [.text])
  }

  @Test func `a tap on a switch in a row changes the switch`() throws {
    let profile = ProfileViewController()
    let window = show(UINavigationController(rootViewController: profile))
    let control = try #require(profile.switches.first)
    HeadlessTouches.tap(control)
    #expect(control.isOn && control.window === window)
  }

  @Test func `the input bar of a chat stays above the keyboard and grows with the text`() throws {
    assertInputsStayVisible(in: { MessagesViewController() }, on: [.standard], keyboards: [.text])
    let chat = MessagesViewController()
    let window = show(UINavigationController(rootViewController: chat))
    #expect(chat.textView.becomeFirstResponder())
    let height = chat.textView.bounds.height
    HeadlessTyping.insert("A message that is so long that it needs more than a single line of the text view")
    HeadlessClock.advanceUntilIdle()
    #expect(chat.textView.bounds.height > height && chat.sendButton.isEnabled)
    HeadlessTouches.tap(chat.sendButton)
    #expect(chat.messageCount == 31 && chat.textView.text.isEmpty && window.isKeyWindow)
  }

  @Test func `settings in a split view let the user change the style, and rename the theme in an alert`() throws {
    let settings = SettingsViewController()
    let window = show(settings, HeadlessDisplay(try #require(Device.named("iPad (10th generation)"))))
    let details = settings.details
    details.styleControl.selectedSegmentIndex = 2
    details.styleControl.sendActions(for: .valueChanged)
    #expect(details.changes == [.dark])
    details.renameButton.sendActions(for: .primaryActionTriggered)
    HeadlessClock.advanceUntilIdle()
    let alert = try #require(details.presentedViewController as? UIAlertController)
    #expect(alert.textFields?.first?.isFirstResponder == true && window.isKeyWindow)
  }
}
