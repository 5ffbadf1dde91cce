#if canImport(UIKit)
  import Foundation
  package import UIKit

  /// An input of a screen, and how one gets to see it: a row that is out of sight has no views before it is scrolled to.
  @MainActor
  package struct TrialInput {
    /// What a report calls it.
    package let name: String
    /// Brings it into sight as a person would; `nil` when it is gone.
    let find: () -> UIView?

    /// An input that is there all the time.
    init(_ view: UIView) {
      name = view.inputName
      find = { view }
    }

    /// One of the inputs in a row, which a page of the list shows.
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
    /// The inputs in this view that take typing, those in rows and items out of sight too; what is hidden has none.
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

  /// A list that makes the views of its rows when they come into sight.
  @MainActor
  private protocol RowList: UIScrollView {
    /// The rows in sight, in their order.
    var shownPaths: [IndexPath] { get }
    /// The view of a row in sight.
    func row(at path: IndexPath) -> UIView?
  }

  extension RowList {
    /// The inputs in all rows, found by going through the list page by page.
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

    /// The offsets that one after the other show all of the content, or the first of them where that is very much.
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

  /// A list longer than that is hardly a form, and takes its time on every device.
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
