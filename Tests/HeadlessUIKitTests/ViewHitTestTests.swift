import Foundation
import Testing
import UIKit

@MainActor @Suite("Hit testing") struct ViewHitTestTests {
  @Test("Hidden, disabled, and almost transparent views are not hit")
  func ignored() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    func isHit() -> Bool { screen.view.hitTest(CGPoint(x: 50, y: 50), with: nil) === view }
    #expect(isHit())
    view.isHidden = true
    #expect(!isHit())
    view.isHidden = false
    view.isUserInteractionEnabled = false
    #expect(!isHit())
    view.isUserInteractionEnabled = true
    view.alpha = 0.009
    #expect(!isHit())
    view.alpha = 0.01
    #expect(isHit())
  }

  @Test("The frontmost view is hit, and nothing outside a view's bounds, clipped or not")
  func traversal() {
    let screen = Screen()
    let back = screen.add(rect(0, 0, 100, 100))
    let front = screen.add(rect(50, 50, 100, 100))
    let outside = screen.add(rect(-50, 0, 40, 40), to: front)
    front.clipsToBounds = false
    #expect(screen.view.hitTest(CGPoint(x: 60, y: 60), with: nil) === front)
    #expect(screen.view.hitTest(CGPoint(x: 10, y: 60), with: nil) === back)
    #expect(outside.frame.contains(CGPoint(x: -40, y: 10)))
    #expect(screen.view.hitTest(CGPoint(x: 200, y: 200), with: nil) === screen.view)
  }

  @Test("Scrolled content is hit at its visible position")
  func scrolledContent() {
    let screen = Screen()
    let outer = screen.add(rect(0, 0, 100, 100))
    let inner = screen.add(rect(0, 150, 50, 50), to: outer)
    outer.bounds.origin.y = 120
    #expect(screen.view.hitTest(CGPoint(x: 10, y: 40), with: nil) === inner)
  }

  @Test("Views with transparent content are hit")
  func transparency() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    view.backgroundColor = .clear
    #expect(screen.view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
  }

  @Test("Points on the left and top edges are inside, and points on the other edges are outside")
  func edges() {
    let view = UIView(frame: rect(0, 0, 10, 10))
    #expect(view.point(inside: .zero, with: nil))
    #expect(!view.point(inside: CGPoint(x: 10, y: 5), with: nil))
    #expect(!view.point(inside: CGPoint(x: 5, y: 10), with: nil))
  }

  @Test("Hit testing uses final values, and a moving view receives touches only if its block allows them")
  func animatedViews() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.frame.origin.y = 300 }
    #expect(screen.view.hitTest(CGPoint(x: 50, y: 350), with: nil) === view)
    #expect(screen.view.hitTest(CGPoint(x: 50, y: 50), with: nil) === screen.view)
    HeadlessClock.advance(by: 2)
    UIView.animate(withDuration: 1) { view.frame.origin.y = 0 }
    #expect(screen.view.hitTest(CGPoint(x: 50, y: 50), with: nil) === screen.view)
    HeadlessClock.advance(by: 1)
    #expect(screen.view.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
  }
}
