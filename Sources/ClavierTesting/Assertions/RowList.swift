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
    /// Returns whether a cell is a row.
    ///
    /// The header of a section, for example, is not a row.
    func hasRow(_ cell: UIView) -> Bool
    /// Scrolls an existing row to the top or bottom edge, or as close to that edge as possible.
    func scroll(to path: IndexPath, atBottom: Bool)
    /// The positions of the headers, footers, and other views of sections, including at least the views on the first
    /// fifty pages.
    var sectionParts: [SectionPart] { get }
    /// Returns the frame of the view at a position; nil if the list has no view at that position.
    func frame(of part: SectionPart) -> CGRect?
  }

  /// The maximum number of pages that are scrolled.
  private let maximumPageCount = 50

  extension RowList {
    /// The visible rows in order, and the visible headers and footers.
    var shownElements: [ListElement] {
      shownPaths.map(ListElement.row) + sectionParts.filter { view(of: $0) != nil }.map(ListElement.part)
    }

    /// The area of the first fifty pages.
    var firstPages: CGRect {
      let count = CGFloat(maximumPageCount)
      return CGRect(x: 0, y: 0, width: bounds.width * count, height: bounds.height * count)
    }

    /// Scrolls to each row, and then to each header and footer, and calls a closure with each of them while it is
    /// visible.
    ///
    /// The list scrolls from row to row, because the size of its content is an estimate until all rows have been
    /// visible. At most fifty pages are scrolled: a longer list is probably not a form, and scrolling through it on
    /// every device would take a long time. The limit also applies to a section that scrolls independently.
    func scrollThroughElements(_ body: (ListElement) -> Void) {
      var starts: [UIScrollView: CGPoint] = [self: contentOffset]
      scrollThroughRows(savingStartsIn: &starts) { body(.row($0)) }
      for part in sectionParts where frame(of: part)?.intersects(firstPages) == true && scrollToView(of: part) != nil {
        body(.part(part))
      }
      for (view, start) in starts { view.contentOffset = start }
      layoutIfNeeded()
    }

    /// Scrolls to each row, and records the offsets from before scrolling, including those of sections that scroll
    /// independently.
    private func scrollThroughRows(savingStartsIn starts: inout [UIScrollView: CGPoint], _ body: (IndexPath) -> Void) {
      var seen: Set<IndexPath> = []
      var pages = 0
      for (section, count) in rowCounts.enumerated() {
        var sectionPages = 0
        for item in 0..<count where pages < maximumPageCount && sectionPages < maximumPageCount {
          let path = IndexPath(item: item, section: section)
          guard !seen.contains(path) else { continue }
          let offset = contentOffset
          guard scrollIfPresent(to: path, atBottom: false) else { break }
          // If the list did not scroll, only the section has scrolled.
          if contentOffset == offset, !seen.isEmpty { sectionPages += 1 } else { pages += 1 }
          let shown = shownPaths
          for path in shown { body(path) }
          seen.formUnion(shown)
          seen.insert(path)
          for view in shown.compactMap(sectionScrollView) where starts[view] == nil {
            starts[view] = view.contentOffset
          }
        }
      }
    }

    /// Returns a visible row, header, or footer.
    func view(of element: ListElement) -> UIView? {
      switch element {
      case .row(let path): row(at: path)
      case .part(let part): view(of: part)
      }
    }

    /// Returns a row, a header, or a footer, after scrolling to it.
    func scrollToView(of element: ListElement) -> UIView? {
      // After a screen is left, its controller no longer provides cells.
      guard window != nil else { return nil }
      switch element {
      case .row(let path):
        if row(at: path) == nil, !scrollIfPresent(to: path, atBottom: true) { return nil }
        guard let row = row(at: path) else { return nil }
        scrollRectToVisible(row.convert(row.bounds, to: self), animated: false)
        return row
      case .part(let part): return scrollToView(of: part)
      }
    }

    /// Returns the scroll view of a section that scrolls independently.
    private func sectionScrollView(around path: IndexPath) -> UIScrollView? {
      let ancestors = sequence(first: row(at: path)?.superview, next: { $0?.superview }).prefix { $0 !== self }
      return ancestors.lazy.compactMap { $0 as? UIScrollView }.first
    }

    /// Scrolls to a row, and returns whether the row still exists.
    private func scrollIfPresent(to path: IndexPath, atBottom: Bool) -> Bool {
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
    /// If the row's section scrolls independently, another scroll view is between the row and the list.
    var isRow: Bool {
      guard self is UITableViewCell || self is UICollectionViewCell else { return false }
      let list = sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? any RowList }.first
      return list?.hasRow(self) ?? false
    }

    /// The lists among the subviews of this view, except for lists in the rows of other lists.
    var nestedLists: [any RowList] {
      subviews.flatMap { subview -> [any RowList] in
        if subview.isHidden || subview.alpha < 0.01 || subview.isRow || subview.isSectionPart { return [] }
        return ((subview as? any RowList).map { [$0] } ?? []) + subview.nestedLists
      }
    }
  }

  extension UITableView: RowList {
    var rowCounts: [Int] { (0..<numberOfSections).map(numberOfRows) }
    var shownPaths: [IndexPath] { indexPathsForVisibleRows ?? [] }
    func row(at path: IndexPath) -> UIView? { cellForRow(at: path) }
    func hasRow(_ cell: UIView) -> Bool { (cell as? UITableViewCell).flatMap { indexPath(for: $0) } != nil }
    func scroll(to path: IndexPath, atBottom: Bool) {
      scrollToRow(at: path, at: atBottom ? .bottom : .top, animated: false)
    }
  }

  extension UICollectionView: RowList {
    var rowCounts: [Int] { (0..<numberOfSections).map(numberOfItems) }
    var shownPaths: [IndexPath] { indexPathsForVisibleItems.sorted() }
    func row(at path: IndexPath) -> UIView? { cellForItem(at: path) }
    func hasRow(_ cell: UIView) -> Bool { (cell as? UICollectionViewCell).flatMap { indexPath(for: $0) } != nil }
    func scroll(to path: IndexPath, atBottom: Bool) {
      scrollToItem(at: path, at: atBottom ? [.bottom, .right] : [.top, .left], animated: false)
    }
  }
#endif
