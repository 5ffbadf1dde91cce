import Foundation
import Testing
import UIKit

@MainActor private final class Playlist: UITableViewController {
  var songs = ["a", "b", "c"]
  var selected: [Int] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { songs.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = songs[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    songs.insert(songs.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    proposedDestinationIndexPath.row == 0 ? IndexPath(row: 1, section: 0) : proposedDestinationIndexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }

  override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 300 }
}

@MainActor @Suite("Editing tables") struct TableEditingTests {
  private let list = Playlist(style: .plain)

  private func cell(_ row: Int) throws -> UITableViewCell {
    try #require(list.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  @Test("In editing mode, the rows that can be edited are indented")
  func indent() throws {
    let stage = TableStage(showing: list)
    defer { _ = stage }
    list.setEditing(true, animated: true)
    HeadlessClock.advanceUntilIdle()
    #expect(list.tableView.isEditing)
    #expect(try cell(0).contentView.frame.minX == 0)
    #expect(try cell(0).isEditing)
    #expect(try cell(0).editingStyle == .none)
    #expect(try cell(1).contentView.frame.minX == 38)
    #expect(try cell(1).editingStyle == .delete)
    #expect(try cell(1).contentView.frame.maxX == 393)
    try cell(1).shouldIndentWhileEditing = false
    try cell(1).layoutIfNeeded()
    #expect(try cell(1).contentView.frame.minX == 0)
    list.setEditing(false, animated: false)
    #expect(try cell(2).contentView.frame.minX == 0)
    #expect(try !cell(2).isEditing)
  }

  @Test("In editing mode, rows are selected only if the table allows it")
  func selection() throws {
    let stage = TableStage(showing: list)
    defer { _ = stage }
    list.setEditing(true, animated: false)
    stage.tap(try cell(1))
    #expect(list.selected.isEmpty)
    list.tableView.allowsSelectionDuringEditing = true
    stage.tap(try cell(1))
    #expect(list.selected == [1] && list.tableView.indexPathsForSelectedRows?.count == 1)
    list.tableView.allowsMultipleSelectionDuringEditing = true
    stage.tap(try cell(2))
    #expect(list.selected == [1, 2] && list.tableView.indexPathsForSelectedRows?.count == 2)
  }

  @Test("The user can move the rows that the data source permits, to the positions that the delegate permits")
  func moving() throws {
    let stage = TableStage(showing: list)
    defer { _ = stage }
    #expect(!list.tableView.headlessMove(rowAt: IndexPath(row: 2, section: 0), to: IndexPath(row: 1, section: 0)))
    list.setEditing(true, animated: false)
    #expect(!list.tableView.headlessMove(rowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 0)))
    #expect(list.tableView.headlessMove(rowAt: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0)))
    #expect(list.songs == ["a", "c", "b"])
    #expect(try cell(1).textLabel?.text == "c")
    #expect(try cell(2).textLabel?.text == "b")
  }

  @Test("The delegate's estimates are used for rows that have not been visible")
  func estimates() {
    let stage = TableStage(showing: list)
    defer { _ = stage }
    list.songs = (0..<100).map(String.init)
    list.tableView.reloadData()
    list.tableView.layoutIfNeeded()
    #expect(list.tableView.contentSize.height > 80 * 300 && list.tableView.contentSize.height < 100 * 300)
  }
}
