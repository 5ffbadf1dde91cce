import Foundation
import Testing
import UIKit

@testable import Clavier

/// What is known to go wrong with the text field handler with a `Box`, found by reading its sources and issue threads.
///
/// One test for each, which shows that it does not happen here.
@MainActor struct KeyboardHandlerLimitsTests {
  let keyboard = KeyboardFixture()
  let center: KeyboardCenter

  init() {
    center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
  }

  @Test("The real height counts; in the original it is fixed")
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

  @Test("Any number of listeners hear a box; in the original the last one wins")
  func severalListeners() {
    HeadlessWorld.reset()
    let (screen, window, handler) = TwoFieldsController.make(keyboard, center)
    var heard: [String] = []
    handler.keyboardOffset.bind { heard.append("first \($0)") }
    handler.keyboardOffset.bind { heard.append("second \($0)") }
    heard = []
    keyboard.beginEditing(screen.low)
    keyboard.show(height: 336)
    #expect(heard == ["first -264.0", "second -264.0"])
    _ = window
  }

  @Test("A second field gets the offset it needs; in the original it is wrong")
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

  @Test("After a rotation the offset is right; in the original it is wrong")
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

  @Test("Nothing moves while nothing is covered; in the original it does")
  func nothingCovered() {
    HeadlessWorld.reset()
    let (screen, window, handler) = TwoFieldsController.make(keyboard, center)
    handler.keyboardOffset.bind { #expect($0 == 0) }
    keyboard.beginEditing(screen.high)
    keyboard.show(height: 336)
    _ = window
  }
}
