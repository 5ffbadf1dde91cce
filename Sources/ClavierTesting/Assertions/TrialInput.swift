#if canImport(UIKit)
  import Foundation
  package import UIKit

  /// An input, and how to bring it on the screen.
  ///
  /// A row that is off the screen has no views until it is scrolled to.
  @MainActor
  package struct TrialInput {
    /// The name in reports.
    package let name: String
    /// Returns the view after scrolling to it; `nil` if it no longer exists.
    let find: () -> UIView?

    /// Creates an input that always has a view.
    init(_ view: UIView) {
      name = view.inputName
      find = { view }
    }

    /// Creates an input in a row of a list.
    fileprivate init(_ view: UIView, _ ordinal: Int, at path: IndexPath, on page: CGPoint, of list: any RowList) {
      name = view.inputName
      find = {
        if list.row(at: path) == nil { list.show(page) }
        guard let row = list.row(at: path) else { return nil }
        list.scrollRectToVisible(row.frame, animated: false)
        let inputs = row.inputsThatTakeTyping
        return ordinal < inputs.count ? inputs[ordinal] : nil
      }
    }
  }

  extension UIView {
    /// The editable inputs in this view and in the rows of its lists.
    ///
    /// Hidden views are excluded.
    var trialInputs: [TrialInput] {
      if isHidden { return [] }
      if self is UITextField || self is UITextView { return takesTyping ? [TrialInput(self)] : [] }
      guard let list = self as? any RowList else { return subviews.flatMap(\.trialInputs) }
      let rows = list.shownPaths.compactMap(list.row)
      let others = subviews.filter { view in !rows.contains { $0 === view } }
      return others.flatMap(\.trialInputs) + list.rowInputs
    }

    fileprivate var inputsThatTakeTyping: [UIView] { textInputs.filter(\.takesTyping) }
  }

  /// A list that creates the views of its rows when they become visible.
  @MainActor
  private protocol RowList: UIScrollView {
    /// The visible rows in order.
    var shownPaths: [IndexPath] { get }
    /// Returns the view of a visible row.
    func row(at path: IndexPath) -> UIView?
  }

  extension RowList {
    /// The inputs in all rows, found by scrolling page by page.
    fileprivate var rowInputs: [TrialInput] {
      let start = contentOffset
      var seen: Set<IndexPath> = []
      var inputs: [TrialInput] = []
      for page in pages {
        show(page)
        for path in shownPaths where seen.insert(path).inserted {
          let views = row(at: path)?.inputsThatTakeTyping ?? []
          inputs += views.enumerated().map { TrialInput($1, $0, at: path, on: page, of: self) }
        }
      }
      show(start)
      return inputs
    }

    fileprivate func show(_ page: CGPoint) {
      contentOffset = page
      layoutIfNeeded()
    }

    /// The offsets that show all of the content page by page, up to a limit.
    private var pages: [CGPoint] {
      let (inset, room) = (adjustedContentInset, bounds.inset(by: adjustedContentInset).size)
      guard room.width > 0, room.height > 0 else { return [contentOffset] }
      let size = CGSize(width: min(contentSize.width, 1e6), height: min(contentSize.height, 1e6))
      let columns = stride(from: 0, to: max(size.width, 1), by: room.width)
      let lines = stride(from: 0, to: max(size.height, 1), by: room.height)
      let pages = lines.lazy.flatMap { y in columns.lazy.map { x in CGPoint(x: x - inset.left, y: y - inset.top) } }
      return Array(pages.prefix(mostPages))
    }
  }

  /// A longer list is hardly a form, and scrolling through it takes long on every device.
  private let mostPages = 50

  extension UITableView: RowList {
    fileprivate var shownPaths: [IndexPath] { indexPathsForVisibleRows ?? [] }
    fileprivate func row(at path: IndexPath) -> UIView? { cellForRow(at: path) }
  }

  extension UICollectionView: RowList {
    fileprivate var shownPaths: [IndexPath] { indexPathsForVisibleItems.sorted() }
    fileprivate func row(at path: IndexPath) -> UIView? { cellForItem(at: path) }
  }
#endif
