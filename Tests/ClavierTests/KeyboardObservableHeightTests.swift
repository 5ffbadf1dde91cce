import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Tests the heights that observers of the pool receive.
@MainActor struct KeyboardObservableHeightTests {
  let keyboard = KeyboardFixture()
  let center: KeyboardCenter
  let pool: KeyboardObservablePool

  init() {
    center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
    pool = KeyboardObservablePool(center: center)
  }

  @Test("reports the height that a keyboard has when the app becomes active, without animation")
  func changeWhileInactive() {
    HeadlessWorld.reset()
    let window = makeWindow()
    let keyboard = KeyboardFixture(notificationCenter: .default)
    let pool = KeyboardObservablePool(center: KeyboardCenter())
    let (common, full) = (HeightObserver(), InfoObserver())
    pool.add(common)
    pool.add(full)
    let field = UITextField()
    window.rootViewController?.view.addSubview(field)
    HeadlessWorld.resignActive()
    field.becomeFirstResponder()
    keyboard.post(.willShow, keyboard.info(height: 336))
    HeadlessWorld.becomeActive()
    #expect(common.received == ["show 0 in 0.25", "show 336 in 0.0"])
    #expect(full.count == 1, "a protocol with the values of notifications gets only notifications")
    HeadlessWorld.resignActive()
    keyboard.post(.willHide, keyboard.hidden())
    #expect(common.received.last == "hide in 0.25")
    // The field is still first responder, so the keyboard may have returned without a notification.
    HeadlessWorld.becomeActive()
    #expect(common.received.last == "show 336 in 0.0")
    HeadlessWorld.enterBackground()
    field.resignFirstResponder()
    HeadlessWorld.becomeActive()
    #expect(common.received.last == "hide in 0.0")
    #expect(full.count == 2)
    withExtendedLifetime(window) {}
  }

  @Test("reports a keyboard that leaves the bottom edge with only a `did` notification")
  func missedHide() throws {
    let device = try #require(Device.named("iPad (10th generation)"))
    HeadlessWorld.reset(HeadlessDisplay(device))
    let (common, full) = (HeightObserver(), InfoObserver())
    pool.add(common)
    pool.add(full)
    keyboard.post(.willShow, frame: CGRect(x: 0, y: 843, width: 820, height: 337))
    let floating = CGRect(x: 300, y: 400, width: 320, height: 260)
    keyboard.post(.didChangeFrame, frame: floating)
    #expect(center.state.placement == .floating)
    #expect(common.received == ["show 337 in 0.25", "hide in 0.25"])
    #expect(full.count == 1)
    keyboard.post(.didChangeFrame, frame: floating.offsetBy(dx: 10, dy: 0))
    #expect(common.received.count == 2)
  }

  @Test("reports a height without animation if a `did` notification and the layout guide correct it together")
  func correctedHeight() {
    HeadlessWorld.reset()
    let window = makeWindow()
    let common = HeightObserver()
    pool.add(common)
    keyboard.post(.willShow, keyboard.info(height: 300))
    center.compare(.layoutGuide, top: 516, in: window)
    #expect(common.received == ["show 300 in 0.25"])
    keyboard.post(.didShow, keyboard.info(height: 336))
    #expect(common.received.prefix(2) == ["show 300 in 0.25", "show 336 in 0.0"])
  }

  @Test("reports a keyboard whose first notification is a `did` notification, unless the observer unsubscribes")
  func missedShow() {
    HeadlessWorld.reset()
    let (common, leaving) = (HeightObserver(), HeightObserver())
    leaving.onShow = { [pool, unowned leaving] in pool.remove(leaving) }
    pool.add(common)
    pool.add(leaving)
    keyboard.post(.didShow, keyboard.info(height: 336))
    #expect(common.received == ["show 336 in 0.25", "did show 336"])
    #expect(leaving.received == ["show 336 in 0.25"])
  }

  @Test("waits for didChangeFrame before it reports a keyboard that begins to float without a willHide")
  func floatsWithoutHide() throws {
    let device = try #require(Device.named("iPad (10th generation)"))
    HeadlessWorld.reset(HeadlessDisplay(device))
    let common = HeightObserver()
    pool.add(common)
    keyboard.post(.willShow, frame: CGRect(x: 0, y: 843, width: 820, height: 337))
    let floating = CGRect(x: 300, y: 400, width: 320, height: 260)
    keyboard.post(.willChangeFrame, frame: floating)
    #expect(common.received == ["show 337 in 0.25"], "a willHide may follow")
    keyboard.post(.didChangeFrame, frame: floating)
    #expect(common.received == ["show 337 in 0.25", "hide in 0.25"])
    keyboard.post(.didChangeFrame, frame: floating)
    #expect(common.received.count == 2)
  }

  @Test("reports a new height even if only willChangeFrame and didChangeFrame are posted")
  func growsWithoutShow() {
    HeadlessWorld.reset()
    let common = HeightObserver()
    pool.add(common)
    for event in [KeyboardEvent.willChangeFrame, .willShow, .didChangeFrame, .didShow] {
      keyboard.post(event, keyboard.info(height: 336))
    }
    for event in [KeyboardEvent.willChangeFrame, .didChangeFrame] { keyboard.post(event, keyboard.info(height: 384)) }
    #expect(common.received == ["show 336 in 0.25", "did show 336", "show 384 in 0.25"])
    for event in [KeyboardEvent.willHide, .didHide, .didChangeFrame] { keyboard.post(event, keyboard.hidden()) }
    #expect(common.received.suffix(2) == ["hide in 0.25", "did hide"])
  }

  @Test("reports the height of a bar that stays on the screen when the keyboard hides")
  func remainingBar() {
    HeadlessWorld.reset()
    let controller = KeyboardCenterSourcesTests.ChatController()
    let window = makeWindow(controller)
    _ = center.state(for: window)
    let common = HeightObserver()
    pool.add(common)
    controller.field.becomeFirstResponder()
    keyboard.post(.willShow, keyboard.info(height: 420))
    controller.becomeFirstResponder()
    for event in [KeyboardEvent.willHide, .didHide] { keyboard.post(event, keyboard.info(height: 84)) }
    #expect(center.state.placement == .accessoryOnly)
    #expect(common.received == ["show 420 in 0.25", "show 84 in 0.25", "did show 84"])
  }

  @Test("a late didHide is not reported as a keyboard that was shown")
  func lateHide() {
    HeadlessWorld.reset()
    let common = HeightObserver()
    pool.add(common)
    keyboard.post(.willShow, keyboard.info(height: 336))
    keyboard.post(.didShow, keyboard.info(height: 336))
    keyboard.post(.willHide, keyboard.hidden())
    keyboard.post(.willShow, keyboard.info(height: 336))
    keyboard.post(.didHide, keyboard.hidden())
    #expect(common.received.last == "did hide")
    keyboard.post(.didShow, keyboard.info(height: 336))
    #expect(common.received.filter { $0 == "did show 336" }.count == 2)
  }

  @Test("does not report a rounding error of a frame as a new height")
  func roundedHeight() {
    HeadlessWorld.reset()
    let common = HeightObserver()
    pool.add(common)
    keyboard.post(.willShow, frame: CGRect(x: 0, y: 531.333, width: 393, height: 320.667))
    for event in [KeyboardEvent.didChangeFrame, .didShow] {
      keyboard.post(event, frame: CGRect(x: 0, y: 531.334, width: 393, height: 320.666))
    }
    #expect(common.received == ["show 320 in 0.25", "did show 320"])
  }

  @Test("after an observer unsubscribes in a method of one protocol, calls no method of the other protocol")
  func unsubscribesBetweenProtocols() {
    HeadlessWorld.reset()
    let observer = BothObserver()
    observer.onShow = { [pool, unowned observer] in pool.remove(observer) }
    pool.add(observer)
    keyboard.post(.willShow, keyboard.info(height: 336))
    #expect(observer.received == ["show 336"])
    observer.onShow = {}
    pool.add(observer)
    keyboard.post(.willShow, keyboard.info(height: 300))
    #expect(observer.received == ["show 336", "show 300", "info"])
  }

  private final class BothObserver: KeyboardObservable, CommonKeyboardPresentable, FullKeyboardPresentable {
    var received: [String] = []
    var onShow: () -> Void = {}

    func keyboardWillBeShown(keyboardHeight: CGFloat, duration: TimeInterval) {
      received.append("show \(Int(keyboardHeight))")
      onShow()
    }

    func keyboardWillBeHidden(duration: TimeInterval) { received.append("hide") }
    func keyboardWillBeShown(keyboardInfo: KeyboardInfo) { received.append("info") }
    func keyboardWillBeHidden(keyboardInfo: KeyboardInfo) { received.append("hide info") }
  }

  private final class HeightObserver: KeyboardObservable, CommonKeyboardPresentable {
    var received: [String] = []
    var onShow: () -> Void = {}

    func keyboardWillBeShown(keyboardHeight: CGFloat, duration: TimeInterval) {
      received.append("show \(Int(keyboardHeight)) in \(duration)")
      onShow()
    }

    func keyboardWillBeHidden(duration: TimeInterval) { received.append("hide in \(duration)") }

    func keyboardWasShown(keyboardHeight: CGFloat, duration: TimeInterval) {
      received.append("did show \(Int(keyboardHeight))")
    }

    func keyboardWasHidden(duration: TimeInterval) { received.append("did hide") }
  }

  private final class InfoObserver: KeyboardObservable, FullKeyboardPresentable {
    var count = 0

    func keyboardWillBeShown(keyboardInfo: KeyboardInfo) { count += 1 }
    func keyboardWillBeHidden(keyboardInfo: KeyboardInfo) { count += 1 }
  }
}
