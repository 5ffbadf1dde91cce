import Foundation
import Testing
import UIKit

@MainActor @Suite("Prefetching, outlines, and other lists") struct ListAdditionTests {
  private final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
    var requested: [Int] = []
    var cancelled: [Int] = []
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      requested += indexPaths.map(\.row)
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      cancelled += indexPaths.map(\.row)
    }
  }

  @Test("A table prefetches the next rows once, and cancels rows that are no longer near")
  func prefetching() {
    let table = UITableView(frame: rect(0, 0, 393, 852))
    table.rowHeight = 50
    let (source, prefetcher) = (TableSource([(0..<200).map(String.init)]), Prefetcher())
    table.dataSource = source
    table.prefetchDataSource = prefetcher
    let stage = TableStage(table)
    #expect(prefetcher.requested.isEmpty, "nothing has scrolled yet")
    stage.scroll(table, to: 200)
    #expect(prefetcher.requested.contains(25) && !prefetcher.requested.contains(5))
    let first = prefetcher.requested
    stage.scroll(table, to: 210)
    #expect(Set(first).intersection(prefetcher.requested.dropFirst(first.count)).isEmpty)
    #expect(prefetcher.cancelled.isEmpty)
    stage.scroll(table, to: 150)
    #expect(!prefetcher.cancelled.isEmpty)
    table.isPrefetchingEnabled = false
    prefetcher.requested = []
    stage.scroll(table, to: 3000)
    #expect(prefetcher.requested.isEmpty)
  }

  @Test("Estimated heights of headers are used until the headers are visible")
  func estimatedHeaders() {
    final class Delegate: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
    }
    let table = UITableView(frame: rect(0, 0, 393, 100))
    table.rowHeight = 50
    table.sectionHeaderTopPadding = 0
    let (source, delegate) = (TableSource(Array(repeating: ["a"], count: 60)), Delegate())
    table.dataSource = source
    table.delegate = delegate
    let stage = TableStage(table)
    let before = table.contentSize.height
    table.estimatedSectionHeaderHeight = 90
    HeadlessWorld.updateCycle()
    #expect(table.contentSize.height > before + 300)
    withExtendedLifetime((stage, delegate)) {}
  }

  @Test("A touch on the index of a table scrolls to the section that the data source returns")
  func sectionIndex() {
    final class Source: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 5 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "Z"] }
      func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        title == "Z" ? 4 : 0
      }
    }
    let (table, source) = (UITableView(frame: rect(0, 0, 393, 852)), Source())
    table.rowHeight = 44
    table.dataSource = source
    _ = TableStage(table)
    #expect(table.headlessSectionIndexTitles == ["A", "Z"])
    table.headlessTouchSectionIndex("Z")
    #expect(table.indexPathsForVisibleRows?.contains(IndexPath(row: 0, section: 4)) == true)
    table.sectionIndexMinimumDisplayRowCount = 1000
    #expect(table.headlessSectionIndexTitles == nil)
  }

  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  private var outline: Outline {
    var outline = Outline()
    outline.append(["fruit", "bread"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["red apple"], to: "apple")
    return outline
  }

  @Test("An outline has levels, parents, and visible items")
  func outlines() {
    var outline = outline
    #expect(outline.items == ["fruit", "apple", "red apple", "pear", "bread"])
    #expect(outline.rootItems == ["fruit", "bread"] && outline.visibleItems == ["fruit", "bread"])
    #expect(outline.level(of: "red apple") == 2 && outline.parent(of: "pear") == "fruit")
    outline.expand(["apple"])
    #expect(!outline.isVisible("red apple"), "its grandparent is collapsed")
    outline.expand(["fruit"])
    #expect(outline.visibleItems == ["fruit", "apple", "red apple", "pear", "bread"])
    outline.insert(["kiwi"], after: "apple")
    #expect(
      outline.items == ["fruit", "apple", "red apple", "kiwi", "pear", "bread"] && outline.level(of: "kiwi") == 1)
    let part = outline.snapshot(of: "fruit")
    #expect(part.rootItems == ["apple", "kiwi", "pear"] && part.level(of: "red apple") == 1)
    var new = Outline()
    new.append(["plum"])
    outline.replace(childrenOf: "fruit", using: new)
    #expect(outline.items == ["fruit", "plum", "bread"] && outline.parent(of: "plum") == "fruit")
    outline.delete(["fruit"])
    #expect(outline.items == ["bread"])
  }

  @Test("Unless a handler forbids it, a chevron expands an item, and the items inside it are indented")
  func expanding() throws {
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let collection = UICollectionView(
      frame: rect(0, 0, 393, 852), collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    let stage = TableStage(collection)
    source.apply(outline, to: 0)
    HeadlessWorld.updateCycle()
    #expect(source.snapshot().itemIdentifiers == ["fruit", "bread"])
    func cell(_ item: Int) throws -> UICollectionViewListCell {
      try #require(collection.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell)
    }
    var log: [String] = []
    source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "bread" }
    source.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
    let button = try #require(try cell(0).subviews.first { $0 is UIButton })
    stage.tap(button)
    HeadlessWorld.updateCycle()
    #expect(source.snapshot().itemIdentifiers == ["fruit", "apple", "pear", "bread"] && log == ["expand fruit"])
    #expect(source.snapshot(for: 0).isExpanded("fruit"))
    let (top, inner) = (try cell(0), try cell(1))
    #expect(inner.indentationLevel == 1 && inner.contentView.frame.minX == top.contentView.frame.minX + 10)
    #expect(top.configurationState.isExpanded && !inner.configurationState.isExpanded)
    stage.tap(try #require(try cell(3).subviews.first { $0 is UIButton }))
    #expect(log == ["expand fruit"])
    stage.tap(try #require(try cell(0).subviews.first { $0 is UIButton }))
    #expect(source.snapshot().itemIdentifiers == ["fruit", "bread"])
  }

  @Test("A compositional layout can scroll horizontally")
  func horizontal() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .fractionalHeight(1)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let collection = UICollectionView(frame: rect(0, 0, 393, 200), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    let screen = Screen()
    screen.view.addSubview(collection)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<20))
    source.apply(snapshot)
    HeadlessWorld.updateCycle()
    #expect(collection.contentSize == CGSize(width: 40 + 20 * 100 + 19 * 10, height: 200))
    #expect(collection.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame == rect(240, 0, 100, 200))
    #expect(collection.visibleCells.count == 4)
    collection.scrollToItem(at: IndexPath(item: 19, section: 0), at: .right, animated: false)
    HeadlessWorld.updateCycle()
    #expect(collection.cellForItem(at: IndexPath(item: 19, section: 0)) != nil)
  }
}

extension ListAdditionTests {
  @Test("A cell that invalidates its size gets a new height, unless the app forbids it", arguments: [true, false])
  func selfSizing(isEnabled: Bool) throws {
    final class Source: NSObject, UITableViewDataSource {
      var height: NSLayoutConstraint?
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(view)
        height = view.heightAnchor.constraint(equalToConstant: 80)
        height?.isActive = true
        view.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
        view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor).isActive = true
        return cell
      }
    }
    let (table, source) = (UITableView(frame: rect(0, 0, 393, 852)), Source())
    table.dataSource = source
    let stage = TableStage(table)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 80)
    if !isEnabled { table.selfSizingInvalidation = .disabled }
    source.height?.constant = 120
    try #require(table.visibleCells.first).invalidateIntrinsicContentSize()
    HeadlessWorld.updateCycle()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == (isEnabled ? 120 : 80))
    withExtendedLifetime(stage) {}
  }
}
