import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Unusual keyboards, and accessory views on them.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderScenarioKeyboardTests {
  @Test(
    "IB#198: keeps the spacing and the additional views as long as possible while a finger drags the keyboard",
    .notUnder(
      .guideStaysAtRest, because: "Only the guide shows where a finger has dragged the keyboard."))
  func dragged() throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen)
    screen.scrollView.keyboardDismissMode = .interactive
    let rest = screen.scrollView.contentInset
    stage.avoider.options(for: screen.fields[8]).spacing = 24
    stage.avoider.options(for: screen.fields[8]).alsoKeepVisible = [screen.fields[9]]
    screen.fields[8].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: screen.fields[9]) - 24) < 0.001)
    HeadlessTouches.began(at: CGPoint(x: 300, y: 400))
    for y in stride(from: 420, through: 700, by: 20) {
      HeadlessTouches.moved(to: CGPoint(x: 300, y: CGFloat(y)))
      HeadlessClock.advance(by: 0.02)
      // The part above the keyboard is the inset minus the spacing.
      let covered = max(0, 852 - stage.keyboard.frame.minY)
      if covered > 60 { #expect(abs(screen.scrollView.adjustedContentInset.bottom - covered - 24) < 0.5) }
    }
    HeadlessTouches.moved(to: CGPoint(x: 300, y: 850))
    HeadlessTouches.ended(at: CGPoint(x: 300, y: 850))
    HeadlessClock.advanceUntilIdle()
    #expect(!stage.keyboard.isVisible && screen.scrollView.contentInset == rest)
    #expect(stage.avoider.applier.ledger.isEmpty)
  }

  @Test(
    "ionic#273: counts only the part of the keyboard's frame that is on the screen",
    arguments: [FieldsController.Kind.fixed, .scrolling])
  func hardwareBar(kind: FieldsController.Kind) throws {
    let screen = FieldsController(kind, count: 19)
    let stage = try AvoiderStage(screen, device: "iPad (10th generation)")
    stage.keyboard.followsFirstResponder = false
    let rest = Snapshot(of: stage.window)
    screen.fields[18].becomeFirstResponder()
    let fixture = KeyboardFixture(notificationCenter: .default, screen: CGRect(x: 0, y: 0, width: 820, height: 1180))
    fixture.post(.willShow, frame: CGRect(x: 0, y: 1125, width: 820, height: 313))
    #expect(abs(1125 - screen.fields[18].frameOnScreen.maxY - 10) < 0.001)
    #expect(kind == .fixed || screen.scrollView.adjustedContentInset.bottom <= 65.001)
    screen.fields[18].resignFirstResponder()
    fixture.post(.willHide, frame: CGRect(x: 0, y: 1180, width: 820, height: 313))
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("IQ#2109: ignores the floating keyboard of the pencil, and avoids the keyboard when it docks again")
  func pencil() throws {
    let screen = FieldsController(.scrolling, count: 19)
    let stage = try AvoiderStage(screen, device: "iPad Pro (11-inch) (4th generation)")
    let rest = Snapshot(of: stage.window)
    screen.fields[18].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    try stage.keyboard.float(at: CGPoint(x: 200, y: 700))
    for x in stride(from: 100, through: 400, by: 100) {
      try stage.keyboard.float(at: CGPoint(x: CGFloat(x), y: 880))
      HeadlessClock.advanceUntilIdle()
      expectEqual(Snapshot(of: stage.window), rest)
    }
    for field in [screen.fields[3], screen.fields[18]] {
      field.becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      expectEqual(Snapshot(of: stage.window), rest)
    }
    try stage.keyboard.dock()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.gap(below: screen.fields[18]) >= 10 - 0.001)
    screen.fields[18].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("RN#1284: two avoiders do not move anything twice for two keyboard heights")
  func twoAvoiders() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    stage.keyboard.followsFirstResponder = false
    let second = KeyboardAvoider(center: stage.center)
    second.start()
    let rest = Snapshot(of: stage.window)
    screen.fields[12].becomeFirstResponder()
    let fixture = KeyboardFixture(notificationCenter: .default)
    for height in [335, 369] as [CGFloat] {
      fixture.show(height: height)
      #expect(abs(852 - height - screen.fields[12].frameOnScreen.maxY - 10) < 0.001)
    }
    screen.fields[12].resignFirstResponder()
    fixture.hide(height: 369)
    expectEqual(Snapshot(of: stage.window), rest)
    #expect(stage.avoider.applier.ledger.isEmpty && second.applier.ledger.isEmpty)
  }

  @Test("IQ#1148: leaves no shift when it stops in viewWillDisappear and starts in viewWillAppear")
  func stoppedWhileShown() throws {
    final class Switching: UIViewController {
      var avoider: KeyboardAvoider?
      let field = UITextField(frame: CGRect(x: 20, y: 760, width: 200, height: 34))
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        avoider?.start()
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        avoider?.stop()
      }
    }
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = try AvoiderStage(navigation, isAvoided: false)
    let screen = Switching()
    screen.avoider = stage.avoider
    for _ in 0..<3 {
      navigation.pushViewController(screen, animated: true)
      HeadlessClock.advanceUntilIdle()
      let rest = Snapshot(of: screen.view)
      screen.field.becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(abs(stage.gap(below: screen.field) - 10) < 0.001)
      navigation.popViewController(animated: true)
      #expect(screen.view.transform == .identity && screen.additionalSafeAreaInsets == .zero)
      HeadlessClock.advanceUntilIdle()
      navigation.pushViewController(screen, animated: false)
      HeadlessClock.advanceUntilIdle()
      expectEqual(Snapshot(of: screen.view), rest)
      navigation.popViewController(animated: false)
      HeadlessClock.advanceUntilIdle()
    }
  }

  @Test("IQ#284: keeps the spacing above a keyboard, and above a picker that replaces the keyboard")
  func picker() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    let rest = Snapshot(of: stage.window)
    screen.fields[11].inputView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 180))
    for index in [12, 11, 12, 11] {
      screen.fields[index].becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      let natural = stage.keyboard.frame.minY - screen.fields[index].frame.maxY
      #expect(abs(stage.gap(below: screen.fields[index]) - max(10, natural)) < 0.001)
    }
    screen.fields[11].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test(
    "IQ#284: keeps the spacing when the keyboard replaces a picker",
    .notUnder(
      .unanimatedFramesAreTooLow,
      because: "Reloading posts no animation, and no other source may correct the frame."))
  func replacedPicker() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    let rest = Snapshot(of: stage.window)
    screen.fields[11].inputView = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 180))
    screen.fields[11].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let height = stage.keyboard.frame.height
    screen.fields[11].inputView = nil
    screen.fields[11].reloadInputViews()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.keyboard.frame.height > height)
    #expect(abs(stage.gap(below: screen.fields[11]) - 10) < 0.001)
    screen.fields[11].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test(
    "MessageKit#1796: moves the field up by 44 when an accessory view grows by 44",
    .notUnder(
      .unanimatedFramesAreTooLow,
      because: "Reloading posts no animation, and no other source may correct the frame."))
  func growingBar() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    screen.fields[12].inputAccessoryView = bar
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let (top, place) = (stage.keyboard.frame.minY, screen.fields[12].frameOnScreen.minY)
    bar.frame.size.height = 88
    screen.fields[12].reloadInputViews()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.keyboard.frame.minY == top - 44)
    #expect(abs(place - screen.fields[12].frameOnScreen.minY - 44) < 0.001)
    #expect(abs(stage.gap(below: screen.fields[12]) - 10) < 0.001)
  }
}
