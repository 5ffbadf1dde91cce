import Foundation
import Testing
import UIKit

@MainActor @Suite("Diffable data sources") struct DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

  private func snapshot(_ sections: [[String]]) -> Snapshot {
    var new = Snapshot()
    for (index, items) in sections.enumerated() {
      new.appendSections([index])
      new.appendItems(items)
    }
    return new
  }

  @Test("Items and sections of a snapshot can be moved, inserted, and deleted")
  func changing() {
    var shown = snapshot([["a", "b"], ["c"]])
    shown.moveItem("a", afterItem: "c")
    shown.insertItems(["d"], beforeItem: "b")
    shown.deleteItems(["c"])
    #expect(shown.itemIdentifiers(inSection: 0) == ["d", "b"] && shown.itemIdentifiers(inSection: 1) == ["a"])
    #expect(shown.sectionIdentifier(containingItem: "a") == 1 && shown.numberOfItems == 3)
    shown.deleteSections([0])
    #expect(shown.sectionIdentifiers == [1] && shown.indexOfItem("a") == 0)
  }

  @Test("Applying a snapshot to a table keeps the cells and the editing of remaining rows")
  func table() throws {
    let table = UITableView(frame: rect(0, 0, 393, 852))
    table.rowHeight = 60
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      let field = UITextField(frame: rect(0, 0, 200, 40))
      field.text = item
      cell.contentView.addSubview(field)
      return cell
    }
    let stage = TableStage(table)
    source.apply(snapshot([["a", "b"]]), animatingDifferences: false)
    HeadlessWorld.updateCycle()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let field = try #require(cell.contentView.subviews.first as? UITextField)
    #expect(field.becomeFirstResponder())
    source.apply(snapshot([["x", "b"], ["c"]]))
    HeadlessWorld.updateCycle()
    #expect(field.isFirstResponder && table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
    #expect(table.numberOfSections == 2 && source.indexPath(for: "c") == IndexPath(row: 0, section: 1))
    source.applySnapshotUsingReloadData(snapshot([["b"]]))
    HeadlessWorld.updateCycle()
    #expect(!field.isFirstResponder)
    _ = stage
  }

  @Test("A registration creates and fills the cells of a collection")
  func collection() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    let collection = UICollectionView(frame: rect(0, 0, 393, 852), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, item in
      cell.accessibilityLabel = item
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { collection, path, item in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    let stage = TableStage(collection)
    source.apply(snapshot([["a", "b", "c"]]))
    HeadlessWorld.updateCycle()
    #expect(collection.cellForItem(at: IndexPath(item: 2, section: 0))?.accessibilityLabel == "c")
    source.apply(snapshot([["a", "c"]]))
    HeadlessWorld.updateCycle()
    #expect(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.accessibilityLabel == "c")
    _ = stage
  }
}
