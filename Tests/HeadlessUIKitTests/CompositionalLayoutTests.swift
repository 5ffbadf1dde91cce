import Foundation
import Testing
import UIKit

@MainActor @Suite("Compositional layouts") struct CompositionalLayoutTests {
  private func show(
    _ layout: UICollectionViewLayout, _ sections: [[String]],
    cell: @escaping (UICollectionViewCell, String) -> Void = { _, _ in }
  ) -> (UICollectionView, UICollectionViewDiffableDataSource<Int, String>, TableStage) {
    let collection = UICollectionView(frame: rect(0, 0, 393, 852), collectionViewLayout: layout)
    collection.contentInsetAdjustmentBehavior = .never
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { view, _, item in
      cell(view, item)
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    let stage = TableStage(collection)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for (index, items) in sections.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(items)
    }
    source.apply(snapshot)
    HeadlessWorld.updateCycle()
    return (collection, source, stage)
  }

  private func frames(_ collection: UICollectionView, _ count: Int, section: Int = 0) -> [CGRect] {
    (0..<count).map {
      collection.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame ?? .null
    }
  }

  @Test("A row repeats an item whose width is a fraction of the row's width, with insets and spacing")
  func grid() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 20)
    section.interGroupSpacing = 5
    let (collection, source, stage) = show(
      UICollectionViewCompositionalLayout(section: section), [["a", "b", "c"], ["d"]])
    #expect(frames(collection, 3) == [rect(20, 10, 176.5, 60), rect(196.5, 10, 176.5, 60), rect(20, 75, 176.5, 60)])
    #expect(frames(collection, 1, section: 1) == [rect(20, 175, 176.5, 60)] && collection.contentSize.height == 265)
    _ = (source, stage)
  }

  @Test("The headers of a list are views from the data source, as tall as they require, or the first items of sections")
  func listHeaders() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    (list.headerMode, list.footerMode) = (.supplementary, .supplementary)
    let (collection, source, stage) = show(UICollectionViewFlowLayout(), [["a", "b"]])
    var kinds: [String] = []
    func registration(_ kind: String) -> UICollectionView.SupplementaryRegistration<UICollectionReusableView> {
      UICollectionView.SupplementaryRegistration(elementKind: kind) { view, kind, _ in
        kinds.append(kind)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        NSLayoutConstraint.activate([
          content.heightAnchor.constraint(equalToConstant: 70), content.topAnchor.constraint(equalTo: view.topAnchor),
          content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
      }
    }
    let header = registration(UICollectionView.elementKindSectionHeader)
    let footer = registration(UICollectionView.elementKindSectionFooter)
    source.supplementaryViewProvider = { collection, kind, path in
      collection.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: path)
    }
    collection.setCollectionViewLayout(UICollectionViewCompositionalLayout.list(using: list), animated: false)
    HeadlessWorld.updateCycle()
    #expect(kinds.sorted() == [UICollectionView.elementKindSectionFooter, UICollectionView.elementKindSectionHeader])
    let first = try #require(frames(collection, 1).first)
    #expect(first.minY == 70 + 17.5)
    list.headerMode = .firstItemInSection
    list.footerMode = .none
    collection.setCollectionViewLayout(UICollectionViewCompositionalLayout.list(using: list), animated: false)
    HeadlessWorld.updateCycle()
    let card = try #require(collection.subviews.first { $0.layer.cornerRadius > 0 })
    #expect(card.frame == frames(collection, 2)[1])
    _ = stage
  }

  @Test("The rows of a list are as tall as their content requires")
  func list() {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let (collection, source, stage) = show(layout, [["30", "100", "70"]]) { cell, item in
      let field = UITextField()
      field.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(field)
      NSLayoutConstraint.activate([
        field.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        field.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        field.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        field.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        field.heightAnchor.constraint(equalToConstant: CGFloat(Double(item) ?? 0)),
      ])
    }
    #expect(frames(collection, 3) == [rect(0, 0, 393, 30), rect(0, 30, 393, 100), rect(0, 130, 393, 70)])
    var snapshot = source.snapshot()
    snapshot.deleteItems(["30"])
    source.apply(snapshot)
    HeadlessWorld.updateCycle()
    #expect(frames(collection, 2) == [rect(0, 0, 393, 100), rect(0, 100, 393, 70)])
    _ = stage
  }

  @Test("A group of a list is on a card behind its rows, with lines between them")
  func groups() throws {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    let items = (0..<40).map { "\($0)" }
    let (collection, source, stage) = show(layout, [items, ["last"]])
    #expect(collection.subviews.first?.backgroundColor == .systemGroupedBackground)
    for offset in [CGFloat(0), 900, 1200, 0] {
      collection.contentOffset.y = offset
      HeadlessWorld.updateCycle()
      let cards = collection.subviews.filter { $0.backgroundColor == .secondarySystemGroupedBackground }
      #expect(cards.map(\.frame) == [rect(20, 17.5, 353, 1760), rect(20, 1812.5, 353, 44)])
      #expect(collection.subviews.first?.frame == collection.bounds)
      // Rows that appear later are in front of the card as well.
      #expect(collection.subviews.prefix(3).allSatisfy { !($0 is UICollectionViewCell) })
      let path = try #require(collection.indexPathsForVisibleItems.min())
      let row = try #require(collection.cellForItem(at: path))
      let lines = row.subviews.filter { $0.backgroundColor == .separator }
      #expect(lines.map(\.frame.minX) == [16] && lines.first?.frame.maxX == 353)
    }
    collection.contentOffset.y = 1000
    HeadlessWorld.updateCycle()
    let last = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 1)))
    #expect(!last.subviews.contains { $0.backgroundColor == .separator })
    _ = (source, stage)
  }

  @Test("A plain list has lines and no card")
  func plainList() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let (collection, source, stage) = show(
      UICollectionViewCompositionalLayout.list(using: configuration), [["a", "b"]])
    #expect(collection.subviews.allSatisfy { $0 is UICollectionViewCell })
    #expect(collection.visibleCells.allSatisfy { $0.subviews.contains { $0.backgroundColor == .separator } })
    configuration.showsSeparators = false
    configuration.backgroundColor = .systemTeal
    let (other, otherSource, otherStage) = show(
      UICollectionViewCompositionalLayout.list(using: configuration), [["a", "b"]])
    #expect(other.subviews.first?.backgroundColor == .systemTeal)
    #expect(!other.visibleCells.contains { $0.subviews.contains { $0.backgroundColor == .separator } })
    _ = (source, stage, otherSource, otherStage)
  }
}
