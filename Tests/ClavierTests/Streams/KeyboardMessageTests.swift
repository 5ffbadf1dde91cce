import ClavierCore
import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

@MainActor struct KeyboardMessageTests {
  let notificationCenter = NotificationCenter()
  let values = KeyboardInfo(
    startFrame: CGRect(x: 0, y: 852, width: 393, height: 336), endFrame: CGRect(x: 0, y: 516, width: 393, height: 336),
    duration: 0.383, curve: .keyboard, belongsToCurrentApp: true)

  private func post<Message: NotificationCenter.MainActorMessage>(_ message: Message)
  where Message.Subject == UIScreen {
    notificationCenter.post(message, subject: UIScreen.main)
  }

  private func show() throws -> UIResponder.KeyboardWillShowMessage {
    UIResponder.KeyboardWillShowMessage(
      beginFrame: CGRect(x: 0, y: 852, width: 393, height: 336), endFrame: values.endFrame, animationDuration: 0.383,
      animationCurve: try #require(UIView.AnimationCurve(rawValue: 7)), isLocal: true, screen: .main)
  }

  @Test func `reads all values of a message, including the keyboard's own curve`() throws {
    HeadlessWorld.reset()
    #expect(try KeyboardInfo(show()) == values)
  }

  @Test func `recognizes a message about the keyboard of another app`() throws {
    HeadlessWorld.reset()
    var message = try show()
    message.isLocal = false
    #expect(KeyboardInfo(message).belongsToCurrentApp == false)
  }

  @Test func `a center observes either messages or notifications, and never both`() throws {
    HeadlessWorld.reset()
    let messages = KeyboardCenter(notificationCenter: notificationCenter, source: .messages)
    let notifications = KeyboardCenter(notificationCenter: notificationCenter)
    try post(show())
    #expect(messages.state.placement == .docked)
    #expect(messages.lastInfo == values)
    #expect(notifications.state.placement == .unknown)
    notificationCenter.post(
      name: UIResponder.keyboardWillHideNotification, object: UIScreen.main, userInfo: values.userInfo)
    #expect(messages.state.placement == .docked)
    #expect(notifications.state.placement == .hidden)
  }

  @Test func `a message about another screen changes only that screen's state`() throws {
    HeadlessWorld.reset()
    let window = makeWindow()
    let center = KeyboardCenter(notificationCenter: notificationCenter, source: .messages)
    let screen = HeadlessWorld.connectScreen(size: CGSize(width: 393, height: 852))
    let external = UIWindow(windowScene: HeadlessWorld.connectScene(on: screen))
    var message = try show()
    message.screen = screen
    notificationCenter.post(message, subject: screen)
    #expect(center.state(for: external).placement == .docked)
    #expect(center.state(for: window).placement == .unknown)
  }

  @Test func `ignores a message with an impossible frame, and reports it`() throws {
    HeadlessWorld.reset()
    let center = KeyboardCenter(notificationCenter: notificationCenter, source: .messages)
    var errors: [KeyboardInfoError] = []
    center.onMalformedNotification = { error, event in
      errors.append(error)
      #expect(event == .willShow)
    }
    var message = try show()
    message.endFrame.origin.y = .nan
    post(message)
    #expect(errors.count == 1)
    #expect(center.state.placement == .unknown)
  }

  @Test func `stops observing when it is released`() throws {
    HeadlessWorld.reset()
    var center: KeyboardCenter? = KeyboardCenter(notificationCenter: notificationCenter, source: .messages)
    weak let released = center
    center = nil
    #expect(released == nil)
    try post(show())
  }

  @Test(arguments: [SystemBehavior.iOS18, .iOS26])
  func `both sources have the same events in the same order`(behavior: SystemBehavior) throws {
    let device = try #require(Device.named("iPhone 16"))
    HeadlessWorld.reset(HeadlessDisplay(device))
    let keyboard = try SimulatedKeyboard(
      device: device, orientation: .portrait, behavior: behavior, notificationCenter: notificationCenter,
      environment: .headless)
    var received: [[String]] = [[], []]
    let centers = [KeyboardCenter.Source.notifications, .messages].map {
      KeyboardCenter(notificationCenter: notificationCenter, source: $0)
    }
    for (index, center) in centers.enumerated() {
      center.subscribe(owner: center) { event, info in received[index].append("\(event) \(info)") }
    }
    keyboard.show()
    keyboard.settle()
    keyboard.change(to: .numberPad)
    keyboard.settle()
    keyboard.rotate(to: .landscape)
    keyboard.settle()
    keyboard.hide()
    keyboard.settle()
    #expect(received[0].count > 12)
    #expect(received[0] == received[1])
    #expect(centers[0].state == centers[1].state)
  }
}
