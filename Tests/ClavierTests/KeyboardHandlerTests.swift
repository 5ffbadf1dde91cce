import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Tests the offset of a handler.
///
/// An expected offset is the keyboard's top (516 for a keyboard of 336 points on a screen of 852) minus the spacing of
/// 20 and the field's bottom edge.
@MainActor struct KeyboardHandlerTests {
  @Test("begins with an offset of 0, before any notification")
  func firstOffset() {
    let center = KeyboardCenter(notificationCenter: NotificationCenter())
    #expect(KeyboardHandler(for: UIViewController(), center: center).keyboardOffset.value == 0)
  }

  @Test("moves up only until a covered field is visible with 20 points of space below it")
  func coveredField() {
    let stage = KeyboardHandlerStage()
    // The keyboard's top is at 516, and the field's bottom is at 640.
    stage.keyboard.beginEditing(stage.screen.field(at: 600))
    stage.keyboard.show(height: 336)
    #expect(stage.handler.keyboardOffset.value == -144)
    stage.keyboard.hide()
    #expect(stage.handler.keyboardOffset.value == 0)
  }

  @Test(
    "uncovers a field below the bottom edge of the view, however the app applies the offset",
    arguments: KeyboardHandlerStage.Way.allCases)
  func fieldBelowView(way: KeyboardHandlerStage.Way) {
    let stage = KeyboardHandlerStage()
    stage.apply(way)
    let (field, other) = (stage.screen.field(at: 900), stage.screen.field(at: 600))
    stage.keyboard.beginEditing(field)
    stage.keyboard.post(.willShow, stage.keyboard.info(height: 336))
    #expect(stage.handler.keyboardOffset.value == -444)
    stage.keyboard.show()
    #expect(stage.handler.keyboardOffset.value == -444)
    stage.keyboard.beginEditing(other)
    #expect(stage.handler.keyboardOffset.value == -144)
    stage.keyboard.beginEditing(field)
    #expect(stage.handler.keyboardOffset.value == -444)
    #expect(stage.isClear(field) || way == .notAtAll)
  }

  @Test(
    "keeps the top of a tall text view below the navigation bar",
    arguments: KeyboardHandlerStage.Way.allCases.filter { $0 != .notAtAll })
  func tallInputBelowBar(way: KeyboardHandlerStage.Way) throws {
    let stage = KeyboardHandlerStage(hasBar: true)
    stage.apply(way)
    let bar = try #require(stage.screen.navigationController?.navigationBar)
    let textView = UITextView(frame: CGRect(x: 20, y: 150, width: 300, height: 600))
    stage.screen.content.addSubview(textView)
    stage.keyboard.beginEditing(textView)
    for height in [336, 300, 370] as [CGFloat] {
      stage.keyboard.show(height: height)
      #expect(abs(textView.frameOnScreen.minY - bar.frameOnScreen.maxY) < 0.001)
    }
  }

  @Test("keeps the spacing below the field visible, and applies a change immediately")
  func spacing() {
    let stage = KeyboardHandlerStage()
    #expect(stage.handler.spacing == 20)
    stage.keyboard.beginEditing(stage.screen.field(at: 600))
    stage.keyboard.show(height: 336)
    stage.handler.spacing = 0
    #expect(stage.handler.keyboardOffset.value == -124)
    stage.handler.spacing = 50
    #expect(stage.handler.keyboardOffset.value == -174)
  }

  @Test("does not move anything while nothing is covered")
  func nothingCovered() {
    let stage = KeyboardHandlerStage()
    stage.handler.keyboardOffset.bind { #expect($0 == 0) }
    stage.keyboard.beginEditing(stage.screen.field(at: 400))
    stage.keyboard.show(height: 336)
    stage.keyboard.show(height: 370)
    stage.keyboard.hide()
  }

  @Test(
    "measures a second field without the offset, however the app applies the offset",
    arguments: KeyboardHandlerStage.Way.allCases)
  func secondField(way: KeyboardHandlerStage.Way) {
    let stage = KeyboardHandlerStage()
    stage.apply(way)
    let first = stage.screen.field(at: 560)
    let second = stage.screen.field(at: 700)
    stage.keyboard.beginEditing(first)
    stage.keyboard.show(height: 336)
    #expect(stage.handler.keyboardOffset.value == -104)
    #expect(stage.isClear(first) == (way != .notAtAll))
    stage.keyboard.endEditing(first)
    stage.keyboard.beginEditing(second)
    #expect(stage.handler.keyboardOffset.value == -244)
    #expect(stage.isClear(second) == (way != .notAtAll))
    stage.keyboard.beginEditing(first)
    #expect(stage.handler.keyboardOffset.value == -104)
    stage.keyboard.hide()
    #expect(stage.handler.keyboardOffset.value == 0)
    #expect(first.frameOnScreen.minY == 560)
    #expect(stage.screen.view.frame == stage.window.bounds)
    #expect(stage.screen.view.transform == .identity)
  }

  @Test(
    "computes the same offset after the keyboard changes its height and back",
    arguments: KeyboardHandlerStage.Way.allCases)
  func keyboardChanges(way: KeyboardHandlerStage.Way) {
    let stage = KeyboardHandlerStage()
    stage.apply(way)
    stage.keyboard.beginEditing(stage.screen.field(at: 700))
    for height: CGFloat in [291, 336, 380, 336] {
      stage.keyboard.show(height: height)
      let expected = 92 - height
      #expect(stage.handler.keyboardOffset.value == expected)
    }
  }

  @Test("computes the offset of a view that is not in the middle of its superview")
  func offCenter() {
    let stage = KeyboardHandlerStage()
    stage.apply(.transform)
    stage.screen.view.frame.origin.y = 30
    stage.keyboard.beginEditing(stage.screen.field(at: 600))
    stage.keyboard.show(height: 336)
    #expect(stage.handler.keyboardOffset.value == -174)
    stage.keyboard.show(height: 380)
    #expect(stage.handler.keyboardOffset.value == -218)
  }

  @Test("does not report 0 while focus moves to another field")
  func noBounce() {
    let stage = KeyboardHandlerStage()
    let (first, second) = (stage.screen.field(at: 600), stage.screen.field(at: 700))
    stage.keyboard.beginEditing(first)
    stage.keyboard.show(height: 336)
    var received: [CGFloat] = []
    stage.handler.keyboardOffset.bind { received.append($0) }
    stage.keyboard.endEditing(first)
    stage.keyboard.beginEditing(second)
    #expect(received == [-144, -244])
  }

  @Test(
    "measures again after a rotation, whatever the system does with the view's frame",
    arguments: [KeyboardHandlerStage.Way.frame, .transform, .constraint])
  func rotation(way: KeyboardHandlerStage.Way) {
    let stage = KeyboardHandlerStage()
    stage.apply(way)
    let field = stage.screen.field(at: 300)
    stage.keyboard.beginEditing(field)
    stage.keyboard.show(height: 600)
    let portrait = stage.handler.keyboardOffset.value
    #expect(portrait == -108)
    HeadlessWorld.rotate(to: .landscapeRight)
    HeadlessClock.advanceUntilIdle()
    // The keyboard does not hide during the rotation, which is the most difficult case.
    let landscape = KeyboardFixture(
      notificationCenter: stage.keyboard.notificationCenter, screen: CGRect(x: 0, y: 0, width: 852, height: 393))
    landscape.show(height: 209)
    let offset = stage.handler.keyboardOffset.value
    #expect(field.frameOnScreen.maxY + 20 <= 184.001)
    #expect(offset == -176)
    landscape.hide()
    #expect(stage.handler.keyboardOffset.value == 0)
  }

  @Test("if an input does not fit, shows its upper part below the status bar")
  func tooTall() {
    let stage = KeyboardHandlerStage()
    let tall = UITextView(frame: CGRect(x: 0, y: 100, width: 393, height: 700))
    stage.screen.content.addSubview(tall)
    stage.keyboard.beginEditing(tall)
    stage.keyboard.show(height: 336)
    #expect(stage.handler.keyboardOffset.value == -41)
    #expect(stage.window.safeAreaInsets.top == 59)
  }

  @Test("does not move anything when an input gets focus without a keyboard, and moves when a keyboard appears later")
  func noKeyboard() {
    let stage = KeyboardHandlerStage()
    // Nothing is known about the keyboard here, as in an app that has just been launched.
    let center = KeyboardCenter(notificationCenter: stage.keyboard.notificationCenter)
    let handler = KeyboardHandler(for: stage.screen, center: center)
    stage.keyboard.beginEditing(stage.screen.field(at: 600))
    HeadlessClock.advanceUntilIdle()
    #expect(handler.keyboardOffset.value == 0)
    HeadlessClock.advance(by: 18)
    stage.keyboard.show(height: 336)
    #expect(handler.keyboardOffset.value == -144)
    stage.keyboard.hide()
    #expect(handler.keyboardOffset.value == 0)
    #expect(handler.keyboardOffset.value.sign == .plus, "-0 would be printed with its sign")
  }

  @Test("with a hardware keyboard, uncovers a field from the shortcut bar, and does not move anything for other fields")
  func hardwareKeyboard() {
    let stage = KeyboardHandlerStage()
    let field = stage.screen.field(at: 790)
    stage.keyboard.beginEditing(field)
    stage.keyboard.post(.willShow, frame: CGRect(x: 0, y: 797, width: 393, height: 313))
    #expect(stage.handler.keyboardOffset.value == -53)
    stage.keyboard.beginEditing(stage.screen.field(at: 600))
    #expect(stage.handler.keyboardOffset.value == 0)
  }

  @Test("handles text views, which begin editing after the keyboard's notifications")
  func textView() {
    let stage = KeyboardHandlerStage()
    let textView = UITextView(frame: CGRect(x: 0, y: 600, width: 393, height: 40))
    stage.screen.content.addSubview(textView)
    stage.keyboard.post(.willChangeFrame, stage.keyboard.info(height: 336))
    stage.keyboard.post(.willShow, stage.keyboard.info(height: 336))
    #expect(stage.handler.keyboardOffset.value == 0)
    stage.keyboard.beginEditing(textView)
    #expect(stage.handler.keyboardOffset.value == -144)
  }

  @Test("works whether or not the handler is the fields' delegate")
  func delegate() {
    let stage = KeyboardHandlerStage()
    let field = stage.screen.field(at: 600)
    field.delegate = stage.handler
    stage.keyboard.post(.willShow, stage.keyboard.info(height: 336))
    stage.handler.textFieldDidBeginEditing(field)
    #expect(stage.handler.keyboardOffset.value == -144)
    stage.keyboard.post(.willHide, stage.keyboard.hidden())
    stage.handler.textFieldDidEndEditing(field)
    #expect(stage.handler.keyboardOffset.value == 0)
  }

  @Test("ignores an input of another screen")
  func otherScreen() {
    let stage = KeyboardHandlerStage()
    stage.keyboard.beginEditing(stage.screen.field(at: 600))
    stage.keyboard.show(height: 336)
    #expect(stage.handler.keyboardOffset.value == -144)
    let other = KeyboardHandlerScreen()
    let otherWindow = makeWindow(other)
    stage.keyboard.beginEditing(other.field(at: 700))
    #expect(stage.handler.keyboardOffset.value == 0)
    _ = otherWindow
  }

  @Test("does not move anything for a keyboard on another display")
  func otherDisplay() {
    let stage = KeyboardHandlerStage()
    let size = CGSize(width: 1920, height: 1080)
    let other = HeadlessWorld.connectScreen(size: size)
    stage.keyboard.beginEditing(stage.screen.field(at: 600))
    stage.keyboard.show(height: 336)
    let elsewhere = KeyboardFixture(
      notificationCenter: stage.keyboard.notificationCenter, screen: CGRect(origin: .zero, size: size))
    elsewhere.post(.willShow, elsewhere.info(height: 700), object: other)
    #expect(stage.handler.keyboardOffset.value == -144)
  }

  @Test("measures a view that does not fill its superview at the position that the app has set")
  func lowerView() {
    HeadlessWorld.reset()
    let keyboard = KeyboardFixture()
    let center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
    let (parent, screen) = (UIViewController(), KeyboardHandlerScreen())
    let window = makeWindow(parent)
    parent.addChild(screen)
    screen.view.frame = CGRect(x: 0, y: 100, width: 393, height: 700)
    parent.view.addSubview(screen.view)
    screen.didMove(toParent: parent)
    let handler = KeyboardHandler(for: screen, center: center)
    handler.keyboardOffset.bind { screen.view.frame.origin.y = 100 + $0 }
    keyboard.hide()
    keyboard.beginEditing(screen.field(at: 500))
    keyboard.show(height: 336)
    #expect(handler.keyboardOffset.value == -144)
    keyboard.show(height: 370)
    #expect(handler.keyboardOffset.value == -178)
    // A layout pass that changes the size also resets the position.
    screen.view.frame = CGRect(x: 0, y: 100, width: 393, height: 650)
    keyboard.show(height: 380)
    #expect(handler.keyboardOffset.value == -188)
    withExtendedLifetime(window) {}
  }

  @Test("follows corrections of the keyboard's state")
  func corrections() {
    let stage = KeyboardHandlerStage()
    let notificationCenter = stage.keyboard.notificationCenter
    let field = stage.screen.field(at: 600)
    field.becomeFirstResponder()
    stage.keyboard.beginEditing(field)
    stage.keyboard.show(height: 336)
    #expect(stage.handler.keyboardOffset.value == -144)
    notificationCenter.post(name: UIApplication.willResignActiveNotification, object: nil)
    stage.keyboard.post(.willHide, stage.keyboard.hidden())
    #expect(stage.handler.keyboardOffset.value == 0)
    notificationCenter.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    #expect(stage.center.state.placement == .docked)
    #expect(stage.handler.keyboardOffset.value == -144)
  }

  @Test("computes a finite offset if a listener removes the edited input")
  func removedInput() {
    let stage = KeyboardHandlerStage()
    let (first, second) = (stage.screen.field(at: 600), stage.screen.field(at: 650))
    var offsets: [CGFloat] = []
    stage.handler.keyboardOffset.bind { offset in
      offsets.append(offset)
      guard offsets.count == 2 else { return }
      first.removeFromSuperview()
      stage.keyboard.beginEditing(second)
    }
    stage.keyboard.beginEditing(first)
    stage.keyboard.show(height: 336)
    stage.keyboard.show(height: 350)
    #expect(offsets.count > 2 && offsets.allSatisfy(\.isFinite))
  }

  @Test("holds the view controller weakly, even as its lazy property, and leaves nothing behind")
  func retains() {
    let stage = KeyboardHandlerStage()
    weak var weakController: UIViewController?
    weak var weakHandler: KeyboardHandler?
    weak var weakField: UITextField?
    do {
      let controller = ControllerWithHandler(center: stage.center)
      let window = makeWindow(controller)
      let field = UITextField(frame: CGRect(x: 0, y: 600, width: 393, height: 40))
      controller.view.addSubview(field)
      field.delegate = controller.keyboardHandler
      controller.keyboardHandler.keyboardOffset.bind { [weak controller] in controller?.view.frame.origin.y = $0 }
      stage.keyboard.beginEditing(field)
      stage.keyboard.show()
      stage.keyboard.hide()
      stage.keyboard.endEditing(field)
      (weakController, weakHandler, weakField) = (controller, controller.keyboardHandler, field)
      window.rootViewController = nil
      window.isHidden = true
    }
    HeadlessClock.advanceUntilIdle()
    #expect(weakController == nil)
    #expect(weakHandler == nil)
    #expect(weakField == nil)
    stage.keyboard.show()
  }

  private final class ControllerWithHandler: UIViewController {
    private let center: KeyboardCenter
    private(set) lazy var keyboardHandler = KeyboardHandler(for: self, center: center)

    init(center: KeyboardCenter) {
      self.center = center
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      nil
    }
  }
}
