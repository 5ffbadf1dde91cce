public import Foundation
import HeadlessEnumerations

// Positions of rows, visible rows, and scrolling to rows.
extension UITableView {
  /// Returns the frame of a row in the table; zero if there is no such row.
  @discardableResult public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadDataIfNeeded()
    guard metrics.contains(indexPath) else { return .zero }
    return rect(metrics.span(ofRow: indexPath))
  }

  /// Returns the frame of a section, including its header and footer.
  @_documentation(visibility: internal)
  @discardableResult public func rect(forSection section: Int) -> CGRect {
    loadDataIfNeeded()
    return wideRect(metrics.span(ofSection: section))
  }

  /// Returns the frame of a section's header when it does not float.
  @_documentation(visibility: internal)
  @discardableResult public func rectForHeader(inSection section: Int) -> CGRect {
    loadDataIfNeeded()
    return rect(metrics.span(ofHeader: section))
  }

  /// Returns the frame of a section's footer when it does not float.
  @_documentation(visibility: internal)
  @discardableResult public func rectForFooter(inSection section: Int) -> CGRect {
    loadDataIfNeeded()
    return rect(metrics.span(ofFooter: section))
  }

  private func rect(_ span: TableSections.Span) -> CGRect {
    CGRect(x: rowSpan.x, y: span.top, width: rowSpan.width, height: span.height)
  }

  private func wideRect(_ span: TableSections.Span) -> CGRect {
    CGRect(x: 0, y: span.top, width: bounds.width, height: span.height)
  }

  // MARK: Rows

  /// Returns the row at a point of the table.
  @discardableResult public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadDataIfNeeded()
    return metrics.rows(from: point.y, to: point.y.nextUp).first
  }

  /// Returns the row of a visible cell.
  @discardableResult public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// Returns the rows that intersect a rectangle.
  @discardableResult public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadDataIfNeeded()
    return metrics.rows(from: rect.minY, to: rect.maxY)
  }

  /// Returns the cell of a row; nil if it is not visible.
  @discardableResult public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layOutIfDataIsNew()
    guard let cell = cells[indexPath], isInSight(indexPath) else { return nil }
    return cell
  }

  /// The visible cells, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    layOutIfDataIsNew()
    return cells.filter { isInSight($0.key) }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The visible rows, from top to bottom; nil if there are none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layOutIfDataIsNew()
    let paths = cells.keys.filter(isInSight).sorted()
    return paths.isEmpty ? nil : paths
  }

  private func isInSight(_ path: IndexPath) -> Bool {
    let (top, height) = metrics.span(ofRow: path)
    return top < bounds.maxY && top + height > bounds.minY
  }

  private func layOutIfDataIsNew() {
    loadDataIfNeeded()
    if hasNewData { layOutSections() }
  }

  // MARK: Scrolling

  /// Scrolls a row to a position.
  ///
  /// With `.none`, the table scrolls by the minimum distance.
  ///
  /// The row `NSNotFound` stands for a section without rows.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    guard HeadlessWorld.assumes(.scrollToRowIsSilent) else {
      return scroll(toRow: indexPath, at: scrollPosition, animated: animated)
    }
    motion.scrollSilently { scroll(toRow: indexPath, at: scrollPosition, animated: animated) }
  }

  private func scroll(toRow indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    loadDataIfNeeded()
    guard indexPath.count == 2 else { return }
    precondition(
      indexPath.row == NSNotFound ? indexPath.section < metrics.sections.count : metrics.contains(indexPath),
      "There is no row \(indexPath.row) in section \(indexPath.section) to scroll to.")
    let start = contentOffset
    guard animated, window != nil else { return contentOffset = jump(toRow: indexPath, scrollPosition) }
    // These offsets are never shown.
    var target = start
    motion.scrollSilently {
      target = jump(toRow: indexPath, scrollPosition)
      UIView.performWithoutAnimation { bounds.origin = start }
    }
    setContentOffset(target, animated: true)
  }

  /// Scrolls to a row immediately, and returns the offset.
  private func jump(toRow path: IndexPath, _ position: UITableView.ScrollPosition) -> CGPoint {
    var target = offset(forRow: path, position)
    // Heights that become known during the scroll may change the row's position.
    for _ in 0..<Self.maximumSteps {
      UIView.performWithoutAnimation {
        bounds.origin = target
        layOutSections()
      }
      let better = offset(forRow: path, position)
      if better == target { break }
      target = better
    }
    return target
  }

  private static let maximumSteps = 8

  private func offset(forRow path: IndexPath, _ position: UITableView.ScrollPosition) -> CGPoint {
    let row = path.row == NSNotFound ? rect(forSection: path.section) : rectForRow(at: path)
    let visible = visibleRect
    let y: CGFloat
    switch position {
    case .top: y = row.minY - adjustedContentInset.top
    case .middle: y = row.midY - visible.height / 2 - adjustedContentInset.top
    case .bottom: y = row.maxY - visible.height - adjustedContentInset.top
    default: return offset(showing: row)
    }
    return CGPoint(x: contentOffset.x, y: clamped(CGPoint(x: contentOffset.x, y: y)).y)
  }

  /// Scrolls the first selected row to a position.
  public func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    guard let path = selectedPaths.first else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }
}
