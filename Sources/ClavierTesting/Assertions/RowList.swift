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

    /// Returns the offset that shows a page of the content; nil after the last page.
    ///
    /// Ask for one page after the other, because the size of the content can be an estimate until its rows are visible.
    func page(_ index: Int) -> CGPoint? {
      guard index > 0 else { return CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top) }
      let room = bounds.inset(by: adjustedContentInset).size
      guard index < mostPages, room.width > 0, room.height > 0 else { return nil }
      let widths = (contentSize.width / room.width).rounded(.up)
      let columns = widths > 1 ? Int(min(widths, CGFloat(mostPages))) : 1
      let offset = CGPoint(
        x: CGFloat(index % columns) * room.width, y: CGFloat(index / columns) * room.height)
      guard offset.y < contentSize.height else { return nil }
      return CGPoint(x: offset.x - adjustedContentInset.left, y: offset.y - adjustedContentInset.top)
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
