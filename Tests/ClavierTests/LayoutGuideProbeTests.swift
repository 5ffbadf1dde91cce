import ClavierCore
import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// The view that measures the keyboard layout guide for a drag.
@MainActor struct LayoutGuideProbeTests {
  @Test("the probe is laid out, is invisible, and receives no touches")
  func probe() throws {
    let stage = try DragStage()
    #expect(!stage.probes.isEmpty)
    for probe in stage.probes {
      #expect(!probe.isHidden && probe.alpha == 0 && !probe.isUserInteractionEnabled)
      #expect(probe.accessibilityElementsHidden)
    }
    stage.field.resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.avoider.drag.window == nil)
  }

  @Test(
    "the probe reports the guide's position as soon as the probe is attached, and the safe area as the lowest position")
  func firstReport() throws {
    let stage = try DragStage(isFocused: false)
    let probe = LayoutGuideProbe()
    var reports: [[CGFloat]] = []
    probe.onMove = { reports.append([$0, $1]) }
    probe.attach(to: stage.window)
    #expect(reports == [[818, 818]])
    probe.removeFromSuperview()
  }

  @Test(
    "the first position of a new guide is not a drag, even if a finger scrolls", .under([.guideIsStaleOnceAttached]))
  func firstPositionUnderFinger() throws {
    let stage = try DragStage()
    stage.touch()
    let drag = KeyboardDrag(in: stage.center)
    var moves = 0
    drag.onMove = { _ in moves += 1 }
    drag.observe(in: stage.window)
    #expect(stage.scrollView.isTracking && moves == 0 && drag.state == nil)
    drag.observe(in: nil)
  }

  @Test("if a new guide replaces another guide, the new guide's first position has no previous position")
  func replacedGuide() throws {
    let stage = try DragStage()
    let guide = LayoutGuideObserver(for: stage.center)
    var hasPrevious: [Bool] = []
    guide.onMove = { _, previousTop, _ in hasPrevious.append(previousTop != nil) }
    guide.observe(in: stage.window)
    stage.moveGuide(to: stage.announced + 20)
    guide.replaceGuide(thatMissed: stage.center.state)
    #expect(hasPrevious == [false, true, false])
  }

  @Test("the probe is as large as its window, even after the window is resized")
  func resized() throws {
    let stage = try DragStage()
    stage.window.frame.size = CGSize(width: 320, height: 600)
    #expect(!stage.probes.isEmpty && stage.probes.allSatisfy { $0.frame == stage.window.bounds })
  }

  @Test("the avoider removes its probe when it stops")
  func stops() throws {
    let stage = try DragStage()
    #expect(stage.avoider.drag.window === stage.window)
    stage.avoider.stop()
    #expect(stage.avoider.drag.window == nil)
  }

  @Test("the avoider adds a new probe each time before the keyboard appears")
  func early() throws {
    let stage = try DragStage(isFocused: false)
    stage.keyboard.followsFirstResponder = false
    stage.field.becomeFirstResponder()
    #expect(stage.avoider.drag.window === stage.window)
    let first = try #require(stage.probes.first)
    stage.field.resignFirstResponder()
    #expect(stage.avoider.drag.window == nil)
    stage.field.becomeFirstResponder()
    #expect(!stage.window.subviews.contains(first))
  }

  @Test("typing before the keyboard appears does not remove the probe")
  func typesEarly() throws {
    let stage = try DragStage(isFocused: false)
    stage.keyboard.followsFirstResponder = false
    stage.field.becomeFirstResponder()
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: stage.field)
    #expect(stage.avoider.drag.window === stage.window)
  }

  @Test("the avoider adds no probe for an input that it does not keep visible, or that has lost focus")
  func withoutProbe() throws {
    let stage = try DragStage(isFocused: false)
    stage.keyboard.followsFirstResponder = false
    stage.avoider.options(for: stage.field).isEnabled = false
    stage.field.becomeFirstResponder()
    #expect(stage.avoider.drag.window == nil)
    stage.field.resignFirstResponder()
    stage.avoider.options(for: stage.field).isEnabled = true
    let hosting = HeadlessHostingController(content: UIView())
    stage.controller.addChild(hosting)
    stage.controller.view.addSubview(hosting.view)
    let hosted = UITextField(frame: CGRect(x: 20, y: 300, width: 100, height: 34))
    hosting.view.addSubview(hosted)
    hosted.becomeFirstResponder()
    #expect(stage.avoider.tracker?.input === hosted && stage.avoider.drag.window == nil)
    hosted.resignFirstResponder()
    let reluctant = Reluctant()
    stage.field.delegate = reluctant
    stage.field.becomeFirstResponder()
    #expect(!stage.field.isFirstResponder && stage.avoider.drag.window == nil)
  }

  @Test("each time the keyboard appears, replaces each guide that did not follow it, but only once")
  func replaced() throws {
    let stage = try DragStage(isFocused: false)
    stage.center.checksFramesAgainstLayoutGuide = true
    let heights = HeightFollower(of: stage.controller.view, in: stage.center, { _ in }, onEnd: {})
    stage.field.becomeFirstResponder()
    stage.moveGuide(to: stage.screen.maxY)
    let before = stage.probes
    HeadlessClock.advanceUntilIdle()
    let after = stage.probes
    #expect(after.count == before.count && !after.contains { before.contains($0) })
    let info = try #require(stage.center.lastInfo)
    KeyboardFixture(notificationCenter: .default).post(.didShow, info)
    #expect(stage.probes == after)
    stage.field.resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    stage.field.becomeFirstResponder()
    stage.moveGuide(to: stage.screen.maxY)
    let missing = stage.probes
    HeadlessClock.advanceUntilIdle()
    #expect(missing.count == before.count && !stage.probes.contains { missing.contains($0) })
    heights.cancel()
  }

  @Test("keeps the guides that followed the keyboard when it appeared")
  func kept() throws {
    let stage = try DragStage(isFocused: false)
    stage.field.becomeFirstResponder()
    let before = stage.probes
    HeadlessClock.advanceUntilIdle()
    #expect(!before.isEmpty && stage.probes == before)
  }
}

/// A delegate that ends editing as soon as it begins.
private final class Reluctant: NSObject, UITextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) { textField.resignFirstResponder() }
}
