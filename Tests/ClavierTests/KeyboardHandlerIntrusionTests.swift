import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Code of the app that uses a handler or the keyboard while the handler measures or moves the app's views.
@MainActor struct KeyboardHandlerIntrusionTests {
  /// What the app's code does.
  enum Action: CaseIterable, Sendable {
    case moveFocus, announce, changeSpacing, applyAgain, resetTransform
  }

  @Test(
    "shows the focused field, and moves the view back, if the app's code runs while the handler uses a view",
    arguments: Action.allCases, [.layout, .transform, .bounds, .isFirstResponder] as [Intrusion.Place])
  func intrusion(action: Action, place: Intrusion.Place) throws {
    HeadlessWorld.reset()
    let keyboard = try SimulatedKeyboard(device: #require(Device.named("iPhone 15")))
    keyboard.connect()
    let screen = IntrudedController()
    (screen.field.frame.origin.y, screen.pinnedField.frame.origin.y) = (600, 700)
    let window = makeWindow(screen)
    let center = KeyboardCenter()
    let handler = KeyboardHandler(for: screen, center: center)
    handler.keyboardOffset.bind { [weak handler] in handler?.apply(offset: $0) }
    HeadlessClock.advanceUntilIdle()
    let intrusion = Intrusion(at: place) { perform(action, on: handler, screen, keyboard) }
    for input in [screen.field, screen.pinnedField, screen.field] {
      screen.intrude(intrusion)
      input.becomeFirstResponder()
      screen.view.setNeedsLayout()
      HeadlessClock.advanceUntilIdle()
      screen.intrude(nil)
      // The handler notices a reset at the next notification.
      if action == .resetTransform { perform(.announce, on: handler, screen, keyboard) }
      let focused = try #require(window.firstResponder)
      let bottom = focused.convert(focused.bounds, to: nil).maxY - screen.view.transform.ty
      let expected = min(0, keyboard.frame.minY - handler.spacing - bottom)
      #expect(abs(handler.keyboardOffset.value - expected) < 0.001)
      #expect(abs(screen.view.transform.ty - expected) < 0.001)
    }
    #expect(intrusion.count > 0, "the handler never reaches this place")
    window.endEditing(true)
    HeadlessClock.advanceUntilIdle()
    #expect(handler.keyboardOffset.value == 0)
    #expect(screen.view.transform.ty == 0)
  }

  private func perform(
    _ action: Action, on handler: KeyboardHandler, _ screen: IntrudedController, _ keyboard: SimulatedKeyboard
  ) {
    switch action {
    case .moveFocus: (screen.pinnedField.isFirstResponder ? screen.field : screen.pinnedField).becomeFirstResponder()
    case .announce: KeyboardFixture(notificationCenter: .default).post(.willChangeFrame, frame: keyboard.frame)
    case .changeSpacing: handler.spacing = handler.spacing == 20 ? 30 : 20
    case .applyAgain: handler.apply(offset: handler.keyboardOffset.value)
    case .resetTransform: screen.view.transform = .identity
    }
  }
}
