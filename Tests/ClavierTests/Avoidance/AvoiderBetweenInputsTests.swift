import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// The time after an input has lost focus and before another one gets it, while the keyboard stays.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderBetweenInputsTests {
  private let fixture = KeyboardFixture(notificationCenter: .default)

  /// Ends editing of a view, and leaves the keyboard where it is.
  private func resign(_ input: UIView, on stage: AvoiderStage) {
    stage.keyboard.followsFirstResponder = false
    input.resignFirstResponder()
  }

  @Test("when the keyboard grows, does not scroll to a view that lost focus without a notification")
  func growsAfterUnannouncedEnd() throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen)
    let input = KeyInputView(frame: CGRect(x: 20, y: 800, width: 200, height: 34))
    screen.scrollView.addSubview(input)
    input.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.gap(below: input) >= 10 - 0.001)
    let (offset, inset) = (screen.scrollView.contentOffset, screen.scrollView.contentInset.bottom)
    resign(input, on: stage)
    fixture.post(.willShow, fixture.info(height: 400))
    #expect(screen.scrollView.contentInset.bottom > inset && screen.scrollView.contentOffset == offset)
  }

  @Test("shows a view that gets focus without a notification while the keyboard grows")
  func unannouncedBegin() throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen)
    let input = KeyInputView(frame: CGRect(x: 20, y: 1400, width: 200, height: 34))
    screen.scrollView.addSubview(input)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    resign(screen.fields[12], on: stage)
    HeadlessWorld.updateCycle()
    input.becomeFirstResponder()
    fixture.post(.willShow, fixture.info(height: 400))
    HeadlessWorld.updateCycle()
    #expect(852 - 400 - input.frameOnScreen.maxY >= 10 - 0.001)
  }

  @Test("does not adjust anything after editing ends if nothing was adjusted before")
  func nothingBefore() throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen)
    stage.avoider.policy = .disabled
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    resign(screen.fields[12], on: stage)
    let rest = Snapshot(of: screen.view)
    stage.avoider.policy = .automatic
    expectEqual(Snapshot(of: screen.view), rest)
  }
}
