public import Foundation
import HeadlessEnumerations

// Where rows are, which are in sight, and scrolling to them.
extension UITableView {
  /// Where a row stands in the table; all zero when there is no such row.
  @discardableResult public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadDataIfNeeded()
    guard metrics.contains(indexPath) else { return .zero }
    return rect(metrics.span(ofRow: indexPath))
  }

  /// Where a section stands, with its header and footer.
  @_documentation(visibility: internal)
  @discardableResult public func rect(forSection section: Int) -> CGRect {
    loadDataIfNeeded()
    return wideRect(metrics.span(ofSection: section))
  }

  /// Where the header of a section stands when it is not held in sight.
  @_documentation(visibility: internal)
  @discardableResult public func rectForHeader(inSection section: Int) -> CGRect {
    loadDataIfNeeded()
    return rect(metrics.span(ofHeader: section))
  }

  /// Where the footer of a section stands when it is not held in sight.
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

  /// The row at a point of the table.
  @discardableResult public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadDataIfNeeded()
    return metrics.rows(from: point.y, to: point.y.nextUp).first
  }

  /// The row that a cell is shown for.
  @discardableResult public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The rows of which something lies in a rectangle.
  @discardableResult public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadDataIfNeeded()
    return metrics.rows(from: rect.minY, to: rect.maxY)
  }

  /// The cell of a row; nil when it is not in sight.
  @discardableResult public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layOutIfDataIsNew()
    guard let cell = cells[indexPath], isInSight(indexPath) else { return nil }
    return cell
  }

  /// The cells in sight, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    layOutIfDataIsNew()
    return cells.filter { isInSight($0.key) }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The rows in sight, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layOutIfDataIsNew()
    return cells.keys.filter(isInSight).sorted()
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

  /// Scrolls until a row stands at a place; as little as needed for none.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    loadDataIfNeeded()
    guard indexPath.count == 2, indexPath.row != NSNotFound else { return }
    precondition(
      metrics.contains(indexPath), "There is no row \(indexPath.row) in section \(indexPath.section) to scroll to.")
    let start = contentOffset
    var target = offset(forRow: indexPath, scrollPosition)
    // What was estimated on the way may change where the row is.
    for _ in 0..<Self.mostSteps {
      UIView.performWithoutAnimation {
        bounds.origin = target
        layOutSections()
      }
      let better = offset(forRow: indexPath, scrollPosition)
      if better == target { break }
      target = better
    }
    guard animated, window != nil else { return contentOffset = target }
    UIView.performWithoutAnimation { bounds.origin = start }
    setContentOffset(target, animated: true)
  }

  private static let mostSteps = 8

  private func offset(forRow path: IndexPath, _ position: UITableView.ScrollPosition) -> CGPoint {
    let (row, visible) = (rectForRow(at: path), visibleRect)
    let y: CGFloat
    switch position {
    case .top: y = row.minY - adjustedContentInset.top
    case .middle: y = row.midY - visible.height / 2 - adjustedContentInset.top
    case .bottom: y = row.maxY - visible.height - adjustedContentInset.top
    default: return offset(showing: row)
    }
    return CGPoint(x: contentOffset.x, y: clamped(CGPoint(x: contentOffset.x, y: y)).y)
  }

  /// Scrolls until the first selected row stands at a place.
  public func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    guard let path = selectedPaths.first else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }
}
