import ClavierCore
import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Inputs in a table view controller, which observes the keyboard itself.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderTableControllerTests {
  @Test("adds no second inset in a table view controller, which insets itself")
  func tableViewController() throws {
    let screen = SystemTableController()
    let stage = try AvoiderStage(screen)
    HeadlessWorld.updateCycle()
    let rest = screen.tableView.adjustedContentInset
    let field = try #require(screen.tableView.lastField)
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: field) - 10) < 0.001)
    let room = screen.tableView.adjustedContentInset.bottom - stage.keyboard.frame.height
    #expect(room >= 0 && room <= 10.001)
    stage.endEditing()
    #expect(screen.tableView.adjustedContentInset == rest)
  }

  @Test(
    "shows the field and restores the inset, whether a table view controller or the avoider observes the keyboard first",
    arguments: [true, false])
  func order(isSystemFirst: Bool) throws {
    let stage = try TwoObservers()
    for event in [KeyboardEvent.willShow, .willChangeFrame, .didShow, .didChangeFrame] {
      stage.post(event, stage.own.info(height: 336), systemFirst: isSystemFirst)
    }
    HeadlessClock.advanceUntilIdle()
    stage.expectField()
    for event in [KeyboardEvent.willHide, .willChangeFrame, .didHide, .didChangeFrame] {
      stage.post(event, stage.own.hidden(), systemFirst: isSystemFirst)
    }
    HeadlessClock.advanceUntilIdle()
    let table: UITableView = stage.screen.tableView
    #expect(table.adjustedContentInset == stage.inset)
    // The system scrolled before the avoider adjusted, and the result stays, as it would without an avoider.
    let expected = isSystemFirst ? stage.field.convert(stage.field.bounds, to: table).maxY - 516 : stage.offset.y
    #expect(abs(table.contentOffset.y - expected) < 0.001)
  }

  @Test("keeps the position to which the user has scrolled, even if the controller reacts first to a hidden keyboard")
  func scrolledBeforeHide() throws {
    let stage = try TwoObservers()
    for event in [KeyboardEvent.willShow, .didShow] {
      stage.post(event, stage.own.info(height: 336), systemFirst: true)
    }
    HeadlessClock.advanceUntilIdle()
    let table: UITableView = stage.screen.tableView
    let planned = table.contentOffset.y
    HeadlessTouches.drag(from: CGPoint(x: 350, y: 150), to: CGPoint(x: 350, y: 350), duration: 0.5, steps: 10)
    HeadlessClock.advanceUntilIdle()
    let offset = table.contentOffset.y
    #expect(offset < planned - 50)
    for event in [KeyboardEvent.willHide, .didHide] { stage.post(event, stage.own.hidden(), systemFirst: true) }
    HeadlessClock.advanceUntilIdle()
    #expect(table.contentOffset.y == offset)
    #expect(table.adjustedContentInset == stage.inset)
  }

  /// Before the keyboard's height changes, the system may add its inset to the avoider's, and scroll for both.
  @Test(
    "scrolls for only one inset as the keyboard's height changes, no matter which observer is notified first",
    arguments: 0..<8)
  func changingHeight(orders: Int) throws {
    let stage = try TwoObservers()
    let posts: [(KeyboardEvent, CGFloat)] = [(.willChangeFrame, 336), (.willChangeFrame, 291), (.willShow, 336)]
    for (index, post) in posts.enumerated() {
      stage.post(post.0, stage.own.info(height: post.1), systemFirst: orders & 1 << index != 0)
    }
    HeadlessClock.advanceUntilIdle()
    stage.expectField()
    stage.post(.willHide, stage.own.hidden(), systemFirst: false)
    HeadlessClock.advanceUntilIdle()
    #expect(stage.screen.tableView.adjustedContentInset == stage.inset)
  }

  @Test("keeps the position of a table controller's table when another field is edited later")
  func laterField() throws {
    let screen = SystemTableController()
    let stage = try AvoiderStage(screen)
    HeadlessWorld.updateCycle()
    try #require(screen.tableView.lastField).becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    stage.endEditing()
    screen.tableView.contentOffset.y = 500
    HeadlessWorld.updateCycle()
    let field = try #require(screen.tableView.field(row: 13))
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.gap(below: field) >= 10 - 0.001)
    #expect(screen.tableView.contentOffset.y == 500)
    stage.endEditing()
    #expect(screen.tableView.contentOffset.y == 500)
  }

  /// A table view controller and an avoider, which observe the keyboard's notifications in an order that the test
  /// chooses.
  @MainActor private struct TwoObservers {
    let screen = SystemTableController()
    let window: UIWindow
    let field: UITextField
    let avoider: KeyboardAvoider
    let inset: UIEdgeInsets
    let offset: CGPoint
    let system = KeyboardFixture(notificationCenter: .default)
    let own = KeyboardFixture()

    init() throws {
      HeadlessWorld.reset(HeadlessDisplay(try #require(Device.named("iPhone 15"))))
      avoider = KeyboardAvoider(center: KeyboardCenter(notificationCenter: own.notificationCenter))
      avoider.start()
      window = makeWindow(screen)
      HeadlessWorld.updateCycle()
      (inset, offset) = (screen.tableView.adjustedContentInset, screen.tableView.contentOffset)
      field = try #require(screen.tableView.lastField)
      field.becomeFirstResponder()
      own.beginEditing(field)
    }

    func post(_ event: KeyboardEvent, _ info: KeyboardInfo, systemFirst: Bool) {
      for fixture in systemFirst ? [system, own] : [own, system] { fixture.post(event, info) }
    }

    /// Checks that the field is 10 points above a keyboard of 336 points, and that no inset is counted twice.
    func expectField(sourceLocation: SourceLocation = #_sourceLocation) {
      #expect(abs(852 - 336 - field.frameOnScreen.maxY - 10) < 0.001, sourceLocation: sourceLocation)
      let room = screen.tableView.adjustedContentInset.bottom - 336
      #expect(room >= 0 && room <= 10.001, sourceLocation: sourceLocation)
    }
  }
}

private final class SystemTableController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueFieldCell()
  }
}
