import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Known problems of copied code, and of libraries that avoid the keyboard automatically.
///
/// The problems were found in the sources and issue threads of the libraries. Each test shows that Clavier does not
/// have one of the problems.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoidanceLimitsTests {
  let keyboard = KeyboardFixture()
  let center: KeyboardCenter

  init() {
    center = KeyboardCenter(notificationCenter: keyboard.notificationCenter)
  }

  // MARK: Bottom constraint, copied from controller to controller

  @Test("The keyboard is measured relative to the view, not relative to the screen as in copied code")
  func measuredAgainstView() {
    HeadlessWorld.reset()
    let controller = UIViewController()
    let window = makeWindow(controller)
    // As in a sheet, the view does not reach the bottom of the screen.
    let sheet = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 500))
    let lower = UIView()
    lower.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(sheet)
    sheet.addSubview(lower)
    let constraint = lower.bottomAnchor.constraint(equalTo: sheet.bottomAnchor)
    constraint.isActive = true
    constraint.followKeyboard(in: sheet, center: center)
    keyboard.show(height: 336)
    #expect(constraint.constant == -184)
    _ = window
  }

  @Test(
    "Uses the actual safe area; InputBarAccessoryView assumes 34 points on every device",
    arguments: [CGFloat(34), 20, 0])
  func realSafeArea(bottom: CGFloat) {
    HeadlessWorld.reset(
      HeadlessDisplay(
        size: CGSize(width: 393, height: 852), scale: 3, idiom: .phone,
        portraitSafeArea: UIEdgeInsets(top: 20, left: 0, bottom: bottom, right: 0),
        landscapeSafeArea: .zero))
    let controller = UIViewController()
    let window = makeWindow(controller)
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(bar)
    let constraint = bar.bottomAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.bottomAnchor)
    constraint.isActive = true
    window.layoutIfNeeded()
    constraint.followKeyboard(in: controller.view, center: center)
    keyboard.show(height: 336)
    #expect(bar.frame.maxY == 516)
    keyboard.hide()
    #expect(bar.frame.maxY == 852.0 - bottom)
  }

  // MARK: Seen in libraries that avoid the keyboard by themselves

  @Test("The presenting screen, which IQKeyboardManager moves, stays in place for a field of the presented screen")
  func presentedScreen() {
    HeadlessWorld.reset()
    let (presenter, window, handler) = TwoFieldsController.make(keyboard, center)
    let (presented, presentedWindow, presentedHandler) = TwoFieldsController.make(keyboard, center)
    keyboard.beginEditing(presenter.low)
    keyboard.show(height: 336)
    #expect(handler.keyboardOffset.value < 0)
    // The keyboard stays visible while focus moves, so nothing is posted.
    keyboard.endEditing(presenter.low)
    keyboard.beginEditing(presented.low)
    #expect(handler.keyboardOffset.value == 0)
    #expect(presentedHandler.keyboardOffset.value == -264)
    _ = (window, presentedWindow)
  }

  @Test("A keyboard that moves without changing its height is avoided; IQKeyboardManager ignores the change")
  func placeWithoutHeight() {
    HeadlessWorld.reset()
    let controller = UIViewController()
    let window = makeWindow(controller)
    let lower = UIView()
    controller.view.addSubview(lower)
    let constraint = lower.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor)
    constraint.isActive = true
    constraint.followKeyboard(in: controller.view, center: center)
    keyboard.post(.willShow, frame: CGRect(x: 0, y: 516, width: 393, height: 336))
    #expect(constraint.constant == -336)
    keyboard.post(.willShow, frame: CGRect(x: 0, y: 797, width: 393, height: 336))
    #expect(constraint.constant == -55)
    _ = window
  }

  @Test(
    "A willHide whose frame still shows the accessory view, as on iOS 26, leaves no gap (IQKeyboardManager issue 2124)")
  func hideWithAccessoryFrame() {
    HeadlessWorld.reset()
    let (screen, window, handler) = TwoFieldsController.make(keyboard, center)
    let constraint = screen.low.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor)
    constraint.isActive = true
    constraint.followKeyboard(in: screen.view, center: center)
    keyboard.beginEditing(screen.low)
    keyboard.show(height: 336)
    keyboard.post(.willHide, frame: CGRect(x: 0, y: 808, width: 393, height: 380))
    #expect(center.state.placement == .hidden)
    #expect(constraint.constant == 0)
    #expect(handler.keyboardOffset.value == 0)
    _ = window
  }

  @Test(
    "A second window gets frames during a drag; RxKeyboard observes only the first window (issue 105)",
    .notUnder(
      .guideStaysAtRest, because: "Only the guide shows where a finger has dragged the keyboard."))
  func dragInSecondWindow() {
    HeadlessWorld.reset()
    let first = makeWindow()
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    controller.view.addSubview(scrollView)
    let second = makeWindow(controller)
    let listener = KeyboardListener(center: center)
    var tops: [CGFloat] = []
    listener.trackInteractiveDismissal(of: scrollView).on(event: .willChangeFrame) { tops.append($0.endFrame.minY) }
      .start()
    HeadlessWorld.keyboardFrameDidChange(to: keyboard.info(height: 336).endFrame, isDocked: true)
    keyboard.show()
    tops = []
    drag(to: 700)
    #expect(tops == [700])
    HeadlessTouches.ended(at: CGPoint(x: 200, y: 700))
    _ = (first, second)
  }

  @Test("reports each willShow above an accessory view; RxKeyboard reports only the first one (issue 116)")
  func showFromAccessory() {
    HeadlessWorld.reset()
    var heights: [CGFloat] = []
    let subscription = center.subscribe { [center] event, _ in
      if event == .willShow { heights.append(center.state.overlap(withScreenRect: center.state.screen)) }
    }
    keyboard.show(height: 44)
    keyboard.show(height: 380)
    keyboard.show(height: 44)
    keyboard.show(height: 380)
    #expect(heights == [44, 380, 44, 380])
    _ = subscription
  }

  @Test(
    "willChangeFrame restores everything before willHide, and nothing moves later; TPKeyboardAvoiding differs (PR 233)"
  )
  func frameChangeOfHide() {
    HeadlessWorld.reset()
    let (screen, window, handler) = TwoFieldsController.make(keyboard, center)
    let constraint = screen.low.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor)
    constraint.isActive = true
    constraint.followKeyboard(in: screen.view, center: center)
    keyboard.beginEditing(screen.low)
    keyboard.show()
    var constants: [CGFloat] = []
    let subscription = center.subscribe { _, _ in constants.append(constraint.constant) }
    keyboard.hide()
    #expect(constants == [0, 0, 0, 0], "restored with the first notification, and not changed again")
    HeadlessClock.advanceUntilIdle()
    #expect(constraint.constant == 0)
    #expect(handler.keyboardOffset.value == 0)
    _ = (window, subscription)
  }

  private func drag(to top: CGFloat) {
    HeadlessTouches.began(at: CGPoint(x: 200, y: 300))
    HeadlessTouches.moved(to: CGPoint(x: 200, y: 400))
    HeadlessTouches.moved(to: CGPoint(x: 200, y: top))
    HeadlessWorld.keyboardFrameDidChange(to: CGRect(x: 0, y: top, width: 393, height: 336), isDocked: true)
    HeadlessWorld.updateCycle()
  }
}
