import Foundation
import Testing
import UIKit

@testable import Clavier

/// Known problems of the `KeyboardManager` from StackOverflow Documentation, found by reading its source.
///
/// Each test shows that Clavier does not have one of the problems.
@MainActor struct KeyboardManagerLimitsTests {
  let keyboard = KeyboardFixture()
  let center: KeyboardCenter

  init() {
    center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
  }

  @Test("calls several delegates, while the original has one for the whole app")
  func severalDelegates() {
    HeadlessWorld.reset()
    let manager = KeyboardManager(center: center)
    let (first, second) = (FrameDelegate(), FrameDelegate())
    manager.add(first)
    manager.add(second)
    keyboard.show()
    #expect(first.frames.count == 1)
    #expect(second.frames.count == 1)
  }

  @Test("shifts the curve into its bits, while the original sets three unrelated options")
  func curveIsShifted() {
    HeadlessWorld.reset()
    let manager = KeyboardManager(center: center)
    let delegate = FrameDelegate()
    manager.delegate = delegate
    keyboard.show()
    #expect(delegate.curves.first?.rawValue == 7 << 16)
    #expect(
      delegate.curves.first?.intersection([.layoutSubviews, .allowUserInteraction, .beginFromCurrentState]) == [])
  }

  @Test("has optional methods without Objective-C, unlike the original")
  func plainOptionalMethods() {
    HeadlessWorld.reset()
    let delegate: any KeyboardManagerDelegate = FrameDelegate()
    delegate.keyboardWillHide(userInfo: [:])
    delegate.keyboardWillShow(userInfo: [:])
    #expect(!(delegate is NSObject))
  }

  private final class FrameDelegate: KeyboardManagerDelegate {
    var frames: [CGRect?] = []
    var curves: [UIView.AnimationOptions] = []

    func keyboardWillChangeFrame(
      endFrame: CGRect?, duration: TimeInterval, animationCurve: UIView.AnimationOptions
    ) {
      frames.append(endFrame)
      curves.append(animationCurve)
    }
  }
}
