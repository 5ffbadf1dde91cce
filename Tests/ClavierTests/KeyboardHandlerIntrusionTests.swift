import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// App code that uses a handler or the keyboard while the handler measures or moves the app's views.
@MainActor @Suite(.underEveryPromptAlternative) struct KeyboardHandlerIntrusionTests {
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
    var count = 0
    for input in [screen.field, screen.pinnedField, screen.field] {
      let intrusion = Intrusion(at: place, limit: 5) { perform(action, on: handler, screen, keyboard) }
      screen.intrude(intrusion)
      input.becomeFirstResponder()
      screen.view.setNeedsLayout()
      HeadlessClock.advanceUntilIdle()
      screen.intrude(nil)
      count += intrusion.count
      // The handler notices a reset at the next notification.
      if action == .resetTransform { perform(.announce, on: handler, screen, keyboard) }
      let focused = try #require(window.firstResponder)
      let bottom = focused.convert(focused.bounds, to: nil).maxY - screen.view.transform.ty
      let expected = min(0, keyboard.frame.minY - handler.spacing - bottom)
      #expect(abs(handler.keyboardOffset.value - expected) < 0.001)
      #expect(abs(screen.view.transform.ty - expected) < 0.001)
    }
    #expect(count > 0, "the handler never calls this method")
    window.endEditing(true)
    HeadlessClock.advanceUntilIdle()
    #expect(handler.keyboardOffset.value == 0)
    #expect(screen.view.transform.ty == 0)
  }

  @Test("publishes no offset for an input that loses focus while the handler lays out the view")
  func focusLostInLayout() {
    let stage = KeyboardHandlerStage()
    let screen = IntrudedController()
    stage.window.rootViewController = screen
    (screen.field.frame.origin.y, screen.pinnedField.frame.origin.y) = (600, 700)
    let handler = KeyboardHandler(for: screen, center: stage.center)
    var offsets: [CGFloat] = []
    handler.keyboardOffset.bind { offsets.append($0) }
    stage.keyboard.show(height: 336)
    let intrusion = Intrusion(at: .layout, limit: 1) { stage.keyboard.beginEditing(screen.pinnedField) }
    screen.intrude(intrusion)
    screen.view.setNeedsLayout()
    stage.keyboard.beginEditing(screen.field)
    #expect(intrusion.count == 1)
    // The keyboard's top is at 516, and the spacing is 20.
    #expect(offsets.filter { $0 != 0 } == [516 - 20 - screen.pinnedField.frame.maxY])
  }

  @Test("returns even if the app moves focus whenever the offset changes, and continues later")
  func repeatedMoves() {
    let stage = KeyboardHandlerStage()
    var waiting: [@MainActor () -> Void] = []
    stage.handler.requests.later = { waiting.append($0) }
    let fields = [600, 700].map(stage.screen.field)
    stage.keyboard.show(height: 336)
    var moves = 0
    stage.handler.keyboardOffset.bind { offset in
      guard offset != 0, moves < 30 else { return }
      moves += 1
      stage.keyboard.beginEditing(fields[moves % 2])
    }
    stage.keyboard.beginEditing(fields[0])
    #expect(moves < 10)
    // Another update while one is waiting does not add a second one.
    stage.keyboard.show(height: 336)
    HeadlessWorld.updateCycle()
    #expect(waiting.count == 1)
    while !waiting.isEmpty { waiting.removeFirst()() }
    #expect(moves == 30)
    // The keyboard's top is at 516, and the spacing is 20.
    #expect(stage.handler.keyboardOffset.value == 516 - 20 - fields[0].frame.maxY)
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
