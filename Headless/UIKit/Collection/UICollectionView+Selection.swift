import Foundation

// Touches on items.
extension UICollectionView {
  /// Handles a touch that began on a view without a gesture of its own.
  func beginTouch(_ touch: UITouch?) {
    // The touch only closes the actions.
    if let swipeActions { return swipeActions.end() }
    guard let view = touch?.view, let cell = cell(around: view), let path = indexPath(for: cell) else { return }
    guard allowsSelection, delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    // The delegate may have replaced the cells.
    guard cells[path] === cell else { return }
    touchedPath = path
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  /// Returns the cell that contains a view, unless another scroll view is between them.
  private func cell(around view: UIView) -> UICollectionViewCell? {
    for current in sequence(first: view, next: \.superview) {
      if let cell = current as? UICollectionViewCell { return indexPath(for: cell) == nil ? nil : cell }
      if current is UIScrollView { return nil }
    }
    return nil
  }

  func cancelTouch() {
    guard let path = touchedPath else { return }
    touchedPath = nil
    cells[path]?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// Ends the highlight of the touched item, and selects the item.
  ///
  /// In a diagram in Apple's article "Changing the appearance of selected and highlighted cells", the highlight ends
  /// before the item is selected. The order is not documented elsewhere.
  func endTouch() {
    guard let path = touchedPath else { return }
    cancelTouch()
    changeSelection(at: path)
  }

  /// Selects an item, or deselects a selected item if several items can be selected.
  private func changeSelection(at path: IndexPath) {
    // Every method of the delegate can remove the item.
    guard contains(path) else { return }
    if allowsMultipleSelection, selectedPaths.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true, contains(path) else { return }
      return deselectByTouch(path)
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for old in selectedPaths where old != path { deselectByTouch(old) }
    }
    guard contains(path) else { return }
    setSelection(path)
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  /// Returns whether the data source has an item at an index path.
  private func contains(_ path: IndexPath) -> Bool {
    path.section < numberOfSections && path.item < numberOfItems(inSection: path.section)
  }

  private func deselectByTouch(_ path: IndexPath) {
    deselectItem(at: path, animated: false)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }

  func setSelection(_ path: IndexPath?) {
    if !allowsMultipleSelection || path == nil {
      for old in selectedPaths where old != path { deselectItem(at: old, animated: false) }
    }
    guard let path, !selectedPaths.contains(path) else { return }
    selectedPaths.append(path)
    cells[path]?.isSelected = true
  }
}
