#if canImport(UIKit)
  import Foundation
  import UIKit

  /// The position of a header, a footer, or another view that a list creates between its rows.
  struct SectionPart: Hashable {
    var kind: String
    var path: IndexPath
  }

  extension RowList {
    /// Returns the view at a position; nil if it is not visible.
    ///
    /// The view is found by its position, because a table does not return a header or a footer that is not a
    /// `UITableViewHeaderFooterView`.
    func view(of part: SectionPart) -> UIView? {
      guard let frame = frame(of: part) else { return nil }
      return subviews.first { view in
        view.isSectionPart && !view.isHidden && frame.contains(CGPoint(x: view.frame.midX, y: view.frame.midY))
      }
    }

    /// Scrolls to a position and returns its view; nil if there is none.
    func scrollToView(of part: SectionPart) -> UIView? {
      // The position can be an estimate until the view is visible.
      for _ in 0..<3 {
        guard let frame = frame(of: part) else { return nil }
        scrollRectToVisible(frame, animated: false)
        layoutIfNeeded()
        if let view = view(of: part) { return view }
      }
      return nil
    }
  }

  extension UIView {
    /// Whether a list has created the view for a section.
    ///
    /// A header can float, so only its size is compared, not its position.
    var isSectionPart: Bool {
      guard !isRow else { return false }
      guard let table = superview as? UITableView else {
        return superview is UICollectionView && self is UICollectionReusableView
      }
      if self === table.tableHeaderView || self === table.tableFooterView || self === table.backgroundView {
        return false
      }
      return self is UITableViewHeaderFooterView
        || table.sectionParts.contains { part in
          guard let size = table.frame(of: part)?.size else { return false }
          return abs(size.height - frame.height) < 1 && abs(size.width - frame.width) < 1
        }
    }
  }

  extension UITableView {
    private static let (header, footer) = ("header", "footer")

    var sectionParts: [SectionPart] {
      (0..<numberOfSections).flatMap { section in
        [Self.header, Self.footer].map { SectionPart(kind: $0, path: IndexPath(item: 0, section: section)) }
      }.filter { frame(of: $0) != nil }
    }

    func frame(of part: SectionPart) -> CGRect? {
      let section = part.path.section
      guard section < numberOfSections else { return nil }
      let frame = part.kind == Self.header ? rectForHeader(inSection: section) : rectForFooter(inSection: section)
      return frame.isEmpty ? nil : frame
    }
  }

  extension UICollectionView {
    var sectionParts: [SectionPart] {
      let content = CGRect(origin: .zero, size: collectionViewLayout.collectionViewContentSize)
      let views = collectionViewLayout.layoutAttributesForElements(in: content.intersection(firstPages)) ?? []
      return views.filter { $0.representedElementCategory == .supplementaryView }.compactMap { view in
        view.representedElementKind.map { SectionPart(kind: $0, path: view.indexPath) }
      }
    }

    func frame(of part: SectionPart) -> CGRect? {
      // If a view does not belong to a section, its path has only one index.
      if part.path.count > 1, part.path.section >= numberOfSections { return nil }
      return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: part.kind, at: part.path)?.frame
    }
  }
#endif
