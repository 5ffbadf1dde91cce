import Foundation

/// The rows or items that a data source was asked to prepare, because they will probably become visible soon.
@MainActor struct Prefetching {
  private var requested: Set<IndexPath> = []
  private var lastOffset = CGPoint.zero

  /// Returns the area that the current scrolling will reach next; nil if nothing has been scrolled.
  mutating func area(of scrollView: UIScrollView) -> CGRect? {
    let bounds = scrollView.bounds
    defer { lastOffset = bounds.origin }
    let (x, y) = (bounds.minX - lastOffset.x, bounds.minY - lastOffset.y)
    guard x != 0 || y != 0 else { return nil }
    return abs(y) >= abs(x)
      ? bounds.offsetBy(dx: 0, dy: y > 0 ? bounds.height : -bounds.height)
      : bounds.offsetBy(dx: x > 0 ? bounds.width : -bounds.width, dy: 0)
  }

  /// Returns the items to prepare now, and the items that are no longer needed.
  mutating func update(visible: Set<IndexPath>, next: [IndexPath]) -> (new: [IndexPath], cancelled: [IndexPath]) {
    requested.subtract(visible)
    let new = next.filter { !requested.contains($0) && !visible.contains($0) }
    let cancelled = requested.subtracting(next).sorted()
    requested.formUnion(new)
    requested.subtract(cancelled)
    return (new, cancelled)
  }

  mutating func reset() {
    requested = []
  }
}
