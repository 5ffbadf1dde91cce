public import Foundation

// The positions of items, visible items, and scrolling to items.
extension UICollectionView {
  /// The number of sections.
  public var numberOfSections: Int {
    loadDataIfNeeded()
    return counts.count
  }

  /// Returns the number of items in a section.
  @discardableResult public func numberOfItems(inSection section: Int) -> Int {
    loadDataIfNeeded()
    return counts[section]
  }

  /// Returns the layout attributes of an item.
  @discardableResult public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the item at a point of the collection view.
  @discardableResult public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let place = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    return collectionViewLayout.layoutAttributesForElements(in: place)?.first {
      $0.representedElementKind == nil && $0.frame.contains(point)
    }?.indexPath
  }

  /// Returns the item of a visible cell.
  @discardableResult public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// Returns the cell of an item, or nil if it is not visible.
  @discardableResult public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layOutIfDataIsNew()
    return cells[indexPath].flatMap { frame(of: $0).intersects(bounds) ? $0 : nil }
  }

  /// Returns the header, footer, or other supplementary view at an index path, or nil if it is not visible.
  @_documentation(visibility: internal)
  @discardableResult public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    layOutIfDataIsNew()
    return ends[EndKey(kind: elementKind, path: indexPath)].flatMap { $0.frame.intersects(bounds) ? $0 : nil }
  }

  /// The visible cells.
  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cells[$0] }
  }

  /// The visible items.
  ///
  /// UIKit does not sort the items. The headless UIKit returns them in descending order, so that code that expects
  /// ascending order fails.
  public var indexPathsForVisibleItems: [IndexPath] {
    layOutIfDataIsNew()
    return cells.filter { frame(of: $0.value).intersects(bounds) }.keys.sorted(by: >)
  }

  /// Scrolls an item to a position.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    let scrollsSection = scrollSection(to: indexPath, at: scrollPosition, animated: animated)
    guard var item = layoutAttributesForItem(at: indexPath)?.frame else { return }
    // If the section scrolls independently, it has already scrolled horizontally, so the collection view scrolls only
    // vertically.
    if scrollsSection { item.origin.x = contentOffset.x + adjustedContentInset.left }
    let (visible, inset) = (visibleRect, adjustedContentInset)
    var target = offset(showing: item)
    if scrollPosition.contains(.top) {
      target.y = item.minY - inset.top
    } else if scrollPosition.contains(.centeredVertically) {
      target.y = item.midY - visible.height / 2 - inset.top
    } else if scrollPosition.contains(.bottom) {
      target.y = item.maxY - visible.height - inset.top
    }
    if scrollsSection {
      target.x = contentOffset.x
    } else if scrollPosition.contains(.left) {
      target.x = item.minX - inset.left
    } else if scrollPosition.contains(.centeredHorizontally) {
      target.x = item.midX - visible.width / 2 - inset.left
    } else if scrollPosition.contains(.right) {
      target.x = item.maxX - visible.width - inset.left
    }
    setContentOffset(clamped(target), animated: animated)
  }

  private func layOutIfDataIsNew() {
    loadDataIfNeeded()
    if hasNewData { layOutItems() }
  }
}
