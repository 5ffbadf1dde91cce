import Foundation
import HeadlessEnumerations

/// A section that scrolls across the direction of its layout.
@MainActor struct ScrollingSection {
  /// The frame of the section's scroll view, in the collection view's coordinates.
  var frame: CGRect
  /// The width of the groups and their insets, in points.
  var contentWidth: CGFloat = 0
  /// The offsets at which a group is at rest, in ascending order.
  var stops: [CGFloat] = []
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
}

/// The scroll view of a section that scrolls across the direction of its layout.
final class SectionScroller: UIScrollView, UIScrollViewDelegate {
  private var stops: [CGFloat] = []
  private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  private var dragStart: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    delegate = self
  }

  @_documentation(visibility: internal)
  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ section: ScrollingSection) {
    (stops, behavior) = (section.stops, section.behavior)
    isPagingEnabled = behavior == .paging
    frame = section.frame
    contentSize = CGSize(width: section.contentWidth, height: section.frame.height)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    superview?.setNeedsLayout()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    dragStart = contentOffset.x
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let last = max(0, contentSize.width - bounds.width)
    switch behavior {
    case .continuousGroupLeadingBoundary:
      targetContentOffset.pointee.x = min(last, nearestStop(to: targetContentOffset.pointee.x))
    case .groupPaging, .groupPagingCentered:
      targetContentOffset.pointee.x = min(last, page(toward: velocity.x))
    default: break
    }
  }

  private func nearestStop(to offset: CGFloat) -> CGFloat {
    stops.min { abs($0 - offset) < abs($1 - offset) } ?? offset
  }

  /// Returns the stop at which a drag ends, which is at most one group away from the position where it began.
  private func page(toward velocity: CGFloat) -> CGFloat {
    let start = nearestStop(to: dragStart)
    guard let index = stops.firstIndex(of: start) else { return contentOffset.x }
    // A fast drag turns the page in its direction, and a slow one shows the nearest group.
    if velocity > 0 { return stops[min(index + 1, stops.count - 1)] }
    if velocity < 0 { return stops[max(index - 1, 0)] }
    let nearest = stops.firstIndex(of: nearestStop(to: contentOffset.x)) ?? index
    return stops[min(max(nearest, index - 1), min(index + 1, stops.count - 1))]
  }
}

extension UICollectionView {
  /// Shows a scroll view for each section that scrolls independently, and removes the scroll views of other sections.
  func showSectionScrollers() {
    let sections = collectionViewLayout.scrollingSections
    for (index, scroller) in sectionScrollers where sections[index] == nil {
      sectionScrollers[index] = nil
      scroller.removeFromSuperview()
    }
    UIView.performWithoutAnimation {
      for (index, section) in sections {
        let scroller = sectionScrollers[index] ?? SectionScroller(frame: section.frame)
        if sectionScrollers.updateValue(scroller, forKey: index) == nil { insertSubview(scroller, at: 0) }
        scroller.show(section)
      }
    }
  }

  /// Returns the view that contains the cell of an item.
  func container(of indexPath: IndexPath) -> UIView {
    sectionScrollers[indexPath.section] ?? self
  }

  /// Returns the frame of a cell in the collection view's coordinates.
  func frame(of cell: UICollectionViewCell) -> CGRect {
    guard let superview = cell.superview, superview !== self else { return cell.frame }
    return convert(cell.frame, from: superview)
  }

  /// Scrolls the section of an item if the section scrolls independently, and returns whether it does.
  func scrollSection(
    to indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool
  ) -> Bool {
    guard let scroller = sectionScrollers[indexPath.section], let frame = layoutAttributesForItem(at: indexPath)?.frame
    else { return false }
    let item = scroller.convert(frame, from: self)
    var x = scroller.contentOffset.x
    if position.contains(.left) {
      x = item.minX
    } else if position.contains(.centeredHorizontally) {
      x = item.midX - scroller.bounds.width / 2
    } else if position.contains(.right) {
      x = item.maxX - scroller.bounds.width
    } else if item.minX < scroller.bounds.minX {
      x = item.minX
    } else if item.maxX > scroller.bounds.maxX {
      x = item.maxX - scroller.bounds.width
    }
    x = min(max(0, x), max(0, scroller.contentSize.width - scroller.bounds.width))
    scroller.setContentOffset(CGPoint(x: x, y: 0), animated: animated)
    return true
  }
}
