import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Invalid input does not move anything, leaves no contribution, and is logged.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderPromiseBadInputTests {
  @Test("does not move anything for an input without a window, and logs it")
  func withoutWindow() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    var lines: [String] = []
    stage.avoider.log = { lines.append($0) }
    let rest = Snapshot(of: screen.view)
    let field = UITextField(frame: CGRect(x: 20, y: 740, width: 200, height: 34))
    let fixture = KeyboardFixture(notificationCenter: .default)
    fixture.beginEditing(field)
    fixture.show()
    expectEqual(Snapshot(of: screen.view), rest)
    #expect(stage.avoider.applier.ledger.isEmpty)
    #expect(lines.contains { $0.contains("UITextField") && $0.contains("not in a window") })
  }

  @Test("leaves no contribution when the edited input is removed")
  func removed() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    let rest = (screen.scrollView.contentInset, screen.scrollView.contentOffset)
    screen.fields[12].becomeFirstResponder()
    #expect(screen.scrollView.contentOffset != rest.1)
    screen.fields[12].removeFromSuperview()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.scrollView.contentInset == rest.0)
    #expect(screen.scrollView.contentOffset == rest.1)
    #expect(stage.avoider.applier.ledger.isEmpty)
  }

  @Test("drops the contribution to a deallocated scroll view")
  func releasedScrollView() throws {
    let screen = UIViewController()
    let stage = try AvoiderStage(screen)
    weak var weakScrollView: UIScrollView?
    do {
      let scrollView = UIScrollView(frame: screen.view.bounds)
      scrollView.contentSize = CGSize(width: 393, height: 2000)
      let field = UITextField(frame: CGRect(x: 20, y: 700, width: 200, height: 34))
      scrollView.addSubview(field)
      screen.view.addSubview(scrollView)
      field.becomeFirstResponder()
      #expect(stage.covered(field) == 0)
      #expect(!stage.avoider.applier.ledger.isEmpty)
      scrollView.removeFromSuperview()
      HeadlessClock.advanceUntilIdle()
      weakScrollView = scrollView
    }
    #expect(weakScrollView == nil)
    #expect(stage.avoider.applier.ledger.isEmpty)
  }

  @Test("does not transfer the contribution of a deallocated object to a new object at the same address")
  func deadObject() {
    HeadlessWorld.reset()
    let ledger = ContributionLedger()
    var inherited = 0
    for _ in 0..<50 {
      do {
        let dead = UIScrollView()
        ledger.set(5, of: .bottomInset, in: dead)
        #expect(!ledger.isEmpty)
      }
      #expect(ledger.isEmpty)
      let new = UIScrollView()
      if ledger.amount(of: .bottomInset, in: new) != 0 { inherited += 1 }
      ledger.set(0, of: .bottomInset, in: new)
      #expect(new.contentInset == .zero)
    }
    #expect(inherited == 0)
    ledger.dropEmpty()
    #expect(ledger.objects(with: ContributedProperty.allCases).isEmpty)
  }

  @Test("does not move anything in an empty window, and logs it")
  func emptyWindow() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    var lines: [String] = []
    stage.avoider.log = { lines.append($0) }
    stage.window.frame = .zero
    let rest = Snapshot(of: screen.view)
    screen.fields[12].becomeFirstResponder()
    expectEqual(Snapshot(of: screen.view), rest)
    #expect(stage.avoider.applier.ledger.isEmpty)
    #expect(stage.avoider.lastPlan?.outcome == .unchanged(.windowFrame))
    #expect(lines.contains { $0.lowercased().contains("window") })
  }

  @Test(
    "does not move anything for an invalid spacing, and logs it", arguments: [CGFloat.nan, .infinity, -.infinity])
  func spacing(spacing: CGFloat) throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    var lines: [String] = []
    stage.avoider.log = { lines.append($0) }
    let rest = Snapshot(of: screen.view)
    stage.avoider.spacing = spacing
    screen.fields[12].becomeFirstResponder()
    expectEqual(Snapshot(of: screen.view), rest)
    #expect(stage.avoider.applier.ledger.isEmpty)
    #expect(lines.contains { $0.lowercased().contains("spacing") })
    stage.avoider.spacing = 10
    #expect(abs(stage.gap(below: screen.fields[12]) - 10) < 0.001)
  }

  @Test("logs nothing when it shows an input and then restores everything")
  func quiet() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    var lines: [String] = []
    stage.avoider.log = { lines.append($0) }
    screen.fields[12].becomeFirstResponder()
    stage.avoider.setPolicy(.disabled, for: screen)
    #expect(stage.avoider.lastPlan?.outcome == .restores(.exclusion(.policy)))
    HeadlessClock.advanceUntilIdle()
    screen.fields[12].resignFirstResponder()
    #expect(lines.isEmpty)
  }

  @Test("treats a negative spacing as 0")
  func negativeSpacing() throws {
    let screen = FieldsController(.scrolling, count: 13)
    let stage = try AvoiderStage(screen)
    stage.avoider.spacing = -40
    screen.fields[12].becomeFirstResponder()
    #expect(abs(stage.gap(below: screen.fields[12])) < 0.001)
  }
}
