import Foundation
import Testing
import UIKit

@MainActor @Suite("Accessories of list cells, and items that determine their size") struct ListCellTests {
  /// A list with one row for each text.
  final class List: NSObject, UICollectionViewDataSource {
    let texts: [String]
    let collectionView: UICollectionView
    var configure: (UICollectionViewCell, String) -> Void = { _, _ in }

    init(_ texts: [String], layout: UICollectionViewLayout, cell: UICollectionViewCell.Type) {
      self.texts = texts
      collectionView = UICollectionView(frame: rect(0, 0, 393, 852), collectionViewLayout: layout)
      super.init()
      collectionView.register(cell, forCellWithReuseIdentifier: "cell")
      collectionView.dataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      configure(cell, texts[indexPath.item])
      return cell
    }

    func cell(_ item: Int) -> UICollectionViewCell? {
      collectionView.cellForItem(at: IndexPath(item: item, section: 0))
    }
  }

  @Test("Each accessory takes space from the content while the accessory is displayed")
  func accessories() throws {
    let list = List(
      ["a"], layout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)),
      cell: UICollectionViewListCell.self)
    var details = 0
    let mark = UIView(frame: rect(0, 0, 30, 20))
    list.configure = { cell, _ in
      (cell as? UICollectionViewListCell)?.accessories = [
        .delete(), .detail { details += 1 },
        .customView(
          configuration: .init(customView: mark, placement: .trailing(displayed: .whenNotEditing), isHidden: false)),
      ]
    }
    let stage = TableStage(list.collectionView)
    let cell = try #require(list.cell(0) as? UICollectionViewListCell)
    let button = try #require(cell.subviews.lazy.compactMap { $0 as? UIButton }.first)
    let width = button.bounds.width
    #expect(width > 10 && mark.superview === cell)
    // The margin of 16 points, and 8 points before each.
    #expect(cell.contentView.frame == rect(0, 0, 393 - 16 - 8 - 8 - 30 - width, cell.bounds.height))
    #expect(mark.frame.maxX == 393 - 16 && button.frame.maxX == mark.frame.minX - 8)
    stage.tap(button)
    #expect(details == 1)
    list.collectionView.isEditing = true
    HeadlessWorld.updateCycle()
    #expect(mark.superview == nil && cell.subviews.filter { $0 is UIButton }.count == 2)
    #expect(cell.contentView.frame.minX > 16 && cell.contentView.frame.maxX == 393 - 16 - 8 - width)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.setNeedsLayout()
    HeadlessWorld.updateCycle()
    #expect(cell.contentView.frame.minX == 16 + 8 + width && button.frame.minX == 16)
    cell.accessories = [.label(text: "12", options: .init(isHidden: true)), .checkmark(), .disclosureIndicator()]
    HeadlessWorld.updateCycle()
    #expect(!cell.subviews.contains { $0 is UILabel } && cell.subviews.filter { $0 is UIImageView }.count == 2)
  }

  /// A cell that is as large as its label and the margins.
  final class Tag: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -5),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A cell that is always 60 points high.
  final class High: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
      attributes.frame.size.height = 60
      return attributes
    }
  }

  @Test("The items of a flow layout with an estimated size are as large as their contents")
  func estimatedItems() throws {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 8
    let list = List(["one", "a longer text", "three"], layout: layout, cell: Tag.self)
    list.configure = { ($0 as? Tag)?.label.text = $1 }
    let stage = TableStage(list.collectionView)
    #expect(list.cell(0)?.bounds.size == CGSize(width: 50, height: 50))
    for estimate in [UICollectionViewFlowLayout.automaticSize, CGSize(width: 80, height: 30)] {
      layout.estimatedItemSize = estimate
      HeadlessWorld.updateCycle()
      for item in 0..<3 {
        let cell = try #require(list.cell(item) as? Tag)
        let size = cell.label.intrinsicContentSize
        #expect(abs(cell.bounds.width - size.width - 10) < 0.01 && abs(cell.bounds.height - size.height - 20) < 0.01)
      }
      #expect(list.cell(1)?.frame.minX == (list.cell(0)?.frame.maxX ?? 0) + 8)
    }
    layout.estimatedItemSize = .zero
    HeadlessWorld.updateCycle()
    #expect(list.cell(0)?.bounds.size == CGSize(width: 50, height: 50))
    _ = stage
  }

  @Test("A cell can prefer a size that differs from what its content requires")
  func preferredSize() {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 100, height: 20)
    let lists = [
      List(["a", "b"], layout: flow, cell: High.self),
      List(
        ["a", "b"], layout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)), cell: High.self),
    ]
    for list in lists {
      let stage = TableStage(list.collectionView)
      #expect(list.cell(0)?.bounds.height == 60 && list.cell(1)?.bounds.height == 60)
      _ = stage
    }
    #expect(lists[0].cell(0)?.bounds.width == 100 && lists[1].cell(1)?.frame.minY == 60)
  }

  @Test("A content configuration replaces the content of a cell, and updates it afterward")
  func contentConfiguration() throws {
    HeadlessWorld.reset()
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Wi-Fi"
    content.secondaryText = "Connected"
    cell.contentConfiguration = content
    let view = try #require(cell.contentView as? UIListContentView)
    cell.frame = rect(0, 0, 320, 60)
    cell.layoutIfNeeded()
    func labels(in view: UIView) -> [String] {
      ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.filter { !$0.isHidden }.flatMap(labels)
    }
    #expect(labels(in: view) == ["Wi-Fi", "Connected"] && view.frame.height == 60)
    content.secondaryText = nil
    cell.contentConfiguration = content
    #expect(cell.contentView === view && labels(in: view) == ["Wi-Fi"])
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 44)
  }
}
