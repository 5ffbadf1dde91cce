#if canImport(UIKit)
  import Foundation
  import UIKit

  /// A list that creates the views of its rows when they become visible.
  @MainActor
  protocol RowList: UIScrollView {
    /// The number of all rows.
    var rowCount: Int { get }
    /// The visible rows in order.
    var shownPaths: [IndexPath] { get }
    /// Returns the view of a visible row.
    func row(at path: IndexPath) -> UIView?
  }

  extension RowList {
    /// Returns an input of a row, after scrolling to it.
    func input(_ ordinal: Int, at path: IndexPath, on page: CGPoint) -> UIView? {
      if row(at: path) == nil { show(page) }
      guard let row = row(at: path) else { return nil }
      scrollRectToVisible(row.frame, animated: false)
      let inputs = row.inputsThatTakeTyping
      return ordinal < inputs.count ? inputs[ordinal] : nil
    }

    func show(_ page: CGPoint) {
      contentOffset = page
      layoutIfNeeded()
    }

    /// The offsets that show all of the content page by page, up to a limit.
    var pages: [CGPoint] {
      let (inset, room) = (adjustedContentInset, bounds.inset(by: adjustedContentInset).size)
      guard room.width > 0, room.height > 0 else { return [contentOffset] }
      let size = CGSize(width: min(contentSize.width, 1e6), height: min(contentSize.height, 1e6))
      let columns = stride(from: 0, to: max(size.width, 1), by: room.width)
      let lines = stride(from: 0, to: max(size.height, 1), by: room.height)
      let pages = lines.lazy.flatMap { y in columns.lazy.map { x in CGPoint(x: x - inset.left, y: y - inset.top) } }
      return Array(pages.prefix(mostPages))
    }
  }

  /// A longer list is probably not a form, and scrolling through it on every device would take a long time.
  private let mostPages = 50

  extension UITableView: RowList {
    var rowCount: Int { (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) } }
    var shownPaths: [IndexPath] { indexPathsForVisibleRows ?? [] }
    func row(at path: IndexPath) -> UIView? { cellForRow(at: path) }
  }

  extension UICollectionView: RowList {
    var rowCount: Int { (0..<numberOfSections).reduce(0) { $0 + numberOfItems(inSection: $1) } }
    var shownPaths: [IndexPath] { indexPathsForVisibleItems.sorted() }
    func row(at path: IndexPath) -> UIView? { cellForItem(at: path) }
  }
#endif
