import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// The back swipe while an input is being edited.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderBackSwipeTests {
  private func push(
    _ screen: UIViewController, over root: UIViewController = UIViewController()
  ) throws -> (AvoiderStage, UINavigationController) {
    let navigation = UINavigationController(rootViewController: root)
    let stage = try AvoiderStage(navigation)
    navigation.pushViewController(screen, animated: false)
    HeadlessClock.advanceUntilIdle()
    return (stage, navigation)
  }

  private func swipe(to x: CGFloat) {
    HeadlessTouches.began(at: CGPoint(x: 4, y: 300))
    for step in 1...10 {
      HeadlessClock.advance(by: 0.05)
      HeadlessTouches.moved(to: CGPoint(x: 4 + (x - 4) * CGFloat(step) / 10, y: 300))
    }
    HeadlessClock.advance(by: 0.3)
    HeadlessTouches.ended(at: CGPoint(x: x, y: 300))
    HeadlessClock.advanceUntilIdle()
  }

  @Test(
    "IQ#1504: restores the edited screen after a canceled back swipe",
    arguments: [FieldsController.Kind.fixed, .scrolling])
  func cancelled(kind: FieldsController.Kind) throws {
    let screen = FieldsController(kind, count: 12)
    let (stage, navigation) = try push(screen)
    let rest = Snapshot(of: stage.window)
    screen.fields[10].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let shown = Snapshot(of: stage.window)
    for _ in 0..<3 {
      swipe(to: 120)
      #expect(navigation.topViewController === screen && screen.fields[10].isFirstResponder)
      expectEqual(Snapshot(of: stage.window), shown)
    }
    screen.fields[10].resignFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test(
    "IB#238: leaves no contribution on either screen after a finished back swipe",
    arguments: [FieldsController.Kind.fixed, .scrolling])
  func finished(kind: FieldsController.Kind) throws {
    let (root, screen) = (FieldsController(.scrolling, count: 13), FieldsController(kind, count: 12))
    let (stage, navigation) = try push(screen, over: root)
    screen.fields[10].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    swipe(to: 350)
    #expect(navigation.topViewController === root && !stage.keyboard.isVisible)
    #expect(stage.avoider.applier.ledger.isEmpty)
    #expect(screen.view.transform == .identity && screen.additionalSafeAreaInsets == .zero)
    #expect(root.view.frameOnScreen == stage.window.bounds)
    root.fields[12].becomeFirstResponder()
    #expect(abs(stage.gap(below: root.fields[12]) - 10) < 0.001)
  }

  @Test(
    "IQ#1361: contributes nothing in the middle of a back swipe, so that no black band is visible",
    .notUnder(.swipeEndsEditingAtEnd, because: "Editing continues until the swipe ends."))
  func halfway() throws {
    let screen = FieldsController(.fixed, count: 12)
    let (stage, _) = try push(screen)
    screen.fields[10].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    HeadlessTouches.began(at: CGPoint(x: 4, y: 300))
    for x in stride(from: 20, through: 200, by: 20) {
      HeadlessClock.advance(by: 0.1)
      HeadlessTouches.moved(to: CGPoint(x: CGFloat(x), y: 300))
    }
    HeadlessClock.advance(by: 1)
    #expect(stage.avoider.applier.ledger.isEmpty)
    let seen = screen.view.headlessPresentationFrame(in: nil)
    #expect(seen.minX > 100 && seen.minY == 0 && seen.height == stage.window.bounds.height)
    HeadlessTouches.ended(at: CGPoint(x: 200, y: 300))
    HeadlessClock.advanceUntilIdle()
  }

  @Test("keeps every screen in place when it is popped and pushed repeatedly")
  func drift() throws {
    let (root, screen) = (FieldsController(.fixed, count: 13), FieldsController(.fixed, count: 12))
    let (stage, navigation) = try push(screen, over: root)
    let rest = Snapshot(of: screen.view)
    for round in 0..<4 {
      screen.fields[10].becomeFirstResponder()
      HeadlessClock.advance(by: round.isMultiple(of: 2) ? 0.1 : 1)
      swipe(to: 100)
      swipe(to: 350)
      #expect(navigation.topViewController === root)
      root.fields[12].becomeFirstResponder()
      HeadlessClock.advance(by: 0.2)
      navigation.pushViewController(screen, animated: true)
      HeadlessClock.advanceUntilIdle()
      expectEqual(Snapshot(of: screen.view), rest)
    }
    #expect(stage.avoider.applier.ledger.isEmpty)
  }
}
