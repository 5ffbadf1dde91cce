import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Tests when a handler measures its input, and when it calls its listeners.
///
/// As in ``KeyboardHandlerTests``, the keyboard's top is at 516, and the spacing is 20.
@MainActor struct KeyboardHandlerTurnTests {
  @Test("shows a field that moves between two notifications of one turn, with the keyboard's animation")
  func movedBetweenNotifications() {
    let stage = KeyboardHandlerStage()
    let field = stage.screen.field(at: 600)
    stage.keyboard.beginEditing(field)
    var durations: [TimeInterval] = []
    stage.handler.keyboardOffset.bind { _ in durations.append(UIView.inheritedAnimationDuration) }
    let info = stage.keyboard.info(height: 336)
    stage.keyboard.post(.willChangeFrame, info)
    field.frame.origin.y = 640
    stage.keyboard.post(.willShow, info)
    HeadlessWorld.updateCycle()
    #expect(stage.handler.keyboardOffset.value == -184)
    #expect(durations == [0, 0.25, 0.25])
    // In a later turn, one notification is enough.
    field.frame.origin.y = 600
    stage.keyboard.post(.didShow, info)
    #expect(stage.handler.keyboardOffset.value == -144)
  }

  @Test("keeps the offset if a listener applies it later")
  func appliedLater() {
    let stage = KeyboardHandlerStage()
    let field = stage.screen.field(at: 600)
    stage.keyboard.beginEditing(field)
    var pending: [() -> Void] = []
    stage.handler.keyboardOffset.bind { [handler = stage.handler] offset in
      pending.append { handler.apply(offset: offset) }
    }
    for _ in 0..<3 {
      stage.keyboard.show(height: 336)
      pending.forEach { $0() }
      pending = []
      HeadlessWorld.updateCycle()
      #expect(stage.handler.keyboardOffset.value == -144 && stage.isClear(field))
    }
    // The keyboard returns before the offset for the hidden keyboard is applied.
    stage.keyboard.hide()
    stage.keyboard.show(height: 336)
    for _ in 0..<3 {
      let closures = pending
      pending = []
      closures.forEach { $0() }
    }
    #expect(stage.handler.keyboardOffset.value == -144 && stage.isClear(field))
    stage.keyboard.hide()
    pending.forEach { $0() }
    #expect(stage.handler.keyboardOffset.value == 0 && stage.screen.view.transform == .identity)
  }

  @Test("measures a field for a keyboard that is on the screen before the handler exists")
  func lateHandler() {
    let stage = KeyboardHandlerStage()
    let field = stage.screen.field(at: 600)
    field.becomeFirstResponder()
    stage.keyboard.show(height: 336)
    let handler = KeyboardHandler(for: stage.screen, center: stage.center)
    #expect(handler.keyboardOffset.value == 0)
    stage.keyboard.post(.didShow, stage.keyboard.info(height: 336))
    #expect(handler.keyboardOffset.value == -144)
  }

  @Test("calls no listener again while the offset and the view stay the same")
  func sameOffset() {
    let stage = KeyboardHandlerStage()
    stage.keyboard.beginEditing(stage.screen.field(at: 600))
    var offsets: [CGFloat] = []
    stage.handler.keyboardOffset.bind { [handler = stage.handler] offset in
      offsets.append(offset)
      handler.apply(offset: offset)
    }
    for _ in 0..<3 {
      stage.keyboard.show(height: 336)
      HeadlessWorld.updateCycle()
    }
    #expect(offsets == [0, -144])
  }

  @Test(
    "measures a field once for two notifications of one turn", arguments: [KeyboardHandlerStage.Way.notAtAll, .helper])
  func measuredOnce(way: KeyboardHandlerStage.Way) {
    let stage = KeyboardHandlerStage()
    stage.apply(way)
    let field = stage.screen.field(at: 600)
    stage.keyboard.beginEditing(field)
    let view = LayoutCountingView()
    stage.screen.view.addSubview(view)
    let info = stage.keyboard.info(height: 336)
    stage.keyboard.post(.willChangeFrame, info)
    let count = view.count
    view.setNeedsLayout()
    // The handler performs the pending layout whenever it measures the field.
    stage.keyboard.post(.willShow, info)
    #expect(view.count == count)
    HeadlessWorld.updateCycle()
    #expect(view.count == count + 1)
    #expect(stage.handler.keyboardOffset.value == -144)
    // A turn without a notification measures nothing.
    field.frame.origin.y = 640
    HeadlessWorld.updateCycle()
    #expect(stage.handler.keyboardOffset.value == -144)
  }

  @Test("observes no turns after the view controller was deallocated", arguments: [false, true])
  func deallocatedController(isAnnouncedAgain: Bool) {
    HeadlessWorld.reset()
    let keyboard = KeyboardFixture()
    let center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
    var handler: KeyboardHandler?
    do {
      let screen = KeyboardHandlerScreen()
      let window = makeWindow(screen)
      handler = KeyboardHandler(for: screen, center: center)
      keyboard.beginEditing(screen.field(at: 600))
      keyboard.show(height: 336)
      if !isAnnouncedAgain { HeadlessWorld.updateCycle() }
      window.rootViewController = nil
    }
    for _ in 0..<(KeyboardSurroundings.maximumTurnCount + 10) { HeadlessWorld.updateCycle() }
    keyboard.hide()
    for _ in 0..<(KeyboardSurroundings.maximumTurnCount + 10) { HeadlessWorld.updateCycle() }
    #expect(HeadlessRunLoop.observerCount == 0)
    withExtendedLifetime((handler, center)) {}
  }
}

/// A view that counts its layout passes.
private final class LayoutCountingView: UIView {
  private(set) var count = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
  }
}
