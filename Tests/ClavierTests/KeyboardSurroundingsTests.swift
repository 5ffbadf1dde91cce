import Foundation
import Testing
import UIKit

@testable import Clavier

/// What the center knows besides the notifications.
@MainActor struct KeyboardSurroundingsTests {
  @Test("An app that resigns is not activated")
  func activation() {
    HeadlessWorld.reset()
    let notificationCenter = NotificationCenter()
    let surroundings = KeyboardSurroundings(notificationCenter: notificationCenter)
    var activations = 0
    surroundings.onActivation = { activations += 1 }
    notificationCenter.post(name: UIApplication.willResignActiveNotification, object: nil)
    #expect(activations == 0)
    #expect(!surroundings.context(on: .zero, input: nil).context.isActive)
    notificationCenter.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    #expect(activations == 1)
    #expect(surroundings.context(on: .zero, input: nil).context.isActive)
  }

  @Test("A resident bar outside of a window is assumed to be above the bottom edge", arguments: [0, 34])
  func unmeasuredBar(bottomSafeArea: CGFloat) throws {
    HeadlessWorld.reset()
    let controller = BarController()
    let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
    let bar = try #require(KeyboardResponder(controller).bar(on: screen, bottomSafeArea: bottomSafeArea))
    #expect(bar.frame == CGRect(x: 0, y: 802 - bottomSafeArea, width: 393, height: 50 + bottomSafeArea))
    #expect(!bar.isMeasured)
  }

  @Test("A resident bar without a height is not measured, although it is at the bottom edge")
  func flatBar() throws {
    HeadlessWorld.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let controller = BarController()
    window.addSubview(controller.bar)
    controller.bar.frame = CGRect(x: 0, y: 832, width: 393, height: 0)
    let bar = try #require(KeyboardResponder(controller).bar(on: window.frame, bottomSafeArea: 34))
    #expect(bar.frame == CGRect(x: 0, y: 768, width: 393, height: 84))
    #expect(!bar.isMeasured)
  }
}

private final class Bar: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 50) }
}

private final class BarController: UIViewController {
  let bar = Bar(frame: CGRect(x: 0, y: 0, width: 393, height: 50))

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
}
