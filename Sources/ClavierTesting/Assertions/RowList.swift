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
    /// Scrolls through at most fifty pages of rows, and calls a closure with the rows of each page.
    ///
    /// It scrolls from row to row, because the size of the content is an estimate until all rows have been visible. A
    /// list of more than fifty pages is probably not a form, and scrolling through it on every device would take a long
    /// time. The same applies to a section that scrolls by itself.
    func forEachPage(_ body: ([IndexPath]) -> Void) {
      var starts: [UIScrollView: CGPoint] = [self: contentOffset]
      var seen: Set<IndexPath> = []
      var pages = 0
      for (section, count) in rowCounts.enumerated() {
        var sectionPages = 0
        for item in 0..<count where pages < 50 && sectionPages < 50 {
          let path = IndexPath(item: item, section: section)
          guard !seen.contains(path) else { continue }
          let offset = contentOffset
          guard show(path, atBottom: false) else { break }
          // Only the section has scrolled if the list did not.
          if contentOffset == offset, !seen.isEmpty { sectionPages += 1 } else { pages += 1 }
          let shown = shownPaths
          body(shown)
          seen.formUnion(shown)
          seen.insert(path)
          for view in shown.compactMap(sectionScrollView) where starts[view] == nil {
            starts[view] = view.contentOffset
          }
        }
      }
      for (view, start) in starts { view.contentOffset = start }
      layoutIfNeeded()
    }

    /// Returns an input of a row, after scrolling to it.
    func input(_ ordinal: Int, at path: IndexPath) -> UIView? {
      if row(at: path) == nil, !show(path, atBottom: true) { return nil }
      guard let row = row(at: path) else { return nil }
      scrollRectToVisible(row.convert(row.bounds, to: self), animated: false)
      let inputs = row.inputsThatTakeTyping
      return ordinal < inputs.count ? inputs[ordinal] : nil
    }

    /// Returns the scroll view of a section that scrolls by itself.
    private func sectionScrollView(around path: IndexPath) -> UIScrollView? {
      let ancestors = sequence(first: row(at: path)?.superview, next: { $0?.superview }).prefix { $0 !== self }
      return ancestors.lazy.compactMap { $0 as? UIScrollView }.first
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

  extension UIView {
    /// Whether the view is a row of a list.
    ///
    /// Another scroll view is between them if the row's section scrolls by itself.
    var isRow: Bool {
      guard self is UITableViewCell || self is UICollectionViewCell else { return false }
      return sequence(first: superview, next: { $0?.superview }).contains { $0 is any RowList }
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
