#if canImport(UIKit)
  import Foundation
  import UIKit

  /// A list that creates the views of its rows when they become visible.
  @MainActor
  protocol RowList: UIScrollView {
    /// The number of rows in each section.
    var rowCounts: [Int] { get }
    /// The visible rows in order.
    var shownPaths: [IndexPath] { get }
    /// Returns the view of a visible row.
    func row(at path: IndexPath) -> UIView?
    /// Scrolls an existing row to the upper or the lower edge, or as near to it as possible.
    func scroll(to path: IndexPath, atBottom: Bool)
  }

  extension RowList {
    /// Scrolls from the first row to the last one, and calls a closure with the rows of each page.
    ///
    /// It scrolls from row to row, because the size of the content is an estimate until all rows have been visible. A
    /// list of more than fifty pages is probably not a form, and scrolling through it on every device would take a long
    /// time.
    func forEachPage(_ body: ([IndexPath]) -> Void) {
      let start = contentOffset
      var seen: Set<IndexPath> = []
      var pages = 0
      for (section, count) in rowCounts.enumerated() {
        for item in 0..<count where pages < 50 {
          let path = IndexPath(item: item, section: section)
          guard seen.insert(path).inserted, show(path, atBottom: false) else { continue }
          pages += 1
          body(shownPaths)
          seen.formUnion(shownPaths)
        }
      }
      contentOffset = start
      layoutIfNeeded()
    }

    /// Returns an input of a row, after scrolling to it.
    func input(_ ordinal: Int, at path: IndexPath) -> UIView? {
      if row(at: path) == nil, !show(path, atBottom: true) { return nil }
      guard let row = row(at: path) else { return nil }
      scrollRectToVisible(row.frame, animated: false)
      let inputs = row.inputsThatTakeTyping
      return ordinal < inputs.count ? inputs[ordinal] : nil
    }

    /// Scrolls to a row, and returns false if it no longer exists.
    private func show(_ path: IndexPath, atBottom: Bool) -> Bool {
      let counts = rowCounts
      guard path.section < counts.count, path.item < counts[path.section] else { return false }
      scroll(to: path, atBottom: atBottom)
      layoutIfNeeded()
      return true
    }
  }

  extension UITableView: RowList {
    var rowCounts: [Int] { (0..<numberOfSections).map(numberOfRows) }
    var shownPaths: [IndexPath] { indexPathsForVisibleRows ?? [] }
    func row(at path: IndexPath) -> UIView? { cellForRow(at: path) }
    func scroll(to path: IndexPath, atBottom: Bool) {
      scrollToRow(at: path, at: atBottom ? .bottom : .top, animated: false)
    }
  }

  extension UICollectionView: RowList {
    var rowCounts: [Int] { (0..<numberOfSections).map(numberOfItems) }
    var shownPaths: [IndexPath] { indexPathsForVisibleItems.sorted() }
    func row(at path: IndexPath) -> UIView? { cellForItem(at: path) }
    func scroll(to path: IndexPath, atBottom: Bool) {
      scrollToItem(at: path, at: atBottom ? [.bottom, .right] : [.top, .left], animated: false)
    }
  }
#endif
