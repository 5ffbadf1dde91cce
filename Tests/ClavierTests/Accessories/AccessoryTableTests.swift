import Foundation
import Testing
import UIKit

@testable import Clavier

/// Tests the accessories with inputs in the rows of a table.
@MainActor final class AccessoryTableTests {
  /// The screen.
  ///
  /// The test creates the screen lazily, because another test can run between `init` and the test.
  private lazy var stage = AccessoryStage()

  /// Shows a table of eight rows that was scrolled down and up again, so that its subviews are not in order.
  ///
  /// - Returns: The table, and its data source, which the table does not retain.
  private func makeTable() -> (UITableView, Rows) {
    let rows = Rows(stage)
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 200), style: .plain)
    (table.dataSource, table.delegate) = (rows, rows)
    stage.view.addSubview(table)
    HeadlessWorld.updateCycle()
    for y: CGFloat in [100, 152, 40, 0] {
      table.contentOffset.y = y
      HeadlessWorld.updateCycle()
    }
    return (table, rows)
  }

  @Test(
    "IQ#1041: the first tap selects a row, and then editing ends, even if rows are selected after the commit",
    .under([], [.rowsAreSelectedAfterCommit]))
  func firstTap() throws {
    let (table, rows) = makeTable()
    // The default time at which editing ends is tested here, so the work is not postponed.
    let dismisser = TapToDismiss(in: stage.view)
    let (edited, tapped) = (try #require(rows.field(0, in: table)), try #require(rows.field(2, in: table)))
    HeadlessTouches.tap(edited)
    #expect(stage.focus == "0")
    _ = stage.takeLog()
    let cell = try #require(tapped.superview)
    HeadlessTouches.tap(at: cell.convert(CGPoint(x: 350, y: 22), to: nil))
    #expect(stage.takeLog() == ["select 2 while editing 0"])
    #expect(stage.focus == nil)
    _ = (dismisser, rows)
  }

  @Test("next and previous follow the order of the rows, including rows that scroll onto the screen")
  func toolbar() throws {
    let (table, rows) = makeTable()
    let toolbar = KeyboardToolbar(in: stage.view)
    stage.show(toolbar)
    HeadlessTouches.tap(try #require(rows.field(0, in: table)))
    for row in 1...3 {
      stage.tap(toolbar.nextItem)
      #expect(stage.focus == "\(row)")
    }
    table.contentOffset.y = 100
    HeadlessWorld.updateCycle()
    stage.tap(toolbar.nextItem)
    #expect(stage.focus == "4")
    stage.tap(toolbar.previousItem)
    #expect(stage.focus == "3")
    _ = rows
  }

  @Test("the return key follows the order of the rows")
  func returnKey() throws {
    let (table, rows) = makeTable()
    let chain = ReturnKeyChain(in: table)
    HeadlessTouches.tap(try #require(rows.field(0, in: table)))
    for row in 1...3 {
      HeadlessTyping.pressReturn()
      #expect(stage.focus == "\(row)")
    }
    _ = (chain, rows)
  }
}

/// Eight rows, each with a field whose identifier is the row's number.
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let stage: AccessoryStage

  init(_ stage: AccessoryStage) {
    self.stage = stage
  }

  func field(_ row: Int, in table: UITableView) -> UITextField? {
    let cell = table.cellForRow(at: IndexPath(row: row, section: 0))
    return cell?.contentView.subviews.lazy.compactMap { $0 as? UITextField }.first
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let reused = tableView.dequeueReusableCell(withIdentifier: "field")
    let cell = reused ?? UITableViewCell(style: .default, reuseIdentifier: "field")
    if reused == nil {
      cell.contentView.addSubview(UITextField(frame: CGRect(x: 16, y: 5, width: 200, height: 34)))
    }
    cell.contentView.subviews.first { $0 is UITextField }?.accessibilityIdentifier = "\(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    stage.note("select \(indexPath.row) while editing \(stage.focus ?? "nothing")")
  }
}
