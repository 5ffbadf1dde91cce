import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Problems that users of other libraries reported with the keyboard's frames.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderScenarioFrameTests {
  @Test(
    "IQ#1823: ignores the invalid frames of AutoFill",
    arguments: [
      CGRect(x: 0, y: -390, width: 414, height: 390), CGRect(x: 0, y: -115, width: 393, height: 115),
      CGRect(x: -207, y: 0, width: 393, height: 0), .zero,
    ])
  func autoFill(frame: CGRect) throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let shown = Snapshot(of: stage.window)
    KeyboardFixture(notificationCenter: .default).post(.willChangeFrame, frame: frame)
    expectEqual(Snapshot(of: stage.window), shown)
  }

  @Test("IQ#984: moves the field up by 44 when the keyboard grows by 44")
  func growingKeyboard() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen, isAvoided: true)
    screen.fields[12].becomeFirstResponder()
    let before = screen.fields[12].frameOnScreen.minY
    let height = stage.keyboard.screen.maxY - stage.keyboard.frame.minY
    KeyboardFixture(notificationCenter: .default).show(height: height + 44)
    #expect(abs(before - screen.fields[12].frameOnScreen.minY - 44) < 0.001)
  }

  @Test("IQ#1681: does not move anything for a floating keyboard, and adjusts when it docks")
  func floating() throws {
    let screen = FieldsController(.scrolling, count: 17)
    let stage = try AvoiderStage(screen, device: "iPad (10th generation)")
    let rest = Snapshot(of: stage.window)
    screen.fields[16].becomeFirstResponder()
    #expect(Snapshot(of: stage.window) != rest)
    try stage.keyboard.float(at: CGPoint(x: 200, y: 800))
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
    try stage.keyboard.dock()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.covered(screen.fields[16]) == 0)
    #expect(screen.scrollView.contentInset.bottom > 0)
  }

  @Test("IQ#1735: keeps everything in place when the keyboard hides and appears again in the background")
  func roundTrip() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let shown = Snapshot(of: stage.window)
    HeadlessWorld.resignActive()
    stage.keyboard.hide()
    HeadlessWorld.enterBackground()
    HeadlessClock.advance(by: 1)
    HeadlessWorld.enterForeground()
    stage.keyboard.show()
    HeadlessWorld.becomeActive()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), shown)
  }

  @Test("IQ#556: does not move anything for another app's keyboard", arguments: [true, false])
  func foreign(isLocal: Bool) throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    screen.fields[12].becomeFirstResponder()
    screen.fields[12].resignFirstResponder()
    // A frame describes another app's keyboard only directly after the user returns to this app (openradar 48608694).
    HeadlessWorld.resignActive()
    HeadlessWorld.becomeActive()
    let rest = Snapshot(of: stage.window)
    KeyboardFixture(notificationCenter: .default).post(
      .willChangeFrame, frame: CGRect(x: 0, y: 516, width: 393, height: 336), belongsToCurrentApp: isLocal)
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("TP#152: restores the app's inset after the keyboard appears three times and hides once")
  func insets() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    screen.scrollView.contentInset.bottom = 49
    screen.fields[12].becomeFirstResponder()
    for height in [300, 336, 291] as [CGFloat] { KeyboardFixture(notificationCenter: .default).show(height: height) }
    #expect(screen.scrollView.contentInset.bottom > 49)
    screen.fields[12].resignFirstResponder()
    #expect(screen.scrollView.contentInset.bottom == 49)
    _ = stage
  }

  @Test("TP#212: moves a visible caret at most by the change of the keyboard's height")
  func noJump() throws {
    let screen = TextViewController(frame: CGRect(x: 0, y: 59, width: 393, height: 793))
    let stage = try AvoiderStage(screen)
    screen.textView.text = (1...80).map { "line \($0)" }.joined(separator: "\n")
    screen.textView.becomeFirstResponder()
    stage.avoider.update()
    HeadlessClock.advanceUntilIdle()
    let before = screen.textView.contentOffset.y
    let height = stage.keyboard.screen.maxY - stage.keyboard.frame.minY
    KeyboardFixture(notificationCenter: .default).show(height: height + 5)
    #expect(abs(screen.textView.contentOffset.y - before) <= 5.001)
  }

  @Test(
    "Rx#107: treats the empty frames of Prefer Cross-Fade Transitions as hidden when the keyboard hides",
    arguments: [CGRect.zero, CGRect(x: 0, y: -71, width: 375, height: 71)])
  func crossFade(frame: CGRect) throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    let rest = Snapshot(of: stage.window)
    screen.fields[12].becomeFirstResponder()
    KeyboardFixture(notificationCenter: .default).post(.willHide, frame: frame)
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("RN#1242: keeps the field visible when empty cross-fade frames follow a keyboard that appears")
  func crossFadeShow() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    let fixture = KeyboardFixture(notificationCenter: .default)
    screen.fields[12].becomeFirstResponder()
    fixture.post(.willChangeFrame, frame: .zero)
    fixture.post(.didChangeFrame, frame: .zero)
    HeadlessClock.advanceUntilIdle()
    #expect(stage.covered(screen.fields[12]) == 0)
    #expect(stage.center.state.placement == .docked)
  }

  @Test(
    "when the keyboard turns out to be taller, does not move content that a finger scrolls", arguments: [true, false])
  func tallerUnderFinger(isShown: Bool) throws {
    let screen = FieldsController(.scrolling, count: 40)
    let stage = try AvoiderStage(screen)
    HeadlessClock.advanceUntilIdle()
    screen.fields[20].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    HeadlessTouches.began(at: CGPoint(x: 350, y: 150))
    for y in stride(from: 180, through: 300, by: 30) { HeadlessTouches.moved(to: CGPoint(x: 350, y: y)) }
    #expect(screen.scrollView.isDragging)
    let before = (screen.scrollView.contentOffset, screen.scrollView.contentInset)
    let fixture = KeyboardFixture(notificationCenter: .default)
    let event: KeyboardEvent = isShown ? .didShow : .didChangeFrame
    var frame = stage.keyboard.frame
    fixture.post(event, frame: frame)
    frame.origin.y -= 50
    frame.size.height += 50
    // The guide and the notification agree, so the notification corrects the state.
    HeadlessWorld.keyboardFrameDidChange(to: frame, isDocked: true)
    HeadlessWorld.updateCycle()
    fixture.post(event, frame: frame)
    #expect(stage.center.state.frame == frame || HeadlessWorld.assumptions != [])
    #expect(screen.scrollView.contentOffset == before.0 && screen.scrollView.contentInset == before.1)
    HeadlessTouches.ended(at: CGPoint(x: 350, y: 300))
    HeadlessClock.advanceUntilIdle()
  }

  @Test("adapts the insets after the user has scrolled, if a `did` notification corrected the frame in the meantime")
  func correctedWhileScrolling() throws {
    let screen = FieldsController(.scrolling, count: 40)
    let stage = try AvoiderStage(screen)
    HeadlessClock.advanceUntilIdle()
    screen.fields[20].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let inset = screen.scrollView.contentInset.bottom
    HeadlessTouches.began(at: CGPoint(x: 350, y: 150))
    for y in stride(from: 180, through: 480, by: 30) {
      HeadlessTouches.moved(to: CGPoint(x: 350, y: y))
      HeadlessClock.advance(by: 0.02)
    }
    let (offset, top) = (screen.scrollView.contentOffset.y, stage.keyboard.frame.minY)
    stage.center.compare(.layoutGuide, top: top + 40, in: stage.window)
    let frame = CGRect(x: 0, y: top + 40, width: 393, height: stage.keyboard.frame.height - 40)
    KeyboardFixture(notificationCenter: .default).post(.didShow, frame: frame)
    #expect(stage.center.state.frame == frame)
    HeadlessWorld.updateCycle()
    #expect(screen.scrollView.contentInset.bottom == inset && screen.scrollView.contentOffset.y == offset)
    // The finger stops before it is lifted, so the content does not keep moving.
    HeadlessClock.advance(by: 1)
    HeadlessTouches.ended(at: CGPoint(x: 350, y: 480))
    HeadlessClock.advanceUntilIdle()
    #expect(screen.scrollView.contentInset.bottom == inset - 40)
    #expect(screen.scrollView.contentOffset.y == offset)
    // A notification that repeats the corrected frame is no reason to scroll back.
    KeyboardFixture(notificationCenter: .default).post(.willShow, frame: frame)
    #expect(screen.scrollView.contentOffset.y == offset)
  }

  @Test("does not stop content that the user has set in motion when other sources correct the frame")
  func correctedDuringFlick() throws {
    let screen = FieldsController(.scrolling, count: 60)
    let stage = try AvoiderStage(screen)
    HeadlessClock.advanceUntilIdle()
    screen.fields[30].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let inset = screen.scrollView.contentInset.bottom
    HeadlessTouches.drag(from: CGPoint(x: 350, y: 150), to: CGPoint(x: 350, y: 500), duration: 0.1)
    #expect(screen.scrollView.isDecelerating)
    let offset = screen.scrollView.contentOffset.y
    stage.correctFrame(by: -40)
    #expect(screen.scrollView.contentOffset.y == offset && screen.scrollView.isDecelerating)
    HeadlessClock.advanceUntilIdle()
    #expect(screen.scrollView.contentOffset.y < offset)
    #expect(screen.scrollView.contentInset.bottom == inset + 40)
  }

  @Test("keeps the user's scroll position when notifications and corrections alternate between two frames")
  func repeatedCorrections() throws {
    let screen = FieldsController(.scrolling, count: 60)
    let stage = try AvoiderStage(screen)
    HeadlessClock.advanceUntilIdle()
    screen.fields[30].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let announced = stage.keyboard.frame
    stage.correctFrame(by: -40)
    #expect(stage.center.state.frame.minY == announced.minY - 40)
    HeadlessClock.advanceUntilIdle()
    HeadlessTouches.drag(from: CGPoint(x: 350, y: 150), to: CGPoint(x: 350, y: 500), duration: 1)
    HeadlessClock.advanceUntilIdle()
    let (offset, inset) = (screen.scrollView.contentOffset.y, screen.scrollView.contentInset.bottom)
    KeyboardFixture(notificationCenter: .default).post(.willChangeFrame, frame: announced)
    HeadlessClock.advanceUntilIdle()
    #expect(screen.scrollView.contentOffset.y == offset)
    stage.correctFrame(by: -40)
    HeadlessClock.advanceUntilIdle()
    #expect(screen.scrollView.contentOffset.y == offset && screen.scrollView.contentInset.bottom == inset)
  }
}

extension AvoiderStage {
  /// Reports a different top edge of the keyboard from two sources, which together correct the state.
  fileprivate func correctFrame(by distance: CGFloat) {
    let top = keyboard.frame.minY + distance
    center.compare(.layoutGuide, top: top, in: window)
    center.compare(.accessoryView, top: top, in: window)
  }
}
