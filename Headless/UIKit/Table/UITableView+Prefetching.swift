public import Foundation

/// A data source that prepares rows before they become visible.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called when rows will probably become visible soon.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called when rows will probably not become visible.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

@_documentation(visibility: internal)
extension UITableViewDataSourcePrefetching {
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

extension UITableView {
  /// Notifies the data source of the rows that will become visible if the user scrolls one more screen.
  func prefetch() {
    guard isPrefetchingEnabled, let prefetchDataSource, let area = prefetching.area(of: self) else { return }
    let next = metrics.rows(from: area.minY, to: area.maxY)
    let (new, cancelled) = prefetching.update(visible: Set(cells.keys), next: next)
    if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new) }
    if !cancelled.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled) }
  }
}
