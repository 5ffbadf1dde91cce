import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Changes by the app to its screen while the keyboard is visible.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderScenarioAppTests {
  private func expectClose(
    _ value: CGFloat, _ other: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(value - other) < 0.001, sourceLocation: sourceLocation)
  }

  @Test(
    "SVPullToRefresh#145: keeps the field in place while a refresh control changes the top inset, and restores everything"
  )
  func pullToRefresh() throws {
    let screen = FieldsController(.scrolling, count: 20)
    let stage = try AvoiderStage(screen)
    let rest = Snapshot(of: stage.window)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let shown = Snapshot(of: stage.window)
    screen.scrollView.contentInset.top += 60
    stage.avoider.update()
    expectClose(stage.gap(below: screen.fields[12]), 10)
    screen.scrollView.contentInset.top -= 60
    stage.avoider.update()
    expectEqual(Snapshot(of: stage.window), shown)
    stage.endEditing()
    expectEqual(Snapshot(of: stage.window), rest)
    #expect(stage.avoider.conflicts.isEmpty)
  }

  @Test("IQ#1037: combines the shift with the app's own transform, in either order")
  func transforms() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    let field = screen.fields[12]
    screen.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectClose(stage.gap(below: field), 10)
    #expect(screen.view.transform.a == 0.9 && screen.view.transform.d == 0.9)
    screen.view.transform = .identity
    stage.avoider.update()
    expectClose(stage.gap(below: field), 10)
    screen.view.transform = CGAffineTransform(scaleX: 0.95, y: 0.95)
    stage.avoider.update()
    expectClose(stage.gap(below: field), 10)
    stage.endEditing()
    #expect(screen.view.transform == CGAffineTransform(scaleX: 0.95, y: 0.95))
    #expect(stage.avoider.applier.ledger.isEmpty)
  }

  @Test("follows an app that moves its field often, because each event resets the feedback limit")
  func frequentMoves() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    let field = screen.fields[12]
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    for step in 1...100 {
      if step.isMultiple(of: 25) { stage.avoider.update(animated: false) }
      field.frame.origin.y -= 1
      HeadlessWorld.updateCycle()
      expectClose(stage.gap(below: field), 10)
    }
    stage.endEditing()
  }

  @Test("keeps the view's safe area when it shifts again after the app has undone the shift")
  func undoneShift() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    let safeArea = screen.view.safeAreaInsets
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.view.transform = .identity
    stage.avoider.update()
    #expect(screen.view.transform.ty < 0 || HeadlessWorld.assumes(.parentsSetFrames))
    #expect(screen.view.safeAreaInsets == safeArea)
    stage.endEditing()
    #expect(screen.view.safeAreaInsets == safeArea)
  }

  @Test("leaves no additional safe area if the app undoes the shift in the turn in which editing ends")
  func undoneShiftAtEnd() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    let safeArea = screen.view.safeAreaInsets
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.view.transform = .identity
    stage.endEditing()
    #expect(screen.view.safeAreaInsets == safeArea)
    #expect(screen.additionalSafeAreaInsets == .zero)
    #expect(stage.avoider.applier.ledger.isEmpty)
  }

  @Test("leaves no additional safe area if the app undoes the shift, and the field no longer needs one")
  func undoneShiftWithVisibleField() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    let safeArea = screen.view.safeAreaInsets
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.view.transform = .identity
    screen.fields[12].frame.origin.y = 200
    stage.avoider.update()
    #expect(screen.view.transform == .identity)
    #expect(screen.view.safeAreaInsets == safeArea)
    #expect(screen.additionalSafeAreaInsets == .zero)
    stage.endEditing()
  }

  @Test(
    "IQ#1774: shows the field in an inverted list, and leaves no contribution",
    arguments: [CGAffineTransform(rotationAngle: .pi), CGAffineTransform(scaleX: 1, y: -1)])
  func invertedList(turn: CGAffineTransform) throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen)
    screen.scrollView.contentInsetAdjustmentBehavior = .never
    screen.scrollView.transform = turn
    for field in screen.fields { field.transform = turn }
    HeadlessWorld.updateCycle()
    let rest = Snapshot(of: stage.window)
    // The first fields are at the bottom of the inverted list.
    for index in [0, 1, 5, 11] {
      screen.fields[index].becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(stage.gap(below: screen.fields[index]) >= 10 - 0.001)
      #expect(screen.fields[index].frameOnScreen.minY >= 0)
      if index < 5 { expectClose(stage.gap(below: screen.fields[index]), 10) }
      stage.endEditing()
      expectEqual(Snapshot(of: stage.window), rest)
    }
  }

  @Test("Presentr#70: keeps the spacing on the screen in a scaled view", arguments: [true, false])
  func scaled(scrolls: Bool) throws {
    let screen = FieldsController(scrolls ? .scrolling : .fixed, count: 13)
    let root = UIViewController()
    let stage = try AvoiderStage(root)
    root.addChild(screen)
    root.view.addSubview(screen.view)
    screen.didMove(toParent: root)
    screen.view.frame = root.view.bounds
    root.view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    HeadlessWorld.updateCycle()
    let rest = Snapshot(of: stage.window)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    expectClose(stage.gap(below: screen.fields[12]), 10)
    if scrolls {
      // The content scrolls until its end is above the keyboard, where the indicator ends.
      let (view, top) = (screen.scrollView, stage.keyboard.frame.minY)
      let indicatorInset = view.verticalScrollIndicatorInsets.bottom + view.safeAreaInsets.bottom
      expectClose(top - (view.frameOnScreen.maxY - view.adjustedContentInset.bottom * 0.8), 10)
      expectClose(view.frameOnScreen.maxY - indicatorInset * 0.8, top)
    } else {
      // The part of a view that the keyboard covers does not depend on the shift.
      expectClose(stage.center.state.overlap(of: screen.view), 766.8 - stage.keyboard.frame.minY)
    }
    stage.endEditing()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("RN#1508: leaves no contribution when scrolled content becomes shorter than its view")
  func shrunk() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    screen.fields[5].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.scrollView.contentSize.height = 400
    stage.avoider.update()
    #expect(stage.covered(screen.fields[5]) == 0)
    stage.endEditing()
    #expect(screen.scrollView.contentInset == .zero)
    expectClose(screen.scrollView.contentOffset.y, -screen.scrollView.adjustedContentInset.top)
    #expect(stage.avoider.applier.ledger.isEmpty)
  }

  @Test("IQ#1127: shifts while scrolling is disabled, scrolls when it is enabled again, and restores everything")
  func scrollSwitched() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    let rest = Snapshot(of: stage.window)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let shown = Snapshot(of: stage.window)
    screen.scrollView.isScrollEnabled = false
    stage.avoider.update()
    expectClose(stage.gap(below: screen.fields[12]), 10)
    #expect(screen.view.transform.ty < 0 && screen.scrollView.contentInset == .zero)
    screen.scrollView.isScrollEnabled = true
    stage.avoider.update()
    expectClose(stage.gap(below: screen.fields[12]), 10)
    expectEqual(Snapshot(of: stage.window), shown)
    stage.endEditing()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("TP#269: keeps the spacing when the inset adjustment behavior changes")
  func adjustmentSwitched() throws {
    let screen = FieldsController(.scrolling, count: 30)
    let stage = try AvoiderStage(screen)
    let rest = Snapshot(of: stage.window)
    screen.fields[12].becomeFirstResponder()
    for behavior in [UIScrollView.ContentInsetAdjustmentBehavior.never, .always, .automatic] {
      screen.scrollView.contentInsetAdjustmentBehavior = behavior
      stage.avoider.update()
      HeadlessClock.advanceUntilIdle()
      expectClose(stage.gap(below: screen.fields[12]), 10)
      expectClose(screen.scrollView.adjustedContentInset.bottom, 346)
    }
    stage.endEditing()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test("IQ#1567: keeps safe area that the app adds while the keyboard is visible", arguments: [true, false])
  func addedSafeArea(scrolls: Bool) throws {
    let screen = FieldsController(scrolls ? .scrolling : .fixed, count: 13)
    let stage = try AvoiderStage(screen)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.additionalSafeAreaInsets.bottom += 50
    stage.window.layoutIfNeeded()
    stage.avoider.update()
    expectClose(stage.gap(below: screen.fields[12]), 10)
    stage.endEditing()
    #expect(screen.additionalSafeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0))
    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 84, right: 0))
    #expect(screen.view.transform == .identity && screen.scrollView.contentInset == .zero)
  }

  @Test("IQ#1567: keeps safe area that the app sets while its screen is shifted")
  func resetSafeArea() throws {
    let screen = FieldsController(.fixed, count: 13)
    let stage = try AvoiderStage(screen)
    screen.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    stage.window.layoutIfNeeded()
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    stage.window.layoutIfNeeded()
    stage.avoider.update()
    expectClose(stage.gap(below: screen.fields[12]), 10)
    stage.endEditing()
    #expect(screen.additionalSafeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0))
    #expect(screen.view.transform == .identity && stage.avoider.applier.ledger.isEmpty)
  }

  @Test("RN#329: restores a list that the app replaces during editing")
  func replaced() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    let rest = (screen.scrollView.contentInset, screen.scrollView.contentOffset)
    let field = screen.fields[12]
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let other = UIScrollView(frame: screen.view.bounds)
    other.contentSize = CGSize(width: 393, height: 1500)
    screen.view.addSubview(other)
    other.addSubview(field)
    HeadlessWorld.updateCycle()
    #expect(field.isFirstResponder)
    stage.avoider.update()
    expectClose(stage.gap(below: field), 10)
    #expect((screen.scrollView.contentInset, screen.scrollView.contentOffset) == rest)
    screen.scrollView.removeFromSuperview()
    stage.endEditing()
    #expect(other.contentInset == .zero && stage.avoider.applier.ledger.isEmpty)
  }

  @Test(
    "IQ#405: works with hidden, transparent, and empty views around the field", arguments: 0..<3
  )
  func odd(kind: Int) throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    let rest = Snapshot(of: stage.window)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    switch kind {
    case 0: screen.scrollView.isHidden = true
    case 1: screen.scrollView.alpha = 0
    default: screen.scrollView.frame.size.height = 0
    }
    stage.avoider.update()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.scrollView.contentInset.bottom.isFinite && screen.view.transform.ty.isFinite)
    screen.scrollView.isHidden = false
    screen.scrollView.alpha = 1
    screen.scrollView.frame = screen.view.bounds
    stage.avoider.update()
    expectClose(stage.gap(below: screen.fields[12]), 10)
    stage.endEditing()
    expectEqual(Snapshot(of: stage.window), rest)
  }

  @Test(
    "IQ#26: restores everything after a field in a list without a height is edited",
    .notUnder(
      .scrollViewsScrollBeforeNotifications, .scrollViewsScrollAfterNotifications,
      because: "The system scrolls the list, with or without the avoider."))
  func noHeight() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    screen.scrollView.frame.size.height = 0
    let rest = Snapshot(of: stage.window)
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    stage.endEditing()
    expectEqual(Snapshot(of: stage.window), rest)
    #expect(stage.avoider.applier.ledger.isEmpty)
  }

  @Test("leaves no contribution if the app stops the avoider while it scrolls")
  func stopWhileScrolling() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    let delegate = ScrollObserver { stage.avoider.stop() }
    screen.scrollView.delegate = delegate
    screen.fields[12].becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.avoider.applier.ledger.isEmpty && stage.avoider.drag.window == nil)
    #expect(screen.scrollView.contentInset == .zero)
  }
}

private final class ScrollObserver: NSObject, UIScrollViewDelegate {
  private let onScroll: () -> Void

  init(_ onScroll: @escaping () -> Void) {
    self.onScroll = onScroll
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll() }
}
