import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// The part of the transform that `KeyboardHandler.apply(offset:)` adds and removes.
@MainActor struct KeyboardHandlerTransformTests {
  @Test("returns to exactly 0 for a field that just fits, despite a rounding error")
  func exactRest() {
    let stage = KeyboardHandlerStage()
    stage.apply(.constraint)
    // The fitting field ends 20 points above the keyboard.
    let (fitting, low) = (stage.screen.field(at: 456), stage.screen.field(at: 600))
    let top = CGFloat(516).nextDown
    stage.keyboard.beginEditing(low)
    stage.keyboard.post(.willShow, frame: CGRect(x: 0, y: top, width: 393, height: 852 - top))
    #expect(stage.handler.keyboardOffset.value.rounded() == -144)
    stage.keyboard.endEditing(low)
    stage.keyboard.beginEditing(fitting)
    #expect(stage.handler.keyboardOffset.value == 0)
  }

  @Test(
    "does not move anything in a rotated superview, where an offset would not move the view up",
    arguments: [0.5, 1] as [CGFloat])
  func rotatedSuperview(halfTurns: CGFloat) {
    let stage = KeyboardHandlerStage()
    let holder = UIView(frame: stage.window.bounds)
    stage.window.addSubview(holder)
    holder.addSubview(stage.screen.view)
    holder.transform = CGAffineTransform(rotationAngle: halfTurns * .pi)
    let field = stage.screen.field(at: 100)
    stage.keyboard.beginEditing(field)
    stage.keyboard.show()
    #expect(stage.handler.keyboardOffset.value == 0)
  }

  @Test("does not change a transform that the app has reset")
  func resetTransform() {
    let stage = KeyboardHandlerStage()
    stage.apply(.helper)
    stage.keyboard.beginEditing(stage.screen.field(at: 600))
    stage.keyboard.show(height: 336)
    #expect(stage.screen.view.transform.ty == -144)
    stage.screen.view.transform = .identity
    stage.keyboard.hide()
    #expect(stage.screen.view.transform == .identity)
  }

  @Test("apply(offset:) changes only its own share of the transform")
  func helper() {
    let stage = KeyboardHandlerStage()
    stage.screen.view.transform = CGAffineTransform(translationX: 3, y: 5)
    stage.handler.apply(offset: -100)
    #expect(stage.screen.view.transform.ty == -95)
    stage.handler.apply(offset: -40)
    #expect(stage.screen.view.transform.ty == -35)
    // The app resets its own translation together with the handler's.
    stage.screen.view.transform = CGAffineTransform(translationX: 3, y: 5)
    stage.handler.apply(offset: -60)
    #expect(stage.screen.view.transform.ty == -55)
    stage.handler.apply(offset: 0)
    #expect(stage.screen.view.transform == CGAffineTransform(translationX: 3, y: 5))
  }

  @Test(
    "apply(offset:) moves back a view that the app has moved by setting its frame while it was shifted",
    .under([.setFrameIgnoresTranslation], [.setFrameIncludesTranslation]))
  func helperAfterSetFrame() {
    let stage = KeyboardHandlerStage()
    let view: UIView = stage.screen.view
    let (frame, center) = (view.frame, view.center)
    stage.handler.apply(offset: -100)
    view.frame = frame
    stage.handler.apply(offset: -150)
    #expect(view.transform.ty == -150 && view.center == center)
    stage.handler.apply(offset: 0)
    #expect(view.transform == .identity && view.frame == frame)
  }

  @Test("applies the same offset again after the app has reset the transform of a shifted view")
  func resetWhileShifted() {
    let stage = KeyboardHandlerStage()
    stage.apply(.helper)
    stage.keyboard.beginEditing(stage.screen.field(at: 600))
    stage.keyboard.show(height: 336)
    #expect(stage.screen.view.transform.ty == -144)
    stage.screen.view.transform = .identity
    stage.keyboard.show(height: 336)
    #expect(stage.screen.view.transform.ty == -144)
    stage.screen.view.transform = .identity
    stage.keyboard.show(height: 300)
    #expect(stage.screen.view.transform.ty == -108)
    stage.keyboard.hide()
    #expect(stage.screen.view.transform == .identity)
  }

  @Test(
    "removes its share of the transform when it is deallocated, unless the app has reset it", arguments: [false, true])
  func releasedWhileShifted(isReset: Bool) {
    let stage = KeyboardHandlerStage()
    var handler: KeyboardHandler? = KeyboardHandler(for: stage.screen, center: stage.center)
    handler?.apply(offset: -100)
    #expect(stage.screen.view.transform.ty == -100)
    if isReset { stage.screen.view.transform = .identity }
    handler = nil
    #expect(stage.screen.view.transform == .identity)
  }

  @Test(
    "a view whose frame is set while it is shifted stays above the keyboard, and returns to its original position",
    .under([.setFrameIgnoresTranslation], [.setFrameIncludesTranslation]), arguments: [false, true])
  func frameSetWhileShifted(isReleased: Bool) throws {
    let keyboard = KeyboardFixture()
    HeadlessWorld.reset()
    let center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
    let (parent, screen) = (UIViewController(), KeyboardHandlerScreen())
    let window = makeWindow(parent)
    parent.addChild(screen)
    parent.view.addSubview(screen.view)
    screen.view.frame = parent.view.bounds
    var handler: KeyboardHandler? = KeyboardHandler(for: screen, center: center)
    handler?.keyboardOffset.bind { [weak handler] in handler?.apply(offset: $0) }
    let field = screen.field(at: 600)
    keyboard.beginEditing(field)
    keyboard.show(height: 336)
    for _ in 0..<2 {
      screen.view.frame = parent.view.bounds
      HeadlessWorld.updateCycle()
      keyboard.show(height: 336)
      #expect(field.frameOnScreen.maxY == 496)
    }
    screen.view.frame = parent.view.bounds
    // The app applies the same offset again before the next notification.
    handler?.apply(offset: -144)
    #expect(field.frameOnScreen.maxY == 496)
    screen.view.frame = parent.view.bounds
    if isReleased { handler = nil } else { keyboard.hide() }
    #expect(screen.view.transform == .identity && screen.view.frame == parent.view.bounds)
    withExtendedLifetime((handler, window)) {}
  }

  @Test("keeps a translation that the app sets while the view is shifted", arguments: [40, -40] as [CGFloat])
  func replacedTransform(y: CGFloat) {
    let stage = KeyboardHandlerStage()
    stage.apply(.helper)
    stage.keyboard.beginEditing(stage.screen.field(at: 600))
    stage.keyboard.show(height: 336)
    stage.screen.view.transform = CGAffineTransform(translationX: 0, y: y)
    stage.keyboard.show(height: 336)
    #expect(stage.screen.view.transform.ty == -144)
    stage.keyboard.hide()
    #expect(stage.screen.view.transform.ty == y)
  }

  @Test(
    "shows the field of a view in a scaled superview, and changes nothing if the keyboard stays the same",
    arguments: KeyboardHandlerStage.Way.allCases.filter { $0 != .notAtAll }, [0.5, 0.8, 1.25] as [CGFloat])
  func scaledSuperview(way: KeyboardHandlerStage.Way, scale: CGFloat) {
    let stage = KeyboardHandlerStage()
    let (container, host) = (UIViewController(), UIView(frame: stage.window.bounds))
    stage.window.rootViewController = container
    container.view.addSubview(host)
    container.addChild(stage.screen)
    host.addSubview(stage.screen.view)
    stage.screen.view.frame = host.bounds
    stage.screen.didMove(toParent: container)
    host.transform = CGAffineTransform(scaleX: scale, y: scale)
    HeadlessWorld.updateCycle()
    stage.apply(way)
    let field = stage.screen.field(at: 426 + 250 / scale)
    HeadlessWorld.updateCycle()
    stage.keyboard.beginEditing(field)
    for height in [336, 300, 336] as [CGFloat] {
      stage.keyboard.show(height: height)
      let offset = stage.handler.keyboardOffset.value
      let gap: CGFloat = 852 - height - field.frameOnScreen.maxY
      // Layout rounds a constraint to pixels.
      #expect(offset < 0 && abs(gap - 20) < 0.4, "\(height)")
      stage.keyboard.show(height: height)
      #expect(stage.handler.keyboardOffset.value == offset)
    }
    stage.keyboard.hide()
    #expect(stage.handler.keyboardOffset.value == 0)
  }
}
