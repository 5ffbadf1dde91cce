import Foundation

/// The subviews of a scroll view sorted by their vertical position, so that the cost of scrolling depends only on the
/// views that appear and disappear.
@MainActor struct ScrolledSubviews {
  /// The number of subviews below which checking each one is faster than sorting.
  static let minimumCount = 64

  private let views: [UIView]
  private let tops: [CGFloat]
  private let greatestHeight: CGFloat

  init(_ subviews: [UIView]) {
    let rows = subviews.map { (frame: $0.frame, view: $0) }.sorted { $0.frame.minY < $1.frame.minY }
    views = rows.map(\.view)
    tops = rows.map(\.frame.minY)
    greatestHeight = rows.map(\.frame.height).max() ?? 0
  }

  /// Returns all subviews in a vertical range of the content, and possibly some more.
  func views(from top: CGFloat, to bottom: CGFloat) -> ArraySlice<UIView> {
    let first = firstIndex { $0 >= top - greatestHeight }
    return views[first..<max(first, firstIndex { $0 > bottom })]
  }

  private func firstIndex(where isBehind: (CGFloat) -> Bool) -> Int {
    var (low, high) = (0, tops.count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(tops[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
