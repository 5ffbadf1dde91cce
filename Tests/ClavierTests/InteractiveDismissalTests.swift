import ClavierCore
import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Tests everything that follows the keyboard while a finger drags it down.
@MainActor struct InteractiveDismissalTests {
  nonisolated static let devices = [
    "iPhone SE (1st generation)", "iPhone 15", "iPhone 15 Pro Max", "iPad (10th generation)",
  ]

  @Test("the avoider, a constraint, and a listener follow the finger frame by frame", arguments: devices)
  func followsFinger(device: String) throws {
    let stage = try DragStage(device: device)
    let announced = stage.top
    stage.touch()
    for step in 1...12 {
      let top = announced + CGFloat(step) * 10
      stage.move(to: top)
      #expect(stage.keyboard.frame.minY == top)
      #expect(abs(stage.bar.frameOnScreen.maxY - top) < 0.001)
      #expect(stage.reported.last == top)
      #expect(abs(stage.avoidedTop - top) < 0.001)
    }
    stage.lift(velocity: 500)
    #expect(!stage.keyboard.isVisible)
    #expect(stage.constraint.constant == 0 && stage.scrollView.contentInset.bottom == 0)
  }

  @available(iOS 16, *)
  @Test(
    "the avoider follows the finger only if an interactive mode lets scrolling dismiss the keyboard",
    arguments: [
      (UIScrollView.KeyboardDismissMode.interactive, true), (.interactiveWithAccessory, true), (.none, false),
    ])
  func modes(mode: UIScrollView.KeyboardDismissMode, follows: Bool) throws {
    let stage = try DragStage()
    let announced = stage.top
    stage.scrollView.keyboardDismissMode = mode
    stage.touch()
    stage.moveFinger(to: announced + 40)
    stage.moveGuide(to: announced + 40)
    #expect(abs(stage.avoidedTop - (follows ? announced + 40 : announced)) < 0.001)
  }

  @Test(
    "does not move anything up if the layout guide jumps up while the finger moves down",
    arguments: devices, [[0, -20, 10, -40], [0, -1, -0.5, -30, 200, -31], [-10, -60, -10, -60, -70]] as [[CGFloat]])
  func spikes(device: String, heights: [CGFloat]) throws {
    try expectNoRise(device, heights, fingerStep: 3)
  }

  @Test(
    "does not move anything up if the layout guide jumps up while the finger rests, or trembles by less than a point",
    arguments: [0.1, -0.1])
  func spikesOverRestingFinger(fingerStep: CGFloat) throws {
    try expectNoRise(Self.devices[1], [0, -50, -20, -90, 10, -91], fingerStep: fingerStep)
  }

  private func expectNoRise(_ device: String, _ heights: [CGFloat], fingerStep: CGFloat) throws {
    let stage = try DragStage(device: device)
    let announced = stage.top
    stage.touch()
    var lowest = announced
    for (index, change) in heights.enumerated() {
      stage.moveFinger(to: 200 + CGFloat(index) * fingerStep)
      stage.moveGuide(to: announced - change)
      if -change > 1 { lowest = max(lowest, announced - change) }
      #expect(abs(stage.bar.frameOnScreen.maxY - lowest) < 0.001, "after \(heights[...index])")
      #expect(abs(stage.avoidedTop - lowest) < 0.001)
    }
    #expect(stage.reported == stage.reported.sorted())
  }

  @Test("follows a finger that reverses direction, but not above the keyboard's announced position")
  func turnsAround() throws {
    let stage = try DragStage()
    let announced = stage.top
    stage.touch()
    for top in [announced + 40, announced + 120, announced + 60, announced + 20, announced - 50] {
      stage.move(to: top)
      #expect(abs(stage.bar.frameOnScreen.maxY - max(top, announced)) < 0.001)
      #expect(abs(stage.avoidedTop - max(top, announced)) < 0.001)
    }
    stage.moveGuide(to: announced - 80)
    #expect(abs(stage.bar.frameOnScreen.maxY - announced) < 0.001)
    #expect(!stage.avoider.drag.isActive)
  }

  @Test("ignores the guide before a drag begins and after the finger is lifted", arguments: [true, false])
  func withoutFinger(dragsFirst: Bool) throws {
    let stage = try DragStage()
    let announced = stage.top
    if dragsFirst {
      stage.touch()
      stage.moveFinger(to: 210)
      stage.moveGuide(to: announced + 50)
      HeadlessTouches.ended(at: CGPoint(x: 300, y: 210))
      #expect(!stage.avoider.drag.isActive)
    }
    let before = (stage.bar.frameOnScreen, stage.scrollView.contentInset, stage.reported)
    stage.moveGuide(to: announced + 90)
    #expect(stage.bar.frameOnScreen == before.0)
    #expect(stage.scrollView.contentInset == before.1)
    #expect(stage.reported == before.2)
  }

  @Test("follows a second drag that is shorter than the first one, after the keyboard has returned")
  func shorterDrag() throws {
    let stage = try DragStage()
    let announced = stage.top
    for distance in [120, 40] as [CGFloat] {
      stage.touch()
      // The finger has not reached the keyboard, so the position at the end of the previous drag must have no effect.
      stage.avoider.update(animated: false)
      #expect(abs(stage.avoidedTop - announced) < 0.001)
      stage.moveFinger(to: 210)
      stage.moveGuide(to: announced + 5)
      stage.moveFinger(to: 230)
      stage.moveGuide(to: announced + distance)
      #expect(abs(stage.bar.frameOnScreen.maxY - (announced + distance)) < 0.001)
      #expect(abs(stage.avoidedTop - (announced + distance)) < 0.001)
      HeadlessTouches.ended(at: CGPoint(x: 300, y: 230))
      let fixture = KeyboardFixture(notificationCenter: .default)
      fixture.post(.willChangeFrame, fixture.info(height: 852 - announced))
      UIView.animate(withDuration: 0.25) { stage.moveGuide(to: announced) }
    }
  }

  @Test("follows the finger although the last notification was for another screen")
  func otherScreen() throws {
    let stage = try DragStage()
    let listener = KeyboardListener(center: stage.center)
    var starts: [CGFloat?] = []
    listener.trackInteractiveDismissal(of: stage.scrollView).on(event: .willChangeFrame) {
      starts.append($0.startFrame?.minY)
    }.start()
    let fixture = KeyboardFixture(notificationCenter: .default)
    let other = HeadlessWorld.connectScreen(size: fixture.screen.size)
    fixture.post(.willHide, fixture.hidden(), object: other)
    let announced = stage.top
    stage.touch()
    stage.move(to: announced + 40)
    #expect(abs(stage.bar.frameOnScreen.maxY - announced - 40) < 0.001)
    #expect(abs(stage.avoidedTop - announced - 40) < 0.001)
    #expect(starts == [announced])
  }

  @Test(
    "follows changes again after a drag that ends less than a point below the announced position",
    arguments: [0.3, 0.9])
  func endsAlmostBack(rest: CGFloat) throws {
    let stage = try DragStage()
    let announced = stage.top
    stage.touch()
    stage.move(to: announced + 30)
    stage.move(to: announced + rest)
    HeadlessTouches.ended(at: CGPoint(x: 300, y: announced + rest))
    HeadlessClock.advanceUntilIdle()
    stage.field.frame.size.height += 60
    HeadlessWorld.updateCycle()
    #expect(stage.field.frameOnScreen.maxY <= announced - 9.999)
  }

  @Test("does not scroll back to the input at didShow while a finger scrolls")
  func scrollsBeforeDidShow() throws {
    let stage = try DragStage(isFocused: false)
    stage.scrollView.contentOffset.y = 400
    stage.field.frame.origin.y = 700
    stage.field.becomeFirstResponder()
    stage.touch()
    HeadlessTouches.moved(to: CGPoint(x: 300, y: 480))
    let offset = stage.scrollView.contentOffset
    #expect(stage.field.frameOnScreen.minY > stage.top)
    HeadlessClock.advanceUntilIdle()
    #expect(stage.scrollView.contentOffset == offset)
    HeadlessTouches.ended(at: CGPoint(x: 300, y: 480))
  }

  @Test("does not move anything up while the user types during a drag")
  func typing() throws {
    let stage = try DragStage()
    stage.touch()
    stage.move(to: stage.top + 80)
    let before = (stage.bar.frameOnScreen, stage.scrollView.contentInset)
    HeadlessTyping.insert("text")
    stage.field.frame.size.height += 1
    HeadlessWorld.updateCycle()
    stage.center.followers.forEach { $0.updateAfterEvent(with: .unanimated) }
    #expect(stage.bar.frameOnScreen == before.0)
    #expect(stage.scrollView.contentInset == before.1)
  }

  @Test("does not move anything if the guide stays at the bottom edge", arguments: devices)
  func staleGuide(device: String) throws {
    let stage = try DragStage(device: device)
    stage.moveGuide(to: stage.screen.maxY)
    let before = (stage.bar.frameOnScreen, stage.scrollView.contentInset)
    stage.touch()
    for y in [210, 240, 290] as [CGFloat] {
      stage.moveFinger(to: y)
      stage.moveGuide(to: stage.screen.maxY)
      stage.window.setNeedsLayout()
      HeadlessWorld.updateCycle()
    }
    #expect(stage.bar.frameOnScreen == before.0)
    #expect(stage.scrollView.contentInset == before.1)
    // When the guide moves, its position is used.
    stage.moveGuide(to: stage.announced + 70)
    #expect(abs(stage.bar.frameOnScreen.maxY - stage.announced - 70) < 0.001)
    // After that, its position at the bottom edge is used too.
    stage.moveGuide(to: stage.screen.maxY)
    #expect(abs(stage.bar.frameOnScreen.maxY - stage.screen.maxY + stage.window.safeAreaInsets.bottom) < 0.001)
  }

  @Test("keeps the view where the finger left it until a notification or the guide shows where the keyboard goes")
  func released() throws {
    let stage = try DragStage()
    let announced = stage.top
    stage.dragAndLift()
    #expect(abs(stage.bar.frameOnScreen.maxY - announced - 50) < 0.001)
    HeadlessWorld.updateCycle()
    #expect(abs(stage.bar.frameOnScreen.maxY - announced - 50) < 0.001)
    stage.moveGuide(to: announced)
    #expect(abs(stage.bar.frameOnScreen.maxY - announced) < 0.001)
  }

  @Test("a bar stays on the safe area while the finger moves farther down")
  func safeArea() throws {
    let stage = try DragStage()
    let bottom = stage.screen.maxY - stage.window.safeAreaInsets.bottom
    stage.touch()
    for y in [700, 810, 830, 851] as [CGFloat] {
      stage.move(to: y)
      #expect(abs(stage.bar.frameOnScreen.maxY - min(y, bottom)) < 0.001)
      #expect(stage.reported.last == min(y, bottom))
    }
  }

  @Test("content outside the dragged scroll view follows the finger too")
  func fixedContent() throws {
    let stage = try DragStage(contentScrolls: false)
    let shifted = stage.controller.view.transform.ty
    #expect(shifted < 0)
    stage.touch()
    stage.move(to: stage.top + 40)
    #expect(abs(stage.controller.view.transform.ty - shifted - 40) < 0.001)
  }

  @Test("the avoider does not animate its adjustment to a growing field while a finger drags the keyboard")
  func growsWhileDragged() throws {
    let stage = try DragStage(contentScrolls: false)
    stage.touch()
    stage.move(to: stage.top + 40)
    let lowered = stage.field.frameOnScreen.minY
    stage.field.frame.size.height += 20
    HeadlessWorld.updateCycle()
    #expect(stage.avoider.drag.isActive && !HeadlessClock.isAnimating)
    #expect(stage.field.frameOnScreen.minY == lowered)
  }

  @Test("the first report of a drag starts at the announced frame, even after an earlier drag")
  func startsAgain() throws {
    let stage = try DragStage()
    let listener = KeyboardListener(center: stage.center)
    var starts: [CGFloat?] = []
    listener.trackInteractiveDismissal(of: stage.scrollView).on(event: .willChangeFrame) {
      starts.append($0.startFrame?.minY)
    }.start()
    stage.touch()
    stage.move(to: stage.announced + 100)
    #expect(starts == [stage.announced])
    stage.lift(velocity: 500)
    stage.field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    starts = []
    stage.touch()
    for distance in [20, 30] as [CGFloat] { stage.move(to: stage.announced + distance) }
    #expect(starts == [stage.announced, stage.announced + 20])
  }

  @Test("the center ignores a layout guide that a finger drags")
  func checksNoDraggedGuide() throws {
    let stage = try DragStage()
    stage.center.checksFramesAgainstLayoutGuide = true
    stage.touch()
    stage.move(to: stage.announced + 40)
    let fixture = KeyboardFixture(notificationCenter: .default)
    fixture.post(.didChangeFrame, fixture.info(height: 852 - stage.announced))
    HeadlessWorld.updateCycle()
    #expect(stage.avoider.drag.isActive && stage.center.state.frame.minY == stage.announced)
    #expect(stage.center.frameSource == .notification)
  }

  @Test("the center observes the guide in the window to which focus moves")
  func checksGuideInOtherWindow() throws {
    let stage = try DragStage()
    stage.avoider.stop()
    stage.center.checksFramesAgainstLayoutGuide = true
    // If the keyboard stays the same, nothing is posted.
    stage.keyboard.followsFirstResponder = false
    let other = UIViewController()
    let window = makeWindow(other)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 100, height: 34))
    other.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(window.subviews.contains { $0 is LayoutGuideProbe })
  }

  @Test("the center corrects a wrong frame while a finger scrolls a list without dragging the keyboard")
  func checksGuideWhileScrolling() throws {
    let stage = try DragStage()
    stage.center.checksFramesAgainstLayoutGuide = true
    stage.touch()
    // The keyboard becomes taller, and the guide follows it.
    let fixture = KeyboardFixture(notificationCenter: .default)
    let top = stage.announced - 40
    fixture.post(.willChangeFrame, fixture.info(height: 852 - top))
    stage.moveGuide(to: top)
    #expect(!stage.avoider.drag.isActive && stage.center.frameSource == .notification)
    for event in [KeyboardEvent.willChangeFrame, .didChangeFrame] {
      fixture.post(event, fixture.info(height: 292))
    }
    HeadlessWorld.updateCycle()
    #expect(stage.center.state.frame.minY == top && stage.center.frameSource == .layoutGuide)
    // The avoider adjusts when the finger no longer scrolls.
    stage.lift(velocity: 0)
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.avoidedTop - top) < 0.001)
  }

  @Test("an avoider that starts over a visible keyboard follows the finger")
  func startsOverKeyboard() throws {
    let stage = try DragStage()
    stage.avoider.stop()
    HeadlessWorld.updateCycle()
    stage.avoider.start()
    #expect(abs(stage.avoidedTop - stage.announced) < 0.001)
    stage.touch()
    stage.move(to: stage.announced + 40)
    #expect(abs(stage.avoidedTop - stage.announced - 40) < 0.001)
  }

  @Test("keeps the content where the finger scrolled it when the dragged keyboard returns")
  func returnsAfterScrolling() throws {
    let stage = try DragStage(isFocused: false)
    stage.scrollView.contentOffset.y = 400
    stage.field.frame.origin.y = 700
    stage.field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let announced = stage.top
    stage.touch()
    for y in stride(from: 220, through: announced + 24, by: 20) { stage.move(to: y) }
    HeadlessClock.advance(by: 0.5)
    let offset = stage.scrollView.contentOffset.y
    #expect(stage.avoider.drag.isActive && stage.field.frameOnScreen.minY > announced)
    HeadlessTouches.ended(at: CGPoint(x: 300, y: announced + 24))
    HeadlessClock.advanceUntilIdle()
    #expect(stage.keyboard.isVisible && stage.top == announced)
    #expect(stage.scrollView.contentOffset.y == offset)
  }

  @Test(
    "a drag that moves the guide and the accessory view does not correct the keyboard's frame",
    .under([.accessoryIsInInputWindow]))
  func dragWithAccessoryInWindow() throws {
    let stage = try DragStage(accessoryHeight: 52)
    stage.touch()
    for top in [stage.announced + 40, 770, stage.announced + 20] {
      stage.move(to: top)
      #expect(abs(stage.bar.frameOnScreen.maxY - top) < 0.001)
      #expect(stage.center.state.frame.minY == stage.announced)
    }
  }
}
