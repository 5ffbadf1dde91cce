import Foundation
import Testing
import UIKit

/// Behavior that a page of Apple's documentation states; each test names the page.
@MainActor @Suite("Behavior that Apple documents") struct DocumentedBehaviorTests {
  // MARK: Touches

  /// A recognizer that keeps the touched view of each phase.
  private final class Watcher: UIGestureRecognizer {
    var views: [UIView?] = []
    var resets = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { views.append(touches.first?.view) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { views.append(touches.first?.view) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { views.append(touches.first?.view) }
    override func reset() { resets += 1 }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  @Test(
    "A touch has no view after a recognizer that cancels it has recognized its gesture", arguments: [false, true])
  func recognizedTouch(cancels: Bool) {
    // UITouch.view
    let screen = Screen()
    let view = screen.add(rect(0, 100, 100, 100))
    let watcher = Watcher(target: nil, action: nil)
    screen.view.addGestureRecognizer(watcher)
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = cancels
    view.addGestureRecognizer(tap)
    HeadlessTouches.tap(view)
    #expect(watcher.views.count == 2 && watcher.views.first == view && watcher.views.last == (cancels ? nil : view))
  }

  @Test("A recognizer that received touches is reset although it has never decided")
  func resetsUndecidedRecognizer() {
    // About the Gesture Recognizer State Machine
    let screen = Screen()
    let watcher = Watcher(target: nil, action: nil)
    screen.view.addGestureRecognizer(watcher)
    HeadlessTouches.tap(at: CGPoint(x: 100, y: 400))
    HeadlessTouches.began(at: CGPoint(x: 100, y: 400))
    #expect(watcher.resets == 1)
    HeadlessTouches.ended(at: CGPoint(x: 100, y: 400))
  }
}
