import Foundation
import HeadlessEnumerations

// The data of the data source and the delegate, and updates.
extension UITableView {
  /// The number of sections.
  public var numberOfSections: Int {
    loadDataIfNeeded()
    return metrics.sections.count
  }

  /// Returns the number of rows in a section.
  @discardableResult public func numberOfRows(inSection section: Int) -> Int {
    loadDataIfNeeded()
    return metrics.sections[section].rows.count
  }

  // MARK: Loading

  func forgetData() {
    isLoaded = false
    setNeedsLayout()
  }

  func loadDataIfNeeded() {
    if !isLoaded { loadData() }
  }

  func loadData() {
    isLoaded = true
    hasNewData = true
    changes = BatchChanges()
    selectedPaths = []
    touchedPath = nil
    swipeActions?.path = nil
    prefetching.reset()
    let old = (cells, headers, footers)
    (cells, headers, footers) = ([:], [:], [:])
    metrics = TableSections((0..<sectionCount).map { section in newSection(section) { _ in nil } })
    metrics.top = tableHeaderView?.frame.height ?? 0
    if estimatedRowHeight == 0 { requestAllHeights() }
    setNeedsLayout()
    // An edited cell resigns, and an observer of the keyboard may lay out this view, so all data must be current.
    for (path, cell) in old.0 { recycle(cell, from: path) }
    for view in old.1.values { recycle(view) }
    for view in old.2.values { recycle(view) }
    updateContentSize()
  }

  private var sectionCount: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  private func newSection(
    _ section: Int, stretchOfRow: (Int) -> TableSections.Stretch?
  ) -> TableSections.Section {
    let count = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    let height = { (row: Int) -> CGFloat in
      let path = IndexPath(row: row, section: section)
      let estimate = self.delegate?.tableView(self, estimatedHeightForRowAt: path) ?? self.estimatedHeightOfRow
      return estimate > 0 ? estimate : self.estimatedHeightOfRow
    }
    return TableSections.Section(
      header: TableSections.Stretch(height: initialHeight(ofHeader: section)),
      rows: (0..<count).map { stretchOfRow($0) ?? TableSections.Stretch(height: height($0)) },
      footer: TableSections.Stretch(height: initialHeight(ofFooter: section)))
  }

  private func requestAllHeights() {
    for section in metrics.sections.indices {
      for row in metrics.sections[section].rows.indices {
        let path = IndexPath(row: row, section: section)
        let asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        let height = asked == Self.automaticDimension ? Self.standardRowHeight : max(0, asked)
        metrics.setRow(TableSections.Stretch(height: height, isFinal: true), at: path)
      }
    }
  }

  func invalidateHeights() {
    guard isLoaded else { return }
    metrics.invalidateAll()
    if estimatedRowHeight == 0 { requestAllHeights() }
    setNeedsLayout()
  }

  func recycle(_ cell: UITableViewCell, from path: IndexPath) {
    cell.removeFromSuperview()
    cell.isHighlighted = false
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    if let identifier = cell.reuseIdentifier { cellPool.put(cell, identifier) }
  }

  func recycle(_ view: UIView) {
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      headerFooterPool.put(view, identifier)
    }
  }

  // MARK: Changes

  func change(_ note: (inout BatchChanges) -> Void) {
    beginUpdates()
    note(&changes)
    endUpdates()
  }

  func carryOutChanges() {
    let changes = changes
    self.changes = BatchChanges()
    guard let dataSource else { return }
    let old = metrics.sections
    let counts = (0..<sectionCount).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
    let places = changes.places(from: old.map(\.rows.count), to: counts)
    var new = TableSections(
      counts.indices.map { section in
        var fresh = newSection(section) { row in
          places.rows[section][row].map { old[$0.section].rows[$0.row] }
        }
        if let origin = places.sections[section], !changes.reloadedSections.contains(origin) {
          fresh.copyEnds(of: old[origin])
        }
        return fresh
      })
    // Heights may have changed even without other changes, because apps use an empty update to request them again.
    new.invalidateAll()
    new.top = tableHeaderView?.frame.height ?? 0
    metrics = new
    if estimatedRowHeight == 0 { requestAllHeights() }
    let newPlaces = places.newPlaces
    selectedPaths = selectedPaths.compactMap { newPlaces[$0] }
    touchedPath = touchedPath.flatMap { newPlaces[$0] }
    swipeActions?.path = swipeActions?.path.flatMap { newPlaces[$0] }
    let removedCells = moveCells(newPlaces)
    let removedEnds = moveEnds(changes, places)
    hasNewData = true
    prefetching.reset()
    setNeedsLayout()
    // Removing an edited cell can cause a layout pass, as reloading all data can.
    for (path, cell) in removedCells { recycle(cell, from: path) }
    for view in removedEnds { recycle(view) }
    if window != nil { layoutIfNeeded() }
  }

  /// Returns the cells that have no new index path.
  private func moveCells(_ newPlaces: [IndexPath: IndexPath]) -> [IndexPath: UITableViewCell] {
    let old = cells
    cells = [:]
    for (path, cell) in old { newPlaces[path].map { cells[$0] = cell } }
    return old.filter { newPlaces[$0.key] == nil }
  }

  /// Returns the headers and footers that have no new section.
  private func moveEnds(_ changes: BatchChanges, _ places: BatchChanges.Places) -> [UIView] {
    var removed: [UIView] = []
    var newSections: [Int: Int] = [:]
    for (section, old) in places.sections.enumerated() {
      if let old, !changes.reloadedSections.contains(old) { newSections[old] = section }
    }
    for path in [\UITableView.headers, \UITableView.footers] {
      let old = self[keyPath: path]
      self[keyPath: path] = [:]
      for (section, view) in old {
        if let place = newSections[section] { self[keyPath: path][place] = view } else { removed.append(view) }
      }
    }
    return removed
  }
}
