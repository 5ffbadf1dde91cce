import ClavierCore
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Tests how Clavier measures the distance by which an app has moved its inputs in response to an offset.
@MainActor struct DisplacementTests {
  @Test(
    "after an offset of 0, the input counts as unmoved wherever the app leaves it", arguments: [0, -40] as [CGFloat])
  func reset(remaining: CGFloat) {
    HeadlessWorld.reset()
    let controller = UIViewController()
    let window = makeWindow(controller)
    let view: UIView = controller.view
    let field = UITextField(frame: CGRect(x: 20, y: 600, width: 200, height: 34))
    view.addSubview(field)
    let screen = window.bounds
    let frame = CGRect(x: 0, y: screen.maxY - 336, width: screen.width, height: 336)
    let keyboard = KeyboardState(placement: .docked, frame: frame, screen: screen)
    let displacement = Displacement()
    displacement.measure(field, in: view, offset: -118) { view.transform.ty = -118 }
    #expect(displacement.shift(for: field, in: view, spacing: 0, keyboard: keyboard) == 118)
    displacement.measure(field, in: view, offset: 0) { view.transform.ty = remaining }
    #expect(displacement.shift(for: field, in: view, spacing: 0, keyboard: keyboard) == 118 + remaining)
  }

  @Test("a view in a scaled superview is reset if it moves back by the same distance")
  func movedBackInScaledSuperview() {
    HeadlessWorld.reset()
    let controller = UIViewController()
    let window = makeWindow(controller)
    let (host, view) = (UIView(frame: window.bounds), UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 500)))
    let field = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 34))
    controller.view.addSubview(host)
    host.addSubview(view)
    view.addSubview(field)
    host.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let displacement = Displacement()
    displacement.measure(field, in: view, offset: -118) { view.center.y -= 118 }
    #expect(!displacement.isReset(in: view))
    view.center.y += 118
    #expect(displacement.isReset(in: view))
  }
}
