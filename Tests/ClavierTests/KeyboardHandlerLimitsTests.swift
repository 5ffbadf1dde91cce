import Foundation
import Testing
import UIKit

@testable import Clavier

/// Known problems of the text field handler with a `Box`, found by reading its sources and issue threads.
///
/// Each test shows that Clavier does not have one of the problems.
@MainActor struct KeyboardHandlerLimitsTests {
  let keyboard = KeyboardFixture()
  let center: KeyboardCenter

  init() {
    center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
  }

  @Test("uses the actual height, which is fixed in the original")
  func heightIsReal() {
    HeadlessWorld.reset()
    let (screen, window, handler) = TwoFieldsController.make(keyboard, center)
    keyboard.beginEditing(screen.low)
    keyboard.show(height: 336)
    #expect(handler.keyboardOffset.value == -264)
    keyboard.show(height: 250)
    #expect(handler.keyboardOffset.value == -178)
    _ = window
  }

  @Test("calls any number of listeners of a box, while the original calls the last one")
  func severalListeners() {
    HeadlessWorld.reset()
    let (screen, window, handler) = TwoFieldsController.make(keyboard, center)
    var received: [String] = []
    handler.keyboardOffset.bind { received.append("first \($0)") }
    handler.keyboardOffset.bind { received.append("second \($0)") }
    received = []
    keyboard.beginEditing(screen.low)
    keyboard.show(height: 336)
    #expect(received == ["first -264.0", "second -264.0"])
    _ = window
  }

  @Test("computes the correct offset of a second field, unlike the original")
  func secondField() {
    HeadlessWorld.reset()
    let (screen, window, handler) = TwoFieldsController.make(keyboard, center)
    handler.keyboardOffset.bind { [screen] in screen.view.frame.origin.y = $0 }
    keyboard.beginEditing(screen.low)
    keyboard.show(height: 336)
    keyboard.endEditing(screen.low)
    keyboard.beginEditing(screen.high)
    #expect(handler.keyboardOffset.value == 0)
    #expect(screen.view.frame.minY == 0)
    _ = window
  }

  @Test("computes the correct offset after a rotation, unlike the original")
  func rotation() {
    HeadlessWorld.reset()
    let (screen, window, handler) = TwoFieldsController.make(keyboard, center)
    handler.keyboardOffset.bind { [screen] in screen.view.frame.origin.y = $0 }
    keyboard.beginEditing(screen.high)
    keyboard.show(height: 336)
    #expect(handler.keyboardOffset.value == 0)
    keyboard.hide()
    HeadlessWorld.rotate(to: .landscapeLeft)
    let landscape = KeyboardFixture(
      notificationCenter: keyboard.notificationCenter, screen: CGRect(x: 0, y: 0, width: 852, height: 393))
    landscape.show(height: 209)
    #expect(handler.keyboardOffset.value == -76)
    #expect(screen.high.frameOnScreen.maxY == 164)
    _ = window
  }

  @Test("does not move anything while nothing is covered, unlike the original")
  func nothingCovered() {
    HeadlessWorld.reset()
    let (screen, window, handler) = TwoFieldsController.make(keyboard, center)
    handler.keyboardOffset.bind { #expect($0 == 0) }
    keyboard.beginEditing(screen.high)
    keyboard.show(height: 336)
    _ = window
  }

  @Test("follows the delegate methods of fields whose notifications it does not get")
  func delegateOnly() {
    HeadlessWorld.reset()
    // The fields post to the default notification center.
    let (screen, window, handler) = TwoFieldsController.make(keyboard, center)
    handler.textFieldDidBeginEditing(screen.low)
    keyboard.show(height: 336)
    #expect(handler.keyboardOffset.value == -264)
    handler.textFieldDidEndEditing(screen.low)
    keyboard.show(height: 250)
    #expect(handler.keyboardOffset.value == 0)
    _ = window
  }

  @Test(
    "applies the same offset again after a layout has reset the view's frame, however tall the view is",
    arguments: [852, 700] as [CGFloat])
  func frameIsResetToSameOffset(height: CGFloat) {
    let stage = KeyboardHandlerStage()
    stage.screen.view.frame.size.height = height
    stage.apply(.frame)
    stage.keyboard.beginEditing(stage.screen.field(at: 600))
    stage.keyboard.show(height: 336)
    #expect(stage.screen.view.frame.minY == -144)
    stage.screen.view.frame = CGRect(x: 0, y: 0, width: 393, height: height)
    stage.keyboard.show(height: 336)
    #expect(stage.screen.view.frame.minY == -144 && stage.handler.keyboardOffset.value == -144)
  }
}
