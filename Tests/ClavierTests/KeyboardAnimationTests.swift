import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

@MainActor struct KeyboardAnimationTests {
  @Test("shifts a curve by 16 bits into its option", arguments: [0, 1, 2, 3, 7])
  func options(rawValue: Int) {
    HeadlessWorld.reset()
    let curve = KeyboardAnimation.Curve(rawValue: rawValue)
    #expect(curve.options == UIView.AnimationOptions(rawValue: UInt(rawValue) << 16))
    #expect(KeyboardAnimation(duration: 1, curve: curve).options == curve.options)
  }

  @Test("the declared curves have UIKit's raw values")
  func declared() {
    HeadlessWorld.reset()
    #expect(KeyboardAnimation.Curve.easeInOut.options == .curveEaseInOut)
    #expect(KeyboardAnimation.Curve.easeIn.options == .curveEaseIn)
    #expect(KeyboardAnimation.Curve.easeOut.options == .curveEaseOut)
    #expect(KeyboardAnimation.Curve.linear.options == .curveLinear)
    #expect(KeyboardAnimation.Curve(UIView.AnimationCurve.linear) == .linear)
  }

  @Test("animate(with:) uses the duration and the curve")
  func animate() {
    HeadlessWorld.reset()
    let window = makeWindow()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    let animation = KeyboardAnimation(duration: 0.4, curve: .linear)
    var finished: Bool?
    UIView.animate(with: animation, animations: { view.alpha = 0 }, completion: { finished = $0 })
    #expect(view.alpha == 0)
    HeadlessClock.advance(by: 0.1)
    #expect(abs(view.headlessPresentation.alpha - 0.75) < 0.01)
    #expect(finished == nil)
    HeadlessClock.advanceUntilIdle()
    #expect(finished == true)
  }

  @Test("does not animate with a duration of 0")
  func unanimated() {
    HeadlessWorld.reset()
    let window = makeWindow()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    UIView.animate(with: KeyboardAnimation(duration: 0, curve: .keyboard), animations: { view.alpha = 0 })
    #expect(view.headlessPresentation.alpha == 0)
  }

  @Test("animateConstraint(withDuration:) begins immediately and calls the completion when it ends")
  func constraintCompletion() {
    HeadlessWorld.reset()
    let controller = UIViewController()
    let window = makeWindow(controller)
    var ends: [Bool] = []
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    controller.view.layoutIfNeeded()
    width.constant = 50
    controller.view.animateConstraint(withDuration: 0.3) { ends.append($0) }
    HeadlessClock.advance(by: 0.2)
    #expect(ends.isEmpty && view.bounds.width == 50)
    HeadlessClock.advance(by: 0.2)
    #expect(ends == [true])
    withExtendedLifetime(window) {}
  }

  @Test("animateConstraint(withDuration:) uses the delay and the options")
  func constraint() {
    let (window, view, top, _) = makeConstrainedView()
    top.constant = 100
    window.animateConstraint(withDuration: 1, delay: 1, options: .curveLinear)
    HeadlessClock.advance(by: 0.9)
    #expect(view.headlessPresentationFrame(in: window).minY == 0)
    HeadlessClock.advance(by: 0.35)
    #expect(abs(view.headlessPresentationFrame(in: window).minY - 25) < 1)
  }

  @Test("animateConstraints(with:) animates changes that are made before the call or in the closure")
  func constraints() {
    let (window, view, top, height) = makeConstrainedView()
    top.constant = 100
    window.animateConstraints(with: KeyboardAnimation(duration: 1, curve: .linear), changes: { height.constant = 20 })
    #expect(view.frame.minY == 100)
    #expect(view.frame.height == 20)
    HeadlessClock.advance(by: 0.5)
    #expect(abs(view.headlessPresentationFrame(in: window).minY - 50) < 1)
  }

  private func makeConstrainedView() -> (UIWindow, UIView, top: NSLayoutConstraint, height: NSLayoutConstraint) {
    HeadlessWorld.reset()
    let window = makeWindow()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    let top = view.topAnchor.constraint(equalTo: window.topAnchor)
    let height = view.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([top, height])
    window.layoutIfNeeded()
    return (window, view, top, height)
  }

  @Test("does not animate with a duration that is not finite")
  func infinite() {
    HeadlessWorld.reset()
    let (window, view) = (makeWindow(), UIView())
    window.addSubview(view)
    var isFinished: Bool?
    UIView.animate(
      with: KeyboardAnimation(duration: .infinity, curve: .linear), animations: { view.alpha = 0 },
      completion: { isFinished = $0 })
    HeadlessClock.advanceUntilIdle()
    #expect(isFinished == true)
  }

  @Test func `a change without a notification takes as long as the keyboard's animation before iOS 26`() {
    // On platforms other than Apple's, the keyboard has the animation of the systems before iOS 26.
    #expect(KeyboardAnimation.ordinary == KeyboardAnimation(duration: 0.25, curve: .keyboard))
  }
}
