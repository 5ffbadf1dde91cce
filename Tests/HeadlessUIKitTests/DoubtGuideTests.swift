import Foundation
import Testing
import UIKit

/// A screen of 852 points with a view constrained to the keyboard layout guide, and a keyboard of 336 points.
@MainActor private struct GuideStage {
  let screen = Screen()
  let view: UIView
  static let (shown, hidden) = (
    CGRect(x: 0, y: 516, width: 393, height: 336), CGRect(x: 0, y: 852, width: 393, height: 336)
  )

  init() {
    view = screen.add(rect(0, 0, 393, 852))
    _ = view.keyboardLayoutGuide
  }

  /// The top of the guide, on the screen if the view is not transformed.
  var top: CGFloat { view.keyboardLayoutGuide.layoutFrame.minY }

  func move(to frame: CGRect, during work: () -> Void = {}) {
    HeadlessAnimation.withKeyboardAnimation(duration: 0.25, curveRawValue: 7) {
      work()
      HeadlessWorld.keyboardFrameDidChange(to: frame, isDocked: true)
    }
  }

  /// Returns the guide's top after the keyboard appears, is dragged by 100 points, hides, and appears again.
  func cycle() -> [CGFloat] {
    [Self.shown, Self.shown.offsetBy(dx: 0, dy: 100), Self.hidden, Self.shown].map { frame in
      move(to: frame)
      return top
    }
  }
}

@MainActor @Suite("Doubts: the keyboard layout guide") struct DoubtGuideTests {
  static let resting: CGFloat = 852 - 34

  @Test("The guide follows every movement", .under([.guideFollowsKeyboard]))
  func always() { #expect(GuideStage().cycle() == [516, 616, Self.resting, 516]) }

  @Test("The guide does not move", .under([.guideStaysAtRest]))
  func never() { #expect(GuideStage().cycle() == [Self.resting, Self.resting, Self.resting, Self.resting]) }

  @Test("The guide does not follow the keyboard when it appears", .under([.guideMissesShow]))
  func staleOnShow() { #expect(GuideStage().cycle() == [Self.resting, 616, Self.resting, Self.resting]) }

  @Test("The guide does not follow the keyboard when it hides", .under([.guideMissesHide]))
  func staleOnHide() { #expect(GuideStage().cycle() == [516, 616, 616, 516]) }

  @Test(
    "A guide whose view was not in a window when the keyboard moved is either correct or keeps its position",
    .under([], [.guideIsStaleOnceAttached]))
  func away() {
    let stage = GuideStage()
    let isStale = HeadlessWorld.assumes(.guideIsStaleOnceAttached)
    stage.view.removeFromSuperview()
    stage.move(to: GuideStage.shown)
    stage.screen.view.addSubview(stage.view)
    #expect(stage.top == (isStale ? Self.resting : 516))
    stage.move(to: GuideStage.shown.offsetBy(dx: 0, dy: 100))
    #expect(stage.top == 616)
    stage.view.removeFromSuperview()
    stage.move(to: GuideStage.hidden)
    stage.screen.view.addSubview(stage.view)
    #expect(stage.top == (isStale ? 616 : Self.resting))
  }

  @Test(
    "A guide that is created during the notifications either follows the keyboard or does not",
    .under([], [.guideIsStaleOnceAttached]))
  func attachedLate() {
    let stage = GuideStage()
    stage.view.removeFromSuperview()
    stage.move(to: GuideStage.shown) { stage.screen.view.addSubview(stage.view) }
    #expect(stage.top == (HeadlessWorld.assumes(.guideIsStaleOnceAttached) ? Self.resting : 516))
    stage.move(to: GuideStage.shown.offsetBy(dx: 0, dy: 100))
    #expect(stage.top == 616)
  }

  @Test("A guide either accounts for a transform of its view or ignores it", .under([], [.guideIgnoresTransform]))
  func transformed() {
    let stage = GuideStage()
    stage.view.transform = CGAffineTransform(translationX: 0, y: -100)
    stage.move(to: GuideStage.shown)
    #expect(stage.top == (HeadlessWorld.assumes(.guideIgnoresTransform) ? 516 : 616))
  }

  @Test(
    "A guide either follows a window that moves up, or does not change until the keyboard moves",
    .under([], [.guideIgnoresWindow]))
  func windowMoves() {
    let stage = GuideStage()
    stage.move(to: GuideStage.shown)
    stage.screen.window.frame.origin.y = -100
    #expect(stage.top == (HeadlessWorld.assumes(.guideIgnoresWindow) ? 516 : 616))
    stage.move(to: GuideStage.shown)
    #expect(stage.top == 616)
  }

  @Test(
    "A rotation moves the guide with the windows, or four frames later", .under([], [.keyboardRotatesFourFramesLate]))
  func rotation() {
    let stage = GuideStage()
    stage.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.move(to: GuideStage.shown)
    HeadlessWorld.rotate(to: .landscapeRight)
    stage.move(to: CGRect(x: 0, y: 194, width: 852, height: 199))
    let resting: CGFloat = 393 - 21
    let expected = HeadlessWorld.assumes(.keyboardRotatesFourFramesLate) ? resting : 194
    #expect(stage.top == expected)
    HeadlessClock.advance(by: 0.1)
    #expect(stage.top == 194)
  }

  @Test("A hidden view is laid out with visible ones, or when it is shown", .under([], [.hiddenViewsAreNotLaidOut]))
  func hidden() {
    let screen = Screen()
    let holder = screen.add(rect(0, 200, 100, 100))
    let view = CountingView(frame: rect(0, 0, 50, 50))
    holder.addSubview(view)
    HeadlessWorld.updateCycle()
    holder.isHidden = true
    let before = view.layouts
    view.setNeedsLayout()
    HeadlessWorld.updateCycle()
    let isLaidOut = HeadlessWorld.assumes(.hiddenViewsAreLaidOut)
    #expect(view.layouts - before == (isLaidOut ? 1 : 0))
    holder.isHidden = false
    HeadlessWorld.updateCycle()
    #expect(view.layouts - before == 1)
    holder.isHidden = true
    view.setNeedsLayout()
    holder.layoutIfNeeded()
    #expect(view.layouts - before == 2)
  }
}

private final class CountingView: UIView {
  var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}
