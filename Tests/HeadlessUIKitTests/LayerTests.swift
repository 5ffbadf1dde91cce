import Foundation
import Testing
import UIKit

@MainActor @Suite("Layers and paths") struct LayerTests {
  @Test("A view and its layer share geometry, opacity, visibility, and color")
  func sharedState() {
    let screen = Screen()
    let view = screen.add(rect(10, 20, 100, 50))
    view.layer.position = CGPoint(x: 100, y: 100)
    view.layer.bounds.size = CGSize(width: 40, height: 20)
    view.layer.opacity = 0.5
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.frame == rect(80, 90, 40, 20) && view.layer.frame == view.frame)
    #expect(view.alpha == 0.5 && view.backgroundColor == .red)
    view.isHidden = true
    #expect(view.layer.isHidden)
  }

  @Test("The transform of a layer moves the frame of its view, in the plane and in space")
  func transforms() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    view.layer.transform = CATransform3DMakeScale(0.5, 2, 1)
    #expect(view.frame == rect(25, -50, 50, 200) && view.transform == CGAffineTransform(scaleX: 0.5, y: 2))
    var tilt = CATransform3DIdentity
    tilt.m34 = -1 / 500
    view.layer.transform = tilt
    #expect(view.layer.transform == tilt && view.transform.isIdentity)
    view.transform = .identity
    #expect(CATransform3DIsIdentity(view.layer.transform))
  }

  @Test("Sublayers are behind or in front of the layers of subviews, and removing a view's layer removes the view")
  func tree() throws {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 100, 100))
    let child = screen.add(rect(0, 0, 10, 10), to: view)
    let (behind, front) = (CAGradientLayer(), CAShapeLayer())
    view.layer.addSublayer(front)
    view.layer.insertSublayer(behind, at: 0)
    #expect(view.layer.sublayers == [behind, child.layer, front] && front.superlayer === view.layer)
    front.frame = rect(5, 5, 20, 20)
    #expect(front.convert(CGPoint(x: 1, y: 1), to: view.layer) == CGPoint(x: 6, y: 6))
    #expect(view.layer.hitTest(CGPoint(x: 6, y: 6)) === front)
    child.layer.removeFromSuperlayer()
    front.removeFromSuperlayer()
    #expect(view.subviews.isEmpty && view.layer.sublayers == [behind])
  }

  @Test("Layers keep their positions among the layers of subviews when subviews are added, moved, and removed")
  func order() {
    let view = UIView()
    let (a, b, c, plain) = (UIView(), UIView(), UIView(), CALayer())
    view.addSubview(a)
    view.layer.addSublayer(plain)
    view.addSubview(b)
    #expect(view.layer.sublayers == [a.layer, plain, b.layer], "an added view is in front of everything")
    view.insertSubview(c, belowSubview: b)
    #expect(view.layer.sublayers == [a.layer, plain, c.layer, b.layer])
    view.insertSubview(c, aboveSubview: a)
    #expect(view.layer.sublayers == [a.layer, c.layer, plain, b.layer])
    view.sendSubviewToBack(b)
    #expect(view.layer.sublayers == [b.layer, a.layer, c.layer, plain])
    view.bringSubviewToFront(a)
    #expect(view.layer.sublayers == [b.layer, c.layer, plain, a.layer])
    view.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(view.layer.sublayers == [a.layer, c.layer, plain, b.layer] && view.subviews == [a, c, b])
    c.removeFromSuperview()
    #expect(view.layer.sublayers == [a.layer, plain, b.layer])
    plain.removeFromSuperlayer()
    view.insertSubview(c, at: 0)
    #expect(view.layer.sublayers == [c.layer, a.layer, b.layer])
  }

  @Test("A layer can be inserted at an index or next to a sibling, among the layers of subviews")
  func insertion() {
    let view = UIView()
    let (a, b) = (UIView(), UIView())
    [a, b].forEach(view.addSubview)
    let (one, two, three) = (CALayer(), CALayer(), CALayer())
    view.layer.insertSublayer(one, at: 1)
    view.layer.insertSublayer(two, above: b.layer)
    view.layer.insertSublayer(three, below: a.layer)
    #expect(view.layer.sublayers == [three, a.layer, one, b.layer, two])
    view.layer.insertSublayer(three, at: 99)
    #expect(view.layer.sublayers == [a.layer, one, b.layer, two, three])
  }

  @Test("The presentation of a layer has the values that an animation shows")
  func presentation() throws {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 10, 10))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.y = 100 }
    HeadlessClock.advance(by: 0.5)
    let seen = try #require(view.layer.presentation())
    #expect(isClose(seen.frame.minY, 50, by: 0.01) && view.layer.frame.minY == 100 && seen.model() === view.layer)
  }

  @Test("A layer's animation notifies its delegate on the virtual clock, before the transaction's block is called")
  func animations() {
    final class Delegate: NSObject, CAAnimationDelegate {
      var ended: [Bool] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ended.append(flag) }
    }
    let screen = Screen()
    let (layer, delegate) = (screen.view.layer, Delegate())
    var isComplete = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isComplete = true }
    let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
    (shake.values, shake.duration, shake.delegate) = ([-8, 8, 0], 0.4, delegate)
    layer.add(shake, forKey: "shake")
    CATransaction.commit()
    HeadlessClock.advance(by: 0.3)
    #expect(layer.animationKeys() == ["shake"] && delegate.ended == [] && !isComplete)
    HeadlessClock.advance(by: 0.2)
    #expect(layer.animationKeys() == nil && delegate.ended == [true] && isComplete)
    layer.add(shake, forKey: "shake")
    layer.removeAllAnimations()
    #expect(delegate.ended == [true, false])
  }

  @Test("A transaction's completion block waits for the animations of views in the transaction, if there are any")
  func transactions() {
    let screen = Screen()
    let view = screen.add(rect(0, 0, 10, 10))
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("empty") }
    CATransaction.commit()
    #expect(log == ["empty"])
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("animated") }
    UIView.animate(withDuration: 0.3) { view.alpha = 0 }
    CATransaction.commit()
    HeadlessClock.advance(by: 0.2)
    #expect(log == ["empty"])
    HeadlessClock.advance(by: 0.2)
    #expect(log == ["empty", "animated"])
  }

  @Test("Paths have bounds and contain points")
  func paths() {
    let rounded = UIBezierPath(roundedRect: rect(0, 0, 100, 50), cornerRadius: 10)
    #expect(rounded.bounds == rect(0, 0, 100, 50))
    #expect(!rounded.contains(CGPoint(x: 1, y: 1)) && rounded.contains(CGPoint(x: 50, y: 1)))
    let one = UIBezierPath(
      roundedRect: rect(0, 0, 100, 50), byRoundingCorners: .topLeft, cornerRadii: CGSize(width: 10, height: 10))
    #expect(!one.contains(CGPoint(x: 1, y: 1)) && one.contains(CGPoint(x: 99, y: 1)))
    let circle = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    #expect(isClose(circle.bounds, rect(-10, -10, 20, 20), by: 0.05) && circle.contains(.zero))
    let quarter = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    // Clockwise on a screen, whose y axis points downward.
    #expect(isClose(quarter.currentPoint, CGPoint(x: 0, y: 10), by: 1e-6) && isClose(quarter.bounds.maxX, 10, by: 1e-6))
    let ring = UIBezierPath(rect: rect(0, 0, 30, 30))
    ring.append(UIBezierPath(rect: rect(10, 10, 10, 10)))
    #expect(ring.contains(CGPoint(x: 15, y: 15)))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(CGPoint(x: 15, y: 15)))
    ring.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(ring.bounds.minX == 5 && ring.cgPath.boundingBox == rect(5, 0, 30, 30))
  }

  @Test("Rendered images have the size and the scale of the screen")
  func images() {
    _ = Screen()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(rect(0, 0, 4, 2))
    }
    #expect(image.size == CGSize(width: 4, height: 2) && image.scale == UIScreen.main.scale)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 3), false, 1)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }
}
