import Foundation

// The data of the data source and the layout, and the views for it.
extension UICollectionView {
  func forgetData() {
    isLoaded = false
    isPrepared = false
    setNeedsLayout()
  }

  func loadDataIfNeeded() {
    if !isLoaded { loadData() }
  }

  func loadData() {
    isLoaded = true
    hasNewData = true
    isPrepared = false
    prefetching.reset()
    changes = BatchChanges()
    selectedPaths = []
    touchedPath = nil
    let old = (cells, ends)
    (cells, ends) = ([:], [:])
    counts = requestCounts()
    collectionViewLayout.itemsDidChange()
    setNeedsLayout()
    // An edited cell resigns, and an observer of the keyboard may lay out this view. By then, all data must be new.
    for (path, cell) in old.0 { recycle(cell, from: path) }
    for (key, view) in old.1 { recycle(view, key) }
  }

  private func requestCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  func layoutIsInvalid() {
    isPrepared = false
    setNeedsLayout()
  }

  func prepareLayoutIfNeeded() {
    loadDataIfNeeded()
    guard !isPrepared else { return }
    isPrepared = true
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  private func recycle(_ cell: UICollectionViewCell, from path: IndexPath) {
    if swipeActions?.cell === cell { swipeActions?.end() }
    cell.removeFromSuperview()
    (cell.isHighlighted, cell.isSelected) = (false, false)
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    if let identifier = cell.reuseIdentifier { cellPool.put(cell, identifier) }
  }

  private func recycle(_ view: UICollectionReusableView, _ key: EndKey) {
    view.removeFromSuperview()
    if let identifier = view.reuseIdentifier { endPools[key.kind]?.put(view, identifier) }
  }

  // MARK: Showing

  func layOutItems() {
    guard !isLayingOut, bounds.width > 0 || bounds.height > 0 else { return }
    isLayingOut = true
    if bounds != laidOutBounds {
      if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) || bounds.size != laidOutBounds.size {
        isPrepared = false
      }
      laidOutBounds = bounds
    }
    hasNewData = false
    // Cells that determine their own height change the layout, which can make further cells visible.
    for _ in 0..<Self.maximumPasses {
      if showItems() { break }
      isPrepared = false
    }
    collectionViewLayout.didShowItems()
    isLayingOut = false
    prefetch()
  }

  private static let maximumPasses = 20

  /// Shows the cells and views in the bounds, and returns whether the layout is correct.
  private func showItems() -> Bool {
    prepareLayoutIfNeeded()
    showSectionScrollers()
    var isRight = true
    let shown = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).filter {
      $0.frame.intersects(bounds)
    }
    // Views are hidden first, so that they can be reused.
    hideAll(but: shown)
    collectionViewLayout.willShow(shown)
    for attributes in shown {
      switch attributes.category {
      case .cell:
        if let cell = cells[attributes.indexPath] ?? newCell(attributes) {
          place(cell, attributes)
          if collectionViewLayout.didShow(cell, at: attributes.indexPath) { isRight = false }
        }
      case .supplementary(let kind):
        let key = EndKey(kind: kind, path: attributes.indexPath)
        if let view = ends[key] ?? newEnd(key, attributes) {
          place(view, attributes)
          if collectionViewLayout.didShow(view, kind, at: attributes.indexPath) { isRight = false }
        }
      }
    }
    sortSubviews(shown)
    return isRight
  }

  private func hideAll(but shown: [UICollectionViewLayoutAttributes]) {
    var (paths, keys): (Set<IndexPath>, Set<EndKey>) = ([], [])
    for attributes in shown {
      if let kind = attributes.representedElementKind {
        keys.insert(EndKey(kind: kind, path: attributes.indexPath))
      } else {
        paths.insert(attributes.indexPath)
      }
    }
    // The cells are visited in order, because they are reused in the order in which they are hidden.
    for (path, cell) in cells.sorted(by: { $0.key < $1.key }) where !paths.contains(path) {
      if cell.containsFirstResponder {
        // The cell with the first responder stays in the collection view even when it is out of view.
        if let attributes = collectionViewLayout.layoutAttributesForItem(at: path) { place(cell, attributes) }
      } else {
        cells[path] = nil
        recycle(cell, from: path)
      }
    }
    for (key, view) in ends where !keys.contains(key) && !view.containsFirstResponder {
      ends[key] = nil
      recycle(view, key)
    }
  }

  private func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    if view is UICollectionViewCell {
      let container = container(of: attributes.indexPath)
      if view.superview !== container { container.insertSubview(view, at: 0) }
    }
    if attributes.transform.isIdentity, view.transform.isIdentity {
      view.frame = place(attributes.frame, in: view.superview)
    } else {
      // A view with a transform has no meaningful frame.
      view.bounds.size = attributes.size
      view.center = place(CGRect(origin: attributes.center, size: .zero), in: view.superview).origin
      view.transform = attributes.transform
    }
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
    view.apply(attributes)
  }

  /// Returns a rectangle of the collection view in the coordinates of the view that contains a cell.
  private func place(_ rect: CGRect, in container: UIView?) -> CGRect {
    // If possible, no conversion is used, because it could round.
    container === self ? rect : container?.convert(rect, from: self) ?? rect
  }

  /// Sorts the visible views if the layout sets an order.
  private func sortSubviews(_ shown: [UICollectionViewLayoutAttributes]) {
    guard shown.contains(where: { $0.zIndex != 0 }) else { return }
    // The sort is stable, so that views with the same index keep their order.
    for attributes in shown.enumerated().sorted(by: { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) })
      .map(\.element)
    {
      let view =
        attributes.representedElementKind.map { ends[EndKey(kind: $0, path: attributes.indexPath)] }
        ?? cells[attributes.indexPath]
      if let view { view.superview?.bringSubviewToFront(view) }
    }
  }

  /// Returns a new cell for attributes; nil if the data source has been deallocated.
  private func newCell(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewCell? {
    guard let dataSource else { return nil }
    let path = attributes.indexPath
    let cell = providing { dataSource.collectionView(self, cellForItemAt: path) }
    cells[path] = cell
    UIView.performWithoutAnimation {
      let container = container(of: path)
      container.insertSubview(cell, at: 0)
      cell.frame = place(attributes.frame, in: container)
      cell.isSelected = selectedPaths.contains(path)
    }
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    return cell
  }

  private func newEnd(_ key: EndKey, _ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    let view = providing {
      dataSource.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
    }
    ends[key] = view
    UIView.performWithoutAnimation {
      addSubview(view)
      view.frame = attributes.frame
    }
    return view
  }

  // MARK: Changes

  func carryOutChanges() {
    let changes = changes
    self.changes = BatchChanges()
    let new = requestCounts()
    let places = changes.places(from: counts, to: new)
    counts = new
    let newPlaces = places.newPlaces
    selectedPaths = selectedPaths.compactMap { newPlaces[$0] }
    touchedPath = touchedPath.flatMap { newPlaces[$0] }
    let old = (cells, ends)
    (cells, ends) = ([:], [:])
    for (path, cell) in old.0 { newPlaces[path].map { cells[$0] = cell } }
    var removedEnds: [(key: EndKey, view: UICollectionReusableView)] = []
    for (key, view) in old.1 {
      let place = places.sections.firstIndex { $0 == key.path.section }
      if let place, !changes.reloadedSections.contains(key.path.section) {
        ends[EndKey(kind: key.kind, path: IndexPath(item: key.path.item, section: place))] = view
      } else {
        removedEnds.append((key, view))
      }
    }
    hasNewData = true
    collectionViewLayout.itemsDidChange()
    layoutIsInvalid()
    // Removing an edited cell can cause a layout pass, as reloading all data can.
    for (path, cell) in old.0 where newPlaces[path] == nil { recycle(cell, from: path) }
    for (key, view) in removedEnds { recycle(view, key) }
    if window != nil { layoutIfNeeded() }
  }
}
