import Foundation
import Testing
import UIKit

@MainActor @Suite("Table updates") struct TableUpdateTests {
  private func stage(_ rows: [[String]]) -> (table: UITableView, source: TableSource, stage: TableStage) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: .plain)
    let source = TableSource(rows)
    table.dataSource = source
    table.delegate = source
    return (table, source, TableStage(table))
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test("Inserted rows move existing cells without replacing them")
  func insertion() throws {
    let (table, source, stage) = stage([["a", "b"]])
    let cell = try #require(table.cellForRow(at: path(1)))
    source.rows[0] = ["new", "a", "newer", "b"]
    table.insertRows(at: [path(0), path(2)], with: .automatic)
    #expect(table.indexPath(for: cell) == path(3))
    #expect(cell.frame == table.rectForRow(at: path(3)))
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["new", "a", "newer", "b"])
    _ = (source, stage)
  }

  @Test("Deleting rows removes their cells, the first responder in them, and their selection")
  func deletion() throws {
    let (table, source, stage) = stage([["a", "b", "c"]])
    let cell = try #require(table.cellForRow(at: path(1)))
    let field = UITextField(frame: CGRect(x: 200, y: 5, width: 100, height: 34))
    cell.contentView.addSubview(field)
    field.becomeFirstResponder()
    table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    source.rows[0] = ["a", "c"]
    table.deleteRows(at: [path(1)], with: .fade)
    #expect(cell.superview == nil && !field.isFirstResponder)
    #expect(table.indexPathForSelectedRow == path(1))
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "c"])
    _ = (source, stage)
  }

  @Test("A layout pass while the edited row is removed shows the new rows, each in one cell", arguments: [true, false])
  func layoutDuringRemoval(reloads: Bool) throws {
    let (table, source, stage) = stage([(0..<12).map(String.init)])
    let cell = try #require(table.cellForRow(at: path(10)))
    let field = UITextField(frame: CGRect(x: 200, y: 5, width: 100, height: 34))
    cell.contentView.addSubview(field)
    field.becomeFirstResponder()
    let token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidEndEditingNotification, object: field, queue: nil
    ) { _ in MainActor.assumeIsolated { HeadlessWorld.updateCycle() } }
    source.rows[0].removeSubrange(3...)
    if reloads { table.reloadData() } else { table.deleteRows(at: (3..<12).map { path($0) }, with: .fade) }
    HeadlessWorld.updateCycle()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["0", "1", "2"])
    #expect(table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }.count == 3)
    NotificationCenter.default.removeObserver(token)
    _ = stage
  }

  @Test("Deletions use old index paths and insertions use new index paths, regardless of the order of the calls")
  func batch() {
    let (table, source, stage) = stage([["a", "b", "c"], ["d"]])
    source.rows = [["a", "new", "c"], ["e"], ["d", "f"]]
    var isDone: Bool?
    table.performBatchUpdates {
      table.insertRows(at: [path(1), path(1, 2)], with: .none)
      table.insertSections([1], with: .none)
      table.deleteRows(at: [path(1)], with: .none)
    } completion: {
      isDone = $0
    }
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "new", "c", "e", "d", "f"])
    HeadlessClock.advanceUntilIdle()
    #expect(isDone == true)
    _ = (source, stage)
  }

  @Test("A moved row keeps its cell, and a reloaded one gets a new cell")
  func movingAndReloading() throws {
    let (table, source, stage) = stage([["a", "b", "c"]])
    let (first, second) = (
      try #require(table.cellForRow(at: path(0))), try #require(table.cellForRow(at: path(1)))
    )
    source.rows[0] = ["b", "c", "a"]
    table.moveRow(at: path(0), to: path(2))
    #expect(table.cellForRow(at: path(2)) === first && table.cellForRow(at: path(0)) === second)
    source.rows[0] = ["B", "c", "a"]
    table.reloadRows(at: [path(0)], with: .none)
    #expect(table.cellForRow(at: path(0))?.textLabel?.text == "B")
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["B", "c", "a"])
    _ = (source, stage)
  }

  @Test("Reloading all data ends editing in a cell and clears the selection")
  func reload() throws {
    let (table, source, stage) = stage([["a", "b"]])
    let cell = try #require(table.cellForRow(at: path(0)))
    let field = UITextField(frame: CGRect(x: 200, y: 5, width: 100, height: 34))
    cell.contentView.addSubview(field)
    field.becomeFirstResponder()
    table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    source.rows = [["x", "y", "z"]]
    table.reloadData()
    #expect(!field.isFirstResponder && table.indexPathForSelectedRow == nil)
    #expect(table.numberOfRows(inSection: 0) == 3)
    HeadlessWorld.updateCycle()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["x", "y", "z"])
    _ = (source, stage)
  }

  @Test("Deleting sections removes their headers")
  func sections() throws {
    let (table, source, stage) = stage([["a"], ["b"], ["c"]])
    source.titles = ["A", "B", "C"]
    table.reloadData()
    HeadlessWorld.updateCycle()
    source.rows.remove(at: 1)
    source.titles.remove(at: 1)
    table.deleteSections([1], with: .none)
    #expect(table.numberOfSections == 2)
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "C")
    source.rows[0] = ["a", "a2"]
    table.reloadSections([0], with: .none)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "a2", "c"])
    _ = (source, stage)
  }

  @Test("A moved section keeps its cells and its header")
  func movedSection() throws {
    let (table, source, stage) = stage([["a"], ["b"], ["c"]])
    source.titles = ["A", "B", "C"]
    table.reloadData()
    HeadlessWorld.updateCycle()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 2)))
    source.rows = [["c"], ["new"], ["a"]]
    source.titles = ["C", "N", "A"]
    table.performBatchUpdates({
      table.moveSection(2, toSection: 0)
      table.deleteSections([1], with: .none)
      table.insertSections([1], with: .none)
    })
    #expect(table.cellForRow(at: path(0)) === cell)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["c", "new", "a"])
    #expect((0..<3).map { table.headerView(forSection: $0)?.textLabel?.text } == ["C", "N", "A"])
    _ = (source, stage)
  }

  @Test("A table view controller clears its selection and avoids the keyboard only with the adjusted inset")
  func controller() throws {
    let controller = RowsController(style: .grouped)
    controller.tableView.selectRow(at: path(0), animated: false, scrollPosition: .none)
    let stage = TableStage(showing: controller)
    let table = try #require(controller.tableView)
    #expect(table === controller.view && table.dataSource === controller && table.style == .grouped)
    #expect(table.indexPathForSelectedRow == nil)
    let rest = table.adjustedContentInset.bottom
    func post(_ name: Notification.Name, _ y: CGFloat) {
      let frame = CGRect(x: 0, y: y, width: 393, height: 852 - y)
      NotificationCenter.default.post(
        name: name, object: nil, userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)])
    }
    let field = UITextField(frame: CGRect(x: 16, y: 5, width: 200, height: 34))
    let cell = try #require(table.visibleCells.last)
    cell.contentView.addSubview(field)
    field.becomeFirstResponder()
    post(UIResponder.keyboardWillShowNotification, 516)
    #expect(table.contentInset.bottom == 0 && table.adjustedContentInset.bottom == 336)
    #expect(field.convert(field.bounds, to: nil).maxY <= 516)
    post(UIResponder.keyboardWillHideNotification, 852)
    #expect(table.adjustedContentInset.bottom == rest)
    _ = stage
  }
}

private final class RowsController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
