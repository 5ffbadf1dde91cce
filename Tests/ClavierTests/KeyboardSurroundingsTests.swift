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
}

private final class BarController: UIViewController {
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 50))

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
}
