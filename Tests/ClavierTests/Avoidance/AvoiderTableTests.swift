import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Inputs in table cells.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderTableTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("shows a field in the last visible row, and restores everything")
  func plainTable() throws {
    let screen = TableFieldsController()
    let stage = try AvoiderStage(screen)
    HeadlessWorld.updateCycle()
    let (offset, inset) = (screen.table.contentOffset, screen.table.contentInset)
    let field = try #require(screen.table.lastField)
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(stage.covered(field) == 0 && stage.gap(below: field) >= 10 - 0.001)
    stage.endEditing()
    #expect(screen.table.contentOffset == offset && screen.table.contentInset == inset)
  }

  /// The kinds of bars below a table.
  enum Bar: CaseIterable, Sendable { case tabs, toolbar }

  @Test("TP#269: keeps exactly the spacing in a table above a bar", arguments: Bar.allCases)
  func aboveBar(bar: Bar) throws {
    let screen = TableFieldsController()
    let navigation = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    if bar == .toolbar { navigation.isToolbarHidden = false } else { tabs.viewControllers = [navigation] }
    let stage = try AvoiderStage(bar == .toolbar ? navigation : tabs)
    HeadlessWorld.updateCycle()
    let (inset, offset) = (screen.table.adjustedContentInset, screen.table.contentOffset)
    let field = try #require(screen.table.lastField)
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: field) - 10) < 0.001)
    stage.endEditing()
    #expect(screen.table.adjustedContentInset == inset && screen.table.contentOffset == offset)
  }

  @Test("keeps the edited row visible when rows are inserted")
  func insertion() throws {
    let screen = TableFieldsController()
    let stage = try AvoiderStage(screen)
    HeadlessWorld.updateCycle()
    let field = try #require(screen.table.lastField)
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.count += 3
    screen.table.insertRows(at: (0..<3).map(path), with: .none)
    HeadlessWorld.updateCycle()
    #expect(field.isFirstResponder && stage.covered(field) == 0)
  }

  @Test("leaves no contribution when the edited row is deleted")
  func deletion() throws {
    let screen = TableFieldsController()
    let stage = try AvoiderStage(screen)
    HeadlessWorld.updateCycle()
    let inset = screen.table.contentInset
    let field = try #require(screen.table.lastField)
    let cell = try #require(screen.table.visibleCells.first { field.isDescendant(of: $0) })
    let edited = try #require(screen.table.indexPath(for: cell))
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.count -= 1
    screen.table.deleteRows(at: [edited], with: .none)
    HeadlessClock.advanceUntilIdle()
    #expect(!field.isFirstResponder && !stage.keyboard.isVisible && screen.table.contentInset == inset)
  }

  @Test("leaves no contribution when the table reloads during editing")
  func reload() throws {
    let screen = TableFieldsController()
    let stage = try AvoiderStage(screen)
    HeadlessWorld.updateCycle()
    let inset = screen.table.contentInset
    try #require(screen.table.lastField).becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.table.reloadData()
    HeadlessClock.advanceUntilIdle()
    #expect(!stage.keyboard.isVisible && screen.table.contentInset == inset)
  }

  @Test("works with the cell of an edited row that is scrolled far away")
  func reuse() throws {
    let screen = TableFieldsController()
    let stage = try AvoiderStage(screen)
    HeadlessWorld.updateCycle()
    let inset = screen.table.contentInset
    let field = try #require(screen.table.lastField)
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    screen.table.contentOffset.y = 1000
    HeadlessWorld.updateCycle()
    #expect(field.isFirstResponder && screen.table.visibleCells.allSatisfy { !field.isDescendant(of: $0) })
    stage.endEditing()
    #expect(screen.table.contentInset == inset && screen.table.contentOffset.y > 600)
  }

  @Test("keeps the caret visible in a text view that makes its row grow")
  func growingRow() throws {
    let note = NoteCell(style: .default, reuseIdentifier: nil)
    let screen = TableFieldsController(special: note, row: 8)
    let stage = try AvoiderStage(screen)
    HeadlessWorld.updateCycle()
    note.note.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    let height = note.frame.height
    for line in 1...12 {
      HeadlessTyping.insert("\nLine \(line)")
      screen.table.performBatchUpdates(nil)
      HeadlessClock.advanceUntilIdle()
      #expect(try stage.gap(belowCaretOf: note.note) > 10 - 0.001)
    }
    #expect(note.frame.height > height + 150)
  }

  @Test("shows an input in a table's footer, and does not move anything for one in its header")
  func ends() throws {
    let screen = TableFieldsController()
    let stage = try AvoiderStage(screen)
    let (header, footer) = (endView(), endView())
    (screen.table.tableHeaderView, screen.table.tableFooterView) = (header, footer)
    HeadlessWorld.updateCycle()
    let offset = screen.table.contentOffset
    try #require(header.subviews.first).becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(screen.table.contentOffset == offset)
    stage.endEditing()
    screen.table.scrollToRow(at: path(39), at: .bottom, animated: false)
    screen.table.contentOffset.y += 60
    HeadlessWorld.updateCycle()
    let (inset, end) = (screen.table.contentInset, screen.table.contentOffset)
    let field = try #require(footer.subviews.first)
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: field) - 10) < 0.001)
    stage.endEditing()
    #expect(screen.table.contentInset == inset && screen.table.contentOffset == end)
  }

  private func endView() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 60))
    view.addSubview(UITextField(frame: CGRect(x: 16, y: 13, width: 200, height: 34)))
    return view
  }

  @Test("scrolls a collection view like other scroll views")
  func collection() throws {
    let source = FieldItems()
    let screen = UIViewController()
    let stage = try AvoiderStage(screen)
    let collection = source.collection(frame: screen.view.bounds, direction: .vertical)
    screen.view.addSubview(collection)
    HeadlessWorld.updateCycle()
    let (inset, offset) = (collection.contentInset, collection.contentOffset)
    let path = try #require(collection.indexPathsForVisibleItems.max())
    let field = try #require((collection.cellForItem(at: path) as? FieldItemCell)?.field)
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: field) - 10) < 0.001)
    stage.endEditing()
    #expect(collection.contentInset == inset && collection.contentOffset == offset)
  }

  @Test(
    "ignores a horizontal row of items, and scrolls the table around it",
    .notUnder(
      .scrollViewsScrollAfterNotifications, .scrollViewsScrollBeforeNotifications,
      because: "The system scrolls the row sideways to the field."))
  func sidewaysRow() throws {
    let source = FieldItems()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let screen = TableFieldsController(special: cell, row: 14)
    let stage = try AvoiderStage(screen)
    let items = source.collection(frame: CGRect(x: 0, y: 0, width: 393, height: 44), direction: .horizontal)
    cell.contentView.addSubview(items)
    HeadlessWorld.updateCycle()
    items.contentOffset.x = 150
    HeadlessWorld.updateCycle()
    let (inset, offset) = (screen.table.contentInset, screen.table.contentOffset)
    let path = try #require(items.indexPathsForVisibleItems.min())
    let field = try #require((items.cellForItem(at: path) as? FieldItemCell)?.field)
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: field) - 10) < 0.001)
    #expect(items.contentOffset == CGPoint(x: 150, y: 0) && items.contentInset == .zero)
    stage.endEditing()
    #expect(screen.table.contentInset == inset && screen.table.contentOffset == offset)
  }
}

/// A row as tall as its text.
private final class NoteCell: UITableViewCell {
  let note = UITextView(frame: .zero)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    note.isScrollEnabled = false
    note.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(note)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: contentView.topAnchor),
      note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }
}

/// Many items with a text field each.
private final class FieldItems: NSObject, UICollectionViewDataSource {
  func collection(frame: CGRect, direction: UICollectionView.ScrollDirection) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 44)
    layout.scrollDirection = direction
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(FieldItemCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = self
    return view
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 180 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}
