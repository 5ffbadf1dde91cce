import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Changes by the app to the insets of a scroll view, while the keyboard is visible or as it hides.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderScenarioInsetTests {
  @Test(
    "IQ#813: restores insets that the app sets while the keyboard is visible, and never makes them negative",
    arguments: [UIEdgeInsets.zero, UIEdgeInsets(top: 60, left: 0, bottom: 20, right: 0)])
  func resetInsets(insets: UIEdgeInsets) throws {
    let screen = FieldsController(.scrolling, count: 20)
    let stage = try AvoiderStage(screen)
    screen.scrollView.contentInset.bottom = insets.bottom
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.scrollView.contentInset = insets
    screen.scrollView.verticalScrollIndicatorInsets = insets
    stage.avoider.update()
    #expect(abs(stage.gap(below: screen.fields[12]) - 10) < 0.001)
    #expect(abs(screen.scrollView.adjustedContentInset.bottom - 346) < 0.001)
    stage.endEditing()
    #expect(screen.scrollView.contentInset == insets)
    #expect(stage.avoider.applier.ledger.isEmpty && stage.avoider.conflicts.isEmpty)
  }

  @Test("the end of a long list can be scrolled above the keyboard again after the app has reset the inset")
  func resetInsetOfLongList() throws {
    let screen = FieldsController(.scrolling, count: 60)
    let stage = try AvoiderStage(screen)
    let rest = Snapshot(of: stage.window)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let offset = screen.scrollView.contentOffset
    screen.scrollView.contentInset = .zero
    HeadlessClock.advanceUntilIdle()
    #expect(abs(screen.scrollView.adjustedContentInset.bottom - 346) < 0.001)
    #expect(screen.scrollView.contentOffset == offset)
    stage.endEditing()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("IQ#813: restores insets when the keyboard hides after the app has set them without a notification")
  func resetInsetsBeforeHide() throws {
    let screen = FieldsController(.scrolling, count: 20)
    let stage = try AvoiderStage(screen)
    let rest = Snapshot(of: stage.window)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.scrollView.contentInset = .zero
    screen.scrollView.verticalScrollIndicatorInsets = .zero
    stage.endEditing()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("keeps an inset set after the keyboard hides, even if it equals the earlier inset plus the contribution")
  func laterInset() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let inset = screen.scrollView.contentInset.bottom
    stage.endEditing()
    HeadlessWorld.updateCycle()
    screen.scrollView.contentInset.bottom = inset
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    stage.endEditing()
    #expect(screen.scrollView.contentInset.bottom == inset)
  }

  @Test(
    "each time the keyboard hides, corrects an inset that the app has saved and restored",
    arguments: [KeyboardEvent.willHide, .didHide])
  func savedInset(restores event: KeyboardEvent) throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    var saved = UIEdgeInsets.zero
    let observers = [
      NotificationObservation(of: [KeyboardEvent.willShow.notificationName], in: .default) { _ in
        MainActor.assumeIsolated { saved = screen.scrollView.contentInset }
      },
      NotificationObservation(of: [event.notificationName], in: .default) { _ in
        MainActor.assumeIsolated { screen.scrollView.contentInset = saved }
      },
    ]
    for _ in 0..<3 {
      screen.fields[12].becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      stage.endEditing()
      HeadlessWorld.updateCycle()
      #expect(screen.scrollView.contentInset == .zero)
    }
    withExtendedLifetime(observers) {}
  }

  @Test("leaves no inset behind if the app sets the inset itself before the avoider adds its spacing")
  func ownInset() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen, isAvoided: false)
    let app = stage.center.subscribe { event, _ in
      guard event == .willChangeFrame else { return }
      screen.scrollView.contentInset.bottom = stage.center.state.bottomInset(for: screen.scrollView)
    }
    stage.avoider.start()
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.scrollView.contentInset.bottom > stage.center.state.bottomInset(for: screen.scrollView))
    stage.endEditing()
    #expect(screen.scrollView.contentInset.bottom == 0)
    withExtendedLifetime(app) {}
  }

  @Test("keeps an inset that the app sets while the keyboard is visible", arguments: [0, 80, 200] as [CGFloat])
  func newInset(inset: CGFloat) throws {
    let screen = FieldsController(.scrolling, count: 20)
    let stage = try AvoiderStage(screen)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.scrollView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: inset, right: 0)
    HeadlessWorld.updateCycle()
    stage.endEditing()
    #expect(screen.scrollView.contentInset.bottom == inset)
  }

  @Test("keeps an inset that the app sets after a reset, even if it equals the sum before the reset")
  func sumAfterReset() throws {
    let screen = FieldsController(.scrolling, count: 20)
    let stage = try AvoiderStage(screen)
    let offset = screen.scrollView.contentOffset
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let sum = screen.scrollView.contentInset
    screen.scrollView.contentInset = .zero
    screen.scrollView.verticalScrollIndicatorInsets = .zero
    screen.scrollView.contentOffset = offset
    #expect(stage.avoider.applier.ledger.isEmpty)
    stage.window.endEditing(true)
    screen.scrollView.contentInset = sum
    HeadlessClock.advanceUntilIdle()
    #expect(sum.bottom > 300 && screen.scrollView.contentInset == sum)
  }
}
