import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Translations that the app sets on a shifted view.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderTranslationTests {
  @Test(
    "a screen that a finger drags stays where the finger left it after the keyboard has hidden",
    arguments: [5, -5] as [CGFloat], [true, false])
  func drag(step: CGFloat, returns: Bool) throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    let rest = Snapshot(of: stage.window)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    for index in 1...100 {
      screen.view.transform = CGAffineTransform(translationX: 0, y: CGFloat(index) * step)
      HeadlessWorld.updateCycle()
    }
    if returns {
      screen.view.transform = .identity
      HeadlessClock.advanceUntilIdle()
      #expect(stage.covered(screen.fields[12]) == 0 || HeadlessWorld.assumes(.parentsSetFrames))
      stage.endEditing()
      expectEqual(Snapshot(of: stage.window), rest)
    } else {
      stage.endEditing()
      #expect(screen.view.transform == CGAffineTransform(translationX: 0, y: 100 * step))
      #expect(screen.additionalSafeAreaInsets == .zero)
    }
  }

  @Test("shifts the view again if the app resets the view's transform and additional safe area")
  func reset() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    let rest = Snapshot(of: stage.window)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    for _ in 0..<3 {
      screen.view.transform = .identity
      screen.additionalSafeAreaInsets = .zero
      HeadlessClock.advanceUntilIdle()
      #expect(stage.covered(screen.fields[12]) == 0 || HeadlessWorld.assumes(.parentsSetFrames))
    }
    stage.endEditing()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("keeps a translation that the app sets while the view is shifted", arguments: [40, -40] as [CGFloat])
  func replaced(y: CGFloat) throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.view.transform = CGAffineTransform(translationX: 0, y: y)
    HeadlessClock.advanceUntilIdle()
    #expect(stage.covered(screen.fields[12]) == 0 || HeadlessWorld.assumes(.parentsSetFrames))
    stage.endEditing()
    #expect(screen.view.transform == CGAffineTransform(translationX: 0, y: y))
  }

  @Test("keeps what the app adds to the translation of a shifted view", arguments: [60, -60] as [CGFloat])
  func changed(y: CGFloat) throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.view.transform.ty += y
    HeadlessClock.advanceUntilIdle()
    stage.endEditing()
    #expect(screen.view.transform == CGAffineTransform(translationX: 0, y: y))
  }

  @Test(
    "a view that a handler also shifts returns to its original position", arguments: [true, false],
    [0, 10, 60] as [CGFloat])
  func handler(isHandlerFirst: Bool, spacing: CGFloat) throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen, isAvoided: !isHandlerFirst)
    let handler = KeyboardHandler(for: screen, center: stage.center)
    handler.keyboardOffset.bind { [unowned handler] in handler.apply(offset: $0) }
    stage.avoider.start()
    stage.avoider.spacing = spacing
    let rest = Snapshot(of: stage.window)
    for index in [12, 11, 12] {
      screen.fields[index].becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(stage.covered(screen.fields[index]) == 0 || HeadlessWorld.assumes(.parentsSetFrames))
      stage.endEditing()
      expectEqual(Snapshot(of: stage.window), rest)
    }
  }
}
