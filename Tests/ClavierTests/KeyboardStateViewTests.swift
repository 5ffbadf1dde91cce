import ClavierCore
import Foundation
import Testing
import UIKit

@testable import Clavier

@Suite("The covered height of a view") @MainActor struct KeyboardStateViewTests {
  private func window() -> UIWindow {
    HeadlessWorld.reset()
    let window = UIWindow(windowScene: HeadlessWorld.windowScene)
    window.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    HeadlessWorld.updateCycle()
    return window
  }

  private let docked = KeyboardState(
    placement: .docked, frame: CGRect(x: 0, y: 516, width: 393, height: 336),
    screen: CGRect(x: 0, y: 0, width: 393, height: 852))

  @Test(
    "measures at the view's position on the screen",
    arguments: [(0.0, 852.0, 336.0), (0.0, 516.0, 0.0), (100.0, 600.0, 184.0), (600.0, 100.0, 100.0)])
  func measuredOnScreen(y: CGFloat, height: CGFloat, covered: CGFloat) {
    let window = window()
    let view = UIView(frame: CGRect(x: 0, y: y, width: 393, height: height))
    window.rootViewController?.view.addSubview(view)
    #expect(docked.overlap(of: view) == covered)
  }

  @Test("returns 0 for a view without a window")
  func withoutWindow() {
    HeadlessWorld.reset()
    #expect(docked.overlap(of: UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))) == 0)
  }

  @Test(
    "does not count the safe area twice, and ignores the app's own inset",
    arguments: [
      (UIScrollView.ContentInsetAdjustmentBehavior.always, 302.0), (.never, 336.0),
    ])
  func safeAreaOnce(behavior: UIScrollView.ContentInsetAdjustmentBehavior, expected: CGFloat) throws {
    let window = window()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scrollView.contentInsetAdjustmentBehavior = behavior
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    scrollView.contentInset.bottom = 20
    try #require(window.rootViewController?.view).addSubview(scrollView)
    HeadlessWorld.updateCycle()
    #expect(docked.bottomInset(for: scrollView) == expected)
    #expect(KeyboardState.hidden(on: docked.screen).bottomInset(for: scrollView) == 0)
  }

  @Test("measures a scroll view's frame, not its content")
  func scrolled() throws {
    let window = window()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    try #require(window.rootViewController?.view).addSubview(scrollView)
    scrollView.contentOffset.y = 700
    #expect(docked.overlap(of: scrollView) == 84)
  }

  @Test("the content of a scaled scroll view ends at the keyboard", arguments: [0.5, 0.8, 1.25] as [CGFloat])
  func scaled(scale: CGFloat) throws {
    let window = window()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    try #require(window.rootViewController?.view).addSubview(scrollView)
    window.rootViewController?.view.transform = CGAffineTransform(translationX: 0, y: 213).scaledBy(x: scale, y: scale)
    HeadlessWorld.updateCycle()
    scrollView.contentInset.bottom = docked.bottomInset(for: scrollView)
    #expect(scrollView.contentInset.bottom > 0)
    let end = scrollView.frameOnScreen.maxY - scrollView.adjustedContentInset.bottom * scale
    #expect(abs(end - docked.frame.minY) < 0.001)
  }
}
