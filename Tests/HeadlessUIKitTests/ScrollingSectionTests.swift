import Foundation
import Testing
import UIKit

@MainActor private final class Cards: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var selected: [IndexPath] = []
  var (counts, fields): ([Int], [IndexPath: UITextField]) = ([8, 30], [:])

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 60, height: 30))
    cell.contentView.addSubview(field)
    fields[indexPath] = field
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "end", for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}

/// A collection view on a screen.
@MainActor private final class CardStage {
  let source = Cards()
  let collection: UICollectionView
  private let stage: TableStage

  init() {
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 393, height: 852), collectionViewLayout: UICollectionViewFlowLayout())
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collection.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "end")
    }
    stage = TableStage(collection)
    (collection.dataSource, collection.delegate) = (source, source)
  }

  /// Cards of 200 by 100 points with 10 points between them, above a list of rows of 100 points.
  func show(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
    change: @escaping (NSCollectionLayoutSection, Int) -> Void = { _, _ in }
  ) {
    collection.collectionViewLayout = UICollectionViewCompositionalLayout { index, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: index == 0 ? .absolute(200) : .fractionalWidth(1), heightDimension: .absolute(100)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      if index == 0 {
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 16, bottom: 15, trailing: 16)
        section.orthogonalScrollingBehavior = behavior
      }
      change(section, index)
      return section
    }
    collection.layoutIfNeeded()
  }

  func card(_ item: Int) throws -> UICollectionViewCell {
    try #require(collection.cellForItem(at: IndexPath(item: item, section: 0)))
  }

  var shown: [Int] { collection.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item).sorted() }

  func x(_ item: Int) throws -> CGFloat {
    let card = try card(item)
    return card.convert(card.bounds, to: nil).minX
  }

  func swipe(by distance: CGFloat, duration: TimeInterval = 0.15) {
    let start = CGPoint(x: distance < 0 ? 350 : 40, y: 60)
    HeadlessTouches.drag(from: start, to: CGPoint(x: start.x + distance, y: 60), duration: duration)
    HeadlessClock.advanceUntilIdle()
  }
}

@MainActor @Suite("Sections that scroll by themselves") struct ScrollingSectionTests {
  @Test("Groups are side by side, and the next section is below them")
  func layout() throws {
    let cards = CardStage()
    cards.show(.continuous)
    #expect(cards.shown == [0, 1])
    #expect(try cards.x(0) == 16)
    #expect(try cards.x(1) == 226)
    let next = cards.collection.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame
    #expect(next == CGRect(x: 0, y: 120, width: 393, height: 100))
    #expect(cards.collection.contentSize.width == 393)
    let scroller = try #require(try cards.card(0).superview as? UIScrollView)
    #expect(scroller.frame == CGRect(x: 0, y: 5, width: 393, height: 100))
    #expect(scroller.contentSize == CGSize(width: 16 + 8 * 200 + 7 * 10 + 16, height: 100))
  }

  @Test("A horizontal drag scrolls only the section, and a vertical one only the collection view")
  func dragging() throws {
    let cards = CardStage()
    cards.show(.continuous)
    cards.swipe(by: -250, duration: 2)
    #expect(cards.collection.contentOffset == .zero && cards.shown.contains(2))
    #expect(try cards.x(2) < 393)
    #expect(try cards.x(1) < 226)
    let before = try cards.x(2)
    HeadlessTouches.drag(from: CGPoint(x: 200, y: 60), to: CGPoint(x: 200, y: 40), duration: 1)
    HeadlessClock.advanceUntilIdle()
    #expect(cards.collection.contentOffset.y > 5 && cards.collection.contentOffset.x == 0)
    #expect(try cards.x(2) == before)
  }

  @Test(
    "A swipe ends where the section's scrolling behavior requires",
    arguments: [
      (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, CGFloat(210)), (.paging, 393),
      (.groupPagingCentered, 210),
    ])
  func paging(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, offset: CGFloat) throws {
    let cards = CardStage()
    cards.show(behavior)
    let scroller = try #require(try cards.card(0).superview as? UIScrollView)
    if behavior == .groupPagingCentered { #expect(try cards.x(0) == 96.5) }
    cards.swipe(by: -120)
    #expect(scroller.contentOffset == CGPoint(x: offset, y: 0))
    cards.swipe(by: 120)
    #expect(scroller.contentOffset == .zero)
  }

  @Test("A section can come to rest at the next group")
  func leadingBoundary() throws {
    let cards = CardStage()
    cards.show(.continuousGroupLeadingBoundary)
    let scroller = try #require(try cards.card(0).superview as? UIScrollView)
    cards.swipe(by: -150, duration: 2)
    #expect(scroller.contentOffset.x > 0 && scroller.contentOffset.x.truncatingRemainder(dividingBy: 210) == 0)
  }

  @Test("A card can be tapped after the section has scrolled")
  func tapping() throws {
    let cards = CardStage()
    cards.show(.groupPaging)
    cards.swipe(by: -120)
    #expect(try cards.x(1) == 16)
    HeadlessTouches.tap(at: CGPoint(x: 180, y: 80))
    HeadlessClock.advanceUntilIdle()
    #expect(cards.source.selected == [IndexPath(item: 1, section: 0)])
    #expect(cards.collection.indexPathForItem(at: CGPoint(x: 180, y: 80)) == IndexPath(item: 1, section: 0))
  }

  @Test("Scrolling to an item scrolls its section and the collection view")
  func scrollingToItems() throws {
    let cards = CardStage()
    cards.show(.continuous)
    cards.collection.contentOffset.y = 300
    cards.collection.scrollToItem(
      at: IndexPath(item: 5, section: 0), at: [.centeredHorizontally, .top], animated: false)
    cards.collection.layoutIfNeeded()
    #expect(cards.collection.contentOffset == CGPoint(x: 0, y: 5))
    #expect(try abs(cards.x(5) - 96.5) < 0.167, "The offset is rounded to pixels.")
    cards.collection.scrollToItem(at: IndexPath(item: 20, section: 1), at: .top, animated: false)
    cards.collection.layoutIfNeeded()
    #expect(cards.shown.isEmpty && cards.collection.contentOffset.y == 2320 - 852 + 852)
  }

  @Test("The card with the first responder stays while its section scrolls")
  func firstResponder() throws {
    let cards = CardStage()
    cards.show(.continuous)
    let field = try #require(cards.source.fields[IndexPath(item: 0, section: 0)])
    field.becomeFirstResponder()
    cards.swipe(by: -300)
    cards.swipe(by: -300)
    #expect(field.isFirstResponder && !cards.shown.contains(0))
  }

  @Test("The handler changes the visible items whenever the section scrolls")
  func handler() throws {
    let cards = CardStage()
    var offsets: [CGFloat] = []
    cards.show(.continuous) { section, index in
      guard index == 0 else { return }
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        offsets.append(offset.x)
        for item in items {
          let distance = abs(item.center.x - offset.x - environment.container.contentSize.width / 2)
          item.transform = CGAffineTransform(scaleX: 1 - distance / 1000, y: 1)
          item.zIndex = item.indexPath.item == 0 ? 1 : 0
        }
      }
    }
    #expect(offsets.last == 0)
    let (first, second) = (try cards.card(0), try cards.card(1))
    #expect(
      abs(first.transform.a - (1 - 80.5 / 1000)) < 0.0001 && abs(second.transform.a - (1 - 129.5 / 1000)) < 0.0001)
    #expect(first.superview?.subviews.last === first)
    let scroller = try #require(first.superview as? UIScrollView)
    scroller.contentOffset.x = 100
    cards.collection.layoutIfNeeded()
    #expect(offsets.last == 100 && abs(first.transform.a - (1 - 180.5 / 1000)) < 0.0001)
  }

  @Test("A section that no longer scrolls loses its scroll view, and its cells stay")
  func change() throws {
    let cards = CardStage()
    cards.show(.continuous)
    let scroller = try #require(try cards.card(0).superview)
    cards.show(.none)
    #expect(scroller.superview == nil)
    #expect(try cards.card(0).superview === cards.collection)
    #expect(cards.collection.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 115)
  }

  @Test("A header that is pinned stays at the top while its section is visible, and has the height it requires")
  func pinnedHeaders() throws {
    let cards = CardStage()
    cards.show(.none) { section, index in
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = index == 1
      section.boundarySupplementaryItems = [header]
    }
    let kind = UICollectionView.elementKindSectionHeader
    func y(_ section: Int) -> CGFloat? {
      cards.collection.collectionViewLayout.layoutAttributesForSupplementaryView(
        ofKind: kind, at: IndexPath(item: 0, section: section))?.frame.minY
    }
    let natural = try #require(y(1))
    cards.collection.contentOffset.y = natural + 500
    cards.collection.layoutIfNeeded()
    #expect(y(0) == 0 && y(1) == natural + 500)
    cards.collection.contentOffset.y = 100
    cards.collection.layoutIfNeeded()
    #expect(y(1) == natural)
  }

  @Test("In a flow layout, a pinned header stays at the top until the next header pushes it away")
  func pinnedFlowHeaders() throws {
    let cards = CardStage()
    cards.source.counts = [20, 20]
    let layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.headerReferenceSize) = (CGSize(width: 393, height: 100), CGSize(width: 393, height: 30))
    layout.sectionHeadersPinToVisibleBounds = true
    cards.collection.reloadData()
    cards.collection.collectionViewLayout = layout
    cards.collection.layoutIfNeeded()
    func y(_ section: Int) -> CGFloat? {
      let kind = UICollectionView.elementKindSectionHeader
      return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: section))?
        .frame.minY
    }
    let second = 30 + 20 * 100 + 19 * 10.0
    #expect(y(0) == 0 && y(1) == second)
    cards.collection.contentOffset.y = 700
    #expect(y(0) == 700)
    cards.collection.contentOffset.y = second - 10
    #expect(y(0) == second - 30 && y(1) == second)
  }

  @MainActor private final class SnappingLayout: UICollectionViewFlowLayout {
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100)
    }
  }

  @Test("A layout determines where scrolling ends")
  func snapping() {
    let cards = CardStage()
    let layout = SnappingLayout()
    layout.itemSize = CGSize(width: 393, height: 90)
    cards.collection.setCollectionViewLayout(layout, animated: false)
    HeadlessTouches.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), duration: 0.3)
    HeadlessClock.advanceUntilIdle()
    let y = cards.collection.contentOffset.y
    #expect(y > 0 && y.truncatingRemainder(dividingBy: 100) == 0)
  }

  @Test("Attributes with a transform have the bounding box as their frame, and copies are independent")
  func attributes() throws {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    copy.transform = CGAffineTransform(scaleX: 2, y: 1)
    copy.zIndex = 3
    #expect(copy.frame == CGRect(x: -5, y: 20, width: 60, height: 40) && copy.center == CGPoint(x: 25, y: 40))
    copy.size = CGSize(width: 10, height: 10)
    #expect(copy.center == CGPoint(x: 25, y: 40) && copy.representedElementCategory == .cell)
    #expect(attributes.frame == CGRect(x: 10, y: 20, width: 30, height: 40) && attributes.zIndex == 0)
  }
}
