import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Leaving the app, other code that adjusts for the keyboard, and unusual inputs.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderScenarioEnvironmentTests {
  @Test(
    "IQ#1735: keeps everything in place when the user leaves the app, and the keyboard hides and reappears",
    arguments: [false, true])
  func absence(isInBackground: Bool) throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let shown = Snapshot(of: stage.window)
    HeadlessWorld.resignActive()
    stage.keyboard.hide()
    if isInBackground {
      HeadlessWorld.enterBackground()
      HeadlessClock.advance(by: 60)
      #expect(screen.view.transform == .identity)
      HeadlessWorld.enterForeground()
    }
    stage.keyboard.show()
    HeadlessWorld.becomeActive()
    expectEqual(Snapshot(of: stage.window), shown)
  }

  @Test(
    "restores everything for an input that disappeared in the background without a notification",
    .notUnder(
      .activationRestoresKeyboard, because: "With this alternative, the keyboard posts willHide before the app leaves.")
  )
  func goneInBackground() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    let rest = Snapshot(of: screen.view)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    HeadlessWorld.enterBackground()
    stage.keyboard.followsFirstResponder = false
    screen.fields[12].resignFirstResponder()
    #expect(screen.view.transform != .identity, "no notification was posted")
    HeadlessWorld.becomeActive()
    expectEqual(Snapshot(of: screen.view), rest)
    #expect(stage.avoider.applier.ledger.isEmpty)
  }

  @Test("IQ#1148: leaves nothing shifted when the policy is disabled while the keyboard is visible")
  func offWhileUp() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    let rest = Snapshot(of: screen.view)
    screen.fields[12].becomeFirstResponder()
    #expect(screen.view.transform.ty < 0)
    stage.avoider.setPolicy(.disabled, for: screen)
    expectEqual(Snapshot(of: screen.view), rest)
    screen.fields[12].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    stage.avoider.setPolicy(nil, for: screen)
    expectEqual(Snapshot(of: screen.view), rest)
  }

  @Test("IQ#1082: does not move anything for a field directly in a window")
  func inWindow() throws {
    let screen = FieldsController(.fixed, count: 3)
    let stage = try AvoiderStage(screen)
    let field = UITextField(frame: CGRect(x: 20, y: 780, width: 200, height: 34))
    stage.window.addSubview(field)
    let rest = Snapshot(of: screen.view)
    field.becomeFirstResponder()
    expectEqual(Snapshot(of: screen.view), rest)
    #expect(field.frame.minY == 780)
  }

  @Test("IQ#1041: lets the first tap press a button, and ends editing with a tap elsewhere")
  func firstTap() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    let tapToDismiss = TapToDismiss(in: screen.view)
    tapToDismiss.later = { $0() }
    var taps = 0
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 250, y: 700, width: 100, height: 44)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    screen.view.addSubview(button)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    HeadlessTouches.tap(button)
    #expect(taps == 1)
    HeadlessTouches.tap(at: CGPoint(x: 330, y: 80))
    HeadlessClock.advanceUntilIdle()
    #expect(!screen.fields[12].isFirstResponder)
    #expect(screen.view.transform == .identity)
    _ = stage
  }

  @Test("Ty#28: shows the field for curves that UIKit does not name", arguments: [6, 7, 99])
  func curve(raw: Int) throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    let fixture = KeyboardFixture(notificationCenter: .default)
    fixture.beginEditing(screen.fields[12])
    var info = fixture.info(height: 336)
    info.curve = KeyboardAnimation.Curve(rawValue: raw)
    fixture.post(.willShow, info)
    HeadlessClock.advanceUntilIdle()
    #expect(abs(852 - 336 - screen.fields[12].frameOnScreen.maxY - 10) < 0.001)
    _ = stage
  }

  @Test(
    "Rx#105: follows a keyboard that is dragged down in the second window of a scene",
    .notUnder(
      .guideStaysAtRest, because: "Only the guide shows where a finger has dragged the keyboard."))
  func secondWindow() throws {
    let stage = try AvoiderStage(FieldsController(.fixed, count: 3))
    let screen = FieldsController(.scrolling, count: 30)
    let second = makeWindow(screen)
    screen.scrollView.keyboardDismissMode = .interactive
    screen.fields[5].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    var insets = [screen.scrollView.contentInset.bottom]
    HeadlessTouches.began(at: CGPoint(x: 300, y: 400))
    for y in stride(from: 420, through: 840, by: 20) {
      HeadlessTouches.moved(to: CGPoint(x: 300, y: y))
      HeadlessClock.advance(by: 0.02)
      insets.append(screen.scrollView.contentInset.bottom)
    }
    HeadlessTouches.ended(at: CGPoint(x: 300, y: 840))
    HeadlessClock.advanceUntilIdle()
    insets.append(screen.scrollView.contentInset.bottom)
    #expect(insets == insets.sorted(by: >) && Set(insets).count > 8)
    #expect(insets.last == 0)
    _ = (stage, second)
  }

  @Test("IB#207: contributes nothing when the list is dragged after editing ended in code")
  func resignedThenDragged() throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen)
    screen.scrollView.keyboardDismissMode = .interactive
    screen.fields[10].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.fields[10].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    HeadlessTouches.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 300, y: 700), duration: 0.2)
    HeadlessClock.advanceUntilIdle()
    #expect(screen.scrollView.contentInset == .zero)
    #expect(screen.view.transform == .identity)
    #expect(stage.avoider.applier.ledger.isEmpty)
  }

  @Test("RN#1513: calls a field that is its own delegate once for each event")
  func ownDelegate() throws {
    let screen = UIViewController()
    let stage = try AvoiderStage(screen)
    let field = OwnDelegateField(frame: CGRect(x: 20, y: 760, width: 200, height: 34))
    field.delegate = field
    screen.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(stage.covered(field) == 0)
    field.resignFirstResponder()
    #expect(field.delegate === field)
    #expect(field.calls == ["did begin", "did end"])
  }

  @Test("RN#1284: adds only what other code leaves covered, and reports the conflict")
  func otherAvoider() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen, isAvoided: false)
    let other = stage.center.subscribe { [weak screen, weak stage] _, _ in
      guard let screen, let stage else { return }
      screen.scrollView.contentInset.bottom = stage.center.state.overlap(
        withScreenRect: screen.scrollView.frameOnScreen)
    }
    stage.avoider.start()
    screen.fields[12].becomeFirstResponder()
    let fixture = KeyboardFixture(notificationCenter: .default)
    for height in [340, 369] as [CGFloat] {
      fixture.show(height: height)
      #expect(screen.scrollView.adjustedContentInset.bottom <= height + 10 + 0.001)
      #expect(abs(852 - height - screen.fields[12].frameOnScreen.maxY - 10) < 0.001)
    }
    // Code that adjusts before the input is known is detected when the keyboard hides.
    if HeadlessWorld.assumes(.fieldBeginsAfterKeyboard) { screen.fields[12].resignFirstResponder() }
    #expect(
      stage.avoider.conflicts.contains {
        $0.kind == .unknown && $0.object === screen.scrollView && $0.property == "contentInset.bottom"
      })
    screen.fields[12].resignFirstResponder()
    #expect(screen.scrollView.contentInset.bottom == 0)
    _ = other
  }

  @Test("reports other code that leaves nothing to adjust")
  func otherAvoiderAlone() throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen, isAvoided: false)
    let other = stage.center.subscribe { [weak screen, weak stage] _, _ in
      guard let screen, let stage else { return }
      screen.scrollView.contentInset.bottom = stage.center.state.overlap(
        withScreenRect: screen.scrollView.frameOnScreen)
    }
    stage.avoider.spacing = 0
    stage.avoider.start()
    screen.fields[2].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.avoider.applier.ledger.amount(of: .bottomInset, in: screen.scrollView) == 0)
    // Code that adjusts before the input is known is detected when the keyboard hides.
    if HeadlessWorld.assumes(.fieldBeginsAfterKeyboard) { screen.fields[2].resignFirstResponder() }
    #expect(stage.avoider.conflicts.map(\.kind) == [.unknown])
    #expect(stage.avoider.conflicts.first?.object === screen.scrollView)
    _ = other
  }

  @Test("Simplenote#1524: measures the keyboard in a window beside another app")
  func slideOver() throws {
    let stage = try AvoiderStage(UIViewController(), device: "iPad (10th generation)", orientation: .landscape)
    let screen = FieldsController(.fixed, count: 11)
    let window = UIWindow(windowScene: HeadlessWorld.windowScene)
    window.frame = CGRect(x: 795, y: 40, width: 375, height: 740)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    screen.fields[10].becomeFirstResponder()
    #expect(stage.keyboard.placement == .docked)
    #expect(abs(stage.gap(below: screen.fields[10]) - 10) < 0.001)
    screen.fields[10].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.view.transform == .identity)
  }

  @Test("freshOS#33: does not move a sheet that the keyboard does not reach")
  func untouchedSheet() throws {
    let root = UIViewController()
    let stage = try AvoiderStage(root, device: "iPad (10th generation)")
    let sheet = FieldsController(.scrolling, count: 6)
    sheet.modalPresentationStyle = .formSheet
    sheet.preferredContentSize = CGSize(width: 540, height: 300)
    root.present(sheet, animated: false)
    HeadlessClock.advanceUntilIdle()
    let rest = Snapshot(of: sheet.view)
    sheet.fields[0].becomeFirstResponder()
    #expect(stage.keyboard.frame.minY > sheet.view.frameOnScreen.maxY, "otherwise the keyboard reaches it")
    expectEqual(Snapshot(of: sheet.view), rest)
  }
}

/// A field that is its own delegate.
private final class OwnDelegateField: UITextField, UITextFieldDelegate {
  var calls: [String] = []
  func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("did begin") }
  func textFieldDidEndEditing(_ textField: UITextField) { calls.append("did end") }
}
