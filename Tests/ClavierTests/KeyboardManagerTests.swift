import Foundation
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

  @Test("A delegate hears the frame, the duration and the keyboard's own curve")
  func frame() {
    HeadlessWorld.reset()
    let delegate = Delegate()
    manager.delegate = delegate
    keyboard.post(.willChangeFrame, keyboard.info(height: 336))
    #expect(delegate.frames == [CGRect(x: 0, y: 516, width: 393, height: 336)])
    #expect(delegate.durations == [0.25])
    #expect(delegate.curves == [UIView.AnimationOptions(rawValue: 7 << 16)])
  }

  @Test("The optional methods get the dictionary that the system sends")
  func optionalMethods() {
    HeadlessWorld.reset()
    let delegate = ThoroughDelegate()
    manager.delegate = delegate
    keyboard.show()
    keyboard.hide()
    #expect(delegate.heard == ["willShow", "didChangeFrame", "didShow", "willHide", "didChangeFrame", "didHide"])
    #expect(delegate.frames.count == 2)
    let frame = delegate.lastUserInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    #expect(frame?.cgRectValue == keyboard.hidden().endFrame)
  }

  @Test(
    "A frame that says nothing is nil, not an empty rectangle",
    arguments: [CGRect.zero, CGRect(x: 0, y: -390, width: 414, height: 390)])
  func frameThatSaysNothing(frame: CGRect) {
    HeadlessWorld.reset()
    let delegate = Delegate()
    manager.delegate = delegate
    keyboard.show()
    keyboard.post(.willChangeFrame, frame: frame)
    #expect(delegate.frames.count == 2)
    #expect(delegate.frames.last == .some(nil))
  }

  @Test("Several delegates are told, in the order in which they came, each once however often it is set")
  func severalDelegates() {
    HeadlessWorld.reset()
    var order: [Int] = []
    let delegates = (0..<3).map { number in
      let delegate = Delegate()
      delegate.onFrame = { order.append(number) }
      return delegate
    }
    manager.delegate = delegates[0]
    manager.delegate = delegates[1]
    manager.delegate = delegates[1]
    manager.add(delegates[2])
    manager.add(delegates[0])
    keyboard.show()
    #expect(order == [0, 1, 2])
    manager.remove(delegates[1])
    keyboard.show()
    #expect(order == [0, 1, 2, 0, 2])
  }

  @Test("Setting nil removes the delegate that was set last, and no other")
  func settingNil() {
    HeadlessWorld.reset()
    let (first, second) = (Delegate(), Delegate())
    manager.delegate = first
    manager.delegate = second
    #expect(manager.delegate === second)
    manager.delegate = nil
    #expect(manager.delegate == nil)
    keyboard.show()
    #expect(first.frames.count == 1)
    #expect(second.frames.isEmpty)
  }

  @Test("A delegate is held weakly, and is forgotten at the next event")
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
    #expect(center.lastInfo == nil, "nobody is left, so nothing is observed")
  }

  @Test("A delegate may remove itself or others while it is told")
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

  private class Delegate: KeyboardManagerDelegate {
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

  private final class ThoroughDelegate: KeyboardManagerDelegate {
    var frames: [CGRect?] = []
    var heard: [String] = []
    var lastUserInfo: [AnyHashable: Any]?

    func keyboardWillChangeFrame(
      endFrame: CGRect?, duration: TimeInterval, animationCurve: UIView.AnimationOptions
    ) {
      frames.append(endFrame)
    }

    func keyboardWillShow(userInfo: [AnyHashable: Any]) { note("willShow", userInfo) }
    func keyboardDidShow(userInfo: [AnyHashable: Any]) { note("didShow", userInfo) }
    func keyboardWillHide(userInfo: [AnyHashable: Any]) { note("willHide", userInfo) }
    func keyboardDidHide(userInfo: [AnyHashable: Any]) { note("didHide", userInfo) }
    func keyboardDidChangeFrame(userInfo: [AnyHashable: Any]) { note("didChangeFrame", userInfo) }

    private func note(_ name: String, _ userInfo: [AnyHashable: Any]) {
      heard.append(name)
      lastUserInfo = userInfo
    }
  }
}
