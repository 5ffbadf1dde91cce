public import Foundation

/// A data source that prepares items before they become visible.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Called when items will probably become visible soon.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called when items will probably not become visible.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

@_documentation(visibility: internal)
extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

extension UICollectionView {
  /// Notifies the data source of the items that will become visible if the user scrolls one more screen.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource, let area = prefetching.area(of: self) else { return }
    let next = (collectionViewLayout.layoutAttributesForElements(in: area) ?? []).filter {
      $0.representedElementKind == nil && $0.frame.intersects(area)
    }
    let (new, cancelled) = prefetching.update(visible: Set(cells.keys), next: next.map(\.indexPath).sorted())
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
    if !cancelled.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
  }
}
