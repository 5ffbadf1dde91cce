#if canImport(UIKit)
  import ClavierCore
  import Foundation
  import UIKit

  extension UIScrollView {
    /// Returns the heights of the header and footer that float above the rows of a section, in the window's points.
    ///
    /// - Parameter view: A view in one of the rows. For another view, both heights are 0.
    func pinnedHeights(over view: UIView) -> AvoidanceScene.PinnedHeights {
      let heights =
        switch self {
        case let table as UITableView: table.sectionHeights(over: view)
        case let collection as UICollectionView: collection.sectionHeights(over: view)
        default: AvoidanceScene.PinnedHeights()
        }
      return AvoidanceScene.PinnedHeights(header: heights.header * scrollScale, footer: heights.footer * scrollScale)
    }

    /// Returns the cell of this scroll view that contains a view.
    ///
    /// An inner cell belongs to a list inside a cell of this scroll view, so the result is the outermost cell.
    fileprivate func cell<Cell: UIView>(around view: UIView) -> Cell? {
      var cell: Cell?
      var current: UIView? = view
      while let view = current, view !== self {
        cell = view as? Cell ?? cell
        current = view.superview
      }
      return cell
    }
  }

  extension UITableView {
    /// Returns the heights of the header and footer of the section that contains a view.
    ///
    /// In a plain table, every header and footer floats
    /// (https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum/plain). Therefore, even a header
    /// that is not above the row yet counts, because it may be there after the content has scrolled.
    fileprivate func sectionHeights(over view: UIView) -> AvoidanceScene.PinnedHeights {
      guard style == .plain, let cell = cell(around: view) as UITableViewCell?, let path = indexPath(for: cell) else {
        return AvoidanceScene.PinnedHeights()
      }
      return AvoidanceScene.PinnedHeights(
        header: rectForHeader(inSection: path.section).height, footer: rectForFooter(inSection: path.section).height)
    }
  }

  extension UICollectionView {
    /// Returns the heights of the header and footer of the section that contains a view, if they currently overlap the
    /// view's row.
    ///
    /// A compositional layout does not report which of its headers and footers float, and only one that floats overlaps
    /// a row. A header that does not overlap the row until the content has scrolled counts in the next plan, which the
    /// avoider makes for each collection view.
    fileprivate func sectionHeights(over view: UIView) -> AvoidanceScene.PinnedHeights {
      guard let cell = cell(around: view) as UICollectionViewCell?, let path = indexPath(for: cell) else {
        return AvoidanceScene.PinnedHeights()
      }
      // The visible views are examined because asking a collection view for the attributes of a header that its layout
      // does not have can raise an exception (https://github.com/chiahsien/CHTCollectionViewWaterfallLayout/issues/124).
      func frame(of kind: String) -> CGRect? {
        supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: path.section))?.frame
      }
      return AvoidanceScene.PinnedHeights(
        header: frame(of: UICollectionView.elementKindSectionHeader),
        footer: frame(of: UICollectionView.elementKindSectionFooter), over: cell.frame)
    }
  }
#endif
