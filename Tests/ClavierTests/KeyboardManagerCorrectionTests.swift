import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Changes of the keyboard's frame that no `willChangeFrame` notification announces.
@MainActor struct KeyboardManagerCorrectionTests {
  private typealias Delegate = KeyboardManagerTests.Delegate
  private typealias ThoroughDelegate = KeyboardManagerTests.ThoroughDelegate

  let keyboard = KeyboardFixture()
  let center: KeyboardCenter
  let manager: KeyboardManager

  init() {
    center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
    manager = KeyboardManager(center: center)
  }

  @Test(
    "calls keyboardWillChangeFrame for a keyboard that hides with only a `did` notification",
    arguments: [KeyboardEvent.didHide, .didChangeFrame])
  func hideWithoutWill(event: KeyboardEvent) {
    HeadlessWorld.reset()
    let delegate = Delegate()
    manager.delegate = delegate
    keyboard.show()
    keyboard.post(event, keyboard.hidden())
    #expect(delegate.frames.last == CGRect(x: 0, y: 852, width: 393, height: 0))
  }

  @Test("calls keyboardWillChangeFrame once, without animation, for a keyboard that disappeared in the background")
  func hideInBackground() {
    HeadlessWorld.reset()
    let window = makeWindow()
    let keyboard = KeyboardFixture(notificationCenter: .default)
    let center = KeyboardCenter()
    let manager = KeyboardManager(center: center)
    let delegate = ThoroughDelegate()
    manager.delegate = delegate
    let field = UITextField()
    window.rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    keyboard.show()
    HeadlessWorld.enterBackground()
    field.resignFirstResponder()
    HeadlessWorld.becomeActive()
    #expect(center.state.placement == .hidden)
    #expect(delegate.frames == [336, 0].map { CGRect(x: 0, y: 852 - $0, width: 393, height: $0) })
    #expect(delegate.durations == [0.25, 0])
    keyboard.post(.willHide, frame: .zero)
    #expect(delegate.frames.count == 2)
    #expect(delegate.received == ["willShow", "didChangeFrame", "didShow", "willHide"])
    withExtendedLifetime(window) {}
  }

  @Test(
    "when the app becomes active, calls keyboardWillChangeFrame with the frame of the current keyboard",
    arguments: [KeyboardEvent.willHide, .willChangeFrame])
  func changeWhileInactive(event: KeyboardEvent) {
    HeadlessWorld.reset()
    let window = makeWindow()
    let keyboard = KeyboardFixture(notificationCenter: .default)
    let center = KeyboardCenter()
    let manager = KeyboardManager(center: center)
    let delegate = Delegate()
    manager.delegate = delegate
    let field = UITextField()
    window.rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    keyboard.show()
    HeadlessWorld.resignActive()
    // A hide notification is applied, and then reverted because the field is still first responder. A frame change is
    // postponed.
    let isHide = event == .willHide
    keyboard.post(event, isHide ? keyboard.hidden() : keyboard.info(height: 301))
    #expect(delegate.frames.last == (isHide ? CGRect(x: 0, y: 852, width: 393, height: 0) : nil))
    HeadlessWorld.becomeActive()
    #expect(delegate.frames.count == 3)
    #expect(delegate.frames.last == center.state.frame)
    #expect(center.state.frame.height == (isHide ? 336 : 301))
    withExtendedLifetime(window) {}
  }

  @Test("a correction that a `did` notification completes is reported to delegates and to observers of corrections")
  func correctionByDid() {
    HeadlessWorld.reset()
    let window = makeWindow()
    let keyboard = KeyboardFixture(notificationCenter: .default)
    let center = KeyboardCenter()
    let manager = KeyboardManager(center: center)
    let delegate = ThoroughDelegate()
    manager.delegate = delegate
    var corrections = 0
    let subscription = center.observeCorrections { corrections += 1 }
    let field = UITextField()
    window.rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    keyboard.show()
    center.compare(.layoutGuide, top: 472, in: window)
    #expect(delegate.frames.count == 1 && corrections == 0)
    keyboard.post(.didChangeFrame, keyboard.info(height: 380))
    #expect(center.state.frame.minY == 472)
    #expect(delegate.frames.count == 2 && delegate.frames.last == center.state.frame)
    #expect(delegate.durations.last == 0)
    #expect(corrections == 1)
    keyboard.post(.didShow, keyboard.info(height: 380))
    #expect(delegate.frames.count == 2 && corrections == 1)
    subscription.cancel()
  }

  @Test("calls keyboardWillChangeFrame for a keyboard that begins to float with only didChangeFrame")
  func floatsWithoutWill() throws {
    let device = try #require(Device.named("iPad (10th generation)"))
    HeadlessWorld.reset(HeadlessDisplay(device))
    let delegate = ThoroughDelegate()
    manager.delegate = delegate
    let (docked, floating) = (
      CGRect(x: 0, y: 843, width: 820, height: 337), CGRect(x: 300, y: 400, width: 320, height: 260)
    )
    keyboard.post(.willChangeFrame, frame: docked)
    keyboard.post(.didChangeFrame, frame: floating)
    #expect(delegate.frames == [docked, floating])
    keyboard.post(.didChangeFrame, frame: floating.offsetBy(dx: 10, dy: 0))
    #expect(delegate.frames.count == 2)
    #expect(delegate.received == ["didChangeFrame", "didChangeFrame"])
  }

  @Test("calls keyboardWillChangeFrame again if the willShow after a willChangeFrame has a different frame")
  func frameOfWillShow() {
    HeadlessWorld.reset()
    let delegate = ThoroughDelegate()
    manager.delegate = delegate
    func tops(after event: KeyboardEvent, height: CGFloat) -> [CGFloat] {
      keyboard.post(event, keyboard.info(height: height))
      return delegate.frames.compactMap { $0?.minY }
    }
    #expect(tops(after: .willChangeFrame, height: 291) == [561])
    #expect(tops(after: .willShow, height: 336) == [561, 516])
    #expect(delegate.received == ["willShow"])
    #expect(delegate.durations == [0.25, 0.25])
    // The frame is reported once.
    #expect(tops(after: .willChangeFrame, height: 336) == [561, 516, 516])
    #expect(tops(after: .willShow, height: 336) == [561, 516, 516])
    // Without a willChangeFrame, willShow is the only call.
    #expect(tops(after: .willShow, height: 300) == [561, 516, 516])
    #expect(tops(after: .willChangeFrame, height: 300) == [561, 516, 516, 552])
    #expect(tops(after: .willShow, height: 336) == [561, 516, 516, 552, 516])
  }

  @Test("passes nil if a floating keyboard without a frame appeared while the app was inactive")
  func floatingWhileInactive() throws {
    let device = try #require(Device.named("iPad (10th generation)"))
    HeadlessWorld.reset(HeadlessDisplay(device))
    let keyboard = KeyboardFixture(notificationCenter: .default)
    let center = KeyboardCenter()
    let manager = KeyboardManager(center: center)
    let delegate = Delegate()
    manager.delegate = delegate
    HeadlessWorld.resignActive()
    keyboard.post(.willShow, frame: .zero)
    #expect(delegate.frames.isEmpty)
    HeadlessWorld.becomeActive()
    #expect(center.state.placement == .floating)
    #expect(delegate.frames == [nil])
  }
}
