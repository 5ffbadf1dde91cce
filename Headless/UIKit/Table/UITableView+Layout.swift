import Foundation
import HeadlessEnumerations

// Shows visible rows and determines their heights.
extension UITableView {
  /// The maximum number of passes in which heights can differ from their estimates.
  private static let maximumPasses = 20

  func layOutSections() {
    guard bounds.width > 0, dataSource != nil || isLoaded, !isLayingOut else { return }
    isLayingOut = true
    loadDataIfNeeded()
    hasNewData = false
    let textSize = HeadlessPreferredSize.category
    if laidOutWidth != bounds.width || laidOutTextSize != textSize {
      (laidOutWidth, laidOutTextSize) = (bounds.width, textSize)
      metrics.invalidateAll()
    }
    layOutTableViews()
    // Views are hidden first, so that they can be reused.
    hideWhatIsOutOfSight()
    for _ in 0..<Self.maximumPasses {
      let hasLearned = showHeadersAndFooters() || showCells()
      updateContentSize()
      if !hasLearned { break }
    }
    hideWhatIsOutOfSight()
    place()
    isLayingOut = false
    prefetch()
  }

  func updateContentSize() {
    contentSize = CGSize(width: bounds.width, height: metrics.bottom + (tableFooterView?.frame.height ?? 0))
  }

  private func layOutTableViews() {
    if let tableHeaderView {
      tableHeaderView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView.frame.height)
    }
    metrics.top = tableHeaderView?.frame.height ?? 0
  }

  // MARK: Cells

  /// Gives every visible row a cell and its height.
  ///
  /// Returns whether a height differs from its estimate.
  private func showCells() -> Bool {
    for path in metrics.rows(from: bounds.minY, to: bounds.maxY) {
      let isNew = cells[path] == nil
      guard let cell = cells[path] ?? newCell(at: path) else { return false }
      guard !metrics.sections[path.section].rows[path.row].isFinal else { continue }
      let (top, old) = metrics.span(ofRow: path)
      let height = height(ofRow: path, cell)
      metrics.setRow(TableSections.Stretch(height: height, isFinal: true), at: path)
      guard height != old else { continue }
      // The visible rows do not move when a row above them becomes visible.
      if top < bounds.minY, bounds.minY > -adjustedContentInset.top, isNew {
        motion.contentDidMove(by: height - old)
      }
      return true
    }
    return false
  }

  /// Returns a new cell for a row; nil if the data source has been deallocated.
  private func newCell(at path: IndexPath) -> UITableViewCell? {
    guard let dataSource else { return nil }
    requestedPath = path
    let cell = dataSource.tableView(self, cellForRowAt: path)
    requestedPath = nil
    cells[path] = cell
    if isEditing || cell.isEditing { showEditing(of: cell, at: path, animated: false) }
    UIView.performWithoutAnimation {
      insertSubview(cell, at: cards.count)
      (cell.separatorColor, cell.tableSeparatorInset) = (separatorColor, separatorInset)
      cell.frame = rectForRow(at: path)
      cell.setSelected(selectedPaths.contains(path), animated: false)
    }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  private func height(ofRow path: IndexPath, _ cell: UITableViewCell) -> CGFloat {
    let asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    guard asked == Self.automaticDimension else { return max(0, asked) }
    return ceilToPixel(cell.fittingHeight(width: rowSpan.width))
  }

  /// The estimated height of a row before it becomes visible.
  var estimatedHeightOfRow: CGFloat {
    if rowHeight != Self.automaticDimension { return max(0, rowHeight) }
    return estimatedRowHeight > 0 ? estimatedRowHeight : Self.standardRowHeight
  }

  /// The horizontal position and the width of rows.
  var rowSpan: (x: CGFloat, width: CGFloat) {
    guard style == .insetGrouped else { return (0, bounds.width) }
    let margin: CGFloat = bounds.width >= 414 ? 20 : 16
    let (left, right) = (safeAreaInsets.left + margin, safeAreaInsets.right + margin)
    return (left, max(0, bounds.width - left - right))
  }

  /// The range whose rows remain: the visible range and, according to the doubt "leaving-rows", the range that an
  /// animation of the offset still shows.
  private var spanWithoutVanishing: (top: CGFloat, bottom: CGFloat) {
    guard HeadlessWorld.assumes(.leavingRowsStay), !animations.isEmpty else { return (bounds.minY, bounds.maxY) }
    let shown = bounds.union(headlessPresentation.bounds)
    return (shown.minY, shown.maxY)
  }

  private func hideWhatIsOutOfSight() {
    let seen = spanWithoutVanishing
    let rows = Set(metrics.rows(from: seen.top, to: seen.bottom))
    // The cell with the first responder stays in the table even when it is out of view. The cells are visited in order,
    // because they are reused in the order in which they are hidden.
    for (path, cell) in cells.sorted(by: { $0.key < $1.key })
    where !rows.contains(path) && !cell.containsFirstResponder {
      cells[path] = nil
      recycle(cell, from: path)
    }
    let sections = Set(metrics.sections(from: bounds.minY, to: bounds.maxY))
    for (section, view) in headers where !sections.contains(section) && !view.containsFirstResponder {
      headers[section] = nil
      recycle(view)
    }
    for (section, view) in footers where !sections.contains(section) && !view.containsFirstResponder {
      footers[section] = nil
      recycle(view)
    }
    for (section, card) in cards where !sections.contains(section) {
      cards[section] = nil
      card.removeFromSuperview()
    }
  }

  // MARK: Places

  private func place() {
    for (path, cell) in cells {
      cell.frame = rectForRow(at: path)
      (cell.separatorColor, cell.tableSeparatorInset) = (separatorColor, separatorInset)
      let isLast = path.row == metrics.sections[path.section].rows.count - 1
      cell.hasSeparator = separatorStyle != .none && !(isLast && style != .plain)
    }
    for (section, view) in headers { view.frame = frameOfHeader(section) }
    for (section, view) in footers { view.frame = frameOfFooter(section) }
    if style != .plain { placeCards() }
    if let tableFooterView {
      tableFooterView.frame = CGRect(
        x: 0, y: metrics.bottom, width: bounds.width, height: tableFooterView.frame.height)
    }
  }

  /// Places the backgrounds behind the rows of groups, which are rounded for inset groups.
  private func placeCards() {
    for section in metrics.sections(from: bounds.minY, to: bounds.maxY) {
      let (top, height) = metrics.span(ofSection: section)
      let part = metrics.sections[section]
      let card = cards[section] ?? newCard(section)
      card.frame = CGRect(
        x: rowSpan.x, y: top + part.header.height, width: rowSpan.width,
        height: height - part.header.height - part.footer.height)
    }
  }

  private func newCard(_ section: Int) -> UIView {
    let card = UIView(frame: .zero)
    card.isUserInteractionEnabled = false
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = style == .insetGrouped ? SystemShape.groupRadius : 0
    UIView.performWithoutAnimation { insertSubview(card, at: 0) }
    cards[section] = card
    return card
  }

  /// Returns the frame of a header.
  ///
  /// In a plain table, headers stay visible as long as part of their section is visible.
  private func frameOfHeader(_ section: Int) -> CGRect {
    var rect = rectForHeader(inSection: section)
    if style == .plain {
      let whole = self.rect(forSection: section)
      rect.origin.y = max(rect.minY, min(areaOfPinnedViews.minY, whole.maxY - rect.height))
    }
    return rect
  }

  private func frameOfFooter(_ section: Int) -> CGRect {
    var rect = rectForFooter(inSection: section)
    if style == .plain {
      let whole = self.rect(forSection: section)
      rect.origin.y = min(rect.minY, max(areaOfPinnedViews.maxY - rect.height, whole.minY))
    }
    return rect
  }
}
