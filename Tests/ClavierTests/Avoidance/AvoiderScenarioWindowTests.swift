import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Several windows: stacked, side by side, smaller than the screen, appearing and disappearing.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderScenarioWindowTests {
  private func window(
    _ controller: UIViewController, frame: CGRect? = nil, level: UIWindow.Level = .normal
  ) -> UIWindow {
    let window = UIWindow(windowScene: HeadlessWorld.windowScene)
    if let frame { window.frame = frame }
    window.windowLevel = level
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  /// Moves focus to an input in a window that UIKit or the app makes key.
  private func edit(_ input: UIView) {
    if HeadlessWorld.assumes(.focusLeavesKeyWindow) { input.window?.makeKey() }
    input.becomeFirstResponder()
  }

  @Test("IQ#1197: shifts the screen of a higher window, but not the one below")
  func above() throws {
    let below = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(below)
    let rest = Snapshot(of: below.view)
    for level in [UIWindow.Level.normal, .statusBar, .alert, UIWindow.Level(5000)] {
      let screen = FieldsController(.fixed, count: 13)
      let above = window(screen, level: level)
      let own = Snapshot(of: screen.view)
      edit(screen.fields[12])
      #expect(above.isKeyWindow && abs(stage.gap(below: screen.fields[12]) - 10) < 0.001)
      expectEqual(Snapshot(of: below.view), rest)
      screen.fields[12].resignFirstResponder()
      HeadlessClock.advanceUntilIdle()
      expectEqual(Snapshot(of: screen.view), own)
      above.isHidden = true
    }
    #expect(stage.avoider.conflicts.isEmpty)
  }

  @Test("IQ#1115: restores the window that loses focus when focus moves to a higher window and back")
  func upAndDown() throws {
    let below = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(below)
    let screen = FieldsController(.scrolling, count: 13)
    let above = window(screen, level: .alert)
    let (restBelow, restAbove) = (Snapshot(of: below.view), Snapshot(of: screen.view))
    for _ in 0..<3 {
      edit(below.fields[12])
      #expect(abs(stage.gap(below: below.fields[12]) - 10) < 0.001)
      expectEqual(Snapshot(of: screen.view), restAbove)
      edit(screen.fields[12])
      #expect(abs(stage.gap(below: screen.fields[12]) - 10) < 0.001)
      expectEqual(Snapshot(of: below.view), restBelow)
      below.fields[12].resignFirstResponder()
      screen.fields[12].resignFirstResponder()
    }
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: screen.view), restAbove)
    expectEqual(Snapshot(of: below.view), restBelow)
    _ = above
  }

  @Test(
    "IQ#1115: shows the field again after an alert's window stops being key")
  func keyAway() throws {
    let below = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(below)
    let rest = Snapshot(of: below.view)
    below.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let shown = Snapshot(of: below.view)
    let alert = window(UIViewController(), level: .alert)
    alert.makeKey()
    HeadlessClock.advanceUntilIdle()
    #expect(!stage.keyboard.isVisible)
    expectEqual(Snapshot(of: below.view), rest)
    alert.isHidden = true
    stage.window.makeKey()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.keyboard.isVisible)
    expectEqual(Snapshot(of: below.view), shown)
  }

  @Test("IQ#1115: adjusts for the first responder of the key window")
  func bothEdited() throws {
    let below = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(below)
    let screen = FieldsController(.fixed, count: 13)
    let above = window(screen, level: .alert)
    let (restBelow, restAbove) = (Snapshot(of: below.view), Snapshot(of: screen.view))
    edit(below.fields[12])
    edit(screen.fields[11])
    #expect(below.fields[12].isFirstResponder && screen.fields[11].isFirstResponder)
    for _ in 0..<2 {
      stage.window.makeKey()
      HeadlessClock.advanceUntilIdle()
      #expect(abs(stage.gap(below: below.fields[12]) - 10) < 0.001)
      expectEqual(Snapshot(of: screen.view), restAbove)
      above.makeKey()
      HeadlessClock.advanceUntilIdle()
      #expect(abs(stage.gap(below: screen.fields[11]) - 10) < 0.001)
      expectEqual(Snapshot(of: below.view), restBelow)
    }
  }

  @Test("IQ#876: adjusts for the lower window when the edited higher window is removed")
  func removed() throws {
    let below = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(below)
    edit(below.fields[12])
    HeadlessClock.advanceUntilIdle()
    let shown = Snapshot(of: below.view)
    weak var weakScreen: UIViewController?
    do {
      let screen = FieldsController(.scrolling, count: 13)
      var above: UIWindow? = window(screen, level: .alert)
      edit(screen.fields[12])
      #expect(abs(stage.gap(below: screen.fields[12]) - 10) < 0.001)
      above?.isHidden = true
      above = nil
      stage.window.makeKey()
      weakScreen = screen
    }
    HeadlessClock.advanceUntilIdle()
    #expect(weakScreen == nil)
    expectEqual(Snapshot(of: below.view), shown)
    below.fields[12].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.avoider.applier.ledger.isEmpty)
  }

  @Test(
    "does not move anything for an input in a window that is not key until the app makes it key",
    .under([.focusLeavesKeyWindow])
  )
  func notKey() throws {
    let stage = try AvoiderStage(UIViewController())
    let screen = FieldsController(.fixed, count: 13)
    let above = window(screen, level: .alert)
    let rest = Snapshot(of: screen.view)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.center.state.isDocked && !above.isKeyWindow)
    expectEqual(Snapshot(of: screen.view), rest)
    above.makeKey()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: screen.fields[12]) - 10) < 0.001)
  }

  @Test("IQ#1506: moves a smaller window only by its covered height", arguments: [40, 300])
  func smaller(bottom: CGFloat) throws {
    let stage = try AvoiderStage(UIViewController())
    let screen = FieldsController(.fixed, count: 7)
    let small = window(screen, frame: CGRect(x: 20, y: 852 - bottom - 450, width: 353, height: 450))
    let rest = Snapshot(of: screen.view)
    edit(screen.fields[6])
    #expect(abs(stage.gap(below: screen.fields[6]) - max(10, bottom + 36 - 336)) < 0.001)
    #expect(stage.gap(below: screen.fields[6]) >= 10 - 0.001)
    screen.fields[6].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: screen.view), rest)
    _ = small
  }

  @Test(
    "flutter#117324: moves a Stage Manager window only by its covered height")
  func stageManager() throws {
    let stage = try AvoiderStage(UIViewController(), device: "iPad (10th generation)")
    for (bottom, gap) in [(700, nil), (1000, 10)] as [(CGFloat, CGFloat?)] {
      let screen = FieldsController(.scrolling, count: 9)
      let small = window(screen, frame: CGRect(x: 30, y: bottom - 560, width: 500, height: 560))
      let rest = Snapshot(of: screen.view)
      edit(screen.fields[8])
      #expect(stage.keyboard.placement == .docked)
      if let gap {
        #expect(abs(stage.gap(below: screen.fields[8]) - gap) < 0.001)
        let covered = bottom - stage.keyboard.frame.minY
        #expect(screen.scrollView.adjustedContentInset.bottom <= covered + gap + 0.001)
      } else {
        expectEqual(Snapshot(of: screen.view), rest)
      }
      screen.fields[8].resignFirstResponder()
      HeadlessClock.advanceUntilIdle()
      expectEqual(Snapshot(of: screen.view), rest)
      small.isHidden = true
    }
  }

  @Test("Simplenote#1524: measures a keyboard in Slide Over whose frame ends at the app's bottom")
  func slideOver() throws {
    let stage = try AvoiderStage(UIViewController(), device: "iPad (10th generation)", orientation: .landscape)
    let screen = FieldsController(.scrolling, count: 11)
    let app = window(screen, frame: CGRect(x: 795, y: 40, width: 375, height: 740))
    stage.keyboard.followsFirstResponder = false
    let rest = Snapshot(of: screen.view)
    edit(screen.fields[10])
    let fixture = KeyboardFixture(notificationCenter: .default)
    // Flutter's FlutterViewController: the frame does not include the strip below the app, but the keyboard covers it.
    fixture.post(.willShow, frame: CGRect(x: 0, y: 380, width: 1180, height: 400))
    #expect(abs(420 - screen.fields[10].frameOnScreen.maxY - 10) < 0.001)
    screen.fields[10].resignFirstResponder()
    fixture.post(.willHide, frame: CGRect(x: 0, y: 820, width: 1180, height: 400))
    expectEqual(Snapshot(of: screen.view), rest)
    _ = app
  }

  @Test(
    "IQ#556: does not move anything for the other app's keyboard in Split View, with and without a focused field",
    arguments: [true, false], [true, false])
  func splitView(isLocal: Bool, isFocused: Bool) throws {
    let stage = try AvoiderStage(UIViewController(), device: "iPad (10th generation)", orientation: .landscape)
    let screen = FieldsController(.fixed, count: 12)
    let app = window(screen, frame: CGRect(x: 0, y: 0, width: 585, height: 820))
    stage.keyboard.followsFirstResponder = false
    let rest = Snapshot(of: screen.view)
    edit(screen.fields[11])
    if !isFocused { screen.fields[11].resignFirstResponder() }
    let fixture = KeyboardFixture(notificationCenter: .default)
    fixture.post(
      .willChangeFrame, frame: CGRect(x: 0, y: 420, width: 1180, height: 400), belongsToCurrentApp: isLocal)
    // Only a local keyboard with a first responder in this app belongs to this app.
    if isLocal && isFocused {
      #expect(abs(420 - screen.fields[11].frameOnScreen.maxY - 10) < 0.001)
    } else {
      expectEqual(Snapshot(of: screen.view), rest)
      #expect(stage.avoider.applier.ledger.isEmpty)
    }
    _ = app
  }

  /// Returns a scene with a window and a screen of fields.
  private func scene(_ screen: UIViewController, frame: CGRect? = nil, on display: UIScreen? = nil) -> UIWindow {
    let window = UIWindow(windowScene: HeadlessWorld.connectScene(on: display, frame: frame))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test(
    "WWDC23#10281: moves only the scene with the edited input, not the scene beside it")
  func scenes() throws {
    let stage = try AvoiderStage(UIViewController(), device: "iPad (10th generation)", orientation: .landscape)
    let (left, right) = (FieldsController(.fixed, count: 12), FieldsController(.scrolling, count: 12))
    let windows = [
      scene(left, frame: CGRect(x: 0, y: 0, width: 585, height: 820)),
      scene(right, frame: CGRect(x: 595, y: 0, width: 585, height: 820)),
    ]
    let (restLeft, restRight) = (Snapshot(of: left.view), Snapshot(of: right.view))
    for _ in 0..<2 {
      left.fields[11].becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(abs(stage.gap(below: left.fields[11]) - 10) < 0.001)
      expectEqual(Snapshot(of: right.view), restRight)
      right.fields[11].becomeFirstResponder()
      #expect(windows[1].isKeyWindow && abs(stage.gap(below: right.fields[11]) - 10) < 0.001)
      expectEqual(Snapshot(of: left.view), restLeft)
      for window in windows { window.endEditing(true) }
      HeadlessClock.advanceUntilIdle()
      #expect(!stage.keyboard.isVisible)
    }
    expectEqual(Snapshot(of: left.view), restLeft)
    expectEqual(Snapshot(of: right.view), restRight)
    #expect(stage.avoider.conflicts.isEmpty)
  }

  @Test("square/Listable: does not move anything for a keyboard on another screen")
  func otherScreen() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    let other = HeadlessWorld.connectScreen(size: CGSize(width: 1920, height: 1080))
    let rest = Snapshot(of: screen.view)
    let fixture = KeyboardFixture(
      notificationCenter: .default, screen: CGRect(x: 0, y: 0, width: 1920, height: 1080))
    func elsewhere(_ event: KeyboardEvent, _ info: KeyboardInfo) { fixture.post(event, info, object: other) }
    stage.keyboard.followsFirstResponder = false
    screen.fields[12].becomeFirstResponder()
    elsewhere(.willShow, fixture.info(height: 700))
    expectEqual(Snapshot(of: screen.view), rest)
    elsewhere(.willHide, fixture.hidden(height: 700))
    screen.fields[12].resignFirstResponder()
    stage.keyboard.followsFirstResponder = true
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let shown = Snapshot(of: screen.view)
    #expect(abs(stage.gap(below: screen.fields[12]) - 10) < 0.001)
    elsewhere(.willShow, fixture.info(height: 700))
    elsewhere(.didShow, fixture.info(height: 700))
    expectEqual(Snapshot(of: screen.view), shown)
    elsewhere(.willHide, fixture.hidden(height: 700))
    expectEqual(Snapshot(of: screen.view), shown)
    screen.fields[12].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: screen.view), rest)
  }

  @Test("keeps the edited input visible when a window on another screen becomes key")
  func keyOnOtherScreen() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let display = HeadlessWorld.connectScreen(size: CGSize(width: 1280, height: 852))
    stage.keyboard.followsFirstResponder = false
    let window = scene(UIViewController(), on: display)
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    stage.avoider.spacing = 30
    #expect(screen.fields[12].isFirstResponder && abs(stage.gap(below: screen.fields[12]) - 30) < 0.001)
  }

  @Test("square/Listable: adjusts on a connected screen only for that screen's keyboard")
  func onOtherScreen() throws {
    let stage = try AvoiderStage(FieldsController(.fixed, count: 13))
    let rest = Snapshot(of: stage.window)
    let display = HeadlessWorld.connectScreen(size: CGSize(width: 1280, height: 852))
    let screen = FieldsController(.fixed, count: 13)
    let window = scene(screen, on: display)
    let fixture = KeyboardFixture(
      notificationCenter: .default, screen: CGRect(x: 0, y: 0, width: 1280, height: 852))
    stage.keyboard.followsFirstResponder = false
    screen.fields[12].becomeFirstResponder()
    fixture.post(.willShow, KeyboardFixture().info(height: 336), object: UIScreen.main)
    #expect(screen.view.transform == .identity)
    fixture.post(.willShow, fixture.info(height: 336), object: display)
    #expect(abs(852 - 336 - screen.fields[12].frameOnScreen.maxY - 10) < 0.001)
    expectEqual(Snapshot(of: stage.window), rest)
    _ = window
  }

  @Test("shows an input that posts no notifications, on a different screen than the last input")
  func unannouncedOnOtherScreen() throws {
    let first = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(first)
    first.fields[0].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    first.fields[0].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    stage.keyboard.followsFirstResponder = false
    let display = HeadlessWorld.connectScreen(size: CGSize(width: 1280, height: 852))
    let screen = UIViewController()
    let window = scene(screen, on: display)
    let input = KeyInputView(frame: CGRect(x: 20, y: 740, width: 200, height: 40))
    screen.view.addSubview(input)
    input.becomeFirstResponder()
    let fixture = KeyboardFixture(
      notificationCenter: .default, screen: CGRect(x: 0, y: 0, width: 1280, height: 852))
    for event in [KeyboardEvent.willShow, .didShow] { fixture.post(event, fixture.info(height: 336), object: display) }
    #expect(abs(852 - 336 - input.frameOnScreen.maxY - 10) < 0.001)
    withExtendedLifetime(window) {}
  }
}
