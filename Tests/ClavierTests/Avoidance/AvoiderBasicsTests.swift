import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderBasicsTests {
  @Test("scrolls a field above the keyboard, with exactly the spacing in between, and restores everything exactly")
  func scrolling() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    screen.scrollView.contentInset.bottom = 49.3
    HeadlessWorld.updateCycle()
    screen.scrollView.contentOffset.y = 0.1
    let rest = Snapshot(of: stage.window)
    #expect(screen.fields[12].becomeFirstResponder())
    #expect(abs(stage.gap(below: screen.fields[12]) - 10) < 0.001)
    #expect(Snapshot(of: stage.window) != rest)
    #expect(screen.fields[12].resignFirstResponder())
    #expect(Snapshot(of: stage.window) == rest, "\(Snapshot(of: stage.window).differences(from: rest))")
    #expect(stage.avoider.applier.ledger.isEmpty)
  }

  @Test("shifts the view around a field without a scroll view, and keeps its safe area")
  func shifting() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    let rest = Snapshot(of: stage.window)
    let safeArea = screen.view.safeAreaInsets
    #expect(screen.fields[12].becomeFirstResponder())
    #expect(abs(stage.gap(below: screen.fields[12]) - 10) < 0.001)
    #expect(screen.view.safeAreaInsets == safeArea)
    #expect(screen.fields[12].resignFirstResponder())
    #expect(Snapshot(of: stage.window) == rest, "\(Snapshot(of: stage.window).differences(from: rest))")
  }

  @Test("does not move anything if nothing is covered", arguments: [FieldsController.Kind.scrolling, .fixed])
  func still(kind: FieldsController.Kind) throws {
    let screen = FieldsController(kind)
    let stage = try AvoiderStage(screen)
    let offset = screen.scrollView.contentOffset
    #expect(screen.fields[1].becomeFirstResponder())
    #expect(screen.scrollView.contentOffset == offset)
    #expect(screen.fields[1].frameOnScreen.minY == screen.fields[1].frame.minY - screen.scrollView.contentOffset.y)
    #expect(screen.view.transform == .identity)
    _ = stage
  }

  @Test(
    "animates with the keyboard's curve",
    .notUnder(.springSince26, because: "The test computes the curve of the systems before iOS 26."))
  func animation() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    let field = screen.fields[12]
    let start = field.frameOnScreen.minY
    #expect(field.becomeFirstResponder())
    let end = field.frameOnScreen.minY
    for _ in 0..<4 {
      HeadlessClock.advance(by: 0.1)
      let progress = KeyboardAnimation(duration: 0.25, curve: .keyboard).progress(at: HeadlessClock.now)
      #expect(abs(field.headlessPresentationFrame(in: nil).minY - (start + (end - start) * progress)) < 1)
    }
    _ = stage
  }

  @Test("restores everything and ignores the keyboard after it stops")
  func stop() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    let rest = Snapshot(of: stage.window)
    #expect(screen.fields[12].becomeFirstResponder())
    stage.avoider.stop()
    #expect(Snapshot(of: stage.window) == rest, "\(Snapshot(of: stage.window).differences(from: rest))")
    #expect(screen.fields[11].becomeFirstResponder())
    #expect(Snapshot(of: stage.window) == rest, "\(Snapshot(of: stage.window).differences(from: rest))")
  }

  @Test("adds exactly the height that the safe area does not already contain")
  func insets() throws {
    let screen = FieldsController(.scrolling, count: 20)
    let stage = try AvoiderStage(screen)
    #expect(screen.scrollView.adjustedContentInset.bottom == 34)
    screen.fields[0].becomeFirstResponder()
    #expect(screen.scrollView.adjustedContentInset.bottom == 336 + stage.avoider.spacing)
    #expect(screen.scrollView.contentInset.bottom == 336 + stage.avoider.spacing - 34)
  }

  @Test("restores the app's offset after content becomes shorter while the keyboard is visible")
  func shrinkingContent() throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen)
    screen.scrollView.contentInsetAdjustmentBehavior = .never
    screen.scrollView.contentOffset.y = 100
    screen.fields[16].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let before = screen.scrollView.contentOffset.y
    screen.scrollView.contentSize.height = 1000
    #expect(screen.scrollView.contentOffset.y < before, "otherwise nothing is tested")
    stage.endEditing()
    #expect(screen.scrollView.contentOffset.y == 100)
    #expect(screen.scrollView.contentInset == .zero)
  }

  @Test("adjusts immediately when it starts during editing, if the center existed when editing began")
  func late() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen, isAvoided: false)
    let witness = stage.center.subscribe { _, _ in }
    #expect(screen.fields[12].becomeFirstResponder())
    #expect(stage.covered(screen.fields[12]) > 0)
    stage.avoider.start()
    #expect(abs(stage.gap(below: screen.fields[12]) - 10) < 0.001)
    stage.avoider.stop()
    #expect(stage.covered(screen.fields[12]) > 0)
    _ = witness
  }

  @Test(
    "moves views in a right-to-left layout as in a left-to-right layout", arguments: 0..<10)
  func rightToLeft(index: Int) throws {
    func heights(_ isRightToLeft: Bool) throws -> [CGFloat] {
      let screen = MixedController(MixedController.Style(isRightToLeft: isRightToLeft))
      let stage = try AvoiderStage(screen)
      let rest = Snapshot(of: stage.window)
      let places = screen.inputs.map(\.frameOnScreen.minX)
      screen.inputs[index].becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(screen.inputs.map(\.frameOnScreen.minX) == places)
      let heights = screen.inputs.map(\.frameOnScreen.minY)
      screen.inputs[index].resignFirstResponder()
      HeadlessClock.advanceUntilIdle()
      if screen.inputs[index] is UITextField { expectEqual(Snapshot(of: stage.window), rest) }
      stage.avoider.stop()
      return heights
    }
    #expect(try heights(true) == heights(false))
  }

  @Test("content that was at its top edge returns to the current top edge")
  func topEdge() throws {
    let screen = FieldsController(.scrolling, count: 20)
    let stage = try AvoiderStage(screen)
    #expect(screen.scrollView.contentOffset.y == -screen.scrollView.adjustedContentInset.top)
    screen.fields[12].becomeFirstResponder()
    screen.additionalSafeAreaInsets.top = 44
    stage.window.layoutIfNeeded()
    screen.fields[12].resignFirstResponder()
    #expect(screen.scrollView.contentOffset.y == -screen.scrollView.adjustedContentInset.top)
    #expect(screen.scrollView.adjustedContentInset.top == 103)
  }
}
