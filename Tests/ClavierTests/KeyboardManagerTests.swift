import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

@MainActor struct KeyboardManagerTests {
  let keyboard = KeyboardFixture()
  let center: KeyboardCenter
  let manager: KeyboardManager

  init() {
    center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
    manager = KeyboardManager(center: center)
  }

  @Test("calls a delegate with the frame, the duration, and the keyboard's own curve")
  func frame() {
    HeadlessWorld.reset()
    let delegate = Delegate()
    manager.delegate = delegate
    keyboard.post(.willChangeFrame, keyboard.info(height: 336))
    #expect(delegate.frames == [CGRect(x: 0, y: 516, width: 393, height: 336)])
    #expect(delegate.durations == [0.25])
    #expect(delegate.curves == [UIView.AnimationOptions(rawValue: 7 << 16)])
  }

  @Test("calls the optional methods with the system's dictionary")
  func optionalMethods() {
    HeadlessWorld.reset()
    let delegate = ThoroughDelegate()
    manager.delegate = delegate
    keyboard.show()
    keyboard.hide()
    #expect(delegate.received == ["willShow", "didChangeFrame", "didShow", "willHide", "didChangeFrame", "didHide"])
    #expect(delegate.frames.count == 2)
    let frame = delegate.lastUserInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    #expect(frame?.cgRectValue == keyboard.hidden().endFrame)
  }

  @Test(
    "passes nil for an unusable frame, not an empty rectangle",
    arguments: [CGRect.zero, CGRect(x: 0, y: -390, width: 414, height: 390)])
  func unusableFrame(frame: CGRect) {
    HeadlessWorld.reset()
    let delegate = Delegate()
    manager.delegate = delegate
    keyboard.show()
    keyboard.post(.willChangeFrame, frame: frame)
    #expect(delegate.frames.count == 2)
    #expect(delegate.frames.last == .some(nil))
  }

  @Test("keeps the order if the current delegate is set again")
  func sameDelegate() {
    HeadlessWorld.reset()
    var order: [Int] = []
    let delegates = (0..<2).map { number in
      let delegate = Delegate()
      delegate.onFrame = { order.append(number) }
      return delegate
    }
    manager.delegate = delegates[0]
    manager.add(delegates[1])
    manager.delegate = delegates[0]
    keyboard.post(.willChangeFrame, keyboard.info(height: 336))
    #expect(order == [0, 1])
  }

  @Test("calls added objects once each, in the order in which they were first added")
  func severalDelegates() {
    HeadlessWorld.reset()
    var order: [Int] = []
    let delegates = (0..<3).map { number in
      let delegate = Delegate()
      delegate.onFrame = { order.append(number) }
      return delegate
    }
    manager.delegate = delegates[0]
    manager.add(delegates[1])
    manager.add(delegates[1])
    manager.add(delegates[2])
    manager.add(delegates[0])
    keyboard.show()
    #expect(order == [0, 1, 2])
    manager.remove(delegates[1])
    keyboard.show()
    #expect(order == [0, 1, 2, 0, 2])
  }

  @Test("replaces the previous delegate, and nil removes it")
  func replacesDelegate() {
    HeadlessWorld.reset()
    let (first, second, added) = (Delegate(), Delegate(), Delegate())
    manager.add(added)
    manager.delegate = first
    manager.delegate = second
    #expect(manager.delegate === second)
    keyboard.show()
    #expect([first, second, added].map(\.frames.count) == [0, 1, 1])
    manager.delegate = nil
    #expect(manager.delegate == nil)
    keyboard.show()
    #expect([first, second, added].map(\.frames.count) == [0, 1, 2])
  }

  @Test("keeps an added object that is no longer the delegate", arguments: [true, false])
  func addedDelegate(isAddedFirst: Bool) {
    HeadlessWorld.reset()
    let delegate = Delegate()
    if isAddedFirst { manager.add(delegate) }
    manager.delegate = delegate
    if !isAddedFirst { manager.add(delegate) }
    keyboard.show()
    #expect(delegate.frames.count == 1)
    manager.delegate = nil
    keyboard.show()
    #expect(delegate.frames.count == 2)
    manager.remove(delegate)
    keyboard.show()
    #expect(delegate.frames.count == 2)
  }

  @Test("does not call a former delegate, even if another object was added in the meantime")
  func formerDelegate() {
    HeadlessWorld.reset()
    let (delegate, other) = (Delegate(), Delegate())
    manager.delegate = delegate
    manager.add(other)
    manager.delegate = nil
    keyboard.show()
    #expect(delegate.frames.isEmpty && other.frames.count == 1)
  }

  @Test("removes the delegate like any other object")
  func removesDelegate() {
    HeadlessWorld.reset()
    let delegate = Delegate()
    manager.delegate = delegate
    manager.remove(delegate)
    #expect(manager.delegate == nil)
    keyboard.show()
    #expect(delegate.frames.isEmpty)
    manager.delegate = delegate
    keyboard.show()
    #expect(delegate.frames.count == 1)
  }

  @Test("accepts a delegate that implements nothing")
  func emptyDelegate() {
    HeadlessWorld.reset()
    let (delegate, other) = (EmptyDelegate(), Delegate())
    manager.delegate = delegate
    manager.add(other)
    keyboard.show()
    keyboard.hide()
    #expect(other.frames.count == 2)
  }

  @Test(
    "calls keyboardWillChangeFrame at a willHide whose frame is not the frame of a hidden keyboard",
    arguments: [CGRect.zero, CGRect(x: 0, y: 808, width: 393, height: 380)])
  func unannouncedHide(frame: CGRect) {
    HeadlessWorld.reset()
    let delegate = Delegate()
    manager.delegate = delegate
    keyboard.show()
    keyboard.post(.willChangeFrame, frame: frame)
    keyboard.post(.willHide, frame: frame)
    #expect(delegate.frames.count == 3)
    #expect(delegate.frames.last == CGRect(x: 0, y: 852, width: 393, height: 0))
    keyboard.post(.willHide, frame: frame)
    #expect(delegate.frames.count == 3)
  }

  @Test(
    "calls keyboardWillChangeFrame once with the frame of a bar that stays, at a willHide with empty frames",
    arguments: [true, false])
  func unannouncedHideToBar(changesFrame: Bool) {
    HeadlessWorld.reset()
    let controller = KeyboardCenterSourcesTests.ChatController()
    let window = makeWindow(controller)
    let center = KeyboardCenter()
    let manager = KeyboardManager(center: center)
    let delegate = Delegate()
    manager.delegate = delegate
    let keyboard = KeyboardFixture(notificationCenter: .default)
    _ = center.state(for: window)
    controller.becomeFirstResponder()
    HeadlessWorld.updateCycle()
    keyboard.show(height: 420)
    #expect(delegate.frames.last == CGRect(x: 0, y: 432, width: 393, height: 420))
    if changesFrame { keyboard.post(.willChangeFrame, frame: .zero) }
    keyboard.post(.willHide, frame: .zero)
    keyboard.post(.didHide, frame: .zero)
    #expect(center.state.placement == .accessoryOnly)
    #expect(delegate.frames == [420, 84].map { CGRect(x: 0, y: 852 - $0, width: 393, height: $0) })
  }

  @Test("holds a delegate weakly, and forgets it at the next event")
  func heldWeakly() {
    HeadlessWorld.reset()
    var delegate: Delegate? = Delegate()
    weak let weakDelegate = delegate
    manager.delegate = delegate
    keyboard.show()
    delegate = nil
    #expect(weakDelegate == nil)
    #expect(manager.delegate == nil)
    keyboard.hide()
    #expect(manager.delegate == nil)
  }

  @Test("a delegate can remove itself or others while it is called")
  func removalWhileTold() {
    HeadlessWorld.reset()
    let (first, second, third) = (Delegate(), Delegate(), Delegate())
    for delegate in [first, second, third] { manager.add(delegate) }
    first.onFrame = { [unowned first, manager] in
      manager.remove(first)
      manager.remove(second)
    }
    keyboard.show()
    #expect(second.frames.isEmpty)
    #expect(third.frames.count == 1)
  }

  @Test("does not call a delegate that is removed between the two calls for a willHide with empty frames")
  func removalBetweenCalls() {
    HeadlessWorld.reset()
    let delegate = ThoroughDelegate()
    manager.delegate = delegate
    keyboard.show()
    delegate.received = []
    delegate.onFrame = { [manager] in manager.delegate = nil }
    keyboard.post(.willHide, frame: .zero)
    #expect(delegate.frames.count == 2 && delegate.received.isEmpty)
  }

  class Delegate: KeyboardManagerDelegate {
    var frames: [CGRect?] = []
    var durations: [TimeInterval] = []
    var curves: [UIView.AnimationOptions] = []
    var onFrame: () -> Void = {}

    func keyboardWillChangeFrame(
      endFrame: CGRect?, duration: TimeInterval, animationCurve: UIView.AnimationOptions
    ) {
      frames.append(endFrame)
      durations.append(duration)
      curves.append(animationCurve)
      onFrame()
    }
  }

  private final class EmptyDelegate: KeyboardManagerDelegate {}

  final class ThoroughDelegate: KeyboardManagerDelegate {
    var frames: [CGRect?] = []
    var durations: [TimeInterval] = []
    var received: [String] = []
    var onFrame: () -> Void = {}
    var lastUserInfo: [AnyHashable: Any]?

    func keyboardWillChangeFrame(
      endFrame: CGRect?, duration: TimeInterval, animationCurve: UIView.AnimationOptions
    ) {
      frames.append(endFrame)
      durations.append(duration)
      onFrame()
    }

    func keyboardWillShow(userInfo: [AnyHashable: Any]) { note("willShow", userInfo) }
    func keyboardDidShow(userInfo: [AnyHashable: Any]) { note("didShow", userInfo) }
    func keyboardWillHide(userInfo: [AnyHashable: Any]) { note("willHide", userInfo) }
    func keyboardDidHide(userInfo: [AnyHashable: Any]) { note("didHide", userInfo) }
    func keyboardDidChangeFrame(userInfo: [AnyHashable: Any]) { note("didChangeFrame", userInfo) }

    private func note(_ name: String, _ userInfo: [AnyHashable: Any]) {
      received.append(name)
      lastUserInfo = userInfo
    }
  }

  @Test("calls no object after it is deallocated")
  func released() {
    HeadlessWorld.reset()
    let delegate = Delegate()
    for _ in 0..<3 { KeyboardManager(center: center).delegate = delegate }
    keyboard.post(.willChangeFrame, keyboard.info(height: 336))
    #expect(delegate.frames.isEmpty && center.subscribers.count == 0)
  }
}
