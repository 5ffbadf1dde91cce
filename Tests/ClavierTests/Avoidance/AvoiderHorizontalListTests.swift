import ClavierTesting
import Foundation
import TestSupport
import Testing
import UIKit

@testable import Clavier

/// Inputs in collection views that are as tall as the screen and scroll horizontally.
@MainActor @Suite(.underEveryPromptAlternative) struct AvoiderHorizontalListTests {
  /// The layout of a collection view.
  enum Layout: CaseIterable, Sendable { case flow, compositional }

  @Test(arguments: Layout.allCases, [1, 2])
  func `shifts the screen for a field on a card, and neither scrolls nor insets the horizontal list of cards`(
    layout: Layout, count: Int
  ) throws {
    let screen = CardsController(layout, count: count)
    let stage = try AvoiderStage(screen)
    HeadlessWorld.updateCycle()
    let list = screen.list
    #expect((list.contentSize.width > list.bounds.width) == (count > 1))
    let (inset, indicatorInset) = (list.contentInset, list.verticalScrollIndicatorInsets)
    let field = try #require((list.cellForItem(at: IndexPath(item: 0, section: 0)) as? FieldItemCell)?.field)
    field.becomeFirstResponder()
    HeadlessClock.advanceUntilIdle()
    #expect(abs(stage.gap(below: field) - 10) < 0.001)
    #expect(screen.view.transform.ty < 0)
    #expect(list.contentInset == inset && list.verticalScrollIndicatorInsets == indicatorInset)
    #expect(list.contentOffset == .zero)
    stage.endEditing()
    #expect(screen.view.transform == .identity && list.contentInset == inset && list.contentOffset == .zero)
  }

  @Test func `insets the list while its layout scrolls vertically, but not while it scrolls horizontally`() throws {
    let screen = CardsController(.flow, count: 1)
    let stage = try AvoiderStage(screen)
    HeadlessWorld.updateCycle()
    let layout = try #require(screen.list.collectionViewLayout as? UICollectionViewFlowLayout)
    for direction in [.horizontal, .vertical, .horizontal] as [UICollectionView.ScrollDirection] {
      layout.scrollDirection = direction
      HeadlessWorld.updateCycle()
      let cell = try #require(screen.list.cellForItem(at: IndexPath(item: 0, section: 0)) as? FieldItemCell)
      cell.field.becomeFirstResponder()
      HeadlessClock.advanceUntilIdle()
      #expect(abs(stage.gap(below: cell.field) - 10) < 0.001)
      #expect((screen.list.contentInset.bottom > 0) == (direction == .vertical))
      stage.endEditing()
      #expect(screen.list.contentInset.bottom == 0)
    }
  }
}

/// A horizontal list of cards with a text field at the bottom of each card.
private final class CardsController: UIViewController, UICollectionViewDataSource {
  private static let cardSize = CGSize(width: 361, height: 740)

  let list: UICollectionView
  private let count: Int

  init(_ layout: AvoiderHorizontalListTests.Layout, count: Int) {
    self.count = count
    let collectionViewLayout = layout == .flow ? Self.flowLayout() : Self.compositionalLayout()
    list = UICollectionView(frame: .zero, collectionViewLayout: collectionViewLayout)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  private static func flowLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = cardSize
    layout.scrollDirection = .horizontal
    return layout
  }

  private static func compositionalLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(cardSize.width), heightDimension: .absolute(cardSize.height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group), configuration: configuration)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.register(FieldItemCell.self, forCellWithReuseIdentifier: "card")
    list.dataSource = self
    view.addSubview(list)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    (cell as? FieldItemCell)?.field.frame.origin.y = 690
    return cell
  }
}
